import type { Outcome } from './base.js';
import type { Unknown } from './outcome.js';
import type { Refused } from './refusal.js';

/**
 * The note is cancelled.
 *
 * @example
 * if (outcome.kind === 'cancelled') keep(outcome.cancellationMark);
 */
export interface Cancelled extends Outcome {
  readonly kind: 'cancelled';
  readonly cancellationMark: string;
  readonly credits?: number | undefined;
}

/**
 * The note was already cancelled (251).
 *
 * @example
 * if (outcome.kind === 'alreadyCancelled') markAsCancelled(note);
 */
export interface AlreadyCancelled extends Outcome {
  readonly kind: 'alreadyCancelled';
  readonly cancellationMark?: string | undefined;
}

/**
 * The outcome of a cancellation.
 *
 * @example
 * const outcome: CancelOutcome = await client.cancelNote({ document: note, mark });
 */
export type CancelOutcome = Cancelled | AlreadyCancelled | Refused | Unknown;
