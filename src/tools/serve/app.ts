import { Hono } from 'hono';
import { type Operation, operations } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { type FaultLine, faultAnswer } from './fault.js';
import { type Guard, guard } from './guard.js';
import { Metrics } from './metrics.js';
import { describeCalls } from './reference.js';
import { answerTo, type ContextFor, routeOf } from './route.js';
import { type Following, followEvents } from './stream.js';

/** One line of the log. It has no body, no key and no token. */
export interface LogLine {
  readonly time: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What an app needs. */
export interface AppOptions extends Guard, Following {
  readonly contextFor: ContextFor;
  readonly now: () => Date;
  readonly log?: ((line: LogLine | FaultLine) => void) | undefined;
  /** Whether calls that need the journal and the service can be made now. */
  readonly isReady: () => Promise<boolean>;
  /** The largest body in bytes, of every operation. Default: 5 million, or what the operation needs. */
  readonly maxBytes?: number | undefined;
  /** Whether nothing is filed, which the page of calls then says. */
  readonly isSandbox?: boolean | undefined;
  /** Receives webhooks of the service, which are verified by their signature. Without it, there is no such route. */
  readonly webhooks?: ((request: Request) => Promise<Response>) | undefined;
}

/** The operations over HTTP: a route for each, with the OpenAPI document, health and metrics. */
export function createApp(options: AppOptions): Hono {
  const { contextFor, now, log, isReady, webhooks, isSandbox = false, maxBytes } = options;
  const app = new Hono();
  const metrics = new Metrics();
  const running = new Map<string, Promise<unknown>>();

  // A page of another site can neither load an answer nor have it taken for another type.
  app.use(async (call, next) => {
    await next();
    call.header('X-Content-Type-Options', 'nosniff');
    call.header('Cross-Origin-Resource-Policy', 'same-origin');
  });

  // What a load balancer asks, without a token.
  app.get('/health', () => jsonAnswer(200, { ok: true }));
  app.get('/ready', async () => ((await isReady()) ? jsonAnswer(200, { ok: true }) : notReady()));

  // The service has no token of ours. It signs what it delivers.
  if (webhooks !== undefined) app.post('/webhooks', (call) => webhooks(call.req.raw));

  app.use(guard(options));

  describeCalls(app, operations, isSandbox);
  app.get('/metrics', () => metrics.answer());
  app.get('/events/stream', async (call) => {
    const { journal } = await contextFor('en');
    if (journal === undefined) return problemAnswer(problem(501, 'not-available'));
    return await followEvents(call, journal, options);
  });

  for (const operation of operations) {
    const { method, path } = routeOf(operation);
    app.on(method, path, async (call) => {
      const start = now();
      const answer = await inTurn(running, turnOf(operation, call.req.header('idempotency-key')), () =>
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

  app.notFound(() => problemAnswer(problem(404, 'no-such-route')));
  app.onError((error, call) => faultAnswer(error, call, { now, log }));
  return app;
}

const notReady = (): Response => problemAnswer(problem(503, 'not-ready'));

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
