import { invoiceTypeFacts } from '../../../codes/index.js';
import { athensMidnight } from '../../../flows/table/athens-midnight.js';
import { athensDate } from '../../../issues/athens-date.js';
import {
  addCents,
  type Cents,
  centsToString,
  subtractCents,
  sumCents,
  zeroCents,
} from '../../../money/index.js';
import { tablesIn } from '../../inspect.js';
import { centsOf } from '../../provider/hold.js';
import { isSlip } from '../../state/documents.js';
import type { DocumentRow } from '../../state/rows.js';
import type { Site } from '../site.js';
import { callLine, isRefused } from './calls.js';
import { isIssued, waitingHolds } from './holds.js';
import type { TodayView } from './types.js';

/** What happened since midnight in Athens. */
export function todayView({ world, journal }: Site): TodayView {
  const day = athensDate(world.now());
  const since = athensMidnight(day).toISOString();
  const rows: DocumentRow[] = [];
  for (const row of world.documents.all()) if (row.insertedAt >= since) rows.push(row);
  const calls = journal.entries.filter(({ at }) => at >= since).map(callLine);
  const slips = rows.filter(isSlip);
  const charges = rows.flatMap((row) => row.charges);
  return {
    day,
    documents: rows.length,
    sales: salesOf(rows),
    queued: rows.filter(({ mark }) => mark === undefined).length,
    late: rows.filter(({ markedAt, insertedAt }) => markedAt !== undefined && markedAt !== insertedAt).length,
    slips: slips.length,
    closings: new Set(slips.flatMap(({ closedBy }) => closedBy ?? [])).size,
    openTables: tablesIn(world).length,
    charged: rows.filter((row) => row.charges.length > 0).length,
    chargedAmount: centsToString(sumCents(charges.map(({ amount }) => amount))),
    held: waitingHolds(world).filter((row) => !isIssued(world, row)).length,
    calls: calls.length,
    refused: calls.filter(isRefused).length,
    faults: calls.filter(({ fault }) => fault !== undefined).length,
  };
}

/** Sales less credits, with VAT, for each currency. Slips and notes are not sales: the document that closes them is. */
function salesOf(rows: readonly DocumentRow[]): TodayView['sales'] {
  const sums = new Map<string, Cents>();
  for (const { document } of rows) {
    const { invoiceType, currency = 'EUR' } = document.invoiceHeader;
    const sign = invoiceTypeFacts[invoiceType as keyof typeof invoiceTypeFacts]?.sign;
    if (sign !== 'debit' && sign !== 'credit') continue;
    const gross = centsOf(document.invoiceSummary.totalGrossValue);
    const before = sums.get(currency) ?? zeroCents;
    sums.set(currency, sign === 'debit' ? addCents(before, gross) : subtractCents(before, gross));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: centsToString(amount) }));
}
