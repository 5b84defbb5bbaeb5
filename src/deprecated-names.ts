import { readCancellationAnswer } from './flows/notes/read-cancellation-answer.js';
import type { WaitingSignature } from './flows/pos-payment/ledger.js';
import type { DocumentAnswer } from './flows/shared/answer.js';
import { tryStep } from './flows/shared/tried.js';
import { strictSeverities } from './rules/engine/severities.js';

/**
 * The earlier name of `strictSeverities`.
 *
 * @deprecated Use `strictSeverities`. This name is removed in 1.0.
 */
export const strict: typeof strictSeverities = strictSeverities;

/**
 * The earlier name of `tryStep`.
 *
 * @deprecated Use `tryStep`. This name is removed in 1.0.
 */
export const attempt: typeof tryStep = tryStep;

/**
 * The earlier name of `readCancellationAnswer`.
 *
 * @deprecated Use `readCancellationAnswer`. This name is removed in 1.0.
 */
export const cancelled: typeof readCancellationAnswer = readCancellationAnswer;

/**
 * The earlier name of `DocumentAnswer`.
 *
 * @deprecated Use `DocumentAnswer`. This name is removed in 1.0.
 */
export type Answer = DocumentAnswer;

/**
 * The earlier name of `WaitingSignature`.
 *
 * @deprecated Use `WaitingSignature`. This name is removed in 1.0.
 */
export type Waiting = WaitingSignature;
