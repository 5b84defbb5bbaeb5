import type { InvoiceType } from '../../codes/index.js';
import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import type { ItemLine, SignedLine } from '../../totals/by-item.js';
import type { MemberPath } from '../../types/index.js';
import { ITEM_PATHS, isNamed, itemInWords } from '../across/items.js';
import { connectedLinks, linkedIn } from '../across/links.js';
import { NUMBER_PATHS } from '../across/number.js';
import { placeIn, type SharedItem, sumShared } from '../across/shared-items.js';
import { type DocumentGroup, sharing } from '../across/sharing.js';
import type { RelatedExample } from '../engine/example.js';
import { oncePerRelated } from '../engine/once.js';
import { oncePer } from '../engine/once-per.js';
import type { RelatedDocuments } from '../engine/related.js';
import { type DocumentView, type LineView, type RuleFacts, rule } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../shared/moves-goods.js';
import { NOTE, SECOND_NOTE } from './related-samples.js';

/** The members of an invoice that `relatedReturns` reads, for the `paths` of a rule. */
const RETURN_PATHS = ['issuer.vatNumber', 'counterpart.vatNumber'] as const;

const RETURN = 5;

/**
 * The delivery notes by which the customer of an invoice returns goods to its issuer: the customer's notes with move
 * purpose 5, or reverse notes by the issuer with that purpose. They do not say which delivery they belong to.
 */
function relatedReturns(
  { issuer, counterpart }: DocumentView,
  related: RelatedDocuments,
): readonly DocumentView[] {
  const [seller, customer] = [issuer.vatNumber, counterpart?.vatNumber];
  if (customer === undefined) return [];
  return allReturns(related).filter(({ issuer: sender, counterpart: receiver, invoiceHeader }) => {
    const isReverse = invoiceHeader.reverseDeliveryNote === true;
    const [from, to] = [sender.vatNumber, receiver?.vatNumber];
    return isReverse ? from === seller && to === customer : from === customer && to === seller;
  });
}

/** All returns among the related documents. Computed once for all documents with the same related documents. */
const allReturns = oncePer(({ documents }: RelatedDocuments): readonly DocumentView[] =>
  documents.flatMap(({ view }) => {
    const { invoiceType, movePurpose } = view.invoiceHeader;
    return DELIVERY_NOTES.includes(invoiceType) && movePurpose === RETURN ? [view] : [];
  }),
);

/** Types that may invoice delivered goods. The description mentions 1.1. */
const INVOICES: readonly InvoiceType[] = ['1.1', '1.2', '1.3', '1.4', '11.1'];

/** The facts of both rules. */
const ABOUT_ITEMS = {
  layer: 'across',
  severity: 'warning',
  appliesTo: INVOICES,
  paths: [
    ...new Set<MemberPath>([
      'invoiceHeader.multipleConnectedMarks',
      'invoiceHeader.multipleConnectedUids',
      ...NUMBER_PATHS,
      ...ITEM_PATHS,
      ...RETURN_PATHS,
    ]),
  ],
  params: ['item', 'quantity'],
  enforces: ['invoice-of-notes'],
  source:
    'Service description, Delivery notes: an invoice closing earlier notes lists their marks; a warning because the authority does not compare their lines',
  good: { sample: 'closingInvoice', related: [NOTE, SECOND_NOTE] },
} as const satisfies Partial<RuleFacts>;

const secondNoteOf = (quantity: number): RelatedExample => ({
  ...SECOND_NOTE,
  set: { ...SECOND_NOTE.set, '/invoiceDetails/0/quantity': quantity },
});

/** Items that were delivered, not returned, and not invoiced. */
export const notesItemMissing = rule({
  id: 'links/notes-item-missing',
  ...ABOUT_ITEMS,
  bad: [{ sample: 'closingInvoice', related: [NOTE, secondNoteOf(10.5)] }],
  check(document, found, surroundings) {
    for (const { item, quantity } of comparedItems(document, surroundings).kept) {
      if (signOf(quantity) > 0) {
        found(['invoiceDetails'], { ...nameOf(item), quantity: formatExact(quantity) });
      }
    }
  },
});

