import { isGreekVatNumber } from '../../codes/index.js';
import {
  addCents,
  asCents,
  centsOfNumber,
  centsToNumber,
  isAmountRangeError,
  largestCents,
} from '../../money/index.js';
import { samples } from '../../rules/examples/inside.js';
import { applyExample, type ValidateOptions, validate } from '../../rules/inside.js';
import type { Document, InvoiceLine, InvoiceSummary } from '../../types/index.js';

/** A writable type, for our own copy. */
type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Writable<Value[Name]> }
    : Value;

/** Changes a copy of a document. Leaves it unchanged if it does not fit. */
type Change = (document: Writable<Document>) => void;

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

type TotalOfTax = 'totalFeesAmount' | 'totalOtherTaxesAmount';

/** Small enough for any larger line, and neither a fixed fee nor a percentage of it. */
const FIVE_CENTS = asCents(5);

function raised(amount: number): number {
  const cents = centsOfNumber(amount);
  return cents === undefined ? amount : centsToNumber(addCents(cents, FIVE_CENTS));
}

/** Adds a tax of five cents to the first line of a document without such a tax, and to its payments. */
const withTax =
  (tax: Partial<Writable<InvoiceLine>>, total: TotalOfTax): Change =>
  ({ invoiceDetails: [line], invoiceSummary, taxesTotals, paymentMethods }) => {
    if (line === undefined || taxesTotals !== undefined || invoiceSummary[total] !== 0) return;
    Object.assign(line, tax);
    invoiceSummary[total] = raised(invoiceSummary[total]);
    invoiceSummary.totalGrossValue = raised(invoiceSummary.totalGrossValue);
    const payment = paymentMethods?.at(-1);
    if (payment !== undefined) payment.amount = raised(payment.amount);
  };

const FEE = { feesAmount: 0.05, feesPercentCategory: 10 } as const;

const DEDUCTIONS = 5;

type Row = Writable<NonNullable<Document['taxesTotals']>[number]>;

const rows =
  (change: (row: Row) => void): Change =>
  ({ taxesTotals }) => {
    taxesTotals?.forEach(change);
  };

/** Files a levy as a fee. */
const asFees: Change = ({ invoiceDetails, invoiceSummary }) => {
  for (const line of invoiceDetails) {
    if (line.otherTaxesAmount === undefined) continue;
    Object.assign(line, { feesAmount: line.otherTaxesAmount, feesPercentCategory: 18 });
    delete line.otherTaxesAmount;
    delete line.otherTaxesPercentCategory;
  }
  const summary: Writable<InvoiceSummary> = invoiceSummary;
  summary.totalFeesAmount = summary.totalOtherTaxesAmount;
  summary.totalOtherTaxesAmount = 0;
};

/** Changes of taxes other than VAT that fit most documents. */
export const taxChanges: readonly Change[] = [
  rows((row) => {
    if (row.taxType !== DEDUCTIONS) delete row.taxCategory;
  }),
  rows((row) => {
    if (row.taxType === DEDUCTIONS) row.taxCategory = 1;
  }),
  rows((row) => {
    row.taxTypeLabel = row.taxType === DEDUCTIONS ? 'Τέλη' : 'Κρατήσεις';
  }),
  withTax({ otherTaxesAmount: 0.05, otherTaxesPercentCategory: 4 }, 'totalOtherTaxesAmount'),
  withTax({ ...FEE, feesPercentCategory: 8 }, 'totalFeesAmount'),
  withTax({ ...FEE, recType: 2 }, 'totalFeesAmount'),
  asFees,
  withTax(FEE, 'totalFeesAmount'),
];

const changes: readonly Change[] = [...generalChanges, ...taxChanges];

export const reportedRules = (document: unknown, options: ValidateOptions): Set<string> =>
  new Set(validate(document, options).issues.map(({ rule }) => rule));

/** A changed copy, or the document itself if its amounts are too large to be increased. */
export function changedBy(change: Change, document: Document): Document {
  const copy = structuredClone(document) as Writable<Document>;
  try {
    change(copy);
    return copy;
  } catch (error) {
    if (isAmountRangeError(error)) return document;
    throw error;
  }
}

/** An invoice with stamp duty and deductions on the document. No sample has taxes there. */
const taxed = (): Document =>
  applyExample({
    sample: 'salesInvoice',
    set: {
      '/taxesTotals': [
        { taxType: 4, taxCategory: 4, taxAmount: 1 },
        { taxType: 5, taxAmount: 1 },
      ],
      '/invoiceSummary/totalStampDutyAmount': 1,
      '/invoiceSummary/totalDeductionsAmount': 1,
    },
  }) as Document;

/** The rules that each change breaks, found by trying it on valid documents. */
function trials(): Map<Change, ReadonlySet<string>> {
  const documents = [...Object.values(samples), taxed()];
  return new Map(
    changes.map((change) => {
      const found = documents.map((document) => reportedRules(changedBy(change, document), {}));
      return [change, new Set(found.flatMap((ids) => [...ids]))];
    }),
  );
}

let broken: Map<Change, ReadonlySet<string>> | undefined;

/** The changes that break a rule on some documents. */
export function changesThatBreak(ruleId: string): readonly Change[] {
  broken ??= trials();
  const known = broken;
  return changes.filter((change) => known.get(change)?.has(ruleId));
}
