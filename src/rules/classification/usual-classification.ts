import { classificationAllowed } from '../../codes/index.js';
import { addHeld } from '../../money/held.js';
import { zeroCents } from '../../money/index.js';
import type { DocumentView } from '../engine/rule.js';
import { isTotalCancellation } from '../shared/slips.js';
import { onlyPair } from './only-pair.js';

/**
 * Whether a document has one kind of income that its type allows or takes over, on each line with the net value of the line, and in the
 * summary with their sum; and its issuer is the seller.
 */
export function isUsualClassification(document: DocumentView): boolean {
  const { invoiceDetails: lines, invoiceHeader: header } = document;
  const only = onlyPair(document);
  if (only?.classificationCategory === undefined) return false;
  if (header.selfPricing === true || isTotalCancellation(document)) return false;
  let sum = zeroCents;
  for (let index = 0; index < lines.length; index += 1) {
    const { netValue, incomeClassification } = lines[index] as (typeof lines)[number];
    if (incomeClassification?.[0]?.amount !== netValue) return false;
    sum = addHeld(sum, netValue);
  }
  const { classificationCategory: category, classificationType } = only;
  const answer = classificationAllowed(header.invoiceType, category, classificationType);
  return sum === only.amount && (answer === 'allowed' || answer === 'inherits');
}
