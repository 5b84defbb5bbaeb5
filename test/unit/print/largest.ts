import { objectPlanOf, type Plan } from '../../../src/reading/plan.js';
import { documentShape } from '../../../src/types/generated/shapes.js';

/** More than any amount of an invoice. */
const LARGEST = 9_999_999_999_999.99;

/** A document with the largest value in each of its amounts above zero. */
export const largestOf = (document: unknown): unknown => enlarged(document, objectPlanOf(documentShape));

function enlarged(value: unknown, plan: Plan | undefined): unknown {
  if (plan?.kind === 'array') return (value as readonly unknown[]).map((item) => enlarged(item, plan.item));
  if (plan?.kind === 'object') {
    const plans = new Map(plan.members.map(({ name, plan: inner }) => [name, inner]));
    return Object.fromEntries(
      Object.entries(value as object).map(([name, inner]) => [name, enlarged(inner, plans.get(name))]),
    );
  }
  return plan?.kind === 'leaf' && plan.leaf.kind === 'amount' && value !== 0 ? LARGEST : value;
}
