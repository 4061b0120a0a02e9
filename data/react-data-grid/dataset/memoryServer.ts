/**
 * A REST server in memory. `server.fetch()` has the signature of the browser's `fetch()` and resolves
 * with a real `Response`, so that the request in a demo is what an app would write.
 *
 *     const server = createMemoryServer({
 *       'GET /api/films': ({ sortModel }) => ({ rows: sortRows(films, sortModel) }),
 *       'PATCH /api/films/:id': ({ id, title }) => rename(id, title),
 *     });
 *     const response = await server.fetch('/api/films?sortModel=[{"field":"year","sort":"asc"}]');
 *
 * - A route receives one object: placeholders of the path, query string, and JSON body together. Values
 *   that are JSON are parsed. It returns the answer's JSON, or throws an `HttpError`.
 * - `server.configure()` changes the server while it runs: `isDown` answers 503, `failNext: 2` fails two
 *   requests, `latency` is a number of milliseconds or a function of the request. A function that
 *   makes an early request slow lets its answer arrive after a later one (a stale answer).
 * - `init.signal` cancels a request, as in a browser.
 * - `<RequestLog server={server} />` shows all requests with their status, newest first.
 *
 * Create one server per demo, outside of the component: each has its own log. Functions that filter, sort,
 * page, and sum up rows are in `serverQuery.ts`, and `orderServer.ts` is a complete server.
 */
export interface MemoryRequest {
  /** 1 for the first request. */
  number: number;
  method: string;
  path: string;
  params: Record<string, unknown>;
  /** Status code of the answer. */
  status: number | 'pending' | 'canceled';
  /** Number of rows in the answer, if it has `rows`. */
  rows?: number;
}

export interface MemoryServerOptions {
  /** @default 600 */
  latency?: number | ((request: MemoryRequest) => number);
  isDown?: boolean;
  /** How many of the next requests fail with the status 503. */
  failNext?: number;
}

export type MemoryRoute = (params: Record<string, unknown>) => unknown;

export interface MemoryServer {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  configure: (options: MemoryServerOptions) => void;
  /** All requests, newest first. A new array after each change. */
  getRequests: () => readonly MemoryRequest[];
  isDown: () => boolean;
  subscribe: (onChange: () => void) => () => void;
  clearLog: () => void;
}

/** Throw it in a route to answer with this status. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Turns `{ start: 0, sortModel: [] }` into `start=0&sortModel=[]`, encoded. */
export const toQuery = (params: object) =>
  new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();

function findRoute(routes: Record<string, MemoryRoute>, method: string, path: string) {
  for (const [pattern, route] of Object.entries(routes)) {
    const [routeMethod, routePath = ''] = pattern.split(' ');
    const names = routePath.split('/');
    const segments = path.split('/');
    const fits = names.every((name, index) => name.startsWith(':') || name === segments[index]);
    if (routeMethod === method && names.length === segments.length && fits) {
      const pairs = names.map((name, index) => [name.slice(1), parse(segments[index]!)] as const);
      const placeholders = pairs.filter((_, index) => names[index]!.startsWith(':'));
      return { route, placeholders: Object.fromEntries(placeholders) };
    }
  }
  return undefined;
}

const wait = (milliseconds: number, signal?: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    const cancel = () => reject(new DOMException('The request was canceled.', 'AbortError'));
    if (signal?.aborted) cancel();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      cancel();
    });
  });

export function createMemoryServer(
  routes: Record<string, MemoryRoute>,
  options: MemoryServerOptions = {},
): MemoryServer {
  let settings = options;
  let count = 0;
  let requests: readonly MemoryRequest[] = [];
  const listeners = new Set<() => void>();

  const setRequests = (next: readonly MemoryRequest[]) => {
    requests = next;
    listeners.forEach((listener) => listener());
  };
  const update = (number: number, changes: Partial<MemoryRequest>) =>
    setRequests(requests.map((each) => (each.number === number ? { ...each, ...changes } : each)));

  const server: MemoryServer = {
    configure: (changes) => {
      settings = { ...settings, ...changes };
      setRequests([...requests]);
    },
    getRequests: () => requests,
    isDown: () => settings.isDown ?? false,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clearLog: () => setRequests([]),

    fetch: async (url, init = {}) => {
      const { pathname, searchParams } = new URL(url, 'https://memory.example');
      const method = init.method ?? 'GET';
      const found = findRoute(routes, method, pathname);
      const query = [...searchParams].map(([key, value]) => [key, parse(value)] as const);
      const body = typeof init.body === 'string' ? (parse(init.body) as object) : {};
      const params = { ...found?.placeholders, ...Object.fromEntries(query), ...body };
      count += 1;
      const number = count;
      const request: MemoryRequest = { number, method, path: pathname, params, status: 'pending' };
      setRequests([request, ...requests]);

      const mustFail = settings.isDown || (settings.failNext ?? 0) > 0;
      if (settings.failNext) settings = { ...settings, failNext: settings.failNext - 1 };
      const { latency = 600 } = settings;
      try {
        await wait(typeof latency === 'function' ? latency(request) : latency, init.signal);
      } catch (error) {
        update(number, { status: 'canceled' });
        throw error;
      }

      let status = 200;
      let answer: unknown;
      try {
        if (mustFail) throw new HttpError(503, 'The server is unavailable.');
        if (!found) throw new HttpError(404, `Nothing answers ${method} ${pathname}.`);
        answer = found.route(params);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        status = error.status;
        answer = { message: error.message };
      }
      const rows = (answer as { rows?: unknown[] }).rows?.length;
      update(number, { status, rows });
      const headers = { 'Content-Type': 'application/json' };
      return new Response(JSON.stringify(answer), { status, headers });
    },
  };
  return server;
}
