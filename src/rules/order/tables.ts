import type { MemberPath } from '../../types/index.js';
import { keyOf, pathOfLink } from '../across/links.js';
import { cancellationOf, LISTING_PATHS, type Listing, listingOf, relatedSlips } from '../across/listing.js';
import { NUMBER_PATHS } from '../across/number.js';
import { isPartialCancellation, tableOf } from '../across/open-slips.js';
import { oncePer } from '../engine/once-per.js';
import type { OpenOrderView, RelatedDocument, RelatedDocuments } from '../engine/related.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { CLOSING_TYPES, isTotalCancellation } from '../shared/slips.js';
import { closingOf, isCredit } from './bill.js';
import { LISTING_TYPES } from './listed-slips.js';
import { CANCELLATION, LATER_SLIP, OTHER_TABLE, SLIP } from './related-samples.js';

const TABLE_FLOW = 'Service description, Table flow';
const PATHS = [...LISTING_PATHS, 'invoiceHeader.tableAA'] as const;

const params = ['link', 'table'];
const paths: readonly MemberPath[] = [...new Set<MemberPath>([...PATHS, ...NUMBER_PATHS])];

/** A closing lists all open slips of its table. */
export const openSlipNotListed = rule({
  id: 'order/open-slip-not-listed',
  layer: 'across',
  appliesTo: CLOSING_TYPES,
  paths,
  params,
  enforces: ['closing-closes-slips', 'closing-lists-all-slips'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds all marks of the table (orders and cancellations), and total quantity and net value must equal the open slips, otherwise the document is rejected`,
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [{ sample: 'tableClosing', related: [SLIP, CANCELLATION, LATER_SLIP] }],
  check(document, found, surroundings) {
    const { related, splitBill } = surroundings;
    const listing = listingOf(document, surroundings);
    if (listing === undefined || splitBill) return;
    const own = closedTable(document, listing);
    if (own === undefined) return;
    for (const slip of leftOut(listing, openOf(document, related).byTable.get(own), related)) {
      found(listFor(slip), { link: linkOf(slip), ...tableInWords(slip.view) });
    }
  },
});

/** Slips that a closing or a total cancellation leaves open, although it may be meant to end the table. */
export const openSlipLeftOpen = rule({
  id: 'order/open-slip-left-open',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths,
  params,
  enforces: ['closing-closes-slips', 'closing-lists-all-slips'],
  source: `${TABLE_FLOW}: multipleConnectedMarks holds all marks of the table; a warning because records of open slips do not say of which table they are, a total cancellation may be of some slips, and a bill may be of slips of two tables`,
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
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
    const { related, splitBill } = surroundings;
    const listing = listingOf(document, surroundings);
    if (listing === undefined || (splitBill && !isTotalCancellation(document))) return;
    const { byTable, records } = openOf(document, related);
    const own = closedTable(document, listing);
    for (const table of tablesOf(document, listing)) {
      if (table === own) continue;
      for (const slip of leftOut(listing, byTable.get(table), related))
        found(listFor(slip), { link: linkOf(slip), ...tableInWords(slip.view) });
    }
    if (!isOfRecords(listing, related)) return;
    for (const order of leftOut(listing, records, related)) found(listFor(order), { link: linkOf(order) });
  },
});

/** A closing belongs to one table. */
export const listedSlipOfOtherTable = rule({
  id: 'order/listed-slip-of-other-table',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: PATHS,
  params: ['link', 'table', 'own'],
  enforces: ['order-slips-share-table', 'closing-lists-all-slips'],
  source: `${TABLE_FLOW}: the same tableAA for all orders of one table, and a closing of all marks of the table; a warning because two tables on one bill are not forbidden`,
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
      found(pathOfLink(link), { link: link.text, table: tableAA, own });
    }
  },
});

/** Slips are open at the branch that issued them. */
export const listedSlipOfOtherBranch = rule({
  id: 'order/listed-slip-of-other-branch',
  layer: 'across',
  severity: 'warning',
  appliesTo: LISTING_TYPES,
  paths: [...LISTING_PATHS, 'issuer.branch'],
  params: ['link', 'there', 'here'],
  enforces: ['closing-closes-slips'],
  source:
    'Service description, Table order slip lifecycle: open slips are kept for each branch, whose issuing stops after 24 hours; a warning because it is not stated that the branches must be equal',
  good: { sample: 'tableClosing', related: [SLIP, CANCELLATION] },
  bad: [
    { sample: 'tableClosing', set: { '/issuer/branch': 2 }, related: [SLIP, CANCELLATION] },
    { sample: 'tableCancellation', related: [{ ...SLIP, set: { '/issuer/branch': 1 } }] },
  ],
  check(document, found, surroundings) {
    const here = document.issuer.branch;
    // The slips of one closing are nearly always of one branch, so the first is enough.
    const other = listingOf(document, surroundings)?.slips.find(
      ({ document: { view } }) => view.issuer.branch !== here,
    );
    if (other === undefined) return;
    const there = other.document.view.issuer.branch;
    found(['issuer', 'branch'], { link: other.link.text, there, here });
  },
});

/**
 * The table that a closing ends, if any. A credit that lists only cancellations ends no table: it refunds what was
 * billed earlier, when the orders were closed.
 */
function closedTable(document: DocumentView, listing: Listing): string | undefined {
  if (isTotalCancellation(document)) return undefined;
  const { slips } = listing;
  const gives = isCredit(document) && slips.every(({ document: { view } }) => isPartialCancellation(view));
  return gives ? undefined : ownTable(document, listing);
}

/** Slips and records that no related document closes or cancels. */
interface Open {
  readonly byTable: ReadonlyMap<string, readonly RelatedDocument[]>;
  readonly records: readonly OpenOrderView[];
}

/**
 * The slips that the related documents leave open. A document that is itself among the related documents closes the
 * slips that it lists. So the result is the same for all documents of a request, and is computed once.
 */
function openOf(document: DocumentView, related: RelatedDocuments): Open {
  if (!relatedSlips(related).views.has(document)) return findOpen(document, related);
  return openForAll(related);
}

const openForAll = oncePer((related: RelatedDocuments): Open => findOpen(undefined, related));

function findOpen(document: DocumentView | undefined, related: RelatedDocuments): Open {
  const isOpen = (each: Identified): boolean =>
    cancellationOf(linkOf(each), document, related) === undefined &&
    closingOf(linkOf(each), document, related) === undefined;
  const byTable = new Map<string, RelatedDocument[]>();
  for (const [table, slips] of relatedSlips(related).byTable) byTable.set(table, slips.filter(isOpen));
  // A record whose slip is given with its table is omitted: the slip itself is checked.
  const records = related.openOrders.filter(
    (order) => related.byLink.get(linkOf(order)) === undefined && isOpen(order),
  );
  return { byTable, records };
}

/** Open slips that a document does not list. */
function leftOut<Each extends Identified>(
  { links }: Listing,
  open: readonly Each[] | undefined,
  related: RelatedDocuments,
): readonly Each[] {
  if (open === undefined || open.length === 0) return [];
  const listed = new Set(links.map(({ text }) => keyOf(text, related)));
  return open.filter((each) => !listed.has(keyOf(linkOf(each), related)));
}

type Identified = Pick<RelatedDocument, 'mark' | 'uid'>;

const linkOf = ({ mark, uid }: Identified): string => mark ?? uid ?? '';

/** The tables that a document closes or cancels. */
const tablesOf = (document: DocumentView, { slips }: Listing): ReadonlySet<string> =>
  new Set(
    isTotalCancellation(document) ? [tableOf(document)] : slips.map((slip) => tableOf(slip.document.view)),
  );

/**
 * The table of a total cancellation. For a closing, the table of most of its slips, or the first of those with equally
 * many.
 */
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

/**
 * Whether the records of open slips belong to the document: they come from one table, and the document lists one of
 * them.
 */
const isOfRecords = ({ links }: Listing, { openOrderByLink }: RelatedDocuments): boolean =>
  links.some(({ text }) => openOrderByLink.has(text));

const listFor = ({ mark }: Identified): string[] => [
  'invoiceHeader',
  mark === undefined ? 'multipleConnectedUids' : 'multipleConnectedMarks',
];

const tableInWords = ({ invoiceHeader: { tableAA } }: DocumentView): { table?: string } =>
  tableAA === undefined ? {} : { table: tableAA };
