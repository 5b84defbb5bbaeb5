import { amountAt, list, member } from './read.js';
import type { TotalsStep } from './step.js';
import { summandAt, sumStep } from './sum-step.js';

/** The payments compared with the gross total. No step if the document has no payments. */
export function paymentSteps(document: unknown): TotalsStep[] {
  const payments = list(document, 'paymentMethods');
  if (payments.length === 0) return [];
  const summands = payments.map((payment, i) => summandAt(payment, ['paymentMethods', i], 'amount'));
  const gross = amountAt(member(document, 'invoiceSummary'), 'totalGrossValue');
  return [sumStep(['paymentMethods'], summands, gross)];
}
