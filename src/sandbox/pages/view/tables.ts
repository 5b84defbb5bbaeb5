import { RecType } from '../../../codes/index.js';
import { centsToString, subtractCents, sumCents } from '../../../money/index.js';
import { tablesIn } from '../../inspect.js';
import { centsOf } from '../../provider/hold.js';
import type { DocumentRow } from '../../state/rows.js';
import type { World } from '../../world.js';
import { documentLine } from './documents.js';
import type { Newest, TableLine } from './types.js';

/** The tables with open slips, ordered by the time by which a slip has to be closed. */
export function tablesView(world: World): Newest<TableLine> {
  const lines = tablesIn(world).flatMap(({ tableAA, vatNumber, branch, slips }) => {
    const rows = slips.flatMap(({ uid }) => world.documents.byUid(uid) ?? []);
    const [first] = rows;
    if (first === undefined) return [];
    return [
      {
        id: tableId(first),
        table: tableAA,
        vatNumber,
        branch,
        left: leftOf(rows),
        currency: documentLine(first).currency,
        slips: rows.map((row, index) => ({
          ...documentLine(row),
          deadline: slips[index]?.deadline ?? '',
          cancels: isCancellation(row),
        })),
      },
    ];
  });
  return { total: lines.length, lines: lines.sort((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1)) };
}

const firstOf = ({ slips }: TableLine): string => slips.map(({ deadline }) => deadline).sort()[0] ?? '';

/** The id of the table of a slip, for addresses: another company may use the same GUID. */
export const tableId = ({ house, document: { issuer, invoiceHeader } }: DocumentRow): string =>
  [house, issuer.vatNumber, issuer.branch, invoiceHeader.tableAA?.toLowerCase()].join('.');

/** The open slips of a table by its id, the oldest first. */
export const slipsAt = ({ documents }: World, id: string): DocumentRow[] =>
  documents
    .openSlips()
    .filter((row) => row.document.invoiceHeader.tableAA !== undefined && tableId(row) === id);

/** Whether a slip only cancels lines of earlier ones. */
const isCancellation = ({ document }: DocumentRow): boolean =>
  document.invoiceDetails.every(({ recType }) => recType === RecType.NegativeSign);

/** What was ordered and not cancelled, with VAT. */
function leftOf(rows: readonly DocumentRow[]): string {
  const gross = (slips: readonly DocumentRow[]) =>
    sumCents(slips.map(({ document }) => centsOf(document.invoiceSummary.totalGrossValue)));
  const cancelled = rows.filter(isCancellation);
  return centsToString(subtractCents(gross(rows.filter((row) => !isCancellation(row))), gross(cancelled)));
}
