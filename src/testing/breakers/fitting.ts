import { addCents, asCents, centsOfNumber, centsToNumber, isAmountRangeError } from '../../money/index.js';
import { applyExample } from '../../rules/engine/apply-example.js';
import { samples } from '../../rules/examples/index.js';
import { validate } from '../../rules/validate/validate.js';
import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { Document, InvoiceLine, InvoiceSummary } from '../../types/index.js';
import { type Change, generalChanges, type Writable } from './general.js';

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
