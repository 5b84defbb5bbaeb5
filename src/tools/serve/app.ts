import type { Journal } from '../../sending/client/journal/inside.js';
import { type Context, Hono, streamSSE } from '../../vendor/hono.js';
import { withJournal } from '../operations/core/context.js';
import { eventsAfter, newestEvent, type Operation, operations } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { type FaultLine, faultAnswer } from './fault.js';
import { type Guard, guard } from './guard.js';
import { keyIn, oneOfEach, queryIn } from './headers.js';
import { addHelp } from './help.js';
import { languageIn } from './language.js';
import { type Described, describeCalls } from './reference.js';
import { answerTo, type ContextFor, routeOf } from './route.js';
import { addStart, type Started } from './start.js';

/** How events are followed. Times are in milliseconds. */
interface Following {
  /** How often the journal is read: other servers on the same database write events, too. Default: 1000. */
  readonly every?: number | undefined;
  /** Ends all streams, so that the server can stop. */
  readonly stopping?: AbortSignal | undefined;
}

/** A comment is sent after this time without events, so that proxies keep the connection. */
const QUIET = 15_000;

const DIGITS = /^\d{1,15}$/;

/**
 * Answers with events as they are stored (server-sent events). `Last-Event-ID`, or `after` in the query, is the last event
 * that the caller has; without it, only new events are sent.
 */
async function followEvents(
  call: Context,
  journal: Journal,
  { every = 1000, stopping }: Following,
): Promise<Response> {
  const stated = call.req.header('last-event-id') ?? queryIn(call)['after'];
  if (stated !== undefined && !DIGITS.test(stated))
    return problemAnswer(problem(400, 'last-event-id', languageIn(call), { stated }));
  let last = stated === undefined ? await newestEvent(journal) : Number(stated);
  return streamSSE(call, async (stream) => {
    const end = (): void => void stream.close();
    stopping?.addEventListener('abort', end);
    stream.onAbort(() => stopping?.removeEventListener('abort', end));
    await stream.write(': events\n\n');
    for (let quiet = 0; !stream.aborted && !stream.closed; quiet += every) {
      for await (const { id, type, ...event } of eventsAfter(journal, last)) {
        await stream.writeSSE({ id: String(id), event: type, data: JSON.stringify({ id, type, ...event }) });
        last = id;
        quiet = 0;
      }
      if (quiet >= QUIET) {
        await stream.write(':\n\n');
        quiet = 0;
      }
      await stream.sleep(every);
    }
    stopping?.removeEventListener('abort', end);
  });
}

/** The upper bounds of durations, in milliseconds. */
const BOUNDS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000] as const;

interface Measured {
  calls: number;
  milliseconds: number;
  readonly below: number[];
}

/** Counts calls by operation and status, in the text form of Prometheus. */
class Metrics {
  readonly #calls = new Map<string, number>();
  readonly #durations = new Map<string, Measured>();

  count(operation: string, status: number, milliseconds: number): void {
    const labels = `operation="${operation}",status="${status}"`;
    this.#calls.set(labels, (this.#calls.get(labels) ?? 0) + 1);
    const known = this.#durations.get(operation);
    const measured = known ?? { calls: 0, milliseconds: 0, below: BOUNDS.map(() => 0) };
    measured.calls += 1;
    measured.milliseconds += milliseconds;
    for (const [index, bound] of BOUNDS.entries()) {
      if (milliseconds <= bound) measured.below[index] = (measured.below[index] ?? 0) + 1;
    }
    if (known === undefined) this.#durations.set(operation, measured);
  }

