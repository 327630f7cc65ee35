/** The addresses of the client's pages. */
import routes from '../../../src/bastide/server/routes.json';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; table: string }
  | { page: 'result'; table: string }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string }
  | { page: 'score'; game: string }
  | { page: 'upload' }
  | { page: 'account' }
  | { page: 'reset' }
  | { page: 'confirm' }
  | { page: 'unsubscribe' }
  | { page: 'me' }
  | { page: 'games' }
  | { page: 'player'; name: string }
  | { page: 'friends' }
  | { page: 'ladder'; game: string | null }
  | { page: 'bots'; game: string | null }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'missing' };

type Page = Exclude<Route['page'], 'missing'>;

/** Shared with the server, which answers 404 where this router finds nothing. */
const PATTERNS: Record<Page, string> = routes;
const NAMED = /^\{(\w+)(\?)?\}$/;

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The page at a path. */
export function route(path: string): Route {
  const parts = partsOf(path).map(decode);
  for (const [page, pattern] of Object.entries(PATTERNS)) {
    const named = match(partsOf(pattern), parts);
    if (named) return { page, ...named } as Route;
  }
  return { page: 'missing' };
}

/** The parameters in a path, if it matches the pattern; optional ones that are missing are null. */
function match(pattern: string[], parts: string[]): Record<string, string | null> | null {
  if (parts.length > pattern.length) return null;
  const named: Record<string, string | null> = {};
  for (const [number, wanted] of pattern.entries()) {
    const part = parts[number];
    const [, name, isOptional] = NAMED.exec(wanted) ?? [];
    if (name === undefined ? part !== wanted : part === undefined && !isOptional) return null;
    if (name !== undefined) named[name] = part ?? null;
  }
  return named;
}

/** The address of a page, optionally with an anchor. */
export function address(to: Route, anchor = ''): string {
  if (to.page === 'missing') return '/';
  const named: Partial<Record<string, string | null>> = to;
  const parts = partsOf(PATTERNS[to.page]).map((part) => {
    const name = NAMED.exec(part)?.[1];
    return name === undefined ? part : encodeURIComponent(named[name] ?? '');
  });
  return `/${parts.filter(Boolean).join('/')}${anchor && `#${anchor}`}`;
}

/** A part of an address as text; a broken one stays as it is. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
