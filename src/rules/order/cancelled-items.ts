import { RecType } from '../../codes/index.js';
import { subtractExact } from '../../money/add-exact.js';
import { formatExact, signOf } from '../../money/index.js';
import { type SignedLine, sumByItem } from '../../totals/by-item.js';
import { ITEM_PATHS, isNamed, itemInWords, lineOf, unpriced } from '../across/items.js';
import { NUMBER_PATHS, numberOf } from '../across/number.js';
import type { Beside } from '../engine/beside.js';
import type { DocumentView, LineView, Rule } from '../engine/rule.js';
import { isTotalCancellation } from '../slips.js';
import { isSlip, NOTHING, tableOf } from './open-slips.js';

/** What was not ordered cannot be cancelled. */
export const cancelsMoreThanOrdered: Rule = {
  id: 'order/cancels-more-than-ordered',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['8.6'],
  onlyWith: 'invoiceDetails[].recType',
  paths: [
    ...new Set<string>([
      ...NUMBER_PATHS,
      'invoiceHeader.tableAA',
      'invoiceHeader.totalCancelDeliveryOrders',
      ...ITEM_PATHS,
    ]),
  ],
  params: ['item', 'quantity'],
  source:
    'Service description, Table flow: lines hold what remains (ordered minus cancelled); a warning because the slips beside it may not be all of the table',
  since: '2.0.1',
  good: { sample: 'orderCancellation', related: ['orderSlip'] },
  bad: [
    { sample: 'orderCancellation', set: { '/invoiceDetails/0/quantity': 4 }, related: ['orderSlip'] },
    { sample: 'orderCancellation', set: { '/invoiceDetails/0/itemDescr': 'Τσάι' }, related: ['orderSlip'] },
  ],
  check(document, found, { beside }) {
    if (isTotalCancellation(document) || tableOf(document) === '') return;
    const number = numberOf(document);
    const others = (slipsByTable(beside).get(tableOf(document)) ?? []).filter(
      (slip) => numberOf(slip) !== number,
    );
    // Of what was ordered at the table nothing is known.
    if (!others.some((slip) => slip.invoiceDetails.some((line) => !isCancelled(line)))) return;
    const lines = [document, ...others].flatMap(({ invoiceDetails }) => invoiceDetails.map(signed));
    if (!lines.every(({ line }) => isNamed(line))) return;
    for (const sum of sumByItem(lines)) {
      const { quantity } = sum;
      const isOwn = sum.lines.some(({ place }) => place < document.invoiceDetails.length);
      if (!isOwn || quantity === undefined || signOf(quantity) >= 0) continue;
      const { item } = itemInWords(sum);
      found(lineOf(sum, document), {
        item: String(item),
        quantity: formatExact(subtractExact(NOTHING, quantity)),
      });
    }
  },
};

const isCancelled = ({ recType }: LineView): boolean => recType === RecType.NegativeSign;

const signed = (line: LineView): SignedLine => ({ line: unpriced(line), sign: isCancelled(line) ? -1 : 1 });

const known = new WeakMap<Beside, ReadonlyMap<string, readonly DocumentView[]>>();

/** The slips beside, with MARK or without, by their table; a total cancellation has no lines to count. */
function slipsByTable(beside: Beside): ReadonlyMap<string, readonly DocumentView[]> {
  const before = known.get(beside);
  if (before !== undefined) return before;
  const tables = new Map<string, DocumentView[]>();
  for (const { view } of beside.documents) {
    if (!isSlip(view) || isTotalCancellation(view)) continue;
    const slips = tables.get(tableOf(view));
    if (slips === undefined) tables.set(tableOf(view), [view]);
    else slips.push(view);
  }
  known.set(beside, tables);
  return tables;
}
