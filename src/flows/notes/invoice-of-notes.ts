import type { BuildOptions } from '../../builders/check-document.js';
import type { Facts, LineFacts } from '../../builders/facts/facts.js';
import { countryCode } from '../../builders/facts/leaves.js';
import { euCountries, type InvoiceType } from '../../codes/index.js';
import { addExact } from '../../money/add-exact.js';
import { type Exact, formatExact } from '../../money/index.js';
import { readLocaleOption } from '../../reading/options.js';
import type { IssuedDocument } from '../../types/index.js';
import type { NotePrice, NotesInvoiceFacts, NotesOptions } from '../generated/facts.js';
import { notesInvoiceFactsForm, notesOptionsForm } from '../generated/forms.js';
import { nameOf, type ReadIssued, type SentDocument } from '../shared/issued.js';
import { makeWithRelated } from '../shared/make-with-related.js';
import { counterpartOf, issuerOf } from '../shared/parties.js';
import { Refusing } from '../shared/refusing.js';
import { knowMembers } from '../shared/step-form.js';
import { readStepOptions } from '../shared/step-options.js';
import { type NoteItem, remainingItem, unitOf } from './items.js';
import { mergeParty } from './merge-party.js';
import { customerOf, type ReadNotes, readNotes, statedIn } from './read-notes.js';
import type { NotesInvoice, RemainingNoteItem } from './types.js';
import { pricesOf, wantedOf } from './wanted.js';

/**
 * Builds the invoice that closes delivery notes: 1.1, or 1.2 or 1.3 if the buyer is abroad. It lists the MARKs of the notes whose items it invoices and
 * has their quantities, one line for each item, minus what was already returned or invoiced. Prices come from
 * the caller.
 *
 * @throws RefusedStepError if the notes do not belong together, an item has no price, or more is requested than is
 * left.
 * @throws InvalidDocumentError if the invoice has errors.
 * @example
 * const { document } = invoiceOfNotes([{ document: note, mark: '400001970000102' }], {
 *   series: 'ΤΙΜ', aa: '158', issueDate: '2026-11-20',
 *   prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }], payments: [onCredit('rest')],
 * });
 */
export function invoiceOfNotes(
  notes: readonly (IssuedDocument | SentDocument)[],
  facts: NotesInvoiceFacts,
  options?: BuildOptions,
): NotesInvoice {
  const stepOptions = readStepOptions(options);
  const refusing = new Refusing(stepOptions.locale);
  const stated = statedIn(facts, refusing);
  knowMembers(notesInvoiceFactsForm, stated, refusing);
  const read = readNotes(notes, stated.invoices, stated.cancelled, refusing);
  const { deliveries, others, items } = read;
  if (stated.counterpart?.branch === undefined) checkBranches(read, refusing);
  const wanted = wantedOf(stated.quantities, items, refusing);
  const prices = pricesOf(stated.prices, items, wanted, refusing);
  refusing.done();
  const lines = [...wanted].map(([item, quantity]) => lineOf(item, quantity, prices.get(item)));
  const closed = deliveries.filter((note) => holdsAny(note, wanted, read));
  const made = makeWithRelated(
    factsOf(stated, deliveries[0], lines, closed),
    [...deliveries, ...others],
    stepOptions,
  );
  for (const [item, quantity] of wanted) item.invoiced = addExact(item.invoiced, quantity);
  return { ...made, remaining: Object.freeze(items.all.map(remainingItem)) };
}

/**
 * What delivery notes have left to invoice, by item, after returns and earlier invoices.
 *
 * @throws RefusedStepError if the notes do not belong together, or if an invoice also closes other notes.
 * @example
 * remainingOfNotes([note], { invoices: [first] })[0]?.remaining; // 14
 */
export function remainingOfNotes(
  notes: readonly (IssuedDocument | SentDocument)[],
  which: NotesOptions = {},
  options?: Pick<BuildOptions, 'locale'>,
): readonly RemainingNoteItem[] {
  const refusing = new Refusing(readLocaleOption(options));
  const stated = statedIn(which, refusing);
  knowMembers(notesOptionsForm, stated, refusing);
  const { invoices, cancelled } = stated;
  return Object.freeze(readNotes(notes, invoices, cancelled, refusing).items.all.map(remainingItem));
}

function factsOf(
  stated: NotesInvoiceFacts,
  { document }: ReadIssued,
  lines: readonly LineFacts[],
  closed: readonly ReadIssued[],
): Facts {
  const { prices, quantities, invoices, cancelled, payments, issuer, counterpart, ...header } = stated;
  const receiver = counterpartOf(document);
  const buyer = receiver && mergeParty(receiver, counterpart);
  return {
    ...header,
    type: typeFor(buyer?.country),
    issuer: mergeParty(issuerOf(document), issuer),
    counterpart: buyer,
    lines,
    payments,
    multipleConnectedMarks: closed.flatMap(({ mark }) => mark ?? []),
  };
}

const EU: ReadonlySet<unknown> = new Set(euCountries);

/** The invoice for goods that a buyer of this country gets. */
function typeFor(stated: unknown = 'GR'): InvoiceType {
  const country = countryCode.read(stated);
  if (country === 'GR') return '1.1';
  return EU.has(country) ? '1.2' : '1.3';
}

function lineOf({ line }: NoteItem, quantity: Exact, price: NotePrice | undefined): LineFacts {
  return {
    ...price,
    description: line.itemDescr,
    itemCode: line.itemCode,
    quantity: formatExact(quantity),
    ...unitOf(line),
  };
}

/** Whether a note delivered any of the invoiced items. Only then does the invoice close it. */
const holdsAny = (note: ReadIssued, wanted: ReadonlyMap<NoteItem, Exact>, { items }: ReadNotes): boolean =>
  note.view.invoiceDetails.some((line) => {
    const item = items.byLine.get(line);
    return item !== undefined && wanted.has(item);
  });

function checkBranches({ deliveries }: ReadNotes, refusing: Refusing): void {
  const [{ view: first }] = deliveries;
  const expected = first.counterpart?.branch ?? 0;
  for (const { view } of deliveries) {
    const found = view.counterpart?.branch ?? 0;
    if (found === expected || customerOf(view) !== customerOf(first)) continue;
    refusing.add('notes/other-branch', ['notes'], { document: nameOf(view), expected, found });
  }
}
