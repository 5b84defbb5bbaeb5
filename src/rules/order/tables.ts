import { keyOf, placeOf } from '../across/links.js';
import { NUMBER_PATHS } from '../across/number.js';
import type { Beside, BesideDocument } from '../engine/beside.js';
import type { DocumentView, Rule } from '../engine/rule.js';
import { isTotalCancellation } from '../slips.js';
import { closingOf } from './bill.js';
import { LISTING_TYPES } from './listed-slips.js';
import { cancellationOf, LISTING_PATHS, type Listing, listingOf, slipsBeside } from './listing.js';
import { tableOf } from './open-slips.js';
import { CANCELLATION, LATER_SLIP, OTHER_TABLE, SLIP } from './related-samples.js';

const TABLE_FLOW = 'Service description, Table flow';
const PATHS = [...LISTING_PATHS, 'invoiceHeader.tableAA'] as const;

/** A closing lists every open slip of its table. */
export const openSlipNotListed: Rule = {
  id: 'order/open-slip-not-listed',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: [...new Set<string>([...PATHS, ...NUMBER_PATHS])],
  params: ['link', 'table'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds all marks of the table; a warning because the slip may have been closed, and a bill may be split`,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    { sample: 'tableClosing', related: [SLIP, CANCELLATION, LATER_SLIP] },
    {
      sample: 'tableClosing',
      related: [
        { openOrder: { mark: '400001234567894', uid: '', quantityProducts: 4, totalNet: 16.5 } },
        { openOrder: { mark: '400001234567895', uid: '', quantityProducts: -1, totalNet: -3.5 } },
        { openOrder: { mark: '400001234567899', uid: '', quantityProducts: 1, totalNet: 2 } },
      ],
    },
    { sample: 'tableCancellation', related: [SLIP, CANCELLATION] },
  ],
  check(document, found, surroundings) {
    const { beside } = surroundings;
    const listing = listingOf(document, surroundings);
    if (listing === undefined) return;
    const listed = new Set(listing.links.map(({ text }) => keyOf(text, beside)));
    const isOpen = (link: string): boolean =>
      !listed.has(keyOf(link, beside)) &&
      cancellationOf({ list: 'multipleConnectedMarks', index: 0, text: link }, document, beside) ===
        undefined &&
      closingOf(link, document, beside) === undefined;
    const tables = tablesOf(document, listing);
    for (const [table, slips] of slipsBeside(beside).byTable) {
      if (!tables.has(table)) continue;
      for (const slip of slips) {
        const link = slip.mark ?? slip.uid ?? '';
        if (isOpen(link)) found(listFor(slip), { link, ...tableInWords(slip.view) });
      }
    }
    if (!isOfRecords(listing, beside)) return;
    for (const order of beside.openOrders) {
      const link = order.mark ?? order.uid ?? '';
      // What is known with its table has been judged by that.
      if (beside.byLink.get(link) === undefined && isOpen(link)) found(listFor(order), { link });
    }
  },
};

/** A closing is of one table. */
export const listedSlipOfOtherTable: Rule = {
  id: 'order/listed-slip-of-other-table',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: PATHS,
  params: ['link', 'table', 'own'],
  source: `${TABLE_FLOW}: the same tableAA for all orders of one table, and a closing of all marks of the table; a warning because two tables on one bill are not forbidden`,
  since: '2.0.1',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    {
      sample: 'tableClosing',
      related: [SLIP, { ...CANCELLATION, set: { '/invoiceHeader/tableAA': OTHER_TABLE } }],
    },
    {
      sample: 'tableCancellation',
      related: [{ ...SLIP, set: { '/invoiceHeader/tableAA': OTHER_TABLE } }],
    },
  ],
  check(document, found, surroundings) {
    const listing = listingOf(document, surroundings);
    if (listing === undefined) return;
    const own = ownTable(document, listing);
    for (const { link, document: slip } of listing.slips) {
      const { tableAA } = slip.view.invoiceHeader;
      if (own === undefined || tableAA === undefined || tableAA.toLowerCase() === own.toLowerCase()) continue;
      found(placeOf(link), { link: link.text, table: tableAA, own });
    }
  },
};

/** The tables that a document closes or cancels. */
const tablesOf = (document: DocumentView, { slips }: Listing): ReadonlySet<string> =>
  new Set(
    isTotalCancellation(document) ? [tableOf(document)] : slips.map((slip) => tableOf(slip.document.view)),
  );

/** The table of a total cancellation; of a closing that of most of its slips, of the first among equals. */
function ownTable(document: DocumentView, { slips }: Listing): string | undefined {
  if (isTotalCancellation(document)) return document.invoiceHeader.tableAA;
  const counts = new Map<string, number>();
  for (const { document: slip } of slips) {
    const table = tableOf(slip.view);
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  let own = '';
  let most = 0;
  for (const [table, count] of counts) if (count > most) [own, most] = [table, count];
  return own === '' ? undefined : own;
}

/** Records of open slips are of the table for which they were asked: this one, if it lists one of them. */
const isOfRecords = ({ links }: Listing, { openOrderByLink }: Beside): boolean =>
  links.some(({ text }) => openOrderByLink.has(text));

const listFor = ({ mark }: Pick<BesideDocument, 'mark'>): string[] => [
  'invoiceHeader',
  mark === undefined ? 'multipleConnectedUids' : 'multipleConnectedMarks',
];

const tableInWords = ({ invoiceHeader: { tableAA } }: DocumentView): { table?: string } =>
  tableAA === undefined ? {} : { table: tableAA };
