import { issuerOf } from '../../../flows/shared/parties.js';
import { RefusedStepError } from '../../../flows/shared/refused-step-error.js';
import { sealed } from '../../../flows/shared/sealed.js';
import { isSameItem } from '../../../flows/table/ending-consistency.js';
import { tableFromJSON } from '../../../flows/table/open-table.js';
import { readOrderedLine } from '../../../flows/table/ordered-line.js';
import type { LinePlace, SlipEntry, StoredPrice, TableState } from '../../../flows/table/state.js';
import { TABLE_HEAD } from '../../../flows/table/state.js';
import type { Table } from '../../../flows/table/table.js';
import { subtractExact } from '../../../money/add-exact.js';
import {
  addCents,
  centsToString,
  compareExact,
  type Exact,
  exactAsPrinted,
  formatExact,
  priceOfTotal,
} from '../../../money/index.js';
import type { Document, InvoiceLine } from '../../../types/index.js';
import { centsOf } from '../../provider/hold.js';
import type { DocumentRow } from '../../state/rows.js';
import { isCancellation } from './is-cancellation.js';

/**
 * The table of some open slips as a value of the table flow, so that the flow builds what comes next. The slips do not say
 * whether their prices included VAT, so both are tried. `undefined` if they do not fit together, for example because more
 * was cancelled than was ordered.
 */
export function tableOf(slips: readonly DocumentRow[]): Table | undefined {
  for (const leads of [
    ['unitPriceWithVat', 'gross', 'unitPrice', 'net'],
    ['unitPrice', 'net', 'unitPriceWithVat', 'gross'],
  ] as const) {
    const state = stateOf(slips, leads);
    if (state === undefined) continue;
    try {
      return tableFromJSON(sealed(state));
    } catch (error) {
      if (!RefusedStepError.isRefusedStepError(error)) throw error;
    }
  }
  return undefined;
}

type Lead = StoredPrice['lead'];

/** A line of an order that later slips may take from. */
interface Ordered {
  readonly at: LinePlace;
  readonly of: InvoiceLine;
  left: Exact;
}

function stateOf(slips: readonly DocumentRow[], leads: readonly Lead[]): TableState | undefined {
  const [first] = slips;
  if (first === undefined) return undefined;
  const tableAA = first.document.invoiceHeader.tableAA?.toLowerCase() ?? '';
  const ordered: Ordered[] = [];
  const entries: SlipEntry[] = [];
  for (const [slip, row] of slips.entries()) {
    const { mark, uid, insertedAt } = row;
    const document = atTable(row.document, tableAA);
    const answer = {
      fate: 'issued',
      ...(mark !== undefined && { mark }),
      uid,
      issuedAt: insertedAt,
    } as const;
    if (isCancellation(row)) {
      const takes = takesOf(document, ordered);
      if (takes === undefined) return undefined;
      entries.push({ kind: 'cancellation', document, takes, ...answer });
      continue;
    }
    const prices: StoredPrice[] = [];
    for (const [line, of] of document.invoiceDetails.entries()) {
      const at = { slip, line };
      const price = leads
        .flatMap((lead) => priceOf(of, lead) ?? [])
        .find((each) => readOrderedLine(at, of, each) !== undefined);
      if (price === undefined) return undefined;
      prices.push(price);
      ordered.push({ at, of, left: exactAsPrinted(of.quantity ?? 0) });
    }
    entries.push({ kind: 'order', document, prices, ...answer });
  }
  const issuer = JSON.parse(JSON.stringify(issuerOf(first.document))) as TableState['issuer'];
  const { series } = first.document.invoiceHeader;
  return { ...TABLE_HEAD, issuer, series, tableAA, entries };
}

/** The service does not distinguish GUIDs by case; the flow does. */
const atTable = (document: Document, tableAA: string): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, tableAA },
});

/** The price of a line, if it was stated in these terms. */
function priceOf(of: InvoiceLine, lead: Lead): StoredPrice | undefined {
  const gross = addCents(centsOf(of.netValue), centsOf(of.vatAmount));
  const before = centsOf(of.totalNetPriceBeforeDiscount ?? of.netValue);
  if (lead === 'gross') return { lead, price: centsToString(gross) };
  if (lead === 'net') return { lead, price: centsToString(before) };
  const total = lead === 'unitPrice' ? before : gross;
  const price = priceOfTotal(total, exactAsPrinted(of.quantity ?? 0));
  return price === undefined ? undefined : { lead, price: formatExact(price) };
}

/** The ordered lines that a cancellation takes from: for each of its lines the newest one with enough of the item left. */
function takesOf({ invoiceDetails }: Document, ordered: readonly Ordered[]): LinePlace[] | undefined {
  const takes: LinePlace[] = [];
  for (const taken of invoiceDetails) {
    const quantity = exactAsPrinted(taken.quantity ?? 0);
    const source = [...ordered]
      .reverse()
      .find(({ of, left }) => isSameItem(of, taken) && compareExact(left, quantity) >= 0);
    if (source === undefined) return undefined;
    source.left = subtractExact(source.left, quantity);
    takes.push(source.at);
  }
  return takes;
}
