/** The server's HTTP API. Moves go over the socket (`table/stream.ts`). */
import type { Score } from '../games/contract';
import type { AnyPosition } from '../score/editor';
import type { Update } from '../generated/frames';
import type {
  AnalysisFacts,
  Attendance,
  BotFacts,
  CheckedComponents,
  Circle,
  FairnessFacts,
  GameFacts,
  Hint,
  Invitation,
  Ladder,
  LeaveLesson,
  Lesson,
  Lobby,
  MailFacts,
  Me,
  MyAddress,
  NewSearch,
  NewDevice,
  NewTable,
  NewTournament,
  Note,
  NoticeChoices,
  NoticeSettings,
  Outlook,
  OutlookNews,
  OwnGames,
  PasswordReset,
  PlayOn,
  PlayerPage,
  PlayerReport,
  PlyFacts,
  Problem,
  Relation,
  Reported,
  Result,
  RuleSection,
  ScoredPosition,
  SearchFacts,
  Settings,
  SignedIn,
  TableFacts,
  TableRow,
  Token,
  TournamentPage,
  TournamentRow,
  Whom,
  WaitingGames,
  WebhookSecret,
} from '../generated/http';

/** The server refused the request, or couldn't be reached (then `key` is `unreachable`). */
export class ApiError extends Error {
  constructor(readonly problem: Pick<Problem, 'key' | 'reason' | 'rule' | 'details'>) {
    super(problem.reason);
  }
}

/** Requests under way; and the last sign-in or sign-out, until it is answered. */
const underway = new Set<Promise<unknown>>();
let change: Promise<unknown> | null = null;

function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = change ? change.then(() => send(method, path, body)) : send(method, path, body);
  const settled: Promise<unknown> = answer.catch(() => null).then(() => underway.delete(settled));
  underway.add(settled);
  return answer;
}

/** Sends a request that may take long: who signs in or out meanwhile doesn't wait for its answer. */
async function askPatiently(method: string, path: string, body?: unknown): Promise<Response> {
  await change;
  return send(method, path, body);
}

/**
 * Sends a request that changes who is signed in, with nothing beside it: the answer sets another cookie, and a request
 * sent at the same time would carry the old one.
 */
function askAlone(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = Promise.all([...underway, change]).then(() => send(method, path, body));
  const settled: Promise<unknown> = answer
    .catch(() => null)
    .then(() => {
      if (change === settled) change = null;
    });
  change = settled;
  return answer;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  // The server words its refusals in the page's language, which may differ from the browser's.
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  const answer = await fetch(`/api${path}`, init).catch(() => null);
  if (!answer) throw unreachable();
  if (!answer.ok) throw new ApiError(await problemIn(answer));
  return answer;
}

const unreachable = (): ApiError =>
  new ApiError({ key: 'unreachable', reason: 'The server cannot be reached.', rule: null, details: {} });

async function problemIn(answer: Response): Promise<Problem> {
  const nothing = {
    key: 'http',
    reason: `${answer.status} ${answer.statusText}`,
    rule: null,
    details: {},
    request: '',
  };
  return answer.json().catch(() => nothing) as Promise<Problem>;
}

async function json<Answer>(method: string, path: string, body?: unknown, asked = ask): Promise<Answer> {
  return (await asked(method, path, body)).json() as Promise<Answer>;
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

/** The server-sent events of a response, as they come. */
async function* events<Event>({ body }: Response): AsyncGenerator<Event> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw unreachable();
    });
    if (done) return;
    const complete = (text + value).split('\n\n');
    text = complete.pop()!;
    for (const event of complete) yield JSON.parse(event.slice('data: '.length)) as Event;
  }
}

const named = (whom: Whom): URLSearchParams =>
  new URLSearchParams(Object.entries(whom).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));

