import type { Journal } from '../../sending/client/journal/inside.js';
import { type Context, streamSSE } from '../../vendor/hono.js';
import { eventsAfter, newestEvent } from '../operations/index.js';
import { problem } from '../operations/problem.js';
import { problemAnswer } from './answer.js';
import { queryIn } from './headers.js';
import { languageIn } from './language.js';

/** How events are followed. Times are in milliseconds. */
export interface Following {
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
export async function followEvents(
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
