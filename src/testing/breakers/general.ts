import { isGreekVatNumber } from '../../codes/index.js';
import { addCents, asCents, centsOfNumber, centsToNumber, largestCents } from '../../money/index.js';
import type { Document, InvoiceLine, InvoiceSummary } from '../../types/index.js';

/** A writable type, for our own copy. */
export type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Writable<Value[Name]> }
    : Value;

/** Changes a copy of a document. Leaves it unchanged if it does not fit. */
export type Change = (document: Writable<Document>) => void;

const CENT = asCents(1);

const aCentMore = (amount: number): number => {
  const cents = centsOfNumber(amount);
  return cents === undefined || cents === largestCents ? amount : centsToNumber(addCents(cents, CENT));
};

type Total = Exclude<keyof InvoiceSummary, `${string}Classification`>;

const total =
  (member: Total): Change =>
  ({ invoiceSummary }) => {
    invoiceSummary[member] = aCentMore(invoiceSummary[member]);
  };

const lastPayment: Change = ({ paymentMethods }) => {
  const payment = paymentMethods?.at(-1);
  if (payment !== undefined) payment.amount = aCentMore(payment.amount);
};

const both =
  (...changes: readonly Change[]): Change =>
  (document) => {
    for (const change of changes) change(document);
  };

const lines =
  (change: (line: Writable<InvoiceLine>) => void): Change =>
  ({ invoiceDetails }) => {
    invoiceDetails.forEach(change);
  };

const unclassified = (part: { incomeClassification?: unknown; expensesClassification?: unknown }): void => {
  delete part.incomeClassification;
  delete part.expensesClassification;
};

const rowOfSummary: Change = ({ invoiceSummary: { incomeClassification, expensesClassification } }) => {
  const row = (incomeClassification ?? expensesClassification)?.[0];
  if (row !== undefined) row.amount = aCentMore(row.amount);
};

const wrongNumber = (vatNumber: string): string =>
  [...'0123456789']
    .map((digit) => `${vatNumber.slice(0, -1)}${digit}`)
    .find((each) => !isGreekVatNumber(each)) ?? vatNumber;

/** Changes that fit most documents, unlike those of examples. Which rules they break is found by trying them. */
export const generalChanges: readonly Change[] = [
  total('totalNetValue'),
  total('totalVatAmount'),
  total('totalWithheldAmount'),
  total('totalFeesAmount'),
  total('totalStampDutyAmount'),
  total('totalOtherTaxesAmount'),
  total('totalDeductionsAmount'),
  both(total('totalGrossValue'), lastPayment),
  total('totalGrossValue'),
  lastPayment,
  rowOfSummary,
  lines(unclassified),
  ({ invoiceSummary }) => unclassified(invoiceSummary),
  both(lines(unclassified), ({ invoiceSummary }) => unclassified(invoiceSummary)),
  ({ invoiceDetails: [first, second] }) => {
    if (first !== undefined && second !== undefined) second.lineNumber = first.lineNumber;
  },
  lines((line) => delete line.vatExemptionCategory),
  ({ issuer }) => {
    issuer.vatNumber = wrongNumber(issuer.vatNumber);
  },
  ({ issuer }) => {
    issuer.vatNumber = `EL${issuer.vatNumber}`;
  },
  ({ issuer, counterpart }) => {
    if (counterpart !== undefined) Object.assign(counterpart, { vatNumber: issuer.vatNumber, country: 'GR' });
  },
  ({ invoiceHeader }) => {
    delete invoiceHeader.multipleConnectedMarks;
    delete invoiceHeader.multipleConnectedUids;
    delete invoiceHeader.specialInvoiceCategory;
  },
  (document) => {
    delete document.paymentMethods;
  },
];
