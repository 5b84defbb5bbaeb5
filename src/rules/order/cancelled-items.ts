import * as RecType from '../../codes/generated/named/rec-types.js';
import { subtractExact } from '../../money/add-exact.js';
import { formatExact, signOf } from '../../money/index.js';
import type { SignedLine } from '../../totals/by-item.js';
import type { MemberPath } from '../../types/index.js';
import { ITEM_PATHS, isNamed, itemInWords, unpriced } from '../across/items.js';
import { NUMBER_PATHS, numberKey } from '../across/number.js';
import { isSlip, NOTHING, tableOf } from '../across/open-slips.js';
import { placeIn, type SharedItem, sumShared } from '../across/shared-items.js';
import { oncePer } from '../engine/once-per.js';
import type { RelatedDocuments } from '../engine/related.js';
import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { isTotalCancellation } from '../shared/slips.js';
import { OTHER_TABLE } from './related-samples.js';

/** An item cannot be cancelled unless it was ordered. */
export const cancelsMoreThanOrdered = rule({
  id: 'order/cancels-more-than-ordered',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['8.6'],
  onlyWith: 'invoiceDetails[].recType',
  paths: [
    ...new Set<MemberPath>([
      ...NUMBER_PATHS,
      'invoiceHeader.tableAA',
      'invoiceHeader.totalCancelDeliveryOrders',
      ...ITEM_PATHS,
    ]),
  ],
  params: ['item', 'quantity'],
  enforces: ['partial-cancellation'],
  source:
    'Service description, Table flow: lines hold what remains (ordered minus cancelled); a warning because the related slips may not be all of the table',
  good: { sample: 'orderCancellation', related: ['orderSlip'] },
  bad: [
    { sample: 'orderCancellation', set: { '/invoiceDetails/0/quantity': 4 }, related: ['orderSlip'] },
    { sample: 'orderCancellation', set: { '/invoiceDetails/0/itemDescr': 'Τσάι' }, related: ['orderSlip'] },
  ],
  check(document, found, { related }) {
    if (isTotalCancellation(document) || tableOf(document) === '') return;
    const slips = slipsWith(document, related);
    // The orders of the table are not known.
    if (!orderingIn(slips).some((slip) => slip !== document)) return;
    for (const item of overdrawnIn(slips)) {
      const { quantity } = item.sum;
      if (quantity === undefined || !item.places.has(document)) continue;
      found(placeIn(document, item), {
        item: String(itemInWords(item.sum)['item']),
        quantity: formatExact(subtractExact(NOTHING, quantity)),
      });
    }
  },
});

/** Nothing can be cancelled on a table without orders. */
export const cancelsWithoutOrder = rule({
  id: 'order/cancels-without-order',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['8.6'],
  onlyWith: 'invoiceDetails[].recType',
  paths: [
    ...NUMBER_PATHS,
    'invoiceHeader.tableAA',
    'invoiceHeader.totalCancelDeliveryOrders',
    'invoiceDetails[].recType',
  ],
  params: ['table'],
  enforces: ['partial-cancellation'],
  source:
    'Service description, Table flow: a partial cancellation is a slip on the same tableAA as the orders; a warning because the related slips may not be all of the table',
  good: { sample: 'orderCancellation', related: ['orderSlip'] },
  bad: [
    {
      sample: 'orderCancellation',
      set: { '/invoiceHeader/tableAA': OTHER_TABLE },
      related: ['orderSlip'],
    },
  ],
  check(document, found, { related }) {
    if (isTotalCancellation(document) || tableOf(document) === '') return;
    // The orders may be among the documents that could not be read, or that are known by their record only.
    if (related.unread.size > 0 || related.openOrders.length > 0) return;
    if (orderingIn(slipsWith(document, related)).length === 0) {
      found(['invoiceHeader', 'tableAA'], { table: document.invoiceHeader.tableAA ?? '' });
    }
  },
});

const isCancelled = ({ recType }: LineView): boolean => recType === RecType.NegativeSign;

const signed = (line: LineView): SignedLine => ({ line: unpriced(line), sign: isCancelled(line) ? -1 : 1 });

/** The slips of one table, by number. */
type Slips = ReadonlyMap<string, DocumentView>;

const NO_SLIPS: Slips = new Map();

/** The slips of the document's table, with the document: one map for all documents that are among the related ones. */
function slipsWith(document: DocumentView, related: RelatedDocuments): Slips {
  const slips = slipsByTable(related).get(tableOf(document)) ?? NO_SLIPS;
  const number = numberKey(document);
  return slips.get(number) === document ? slips : new Map(slips).set(number, document);
}

/** Up to two slips that order something. One of them may be the document itself. */
const orderingIn = oncePer((byNumber: Slips): readonly DocumentView[] =>
  [...byNumber.values()]
    .filter(({ invoiceDetails }) => invoiceDetails.some((line) => !isCancelled(line)))
    .slice(0, 2),
);

/** Items with more cancelled than ordered. */
const overdrawnIn = oncePer((byNumber: Slips): readonly SharedItem[] => {
  const slips = [...byNumber.values()];
  const allNamed = slips.every(({ invoiceDetails }) => invoiceDetails.every(isNamed));
  const items = allNamed ? sumShared(slips, ({ invoiceDetails }) => invoiceDetails.map(signed), []) : [];
  return items.filter(({ sum: { quantity } }) => quantity !== undefined && signOf(quantity) < 0);
});

/** The related slips by table, with or without MARK. Total cancellations are omitted: they have no lines to count. */
const slipsByTable = oncePer((related: RelatedDocuments): ReadonlyMap<string, Slips> => {
  const found = new Map<string, Map<string, DocumentView>>();
  for (const { view } of related.documents) {
    if (!isSlip(view) || isTotalCancellation(view)) continue;
    const slips = found.get(tableOf(view)) ?? new Map<string, DocumentView>();
    found.set(tableOf(view), slips.set(numberKey(view), view));
  }
  return found;
});