/** Items that were invoiced but not delivered. */
export const notesItemTooMuch = rule({
  id: 'links/notes-item-too-much',
  ...ABOUT_ITEMS,
  bad: [{ sample: 'closingInvoice', related: [NOTE, secondNoteOf(9.5)] }],
  check(document, found, surroundings) {
    const { items, allKnown } = comparedItems(document, surroundings);
    // A delivery note that is not given may have delivered the rest.
    if (!allKnown) return;
    for (const { item, quantity } of items) {
      if (signOf(quantity) < 0) {
        found(placeIn(document, item), {
          ...nameOf(item),
          quantity: formatExact(subtractExact(NOTHING, quantity)),
        });
      }
    }
  },
});

const NOTHING = exactAsPrinted(0);

interface Difference {
  readonly item: SharedItem;
  readonly quantity: Exact;
}

interface Compared {
  /** For each item with a quantity: the delivered minus the invoiced quantity. */
  readonly items: readonly Difference[];
  /**
   * The same, minus returned items. Returns of unnamed items are not counted. Only missing items are judged by this: a
   * return may belong to another delivery, so it does not show that too much was invoiced.
   */
  readonly kept: readonly Difference[];
  /** Whether all documents that the invoices list are given, and are delivery notes. */
  readonly allKnown: boolean;
}

const UNCOMPARED: Compared = { items: [], kept: [], allKnown: false };

const invoices = sharing(INVOICES, connectedLinks);

/** The delivery notes that a group of invoices lists, and the comparison with them. */
interface Invoiced {
  readonly notes: readonly DocumentView[];
  readonly compared: Compared;
}

const known = new WeakMap<DocumentGroup, Invoiced | undefined>();

/**
 * Compares delivery notes with the invoices that list them, by item. Only quantities are compared, because delivery
 * notes have no values. Invoices that share delivery notes are compared together. Whether a delivery note was cancelled
 * is not known here.
 */
const comparedItems = oncePerRelated((document, { related }): Compared => {
  const types = linkedIn(connectedLinks(document), related).map(({ document: { view } }) => typeOf(view));
  // Documents that close slips are compared with the slips, by other rules.
  if (!types.some(isNote) || types.includes('8.6')) return UNCOMPARED;
  const group = invoices.groupOf(document, related);
  if (!known.has(group)) known.set(group, invoiced(group, related));
  const found = known.get(group);
  if (found === undefined) return UNCOMPARED;
  const { notes, compared } = found;
  const returned = relatedReturns(document, related).filter((view) => !notes.includes(view));
  return returned.length === 0 ? compared : { ...compared, kept: differences(group, notes, returned) };
});

function invoiced(group: DocumentGroup, related: RelatedDocuments): Invoiced | undefined {
  const links = group.flatMap(connectedLinks);
  const listed = [...new Set(linkedIn(links, related).map(({ document: { view } }) => view))];
  const notes = listed.filter((view) => isNote(typeOf(view)));
  if (![...group, ...notes].every(({ invoiceDetails }) => invoiceDetails.every(isNamed))) return undefined;
  const items = differences(group, notes, []);
  const allKnown = notes.length === listed.length && links.every(({ text }) => related.byLink.has(text));
  return { notes, compared: { items, kept: items, allKnown } };
}

/** Delivered quantities, minus invoiced and returned ones. */
const differences = (
  group: DocumentGroup,
  notes: readonly DocumentView[],
  returned: readonly DocumentView[],
): Difference[] =>
  sumShared(group, signedLines(-1), [
    ...notes.flatMap(signedLines(1)),
    ...returned.flatMap(signedLines(-1)),
  ]).flatMap((item) => {
    const { quantity } = item.sum;
    return quantity === undefined ? [] : [{ item, quantity }];
  });

const signedLines =
  (sign: 1 | -1) =>
  ({ invoiceDetails }: DocumentView): SignedLine[] =>
    invoiceDetails.map((line) => signed(line, sign));

const typeOf = ({ invoiceHeader }: DocumentView): InvoiceType => invoiceHeader.invoiceType;

const isNote = (type: InvoiceType): boolean => DELIVERY_NOTES.includes(type);

/** A line with only what delivery notes and invoices have in common: no values, prices or VAT. */
const signed = ({ itemCode, itemDescr, measurementUnit, quantity }: LineView, sign: 1 | -1): SignedLine => ({
  line: {
    itemCode,
    itemDescr,
    measurementUnit,
    quantity,
    vatCategory: 0,
    netValue: zeroCents,
  } satisfies ItemLine,
  sign,
});

const nameOf = ({ sum }: SharedItem): { item: string } => ({ item: String(itemInWords(sum)['item']) });
