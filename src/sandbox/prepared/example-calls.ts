import { checkDocument } from '../../builders/check-document.js';
import type { Facts } from '../../builders/facts/facts.js';
import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import { toRequest } from '../../builders/to-request.js';
import { cancellationOf, creditOf } from '../../flows/inside.js';
import { athensDate } from '../../issues/inside.js';
import type { CallName } from '../../sending/service/calls.js';
import type { Document, IssuedDocument } from '../../types/index.js';
import { printedIssuer } from '../sample-calls.js';
import { holdPaymentHere } from './hold-payment.js';
import { type Issuing, issueHere } from './issue-here.js';
import { type Branch, nextNumber } from './next-number.js';
import { type OpenedTable, openTableHere } from './open-table.js';

/** The bodies that refer to other documents, each made by the flow for it. */
export const exampleNames = [
  'closing',
  'partialCancellation',
  'totalCancellation',
  'heldReceipt',
  'completion',
  'credit',
  'deliveryNote',
  'noteCancellation',
  'oldInvoice',
] as const;

export type ExampleName = (typeof exampleNames)[number];

/** A call that a sandbox takes as it is. */
export interface ExampleCall {
  readonly call: CallName;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The documents that were issued or held for it, by series and number. */
  readonly prepared: readonly string[];
}

/** For whom an example is made. */
export interface ExampleIssuing extends Omit<Issuing, 'skipSignature'> {
  readonly vatNumber: string;
}

/** Makes an example, and issues the documents that it refers to. */
export const exampleCall = (name: ExampleName, issuing: ExampleIssuing): Promise<ExampleCall> =>
  makers[name](new Example(issuing));

const coffee = { description: 'Καφές', quantity: 2, unit: 'τεμ', unitPriceWithVat: '3.50', vat: 24 } as const;
const cake = { description: 'Γλυκό', quantity: 1, unit: 'τεμ', unitPriceWithVat: '6.00', vat: 13 } as const;

class Example {
  readonly #issuing: ExampleIssuing;
  readonly #branch: Branch;

  constructor(issuing: ExampleIssuing) {
    this.#issuing = issuing;
    this.#branch = { house: issuing.house, vatNumber: issuing.vatNumber, branch: 0 };
  }

  get now(): Date {
    return this.#issuing.world.now();
  }

  get day(): string {
    return athensDate(this.now);
  }

