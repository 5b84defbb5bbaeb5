import type { NumberSeries } from '../generated/facts.js';
import { numberSeriesShape } from '../generated/shapes.js';
import {
  anyText,
  listOf,
  object,
  oneOf,
  optional,
  type StateForm,
  storedMark,
  storedMoment,
  storedUid,
  text,
  visible,
} from '../shared/state-form.js';

/** The largest number of a Greek issuer (error 212). */
export const LAST_NUMBER = 18_446_744_073_709_551_615n;

/**
 * A number with its result. Without MARK, UID or reason it is open.
 *
 * @example
 * const burnt: NumberRecord = { aa: '102', reason: 'the customer left' };
 */
export interface NumberRecord {
  readonly aa: string;
  readonly issueDate?: string | undefined;
  readonly memo?: string | undefined;
  readonly holder?: string | undefined;
  readonly reservedAt?: string | undefined;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  /** Why it was burnt. */
  readonly reason?: string | undefined;
  readonly usedBy?: { readonly mark?: string | undefined; readonly uid?: string | undefined } | undefined;
  /** Whether it was given back, so that it is reserved again. */
  readonly isFree?: true | undefined;
}

/** Numbers that were not given out here, both ends included: documents have them, or the series was continued after them. */
export interface SkippedNumbers {
  readonly from: string;
  readonly to: string;
}

/**
 * The numbers of one series: all from `first` up to, but not including, `next`.
 *
 * @example
 * const series: SeriesState = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A', first: '1', next: '1', numbers: [] };
 */
export interface SeriesState extends NumberSeries {
  readonly first: string;
  readonly next: string;
  readonly numbers: readonly NumberRecord[];
  readonly skipped?: readonly SkippedNumbers[] | undefined;
}

/**
 * All numbers, as plain JSON.
 *
 * @example
 * const state: NumberingState = numbering.toJSON();
 */
export interface NumberingState {
  readonly flow: 'numbering';
  readonly version: 2;
  readonly series: readonly SeriesState[];
}

export const HEAD = { flow: 'numbering', version: 2 } as const;

const SERIAL = /^[1-9][0-9]{0,19}$/;
const serial = text('a number', (value) => SERIAL.test(value));

const recordShape = object('NumberRecord', {
  aa: serial,
  issueDate: optional({ kind: 'date' }),
  memo: optional(anyText),
  // States of older versions have neither of these two.
  holder: optional(visible),
  reservedAt: optional(storedMoment),
  mark: optional(storedMark),
  uid: optional(storedUid),
  reason: optional(visible),
  usedBy: optional(object('UsedBy', { mark: optional(storedMark), uid: optional(storedUid) })),
  isFree: optional(oneOf(true)),
});

const seriesShape = object('SeriesState', {
  ...numberSeriesShape.members,
  first: serial,
  next: serial,
  numbers: listOf(recordShape),
  skipped: optional(listOf(object('SkippedNumbers', { from: serial, to: serial }))),
});

export const stateForm: StateForm<NumberingState> = {
  shape: object('NumberingState', {
    flow: oneOf(HEAD.flow),
    version: oneOf(HEAD.version),
    series: listOf(seriesShape),
  }),
  checks: [
    [({ series }) => series.every(isComplete), 'a number of the series is missing or appears twice'],
    [isDistinct, 'a series or a document appears twice'],
  ],
};

/** The number after a number. */
export const after = (aa: string): string => String(BigInt(aa) + 1n);

/** The number before a number. */
export const before = (aa: string): string => String(BigInt(aa) - 1n);

export const keyOf = ({ vatNumber, branch, invoiceType, series }: NumberSeries): string =>
  JSON.stringify([vatNumber, branch, invoiceType, series]);

/** Whether every number is recorded, in order: reserved, with one result, or skipped. */
function isComplete({ first, next, numbers, skipped = [] }: SeriesState): boolean {
  let expected = first;
  let skips = 0;
  const skip = (): void => {
    const { from, to } = skipped[skips] ?? {};
    if (from !== expected || to === undefined || BigInt(to) < BigInt(from)) return;
    expected = after(to);
    skips += 1;
  };
  for (const { aa, mark: marked, uid: named, reason, usedBy, isFree } of numbers) {
    skip();
    const isCommitted = marked !== undefined || named !== undefined;
    if (aa !== expected || [isCommitted, reason !== undefined, isFree === true].filter(Boolean).length > 1)
      return false;
    if (usedBy !== undefined && (reason === undefined || (usedBy.mark ?? usedBy.uid) === undefined))
      return false;
    expected = after(expected);
  }
  skip();
  return skips === skipped.length && expected === next && BigInt(next) <= LAST_NUMBER + 1n;
}

function isDistinct({ series }: NumberingState): boolean {
  const names = series.flatMap(({ numbers }) =>
    numbers.flatMap((number) => [number.mark, number.uid].filter((name) => name !== undefined)),
  );
  return new Set(series.map(keyOf)).size === series.length && new Set(names).size === names.length;
}