const query = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => json<Me>('GET', '/me'),
  becomeGuest: (nickname: string) => json<Me>('POST', '/guests', { nickname }, askAlone),
  rename: (nickname: string) => json<Me>('PUT', '/me', { nickname }),

  makeAccount: (name: string, password: string, keep: readonly string[]) =>
    json<Me>('POST', '/account', { name, password, keep_tokens: keep }, askAlone),
  changePassword: async (old: string, fresh: string, keep: readonly string[]) =>
    void (await askAlone('PUT', '/account/password', { old, new: fresh, keep_tokens: keep })),
  deleteAccount: async (password: string | null) => void (await askAlone('POST', '/account/deletion', { password })),
  /** With `leaveSeats`, the guest leaves tables where the account has a seat, too. */
  signIn: (name: string, password: string, leaveSeats: boolean) =>
    json<SignedIn>('POST', '/session', { name, password, leave_seats: leaveSeats }, askAlone),
  signOut: async () => void (await askAlone('DELETE', '/session')),
  signOutEverywhere: async (keep: readonly string[]) =>
    void (await askAlone('DELETE', `/sessions?${new URLSearchParams(keep.map((id) => ['keep_tokens', id]))}`)),
  mail: () => json<MailFacts>('GET', '/mail'),
  address: () => json<MyAddress>('GET', '/account/address'),
  giveAddress: (address: string, password: string) => json<MyAddress>('PUT', '/account/address', { address, password }),
  removeAddress: async () => void (await ask('DELETE', '/account/address')),
  wantNotices: (notices: boolean) => json<MyAddress>('PUT', '/account/address/notices', { notices }),
  confirmAddress: async (secret: string) => void (await ask('POST', '/account/address/confirmation', { secret })),
  unsubscribe: async (token: string) => void (await ask('POST', `/unsubscribe?${new URLSearchParams({ token })}`)),
  forgetPassword: async (name: string) => void (await ask('POST', '/account/reset-request', { name })),
  resetPassword: (secret: string, password: string) =>
    json<PasswordReset>('POST', '/account/reset', { secret, password }, askAlone),
  tokens: () => json<Token[]>('GET', '/tokens'),
  revokeToken: async (token: string) => void (await ask('DELETE', `/tokens/${token}`)),
  settings: () => json<Settings>('GET', '/me/settings'),
  saveSettings: (wanted: Settings) => json<Settings>('PUT', '/me/settings', wanted),

  waiting: () => json<WaitingGames>('GET', '/me/notices/waiting'),
  notices: () => json<NoticeSettings>('GET', '/me/notices'),
  chooseNotices: (wanted: NoticeChoices) => json<NoticeSettings>('PUT', '/me/notices', wanted),
  addDevice: (wanted: NewDevice) => json<NoticeSettings>('POST', '/me/notices/devices', wanted),
  removeDevice: (device: string) => json<NoticeSettings>('DELETE', `/me/notices/devices/${device}`),
  testDevices: async () => void (await ask('POST', '/me/notices/devices/test')),
  setWebhook: (url: string) => json<WebhookSecret>('PUT', '/me/notices/webhook', { url }),
  removeWebhook: async () => void (await ask('DELETE', '/me/notices/webhook')),
  testWebhook: async () => void (await ask('POST', '/me/notices/webhook/test')),

  myPage: (language: string) => json<PlayerPage>('GET', `/me/page?language=${language}`),
  myGames: (filters: Record<string, string>) => json<OwnGames>('GET', `/me/games?${new URLSearchParams(filters)}`),
  player: (name: string, language: string) =>
    json<PlayerPage>('GET', `/players/${encodeURIComponent(name)}?language=${language}`),
  friends: () => json<Circle>('GET', '/friends'),
  relation: (whom: Whom) => json<Relation>('GET', `/relation?${named(whom)}`),
  befriend: (whom: Whom) => json<Relation>('POST', '/friends', whom),
  /** Ends a friendship, withdraws a request or ignores theirs. */
  unfriend: async (person: string) => void (await ask('DELETE', `/friends/${person}`)),
  block: (whom: Whom) => json<Relation>('POST', '/blocks', whom),
  unblock: async (person: string) => void (await ask('DELETE', `/blocks/${person}`)),
  reportPlayer: (report: PlayerReport) => json<Reported>('POST', '/player-reports', report),
  ladder: (game: string, kind: Ladder['kind']) => json<Ladder>('GET', `/ladder/${game}?kind=${kind}`),

  bots: () => json<BotFacts>('GET', '/bots'),
  games: (language: string) => json<GameFacts[]>('GET', `/games?language=${language}`),
  rules: (game: string, language: string) => json<RuleSection[]>('GET', `/games/${game}/rules?language=${language}`),
  tutorial: (game: string, language: string) => json<Lesson>('GET', `/games/${game}/tutorial?language=${language}`),
  checkComponents: (game: string, text: string) =>
    json<CheckedComponents>('POST', `/games/${game}/components`, { text }),
  leaveLesson: (game: string, wanted: LeaveLesson) =>
    json<TableFacts>('POST', `/games/${game}/tutorial/play-on`, wanted),
  sharedTexts: (language: string) => text(`/texts/${language}`),
  gameTexts: (game: string, language: string) => text(`/games/${game}/texts/${language}`),

  tables: () => json<TableRow[]>('GET', '/tables'),
  myTables: () => json<TableRow[]>('GET', '/tables?mine=true'),
  lobby: () => json<Lobby>('GET', '/lobby'),
  seek: (wanted: NewSearch) => json<SearchFacts>('POST', '/pairing', wanted),
  /** Waits some seconds for an opponent; ask again until there is a table. */
  waitForOpponent: (search: string) => json<SearchFacts>('PUT', `/pairing/${search}`, undefined, askPatiently),
  cancelSearch: (search: string) => json<SearchFacts>('DELETE', `/pairing/${search}`),

  table: (table: string) => json<TableFacts>('GET', `/tables/${table}`),
  makeTable: (wanted: NewTable) => json<TableFacts>('POST', '/tables', wanted),
  sit: (table: string, seat: number, nonce_hash: string) =>
    json<TableFacts>('PUT', `/tables/${table}/seats/${seat}`, { nonce_hash }),
  cancelTable: (table: string) => json<TableFacts>('DELETE', `/tables/${table}`),
  invitations: () => json<Invitation[]>('GET', '/invitations'),
  namesToInvite: () => json<string[]>('GET', '/invitations/names'),
  invite: (table: string, name: string) => json<TableFacts>('POST', `/tables/${table}/invitations`, { name }),
  decline: (table: string) => json<TableFacts>('DELETE', `/tables/${table}/invitation`),
  attendance: (table: string) => json<Attendance[]>('GET', `/tables/${table}/attendance`),
  stand: (table: string, seat: number) => json<TableFacts>('DELETE', `/tables/${table}/seats/${seat}`),
  seatBot: (table: string, seat: number, bot: string) =>
    json<TableFacts>('PUT', `/tables/${table}/seats/${seat}/bot`, { bot }),
  openNonce: (table: string, seat: number, nonce: string) =>
    json<TableFacts>('PUT', `/tables/${table}/seats/${seat}/nonce`, { nonce }),
  rematch: (table: string, nonce_hash: string) => json<TableFacts>('POST', `/tables/${table}/rematch`, { nonce_hash }),
  playOn: (table: string, wanted: PlayOn) => json<TableFacts>('POST', `/tables/${table}/play-on`, wanted),

  tournaments: () => json<TournamentRow[]>('GET', '/tournaments'),
  tournament: (id: string) => json<TournamentPage>('GET', `/tournaments/${id}`),
  openTournament: (wanted: NewTournament) => json<TournamentPage>('POST', '/tournaments', wanted),
  joinTournament: (id: string) => json<TournamentPage>('PUT', `/tournaments/${id}/entry`),
  withdraw: (id: string) => json<TournamentPage>('DELETE', `/tournaments/${id}/entry`),
  startTournament: (id: string) => json<TournamentPage>('POST', `/tournaments/${id}/start`),
  removeEntrant: (id: string, number: number) =>
    json<TournamentPage>('DELETE', `/tournaments/${id}/entrants/${number}`),
  forfeit: (id: string, round: number, board: number, entrant: number) =>
    json<TournamentPage>('POST', `/tournaments/${id}/forfeits`, { round, board, entrant }),
  cancelTournament: (id: string) => json<TournamentPage>('DELETE', `/tournaments/${id}`),

  hint: (table: string, seat: number) => json<Hint>('POST', `/tables/${table}/seats/${seat}/hint`),

  note: (table: string) => json<Note>('GET', `/tables/${table}/notes`),
  saveNote: (table: string, text: string) => json<Note>('PUT', `/tables/${table}/notes`, { text }),
  report: (table: string, text: string, ply: number | null) =>
    json<Reported>('POST', `/tables/${table}/report`, { text, ply }),

  step: (table: string, step: number, seat: number | null) =>
    json<Update>('GET', `/tables/${table}/steps/${step}${query(seat)}`),
  drawing: (table: string, step: number, seat: number | null, language: string, names: readonly string[]) => {
    const wanted = new URLSearchParams([['language', language], ...names.map((name) => ['name', name])]);
    if (seat !== null) wanted.set('seat', String(seat));
    return text(`/tables/${table}/steps/${step}/drawing?${wanted}`);
  },
  ply: (table: string, ply: number, seat: number | null) =>
    json<PlyFacts & { scores: Score[] }>('GET', `/tables/${table}/plies/${ply}${query(seat)}`),
  line: (table: string, ply: number, player: number, moves: readonly string[], seat: number | null) => {
    const wanted = new URLSearchParams([['player', String(player)], ...moves.map((move) => ['move', move])]);
    if (seat !== null) wanted.set('seat', String(seat));
    return json<PlyFacts & { scores: Score[] }>('GET', `/tables/${table}/plies/${ply}/line?${wanted}`);
  },
  analysis: (table: string) => json<AnalysisFacts>('GET', `/tables/${table}/analysis`),
  analyse: (table: string) => json<AnalysisFacts>('POST', `/tables/${table}/analysis`),
  result: (table: string) => json<Result & { scores: Score[] }>('GET', `/tables/${table}/result`),
  fairness: (table: string) => json<FairnessFacts>('GET', `/tables/${table}/fairness`),
  journal: (table: string) => `/api/tables/${table}/journal`,
  upload: (journal: string) => json<TableFacts>('POST', '/journals', { journal }),
  box: <Box>(game: string, options: Record<string, boolean | number | string>) =>
    json<Box>(
      'GET',
      `/games/${game}/box?${new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))}`,
    ),
  score: (position: AnyPosition) =>
    json<ScoredPosition & { scores: Score[] }>('POST', '/score', { position: JSON.stringify(position) }),
  position: (table: string, ply: number) => json<AnyPosition>('GET', `/tables/${table}/plies/${ply}/position`),
  /** Analyses a position; `progress` hears how far it is, from 0 to 1. */
  foresee: async (position: AnyPosition, player: number, progress: (share: number) => void): Promise<Outlook> => {
    const answer = await ask('POST', '/score/analysis', { position: JSON.stringify(position), player });
    for await (const news of events<OutlookNews>(answer)) {
      if (news.problem) throw new ApiError(news.problem);
      if (news.outlook) return news.outlook;
      progress(news.progress);
    }
    throw unreachable();
  },
  uploadPosition: (position: string) => json<TableFacts>('POST', '/positions', { position }),
};
