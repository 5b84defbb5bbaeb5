import * as z from 'zod/mini';
import { storedDate, storedMark } from '../shared/state.js';
import type { NumberSeries } from './numbering.js';
import { isSeriesMember } from './series-members.js';

/** The largest number of a Greek issuer (error 212). */
export const LAST_NUMBER = 18_446_744_073_709_551_615n;

/**
 * What became of a number. Without MARK, UID or reason it is open.
 *
 * @example
 * const burnt: NumberRecord = { aa: '102', reason: 'the customer left' };
 */
export interface NumberRecord {
  readonly aa: string;
  readonly issueDate?: string | undefined;
  readonly memo?: string | undefined;
  readonly mark?: string | undefined;
  readonly uid?: string | undefined;
  /** Why it was burnt. */
  readonly reason?: string | undefined;
  readonly usedBy?: { readonly mark?: string | undefined; readonly uid?: string | undefined } | undefined;
}

/**
 * The numbers of one series: all from `first` up to, and not with, `next`.
 *
 * @example
 * const series: SeriesState = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', first: '1', next: '1', numbers: [] };
 */
export interface SeriesState extends NumberSeries {
  readonly first: string;
  readonly next: string;
  readonly numbers: readonly NumberRecord[];
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

const serial = z.string().check(z.regex(/^[1-9][0-9]{0,19}$/));
const mark = storedMark();
const uid = z.string().check(z.regex(/^[0-9A-F]{40}$/));
const visible = z.string().check(z.regex(/\S/));

const recordShape: z.ZodMiniType<NumberRecord> = z.strictObject({
  aa: serial,
  issueDate: z.optional(storedDate()),
  memo: z.optional(z.string()),
  mark: z.optional(mark),
  uid: z.optional(uid),
  reason: z.optional(visible),
  usedBy: z.optional(
    z
      .strictObject({ mark: z.optional(mark), uid: z.optional(uid) })
      .check(z.refine((other) => (other.mark ?? other.uid) !== undefined, 'no document')),
  ),
});

const member = <Name extends keyof NumberSeries>(name: Name): z.ZodMiniType<NumberSeries[Name]> =>
  z.custom<NumberSeries[Name]>(isSeriesMember[name], `a ${name} that is refused in a series`);

const seriesShape: z.ZodMiniType<SeriesState> = z
  .strictObject({
    vatNumber: member('vatNumber'),
    branch: member('branch'),
    invoiceType: member('invoiceType'),
    series: member('series'),
    first: serial,
    next: serial,
    numbers: z.array(recordShape),
  })
  .check(z.refine(isComplete, 'a number of the series is missing or stands twice'));

export const stateShape: z.ZodMiniType<NumberingState> = z
  .strictObject({
    flow: z.literal(HEAD.flow),
    version: z.literal(HEAD.version),
    series: z.array(seriesShape),
  })
  .check(z.refine(isDistinct, 'a series or a document stands twice'));

/** The number after a number. */
export const after = (aa: string): string => String(BigInt(aa) + 1n);

/** A series by which it can be found in a map. */
export const keyOf = ({ vatNumber, branch, invoiceType, series }: NumberSeries): string =>
  JSON.stringify([vatNumber, branch, invoiceType, series]);

/** Every number that was handed out is accounted for, in its order, and has one fate. */
function isComplete({ first, next, numbers }: SeriesState): boolean {
  let expected = first;
  for (const { aa, mark: marked, uid: named, reason, usedBy } of numbers) {
    const isCommitted = marked !== undefined || named !== undefined;
    if (aa !== expected || (isCommitted && reason !== undefined)) return false;
    if (usedBy !== undefined && reason === undefined) return false;
    expected = after(expected);
  }
  return expected === next && BigInt(next) <= LAST_NUMBER + 1n;
}

function isDistinct({ series }: NumberingState): boolean {
  const names = series.flatMap(({ numbers }) =>
    numbers.flatMap((number) => [number.mark, number.uid].filter((name) => name !== undefined)),
  );
  return new Set(series.map(keyOf)).size === series.length && new Set(names).size === names.length;
}
