import { type Credit, type CreditFacts, creditOf, RefusedStepError } from '../../../../src/flows/index.js';
import type { Locale } from '../../../../src/issues/locale.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import type { Document, InvoiceLine, IssuedDocument } from '../../../../src/types/index.js';

/** What every credit here states; the rest is paid back in cash. */
export const HEAD = {
  series: 'ΠΙΣ',
  aa: '1',
  issueDate: '2026-11-20',
  payments: [{ type: 3, amount: 'rest' }],
} as const satisfies CreditFacts;

export const MARK = '400001234567890';

export const issued = (document: Document, mark = MARK): IssuedDocument => ({ document, mark });

export const credited = (document: Document, facts: Partial<CreditFacts> = {}): Credit =>
  creditOf(issued(document), { ...HEAD, ...facts });

/** A step is refused: by which refusals, where, with which values. */
export function refusalsOf(step: () => unknown): { rule: string; path: unknown; params: unknown }[] {
  try {
    step();
  } catch (error) {
    if (!RefusedStepError.isRefusedStepError(error)) throw error;
    return error.issues.map(({ rule, path, params }) => ({ rule, path, params }));
  }
  throw new Error('The step was taken.');
}

export const inGreek: { locale: Locale } = { locale: el };

type Line = Partial<InvoiceLine> & Pick<InvoiceLine, 'netValue' | 'vatAmount'>;

/** A document with other lines, its sums added up by hand. */
export function withLines(
  document: Document,
  lines: readonly Line[],
  totals: { net: number; vat: number; gross: number },
): Document {
  const [row] = document.invoiceDetails[0]?.incomeClassification ?? [];
  const income = (amount: number) => (row === undefined ? [] : [{ ...row, amount }]);
  return {
    ...document,
    paymentMethods: [{ type: 3, amount: totals.gross }],
    invoiceDetails: lines.map((line, index) => ({
      lineNumber: index + 1,
      vatCategory: 1,
      incomeClassification: income(line.netValue),
      ...line,
    })),
    invoiceSummary: {
      ...document.invoiceSummary,
      totalNetValue: totals.net,
      totalVatAmount: totals.vat,
      totalGrossValue: totals.gross,
      incomeClassification: income(totals.net),
    },
  };
}

/** The amounts of the lines of a credit, in the order that tests write them. */
export const amountsOf = ({ document }: Credit): unknown[] =>
  document.invoiceDetails.map(({ lineNumber, quantity, netValue, vatAmount }) => [
    lineNumber,
    quantity,
    netValue,
    vatAmount,
  ]);
