import { foldText } from '../../codes/inside.js';
import type { Target } from './place.js';

/** How people write the ways to pay, and their codes. The first that fits counts: a credit card is a card. */
const WAYS_TO_PAY: readonly (readonly [begin: RegExp, code: number])[] = [
  [/iris|αμεσ/, 8],
  [/καρτα|card|\bpos\b|visa|master|maestro|amex|debit|contactless|(?:apple|google) ?pay/, 7],
  [/e-?banking|web ?banking/, 6],
  [/πιστωσ|on account|credit/, 5],
  [/επιταγ|cheque/, 4],
  [/μετρητ|cash(?: payment)?$/, 3],
  [/τραπεζ|καταθεσ|εμβασμα|bank|transfer|\bwire\b|\bsepa\b|\biban\b/, 1],
];

/** The code that is usually meant by a text which is neither a code nor a label. */
export function usualMeaning(text: string, { value }: Target): number | undefined {
  if (value.kind !== 'integer' || value.table !== 'paymentMethodTypes') return undefined;
  const folded = foldText(text);
  return WAYS_TO_PAY.find(([words]) => words.test(folded))?.[1];
}
