import type { Meter } from '@opentelemetry/api';
import type { CancelOutcome, IssueOutcome } from '../client/inside.js';

/**
 * What a worker calls. To do more with an outcome, call these from your own functions.
 *
 * @example
 * const { onOutcome }: WorkerEvents = openTelemetry().worker;
 */
export interface WorkerEvents {
  readonly onOutcome: (outcome: { readonly outcome: IssueOutcome | CancelOutcome }) => void;
  readonly onWait: (waiting: { readonly code: string }) => void;
}

/** Counters of what a worker does. */
export function workerEvents(meter: Meter): WorkerEvents {
  const outcomes = meter.createCounter('parastatiko.worker.outcomes', {
    description: 'Outcomes of documents of the queue',
    unit: '{document}',
  });
  const waits = meter.createCounter('parastatiko.worker.waits', {
    description: 'How often a document had to wait before it could be sent',
    unit: '{wait}',
  });
  return {
    onOutcome: ({ outcome }) => {
      outcomes.add(1, {
        'parastatiko.outcome': outcome.kind,
        ...(outcome.kind === 'refused' && { 'parastatiko.refusal': outcome.reason }),
      });
    },
    onWait: ({ code }) => waits.add(1, { 'parastatiko.wait.code': code }),
  };
}
