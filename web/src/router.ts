/** The addresses of the client's pages. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; table: string }
  | { page: 'result'; table: string }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string }
  | { page: 'upload' }
  | { page: 'account' }
  | { page: 'me' }
  | { page: 'player'; name: string }
  | { page: 'ladder'; game: string | null }
  | { page: 'missing' };

/** Which page an address stands for. */
export function route(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { page: 'missing' };
  switch (first) {
    case undefined:
      return { page: 'lobby' };
    case 'new':
      return third ? { page: 'missing' } : { page: 'new', game: second ?? null };
    case 'rules':
      return third ? { page: 'missing' } : { page: 'rules', game: second ?? null };
    case 'learn':
      return !second || third ? { page: 'missing' } : { page: 'learn', game: second };
    case 'upload':
    case 'account':
    case 'me':
      return second ? { page: 'missing' } : { page: first };
    case 'player':
      return !second || third ? { page: 'missing' } : { page: 'player', name: second };
    case 'ladder':
      return third ? { page: 'missing' } : { page: 'ladder', game: second ?? null };
    case 'table':
      if (!second || (third && third !== 'result')) return { page: 'missing' };
      return { page: third ? 'result' : 'table', table: second };
    default:
      return { page: 'missing' };
  }
}

/** The address of a page, with the anchor of a rule where one is meant. */
export function address(to: Route, anchor = ''): string {
  const hash = anchor && `#${anchor}`;
  switch (to.page) {
    case 'new':
    case 'rules':
    case 'ladder':
      return (to.game ? `/${to.page}/${encodeURIComponent(to.game)}` : `/${to.page}`) + hash;
    case 'learn':
      return `/learn/${encodeURIComponent(to.game)}`;
    case 'table':
      return `/table/${to.table}${hash}`;
    case 'result':
      return `/table/${to.table}/result${hash}`;
    case 'player':
      return `/player/${encodeURIComponent(to.name)}`;
    case 'upload':
    case 'account':
    case 'me':
      return `/${to.page}`;
    default:
      return '/';
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
