import type { InvoiceType } from '../../codes/index.js';
import type { CreditRuleId } from '../rules/credit.js';

/** The types of credits: 5.1 links by `correlatedInvoices`, 5.2 has no link, 11.4 links by `multipleConnectedMarks`. */
export type CreditType = '5.1' | '5.2' | '11.4';

export const CREDIT_TYPES: ReadonlySet<string> = new Set<CreditType>(['5.1', '5.2', '11.4']);

type Answer = 'invoice' | 'correlated' | 'uncorrelated' | 'retail' | CreditRuleId;

/**
 * How each type is credited. 5.1 credits the types whose classification it takes over (the authority's table of
 * combinations). No source states a correlated credit for 7.1 and 8.1, so they are credited only by 5.2. 3.1 and 3.2
 * are expenses, which 5.2 does not accept. Retail is credited by 11.4. The others are reversed in another way, or not
 * at all.
 */
const answers: Readonly<Record<InvoiceType, Answer>> = {
  '1.1': 'invoice',
  '1.2': 'invoice',
  '1.3': 'invoice',
  '1.4': 'invoice',
  // Its lines are both expenses and income, which a credit invoice cannot have.
  '1.5': 'credit/no-credit-type',
  '1.6': 'invoice',
  '2.1': 'invoice',
  '2.2': 'invoice',
  '2.3': 'invoice',
  '2.4': 'invoice',
  '3.1': 'correlated',
  '3.2': 'correlated',
  '5.1': 'credit/is-credit',
  '5.2': 'credit/is-credit',
  '6.1': 'credit/no-credit-type',
  '6.2': 'credit/no-credit-type',
  '7.1': 'uncorrelated',
  '8.1': 'uncorrelated',
  '8.2': 'credit/no-credit-type',
  '8.4': 'credit/is-collection',
  '8.5': 'credit/no-credit-type',
  '8.6': 'credit/is-slip',
  '9.1': 'credit/is-note',
  '9.2': 'credit/is-note',
  '9.3': 'credit/is-note',
  '10.1': 'credit/is-note',
  '10.2': 'credit/is-note',
  '11.1': 'retail',
  '11.2': 'retail',
  '11.3': 'retail',
  '11.4': 'credit/is-credit',
  '11.5': 'retail',
};

/** Why a document cannot be credited, with a link or without one; `undefined` if it can. */
export function notCreditable(type: InvoiceType): CreditRuleId | undefined {
  const answer = answers[type];
  return CREDITABLE.has(answer) ? undefined : (answer as CreditRuleId);
}

const CREDITABLE: ReadonlySet<Answer> = new Set(['invoice', 'correlated', 'uncorrelated', 'retail']);

/** The type that credits a document, or why it cannot be credited. */
export function creditTypeOf(type: InvoiceType, correlated: boolean): CreditType | CreditRuleId {
  const answer = answers[type];
  if (answer === 'invoice') return correlated ? '5.1' : '5.2';
  if (answer === 'correlated') return correlated ? '5.1' : 'credit/only-correlated';
  if (answer === 'uncorrelated') return correlated ? 'credit/only-uncorrelated' : '5.2';
  return answer === 'retail' ? '11.4' : answer;
}
