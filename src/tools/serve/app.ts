import { Hono } from '../../vendor/hono.js';
import { withJournal } from '../operations/core/context.js';
import { operations } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { type FaultLine, faultAnswer } from './fault.js';
import { type Following, followEvents } from './follow-events.js';
import { type Guard, guard } from './guard.js';
import { keyIn, oneOfEach } from './headers.js';
import { addHelp } from './help.js';
import { languageIn } from './language.js';
import { Metrics } from './metrics.js';
import { noRoute } from './no-route.js';
import { type Described, describeCalls } from './reference.js';
import { answerTo, type ContextFor, routeOf } from './route.js';
import { pathOfSandbox, SANDBOX_PAGE, SANDBOX_PATHS } from './sandbox-paths.js';
import { addStart, type Started } from './start.js';
import { inTurn, turnOf } from './turns.js';

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
