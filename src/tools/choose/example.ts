import type { Facts } from '../../builders/index.js';
import { table } from './generated/table.js';
import type { DocumentRow, IncomeRow, Members, VatRow } from './table-types.js';

const CLEARANCE = '1.5';

/** The day of the examples, unless another is stated. */
export const EXAMPLE_DAY = '2026-11-20';

/** What an example has besides its rows. */
interface About {
  readonly levies: readonly number[] | undefined;
  readonly day: string;
}

/** The facts of an example: those of the document, with a line that has the VAT and the classification. */
export function exampleOf(
  { type, facts, line }: DocumentRow,
  vat: VatRow,
  income: IncomeRow,
  { levies, day }: About,
): Facts {
  const { opening, movement } = table.example;
  const { $movement: moves, counterpart, ...members } = facts;
  const party = typeof counterpart === 'string' ? table.example.parties[counterpart.slice(1)] : undefined;
  const example = {
    type,
    ...opening,
    issueDate: day,
    ...(party !== undefined && { counterpart: party }),
    ...members,
    ...(moves === true && { ...movement, dispatchDate: day }),
    ...(line !== null && {
      lines: linesOf(type, { ...line, ...vat.line, ...income.line }, vat.line, levies, day),
    }),
  };
  return example as unknown as Facts;
}

/** A clearance has a line of the cleared sales, too. A levy is of a stay. */
function linesOf(
  type: string,
  line: Members,
  vat: Members,
  levies: readonly number[] | undefined,
  day: string,
): Members[] {
  if (levies !== undefined) {
    const stay = { category: levies[1], firstNight: dayBefore(day), nights: 1, rooms: 1 };
    return [{ ...line, otherTaxes: stay }];
  }
  if (type !== CLEARANCE) return [line];
  const cleared = {
    description: 'Εκκαθάριση',
    net: '100.00',
    ...vat,
    invoiceDetailType: 1,
    expenses: { category: 'category2_9' },
  };
  return [cleared, line];
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
