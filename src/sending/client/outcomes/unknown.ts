import { say } from '../../../issues/inside.js';
import { unknownReasons } from '../../../issues/locales/generated/en/unknown-reasons.js';
import type { Issue } from '../../../types/index.js';
import type { Core } from '../core.js';
import { paramsOfLost } from '../transport/failure.js';
import type { RawResponse } from '../transport/raw-response.js';
import { nextOf, stepOfReason } from './next.js';
import type { Unknown, UnknownReason } from './outcome.js';
import type { RefusalReason, Refused } from './refusal.js';

/** What is known about a call besides its answer. */
export interface Asked {
  /** The UID of the document; `undefined` if it cannot be computed. */
  readonly expectedUid?: string | undefined;
  /** The issues found before sending. */
  readonly issues?: readonly Issue[];
  /** What to do if the answer proves nothing. */
  readonly step:
    | 'search-first'
    | 'repeat-completion'
    | 'ask-the-terminal'
    | 'repeat-cancellation'
    | 'ask-the-provider';
}

export function unknownOf(
  core: Core,
  { step, expectedUid }: Asked,
  why: UnknownReason,
  detail?: string,
  response?: RawResponse,
): Unknown {
  return {
    kind: 'unknown',
    why,
    detail: say(unknownReasons, why, detail === undefined ? {} : paramsOfLost(detail), core.locale),
    expectedUid,
    next: nextOf(step, core.locale),
    ...(response !== undefined && { response }),
  };
}

/** Refusals that last until somebody acts, whatever the document: a repeated call alone would never end. */
const UNTIL_ACTED_ON: ReadonlySet<RefusalReason> = new Set([
  'noCredits',
  'branchBlocked',
  'notAuthorised',
  'keyRefused',
  'forbidden',
]);

/** The outcome of a refusal that says nothing about an earlier attempt. */
export function notLookedAt(core: Core, asked: Asked, { errors, reason, response }: Refused): Unknown {
  const detail = errors.map(({ message }) => message).join(' ') || reason;
  const unknown = unknownOf(core, asked, 'not-looked-at', detail, response);
  if (!UNTIL_ACTED_ON.has(reason) || asked.step === 'ask-the-terminal') return { ...unknown, reason };
  return { ...unknown, reason, next: nextOf(stepOfReason[reason], core.locale) };
}
