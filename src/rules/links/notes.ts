import type { InvoiceType } from '../../codes/index.js';
import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import { type ItemLine, type SignedLine, sumByItem } from '../../totals/by-item.js';
import { ITEM_PATHS, isNamed, itemInWords, lineOf } from '../across/items.js';
import { connectedLinks, linkedIn } from '../across/links.js';
import { NUMBER_PATHS } from '../across/number.js';
import { sharing } from '../across/sharing.js';
import type { DocumentView, LineView, Rule } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../moves-goods.js';
import { onceBeside } from '../once.js';
import { NOTE, SECOND_NOTE } from './related-samples.js';
import { RETURN_PATHS, returnsBeside } from './returned.js';

/** Documents of value that may invoice what notes delivered; the description names 1.1. */
const INVOICES: readonly InvoiceType[] = ['1.1', '1.2', '1.3', '1.4', '11.1'];

const paths: readonly string[] = [
  ...new Set<string>([
    'invoiceHeader.multipleConnectedMarks',
    'invoiceHeader.multipleConnectedUids',
    ...NUMBER_PATHS,
    ...ITEM_PATHS,
    ...RETURN_PATHS,
  ]),
];
const params = ['item', 'quantity'];
const source =
  'Service description, Delivery notes: an invoice closing earlier notes lists their marks; a warning because its lines are not compared with theirs';

/** What was delivered, did not come back, and is not invoiced. */
export const notesItemMissing: Rule = {
  id: 'links/notes-item-missing',
  layer: 'across',
  severity: 'warning',
  appliesTo: INVOICES,
  paths,
  params,
  source,
  since: '2.0.1',
  good: { sample: 'closingInvoice', related: [NOTE, SECOND_NOTE] },
  bad: [
    {
      sample: 'closingInvoice',
      related: [NOTE, { ...SECOND_NOTE, set: { ...SECOND_NOTE.set, '/invoiceDetails/0/quantity': 10.5 } }],
    },
  ],
  check(document, found, surroundings) {
    for (const { sum, quantity } of comparedItems(document, surroundings).kept) {
      if (signOf(quantity) > 0) {
        found(['invoiceDetails'], { ...nameOf(sum), quantity: formatExact(quantity) });
      }
    }
  },
};

/** What is invoiced and was not delivered. */
export const notesItemTooMuch: Rule = {
  id: 'links/notes-item-too-much',
  layer: 'across',
  severity: 'warning',
  appliesTo: INVOICES,
  paths,
  params,
  source,
  since: '2.0.1',
  good: { sample: 'closingInvoice', related: [NOTE, SECOND_NOTE] },
  bad: [
    {
      sample: 'closingInvoice',
      related: [NOTE, { ...SECOND_NOTE, set: { ...SECOND_NOTE.set, '/invoiceDetails/0/quantity': 9.5 } }],
    },
  ],
  check(document, found, surroundings) {
    const { items, allKnown } = comparedItems(document, surroundings);
    // What a note that is not known delivered is not too much.
    if (!allKnown) return;
    for (const { sum, quantity } of items) {
      if (signOf(quantity) < 0) {
        found(lineOf(sum, document), {
          ...nameOf(sum),
          quantity: formatExact(subtractExact(NOTHING, quantity)),
        });
      }
    }
  },
};

const NOTHING = exactAsPrinted(0);

type Sum = ReturnType<typeof sumByItem>[number];

interface Difference {
  readonly sum: Sum;
  readonly quantity: Exact;
}

interface Compared {
  /** The quantities of items that are counted: notes minus invoices. */
  readonly items: readonly Difference[];
  /**
   * The same less what came back; without a name it is taken off nothing. Only what is missing is told by it: a return
   * may be of another delivery, so it cannot show that too much is invoiced.
   */
  readonly kept: readonly Difference[];
  /** Whether each document that the invoices list stands beside, and is a note. */
  readonly allKnown: boolean;
}

const UNCOMPARED: Compared = { items: [], kept: [], allKnown: false };
const invoices = sharing(INVOICES, connectedLinks);

/**
 * Notes beside the invoices that list them, by item and in quantities alone: notes have no values. Invoices that share
 * notes are compared as a whole. Whether a note was cancelled is not known here.
 */
const comparedItems = onceBeside((document, { beside }): Compared => {
  const types = linkedIn(connectedLinks(document), beside).map(({ document: { view } }) => typeOf(view));
  // What closes slips is compared with these.
  if (!types.some(isNote) || types.includes('8.6')) return UNCOMPARED;
  const whole = invoices.whole(document, beside);
  const all = [document, ...whole.filter((each) => each !== document)];
  const links = all.flatMap(connectedLinks);
  const known = [...new Set(linkedIn(links, beside).map(({ document: { view } }) => view))];
  const notes = known.filter((view) => isNote(typeOf(view)));
  const lines = [
    ...all.flatMap(({ invoiceDetails }) => invoiceDetails.map((line) => signed(line, -1))),
    ...notes.flatMap(({ invoiceDetails }) => invoiceDetails.map((line) => signed(line, 1))),
  ];
  if (!lines.every(({ line }) => isNamed(line))) return UNCOMPARED;
  const returned = returnsBeside(document, beside)
    .filter((view) => !notes.includes(view))
    .flatMap(({ invoiceDetails }) => invoiceDetails.map((line) => signed(line, -1)));
  const items = differences(lines);
  return {
    items,
    kept: returned.length === 0 ? items : differences([...lines, ...returned]),
    allKnown: notes.length === known.length && links.every(({ text }) => beside.byLink.has(text)),
  };
});

const differences = (lines: readonly SignedLine[]): Difference[] =>
  sumByItem(lines).flatMap((sum) => {
    const { quantity } = sum;
    return quantity === undefined ? [] : [{ sum, quantity }];
  });

const typeOf = ({ invoiceHeader }: DocumentView): InvoiceType => invoiceHeader.invoiceType;

const isNote = (type: InvoiceType): boolean => DELIVERY_NOTES.includes(type);

/** A line without what notes do not have in common with invoices: values, prices and VAT. */
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

const nameOf = (sum: Sum): { item: string } => ({ item: String(itemInWords(sum)['item']) });
