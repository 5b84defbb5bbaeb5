import type { BuildOptions } from '../../builders/check-document.js';
import type { IssuerFacts, LineFacts, RecipientFacts } from '../../builders/facts/facts.js';
import { formatExact } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Document, InvoiceLine, IssuedDocument, PrintBlock } from '../../types/index.js';
import type { ReceivingFacts } from '../generated/facts.js';
import { receivedLineForm, receivingFactsForm } from '../generated/forms.js';
import { isCorrelated } from '../shared/correlated.js';
import { readOriginal, type SentDocument } from '../shared/issued.js';
import { makeWithRelated } from '../shared/make-with-related.js';
import { counterpartOf, issuerOf } from '../shared/parties.js';
import { Refusing } from '../shared/refusing.js';
import { knowMembers, readMember } from '../shared/step-form.js';
import { readStepOptions } from '../shared/step-options.js';
import { NOTE_ITEM_PATHS, unitOf } from './items.js';
import { mergeParty } from './merge-party.js';
import { statedIn } from './read-notes.js';
import type { Receiving } from './types.js';

const DELIVERY_NOTES: readonly string[] = ['9.1', '9.2', '9.3'];

const QUANTITY_CHECK = 5;

/** What is read of the delivery note. */
const NEEDS = [
  'issuer',
  'counterpart',
  'invoiceHeader.invoiceType',
  'invoiceHeader.reverseDeliveryNote',
  ...NOTE_ITEM_PATHS,
  'invoiceDetails[].TaricNo',
  'providerAdditionalInvoiceDetails',
];

/**
 * Builds the receiving note of a delivery note, which the recipient of the goods issues: 10.1 with the delivery note in
 * `correlatedInvoices`, or 10.2 with `correlated: false`. The parties change places. Items and quantities come from the
 * delivery note, unless received quantities are stated. Purpose and dispatch are not taken over, because they belong to
 * the delivery note.
 *
 * @throws RefusedStepError if the document is not a delivery note, or a received line is not on it.
 * @throws InvalidDocumentError if the receiving note has errors.
 * @example
 * const { document } = receivingNoteOf({ document: note, mark: '400001970000102' }, {
 *   series: 'ΔΠΠ', aa: '19', issueDate: '2026-11-20', receivingNotePurpose: 5, received: [{ line: 1, quantity: 19 }],
 * });
 */
export function receivingNoteOf(
  issued: IssuedDocument | SentDocument | Document,
  facts: ReceivingFacts,
  options?: BuildOptions,
): Receiving {
  const stepOptions = readStepOptions(options);
  const refusing = new Refusing(stepOptions.locale);
  const stated = statedIn(facts, refusing);
  const note = readOriginal(issued, refusing, [], NEEDS);
  const { invoiceType: type } = note.view.invoiceHeader;
  if (!DELIVERY_NOTES.includes(type)) refusing.refuse('receiving/not-a-delivery-note', [], { type });
  knowMembers(receivingFactsForm, stated, refusing);
  const isLinked = isCorrelated(stated.correlated, refusing);
  const { received, correlated, issuer, counterpart, ...header } = stated;
  if (isLinked && note.mark === undefined) refusing.add('receiving/no-mark', ['mark']);
  if (!isLinked && stated.receivingNotePurpose === QUANTITY_CHECK) {
    const purpose = stated.receivingNotePurpose;
    refusing.add('receiving/purpose-needs-correlation', ['receivingNotePurpose'], { purpose });
  }
  const { receiver, sender } = turned(note.document);
  const issuing = mergeParty(receiver, issuer as Partial<typeof receiver> | undefined);
  if (issuing.vatNumber === undefined) refusing.add('receiving/receiver-without-number', ['issuer']);
  const lines = receivedLines(note.document.invoiceDetails, received, refusing);
  refusing.done();
  const { mark } = note;
  return makeWithRelated(
    {
      ...header,
      type: isLinked ? '10.1' : '10.2',
      issuer: issuing as IssuerFacts,
      counterpart: mergeParty(sender, counterpart),
      lines,
      ...(isLinked && mark !== undefined && { correlatedInvoices: [mark] }),
    },
    [note],
    stepOptions,
  );
}

function receivedLines(
  lines: readonly InvoiceLine[],
  received: unknown,
  refusing: Refusing,
): readonly LineFacts[] {
  if (received === undefined) return lines.map((line) => lineFacts(line, line.quantity));
  if (!Array.isArray(received)) {
    refusing.add('notes/list-form', ['received'], { member: 'received', found: shown(received) });
    return [];
  }
  const seen = new Set<InvoiceLine>();
  return received.flatMap((entry: unknown, index) => {
    const at = ['received', index];
    const members = recordOf(entry) ?? {};
    knowMembers(receivedLineForm, members, refusing, at);
    const { line: number, quantity } = members;
    const line = lines.find(({ lineNumber }) => lineNumber === number);
    if (line === undefined) {
      const known = lines.map(({ lineNumber }) => lineNumber).join(', ');
      refusing.add('receiving/line-unknown', [...at, 'line'], { line: shown(number), lines: known });
      return [];
    }
    if (seen.has(line)) refusing.add('receiving/line-twice', [...at, 'line'], { line: line.lineNumber });
    seen.add(line);
    const about = { line: line.lineNumber };
    const read = readMember(receivedLineForm, 'quantity', quantity, refusing, at, about);
    return read === undefined ? [] : [lineFacts(line, formatExact(read))];
  });
}

/** The item of a line. Its value, if the delivery note states one, does not belong on a receiving note. */
const lineFacts = (line: InvoiceLine, quantity: LineFacts['quantity']): LineFacts => ({
  description: line.itemDescr,
  itemCode: line.itemCode,
  cnCode: line.TaricNo,
  quantity,
  ...unitOf(line),
});

/** Who received the goods of a delivery note, and who sent them. */
interface Turned {
  readonly receiver: RecipientFacts;
  readonly sender: RecipientFacts;
}

/**
 * The parties of a delivery note, by the direction of its goods. The issuer is the sender, except on a reverse note,
 * which the recipient of the goods issues. A party that changes place keeps the print members that both parties have.
 * Its customer code, web site, registry number and e-mail address are dropped, because the provider sends mail to the
 * counterpart's address.
 */
function turned(document: Document): Turned {
  const issuer = { ...issuerOf(document), country: document.issuer.country };
  // A note always has a counterpart; without one, the recipient is unknown.
  const counterpart = counterpartOf(document) ?? { country: document.issuer.country, branch: 0 };
  if (document.invoiceHeader.reverseDeliveryNote === true) {
    return { receiver: issuer, sender: counterpart };
  }
  return {
    receiver: { ...counterpart, print: shared(counterpart.print) },
    sender: { ...issuer, print: shared(issuer.print) },
  };
}

function shared(print: PrintBlock['issuer'] | PrintBlock['counterpart']): PrintBlock['counterpart'] {
  if (print === undefined) return undefined;
  const { name, profession, taxoffice, addressStreet, addressNumber } = print;
  const { addressPostalCode, addressCity, addressCountry, phone } = print;
  return {
    name,
    profession,
    taxoffice,
    addressStreet,
    addressNumber,
    addressPostalCode,
    addressCity,
    addressCountry,
    phone,
  };
}