  get issuer(): Facts['issuer'] {
    return { vatNumber: this.#branch.vatNumber, branch: this.#branch.branch, ...printedIssuer };
  }

  /** The next number of a type, today. */
  numbered(type: string): { series: string; aa: string; issueDate: string } {
    return { ...nextNumber(this.#issuing.world, this.#branch, type), issueDate: this.day };
  }

  build(facts: Omit<Facts, 'series' | 'aa' | 'issueDate' | 'issuer'>, skipSignature = true): Document {
    const whole: Facts = { ...facts, ...this.numbered(facts.type), issuer: this.issuer };
    const checked = checkDocument(whole, { now: this.now, skipSignature });
    if (!checked.ok) throw new InvalidDocumentError(checked.issues);
    return checked.document;
  }

  async issue(document: Document): Promise<IssuedDocument> {
    const { response } = await issueHere({ ...this.#issuing, skipSignature: true }, document);
    const { invoiceMark: mark, invoiceUid: uid } = response[0] ?? {};
    return { document, ...(mark !== undefined && { mark }), ...(uid !== undefined && { uid }) };
  }

  hold = (document: Document) => holdPaymentHere(this.#issuing, document);

  /** A table with an order of two coffees and a cake. */
  async table(): Promise<OpenedTable> {
    const { series, aa, issueDate } = this.numbered('8.6');
    return openTableHere(this.#issuing, {
      issuer: this.issuer,
      series,
      orders: [{ aa, issueDate, lines: [coffee, cake] }],
    });
  }
}

const numberOf = ({ invoiceHeader: { series, aa } }: Document): string => `${series} ${aa}`;

const issuance = (document: Document, skipSignature: boolean, before: readonly Document[]): ExampleCall => ({
  call: 'SendInvoices',
  query: { skipSignature: String(skipSignature) },
  body: toRequest([document]),
  prepared: before.map(numberOf),
});

const slipsOf = ({ slips }: OpenedTable): Document[] => slips.map(({ document }) => document);

const receipt = (payment: NonNullable<Facts['payments']>[number]) =>
  ({
    type: '11.1',
    lines: [
      { ...coffee, income: 'goods' },
      { ...cake, income: 'goods' },
    ],
    payments: [payment],
  }) as const;

const byCard = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 } as const;

/** Goods on their way to a customer, today. */
const noteOn = (day: string): Omit<Facts, 'series' | 'aa' | 'issueDate' | 'issuer'> => ({
  type: '9.3',
  counterpart: {
    vatNumber: '999000111',
    country: 'GR',
    branch: 0,
    name: 'Ξενοδοχείο Αργολική Ακτή Α.Ε.',
    address: DELIVERY,
    print: { profession: 'Ξενοδοχειακές υπηρεσίες', taxoffice: 'Ναυπλίου' },
  },
  movePurpose: 1,
  dispatchDate: day,
  dispatchTime: '23:30:00',
  vehicleNumber: 'ΑΡΒ2741',
  loadingAddress: printedIssuer.address,
  deliveryAddress: DELIVERY,
  lines: [{ description: 'Ελιές Καλαμών', quantity: '12.5', unit: 'κιλά' }],
});

const DELIVERY = {
  street: 'Λεωφόρος Ασκληπιού',
  number: '102',
  postalCode: '21059',
  city: 'Παλαιά Επίδαυρος',
} as const;

const makers: Readonly<Record<ExampleName, (example: Example) => Promise<ExampleCall>>> = {
  closing: async (example) => {
    const opened = await example.table();
    const { document } = opened.table.close(
      { type: '11.1', ...example.numbered('11.1'), income: 'goods', payments: [{ type: 3, amount: 'rest' }] },
      { now: example.now },
    );
    return issuance(document, true, slipsOf(opened));
  },
  partialCancellation: async (example) => {
    const opened = await example.table();
    const { document } = opened.table.cancel(
      { ...example.numbered('8.6'), lines: [{ description: coffee.description, quantity: 1 }] },
      { now: example.now },
    );
    return issuance(document, true, slipsOf(opened));
  },
  totalCancellation: async (example) => {
    const opened = await example.table();
    const { document } = opened.table.cancelAll(example.numbered('8.6'), { now: example.now });
    return issuance(document, true, slipsOf(opened));
  },
  heldReceipt: async (example) => issuance(example.build(receipt(byCard), false), false, []),
  completion: async (example) => {
    const { document, payment, signatures } = await example.hold(example.build(receipt(byCard), false));
    const [{ token = '', paymentBalance = 0 } = {}] = signatures;
    const { body } = payment
      .charged({
        token,
        transactionId: '000417',
        paymentAmount: paymentBalance,
        paymentType: 7,
        at: example.now,
      })
      .completion();
    return { call: 'CompletionPosInvoices', query: {}, body, prepared: [numberOf(document)] };
  },
  credit: async (example) => {
    const sold = await example.issue(example.build(receipt({ type: 3, amount: 'rest' })));
    const { document } = creditOf(
      sold,
      {
        ...example.numbered('11.4'),
        lines: [{ line: 2, quantity: 1 }],
        payments: [{ type: 3, amount: 'rest' }],
      },
      { now: example.now },
    );
    return issuance(document, true, [sold.document]);
  },
  deliveryNote: async (example) => issuance(example.build(noteOn(example.day)), true, []),
  noteCancellation: async (example) => {
    const sent = await example.issue(example.build(noteOn(example.day)));
    const { body } = cancellationOf(sent);
    return { call: 'CancelDeliveryNote', query: {}, body, prepared: [numberOf(sent.document)] };
  },
  oldInvoice: async (example) => {
    const sold = await example.issue(example.build(receipt({ type: 5, amount: 'rest' })));
    return {
      call: 'AskSignatureForOldInvoice',
      query: { terminalId: byCard.terminalId, posNspId: String(byCard.posNspId) },
      body: Number(sold.mark),
      prepared: [numberOf(sold.document)],
    };
  },
};
