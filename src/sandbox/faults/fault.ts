import { isString, type OptionForm } from '../../reading/option-form.js';
import { calls } from '../../sending/service/calls.js';
import { isWhole } from '../../types/forms.js';

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

/** Faults that change how a call is processed. */
export const faultsWithin = [
  'offline',
  'duplicate',
  'no-credits',
  'expired-signature',
  'search-lag',
  'link-lag',
  'refuse',
] as const;

/** Faults that spoil the answer after the call was processed. */
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

/** Faults of card terminals. They hit what a till asks of a simulated terminal, and no call of the service. */
export const faultsOfTerminals = [
  'false-cancelled',
  'double-tap',
  'busy',
  'batch-full',
  'key-revoked',
  'terminal-offline',
  'less-paid',
  'tip-added',
  'autonomous-sale',
] as const;

/** What a till can ask of a terminal. The `call` of a fault names it with `terminal.` before. */
export const terminalActions = [
  'sale',
  'preload',
  'refund',
  'void',
  'abort',
  'ask',
  'day',
  'access',
] as const;
export type TerminalAction = (typeof terminalActions)[number];

const BEGINS: readonly TerminalAction[] = ['sale', 'preload', 'refund'];

/** What each of them can hit, unless it names its call. */
const hits: Readonly<Record<(typeof faultsOfTerminals)[number], readonly TerminalAction[]>> = {
  'false-cancelled': ['sale'],
  'double-tap': ['sale'],
  busy: BEGINS,
  'batch-full': BEGINS,
  'key-revoked': terminalActions,
  'terminal-offline': BEGINS,
  'less-paid': ['sale'],
  'tip-added': ['sale'],
  'autonomous-sale': ['day'],
};

/** Whether a fault can hit a call of the service, or what a till asks of a terminal. */
export function canHit({ kind, call: wanted }: Fault, call: string): boolean {
  if (wanted !== undefined && wanted !== call) return false;
  const actions: readonly string[] | undefined = hits[kind as keyof typeof hits];
  const action = call.startsWith(TERMINAL_CALL) ? call.slice(TERMINAL_CALL.length) : undefined;
  if (action === undefined) return actions === undefined;
  return actions === undefined ? wanted !== undefined : actions.includes(action);
}

export const TERMINAL_CALL = 'terminal.';

/**
 * The kind of fault. `before` and `after` refer to the processing of the call: with `reset-after` the document is
 * filed, but the caller gets no answer.
 */
export type FaultKind =
  | (typeof faultsBefore)[number]
  | (typeof faultsWithin)[number]
  | (typeof faultsAfter)[number]
  | (typeof faultsOfTerminals)[number];

/**
 * A fault, and the calls that it affects.
 *
 * @example
 * const fault: Fault = { kind: 'reset-after', call: 'SendInvoices', times: 2 };
 */
export interface Fault {
  readonly kind: FaultKind;
  /** The name of a call, such as `SendInvoices`, `createRequest` or `terminal.sale`. Default: every call that it can hit. */
  readonly call?: string | undefined;
  /** How many calls it affects, or `Infinity`. Default: 1; unlimited if `probability` is set. */
  readonly times?: number | undefined;
  /** The probability that it affects a call, from 0 to 1. Default: 1. */
  readonly probability?: number | undefined;
  /** `slow`: how long the answer takes, in real time. `wrong-date`: how far ahead the `Date` header is. */
  readonly milliseconds?: number | undefined;
  /** `error-before`, `error-after` and `answer`: the status. */
  readonly status?: number | undefined;
  /** `refuse`: the authority's error code. Default: `-1`. */
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** `answer`: the body to answer with. The call is not processed. */
  readonly body?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const kinds: ReadonlySet<string> = new Set([
  ...faultsBefore,
  ...faultsWithin,
  ...faultsAfter,
  ...faultsOfTerminals,
]);

export const isFaultKind = (text: string): text is FaultKind => kinds.has(text);

/** The calls of terminals, as faults name them. */
export const terminalCalls: readonly string[] = terminalActions.map((action) => `${TERMINAL_CALL}${action}`);

const callNames: ReadonlySet<unknown> = new Set([...calls.map(({ name }) => name), ...terminalCalls]);

export const faultForm: OptionForm<Fault, string> = {
  kind: [(kind) => isString(kind) && isFaultKind(String(kind)), "'reset-after'", 'required'],
  call: [(call) => callNames.has(call), "'SendInvoices'"],
  times: [(times) => isWhole(times, 1) || times === Number.POSITIVE_INFINITY, '1'],
  probability: [(part) => typeof part === 'number' && part >= 0 && part <= 1, '0.5'],
  milliseconds: [(time) => isWhole(time, 0, 86_400_000), '5000'],
  status: [(status) => isWhole(status, 200, 599), '503'],
  code: [isString, "'223'"],
  message: [isString, "'Refused.'"],
  body: [isString, "'{}'"],
  headers: [(headers) => Object.values(Object(headers)).every(isString), "{ 'Retry-After': '5' }"],
};
