import { WebhookError } from './error.js';
import type { WebhookEvent } from './event.js';
import type { HandlerSettings } from './handler-options.js';
import { parseEvent, requestIdOf } from './parse-event.js';

/** How a run ended. `left`: the event is done, or another process has it. */
export type RunResult = 'completed' | 'failed' | 'left';

export interface Runner {
  /** Runs the handler of an event. Never throws. Concurrent runs of the same event are one run. */
  run(eventId: string): Promise<RunResult>;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
  report(error: unknown, event?: WebhookEvent): void;
}

export function createRunner<Confirmed>(settings: HandlerSettings<Confirmed>): Runner {
  const { store, onEvent, confirm, onError, leaseTime, locale } = settings;
  const running = new Map<string, Promise<RunResult>>();
  /** Events whose handler has completed, but not yet in the store. */
  const finished = new Set<string>();
  let name = settings.holder;

  const report = (error: unknown, event?: WebhookEvent): void => {
    try {
      onError?.(error, event);
    } catch {
      // A failing log must not make an event fail.
    }
  };

  async function runOnce(eventId: string): Promise<RunResult> {
    // Not earlier, because some runtimes provide random values only while they answer a request.
    name ??= globalThis.crypto.randomUUID();
    const holder = name;
    let event: WebhookEvent | undefined;
    try {
      const stored = await store.take(eventId, { holder, leaseTime });
      if (stored === undefined) return 'left';
      if (!finished.has(eventId)) {
        const reading = parseEvent(stored.body, locale);
        if (!reading.ok) {
          throw new WebhookError('options/value', locale, { member: 'store', example: 'memoryStore()' });
        }
        event = reading.event;
        const requestId = requestIdOf(event);
        const request = requestId === undefined ? undefined : await confirm?.onboarding.get(requestId);
        await onEvent(event, { request, attempt: stored.attempts });
        finished.add(eventId);
      }
      await store.complete(eventId);
      finished.delete(eventId);
      return 'completed';
    } catch (error) {
      report(error, event);
      // A completed handler keeps its lease: no other process may run it again.
      if (!finished.has(eventId)) await store.release(eventId, holder).catch(report);
      return 'failed';
    }
  }

  return {
    report,
    run(eventId) {
      const already = running.get(eventId);
      if (already !== undefined) return already;
      const run = runOnce(eventId).finally(() => running.delete(eventId));
      running.set(eventId, run);
      return run;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
