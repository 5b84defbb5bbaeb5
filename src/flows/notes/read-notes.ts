import type { InvoiceType } from '../../codes/index.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import { type DocumentView, NUMBER_PATHS } from '../../rules/inside.js';
import { markOf } from '../shared/answer.js';
import { isReadable } from '../shared/given.js';
import { nameOf, type ReadIssued, readAllIssued } from '../shared/issued.js';
import type { Refusing } from '../shared/refusing.js';
import { type CountedLine, NOTE_ITEM_PATHS, NoteItems } from './items.js';

/** Notes that an invoice may close, with the quantities of their goods. */
export interface ReadNotes {
  readonly deliveries: readonly [ReadIssued, ...ReadIssued[]];
  readonly others: readonly ReadIssued[];
  readonly items: NoteItems;
}

/** What is read of notes and their invoices. */
const NEEDS = [
  'issuer',
  'counterpart',
  ...NUMBER_PATHS,
  'invoiceHeader.movePurpose',
  'invoiceHeader.reverseDeliveryNote',
  'invoiceHeader.multipleConnectedMarks',
  ...NOTE_ITEM_PATHS,
  'providerAdditionalInvoiceDetails',
];

const CLOSED: readonly InvoiceType[] = ['9.1', '9.3'];
const INVOICES: readonly InvoiceType[] = ['1.1', '1.2', '1.3', '1.4', '11.1'];
const RETURN = 5;

/**
 * Reads delivery notes, the returns among them, and their invoices. A return is a note of move purpose 5 with which the
 * customer sends goods back, or a reverse note of that purpose with which the seller documents it. Reverse notes of
 * other purposes document purchases.
 */
export function readNotes(
  notes: unknown,
  invoices: unknown,
  cancelled: unknown,
  refusing: Refusing,
): ReadNotes {
  const read = readAllIssued(notes, refusing, ['notes'], NEEDS);
  const invoiced = readAllIssued(invoices, refusing, ['invoices'], NEEDS);
  const marks = cancelledMarks(cancelled, read, refusing);
  refusing.done();
  const standing = read
    .map((note, index) => ({ note, at: ['notes', index] }))
    .filter(({ note }) => !marks.has(note.mark));
  checkRepeats(
    standing.map(({ note, at }) => ({ ...note, at })),
    refusing,
  );
  checkRepeats(
    invoiced.map((invoice, index) => ({ ...invoice, at: ['invoices', index] })),
    refusing,
  );
  const first = standing.find(({ note }) => !isReturn(note.view))?.note;
  if (first === undefined) return refusing.refuse('notes/none', ['notes']);
  const deliveries: ReadIssued[] = [];
  const returns: ReadIssued[] = [];
  for (const { note, at } of standing) {
    const kind = kindOf(note, first, at, refusing);
    if (kind === 'delivery') deliveries.push(note);
    else if (kind === 'return') returns.push(note);
  }
  for (const [index, invoice] of invoiced.entries()) checkInvoice(invoice, read, index, refusing);
  refusing.done();
  const items = new NoteItems([
    ...countedIn(deliveries, 'delivered'),
    ...countedIn(returns, 'returned'),
    ...countedIn(invoiced, 'invoiced'),
  ]);
  checkReturned(returns, items, refusing);
  const [one = first, ...more] = deliveries;
  return { deliveries: [one, ...more], others: [...returns, ...invoiced], items };
}

/** Refuses returned goods whose delivery note is not given, because their quantity would be lost. */
function checkReturned(returns: readonly ReadIssued[], { byLine }: NoteItems, refusing: Refusing): void {
  for (const { view } of returns) {
    for (const line of view.invoiceDetails) {
      if (byLine.has(line)) continue;
      const item = line.itemDescr ?? line.itemCode ?? '–';
      refusing.add('notes/returned-unknown', ['notes'], { document: nameOf(view), item });
    }
  }
  refusing.done();
}

const countedIn = (documents: readonly ReadIssued[], as: CountedLine['as']): CountedLine[] =>
  documents.flatMap(({ view }) => view.invoiceDetails.map((line) => ({ line, as })));

const isReturn = ({ invoiceHeader }: DocumentView): boolean => invoiceHeader.movePurpose === RETURN;