  /** The answer to `GET /metrics`. */
  answer(): Response {
    const lines = ['# TYPE parastatiko_calls_total counter'];
    for (const [labels, calls] of this.#calls) lines.push(`parastatiko_calls_total{${labels}} ${calls}`);
    const name = 'parastatiko_call_duration_seconds';
    lines.push(`# TYPE ${name} histogram`);
    for (const [operation, { calls, milliseconds, below }] of this.#durations) {
      const of = `operation="${operation}"`;
      for (const [index, bound] of BOUNDS.entries())
        lines.push(`${name}_bucket{${of},le="${bound / 1000}"} ${below[index]}`);
      lines.push(`${name}_bucket{${of},le="+Inf"} ${calls}`);
      lines.push(`${name}_sum{${of}} ${milliseconds / 1000}`, `${name}_count{${of}} ${calls}`);
    }
    return new Response(`${lines.join('\n')}\n`, {
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  }
}

/** One line of the log. It has no body, no key and no token. */
export interface LogLine {
  readonly time: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface AppOptions extends Guard, Following, Described, Pick<Started, 'guides'> {
  readonly contextFor: ContextFor;
  readonly log?: ((line: LogLine | FaultLine) => void) | undefined;
  /** Whether calls that need the journal and the service can be made now. */
  readonly isReady: () => Promise<boolean>;
  /** The largest body in bytes, of every operation. Default: 5 million, or what the operation needs. */
  readonly maxBytes?: number | undefined;
  /** The embedded sandbox: its page is then at `/sandbox`, and its service where its page shows it. */
  readonly sandbox?: ((request: Request) => Promise<Response>) | undefined;
  /** Receives webhooks of the service, which are verified by their signature. Without it, there is no such route. */
  readonly webhooks?: ((request: Request) => Promise<Response>) | undefined;
}

/** The operations over HTTP: a route for each, with the OpenAPI document, health and metrics. */
export function createApp(options: AppOptions): Hono {
  const { contextFor, now, log, isReady, webhooks, maxBytes, sandbox } = options;
  const app = new Hono();
  const metrics = new Metrics();
  const running = new Map<string, Promise<unknown>>();

  // A page of another site can neither load an answer nor have it taken for another type.
  app.use(async (call, next) => {
    await next();
    // Not `call.header`, which copies the whole answer.
    const { headers } = call.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  });

  // What a load balancer asks, without a token.
  app.get('/health', () => jsonAnswer(200, { ok: true }));
  app.get('/ready', async (call) =>
    (await isReady())
      ? jsonAnswer(200, { ok: true })
      : problemAnswer(problem(503, 'not-ready', languageIn(call))),
  );

  // The service has no token of ours. It signs what it delivers.
  if (webhooks !== undefined) app.post('/webhooks', (call) => webhooks(call.req.raw));

  app.use(oneOfEach);
  app.use(guard(options));

  addStart(app, { ...options, ...(sandbox !== undefined && { sandboxPage: SANDBOX_PAGE }) });
  addHelp(app, contextFor);
  describeCalls(app, operations, options);
  if (sandbox !== undefined)
    for (const path of SANDBOX_PATHS) app.all(path, ({ req }) => sandbox(pathOfSandbox(req.raw)));
  app.get('/metrics', () => metrics.answer());
  app.get('/events/stream', async (call) => {
    const { journal } = withJournal(await contextFor(languageIn(call)));
    return await followEvents(call, journal, options);
  });

  for (const operation of operations) {
    const { method, path } = routeOf(operation);
    app.on(method, path, async (call) => {
      const start = now();
      const answer = await inTurn(running, turnOf(operation, keyIn(call)), () =>
        answerTo(operation, call, { contextFor, maxBytes, now, log }),
      );
      const milliseconds = Math.max(0, now().getTime() - start.getTime());
      const { status } = answer;
      metrics.count(operation.id, status, milliseconds);
      log?.({
        time: start.toISOString(),
        operation: operation.id,
        method,
        path: call.req.path,
        status,
        milliseconds,
      });
      return answer;
    });
  }

  app.notFound((call) => noRoute(call));
  app.onError((error, call) => faultAnswer(error, call, { now, log }, { language: languageIn(call) }));
  return app;
}

/** The page of the embedded sandbox, and the addresses that it uses. */
const SANDBOX_PAGE = '/sandbox';
const SANDBOX_PATHS = [SANDBOX_PAGE, `${SANDBOX_PAGE}/*`, '/_sandbox/*', '/api/v1/*'];

/** A request with the path that the sandbox expects: it serves its page at the root. */
const pathOfSandbox = (request: Request): Request => {
  const url = new URL(request.url);
  return url.pathname === SANDBOX_PAGE ? new Request(new URL('/', url), request) : request;
};

/** The answer to a call that there is not: of another method, or at an unknown address. */
function noRoute(call: Context): Response {
  const { method, path } = call.req;
  const language = languageIn(call);
  const given = path.split('/');
  const isHere = ({ route }: Operation): boolean => {
    const wanted = (route.split(' ')[1] ?? '').split('/');
    return (
      wanted.length === given.length && wanted.every((step, at) => step.startsWith('{') || step === given[at])
    );
  };
  const allowed = operations.filter(isHere).map((operation) => routeOf(operation).method);
  if (allowed.length === 0) return problemAnswer(problem(404, 'no-such-route', language, { method, path }));
  const list = allowed.join(', ');
  const said = problem(405, 'no-such-method', language, { method, path, allowed: list });
  return problemAnswer(said, { Allow: list });
}

/** Calls with the same key run one after the other: the second one finds the answer of the first. */
const turnOf = ({ changes }: Operation, key: string | undefined): string | undefined =>
  changes ? key : undefined;

async function inTurn<Result>(
  running: Map<string, Promise<unknown>>,
  key: string | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return await run();
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(run, run);
  running.set(key, mine);
  try {
    return await mine;
  } finally {
    if (running.get(key) === mine) running.delete(key);
  }
}
