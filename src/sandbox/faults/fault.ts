/** Faults that keep a call from being processed. */
export const faultsBefore = [
  'reset-before',
  'silent-before',
  'error-before',
  'internal-error',
  'upstream-error',
  'rate-limited',
  'redirect',
  'html-404',
  'answer',
] as const;

/** Faults of a call that is processed. */
export const faultsWithin = [
  'offline',
  'duplicate',
  'no-credits',
  'expired-signature',
  'search-lag',
  'link-lag',
  'refuse',
] as const;

/** Faults that spoil the answer of a call that was processed. */
export const faultsAfter = [
  'reset-after',
  'silent-after',
  'error-after',
  'reset-in-answer',
  'drip',
  'truncated',
  'html',
  'plain-text',
  'empty',
  'slow',
  'wrong-date',
] as const;

/**
 * What goes wrong. `before` and `after` count from the processing of the call: after `reset-after` the document is filed and
 * nobody was told.
 */
export type FaultKind =
  | (typeof faultsBefore)[number]
  | (typeof faultsWithin)[number]
  | (typeof faultsAfter)[number];

/**
 * Something that goes wrong, and when.
 *
 * @example
 * const fault: Fault = { kind: 'reset-after', call: 'SendInvoices', times: 2 };
 */
export interface Fault {
  readonly kind: FaultKind;
  /** The name of a call, such as `SendInvoices` or `createRequest`. Default: every call. */
  readonly call?: string | undefined;
  /** How many calls it hits. Default: 1, and no end for one with a probability. */
  readonly times?: number | undefined;
  /** From 0 to 1: how likely it hits a call. Default: 1. */
  readonly probability?: number | undefined;
  /** `slow`: how long the answer takes, in real time. `wrong-date`: by how much the header is ahead. */
  readonly milliseconds?: number | undefined;
  /** `error-before`, `error-after` and `answer`: the status. */
  readonly status?: number | undefined;
  /** `refuse`: the error of the authority. Default: `-1`. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** `answer`: what is answered instead of processing the call. */
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const kinds: ReadonlySet<string> = new Set([...faultsBefore, ...faultsWithin, ...faultsAfter]);

/** Whether a text names a fault. */
export const isFaultKind = (text: string): text is FaultKind => kinds.has(text);