/** The role of a note for the seller of the first note. Refuses a note that does not belong to its invoice. */
function kindOf(
  { view, mark }: ReadIssued,
  { view: first }: ReadIssued,
  at: (string | number)[],
  refusing: Refusing,
): 'delivery' | 'return' | undefined {
  const document = nameOf(view);
  const type = view.invoiceHeader.invoiceType;
  const [seller, buyer] = [first.issuer.vatNumber, customerOf(first)];
  if (!CLOSED.includes(type)) {
    refusing.add('notes/not-a-delivery-note', at, { document, type });
    return undefined;
  }
  for (const [index, { quantity, measurementUnit, lineNumber }] of view.invoiceDetails.entries()) {
    if (quantity === undefined || measurementUnit === undefined) {
      const path = [...at, 'invoiceDetails', index];
      refusing.add('notes/item-without-quantity', path, { document, line: lineNumber });
    }
  }
  const isReverse = view.invoiceHeader.reverseDeliveryNote === true;
  const [issuer, other] = [view.issuer.vatNumber, customerOf(view)];
  if (isReturn(view) && !isReverse && issuer === buyer && other === seller) return 'return';
  if (issuer !== seller) {
    refusing.add('notes/other-issuer', at, { document, expected: seller, found: issuer });
  }
  if (other !== buyer)
    refusing.add('notes/other-counterpart', at, { document, expected: buyer, found: other });
  if (isReturn(view) && isReverse) return 'return';
  if (isReturn(view) || isReverse) {
    refusing.add('notes/no-sale', at, { document });
    return undefined;
  }
  if (mark === undefined) refusing.add('notes/no-mark', at, { document });
  return 'delivery';
}

/** Who receives goods: by VAT number, or by name for a private person without one. */
export const customerOf = ({ counterpart }: DocumentView): string =>
  counterpart?.vatNumber ?? counterpart?.name ?? '–';

function cancelledMarks(
  cancelled: unknown,
  notes: readonly ReadIssued[],
  refusing: Refusing,
): ReadonlySet<string | undefined> {
  const marks = new Set<string>();
  if (cancelled === undefined) return marks;
  if (!Array.isArray(cancelled)) {
    refusing.add('notes/list-form', ['cancelled'], { member: 'cancelled', found: shown(cancelled) });
    return marks;
  }
  for (const [index, given] of cancelled.entries()) {
    const at = ['cancelled', index];
    const before = refusing.count;
    const mark = markOf(given, refusing, at);
    if (mark === undefined) {
      // No MARK, such as null or 0: the note that was meant would be invoiced.
      if (refusing.count === before) refusing.add('answer/mark-form', at, { found: shown(given) });
      continue;
    }
    if (notes.some((note) => note.mark === mark)) marks.add(mark);
    else refusing.add('notes/cancelled-unknown', at, { mark });
  }
  return marks;
}

/** A document that counts twice would be invoiced twice. */
function checkRepeats(
  documents: readonly (ReadIssued & { readonly at: (string | number)[] })[],
  refusing: Refusing,
): void {
  const seen = new Set<string | undefined>();
  for (const { view, mark, at } of documents) {
    const { invoiceType, series, aa, issueDate } = view.invoiceHeader;
    const key = JSON.stringify([
      view.issuer.vatNumber,
      view.issuer.branch,
      invoiceType,
      series,
      aa,
      issueDate,
    ]);
    if (seen.has(key) || seen.has(mark)) refusing.add('notes/twice', at, { document: nameOf(view) });
    seen.add(key);
    if (mark !== undefined) seen.add(mark);
  }
}

function checkInvoice(
  { view }: ReadIssued,
  notes: readonly ReadIssued[],
  index: number,
  refusing: Refusing,
): void {
  const document = nameOf(view);
  const { invoiceType: type, multipleConnectedMarks: listed = [] } = view.invoiceHeader;
  const at = ['invoices', index];
  if (!INVOICES.includes(type) || listed.length === 0) {
    refusing.add('notes/not-an-invoice', at, { document, type });
    return;
  }
  const known = new Set(notes.map(({ mark }) => mark));
  const unknown = listed.map(String).filter((mark) => !known.has(mark));
  if (unknown.length > 0)
    refusing.add('notes/invoice-of-others', at, { document, marks: unknown.join(', ') });
}

/** The members of a plain object; refuses anything else. */
export function statedIn<Facts>(facts: Facts, refusing: Refusing): Facts {
  const stated = isReadable(facts, ['invoices']) ? recordOf(facts) : undefined;
  return stated === undefined
    ? refusing.refuse('notes/facts-form', [], { found: shown(facts) })
    : (stated as Facts);
}
