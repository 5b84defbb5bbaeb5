import {
  allowedClassifications,
  classificationInheritedFrom,
  defaultIncomeClassification,
  type InvoiceType,
} from '../../codes/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { member, type Part } from './parts.js';
import type { Plan } from './plan.js';

interface Pair {
  readonly category: string;
  readonly type?: string;
}

const isInformation = ({ category }: Pair): boolean => category.endsWith('_95');

/**
 * The pairs that a document type allows on a side. Supplementary and credit invoices have those of the documents that
 * they correct. The category for information only (95) excludes the others.
 */
function pairsOf(plan: Plan, side: 'category1_' | 'category2_'): Pair[] {
  const { row, isInformation: isWanted, isSelfBilled } = plan;
  const pairs = allPairs(row.type, side, isSelfBilled);
  const fitting = pairs.filter((pair) => isInformation(pair) === isWanted);
  return fitting.length > 0 ? fitting : pairs;
}

function allPairs(
  invoiceType: InvoiceType,
  side: 'category1_' | 'category2_',
  isSelfBilled: boolean,
): Pair[] {
  const types = classificationInheritedFrom(invoiceType);
  const pairs = (types.length > 0 ? types : [invoiceType]).flatMap((type) =>
    Object.entries(allowedClassifications(type, isSelfBilled)).flatMap(([category, list]) =>
      list.map((name): Pair => (name === null ? { category } : { category, type: name })),
    ),
  );
  // Several inherited types may have the same pairs.
  const distinct = new Map(pairs.map((pair) => [`${pair.category} ${pair.type}`, pair]));
  return [...distinct.values()].filter(({ category }) => category.startsWith(side));
}

const spread = (pairs: readonly Pair[]): Arbitrary<readonly object[]> =>
  fc
    .uniqueArray(fc.constantFrom(...pairs), {
      minLength: 2,
      maxLength: 3,
      selector: ({ category, type }) => `${category} ${type}`,
    })
    // The last one gets the remaining amount.
    .map((all) => all.map((pair, index) => (index + 1 === all.length ? pair : { ...pair, amount: '0.01' })));

/** The income classification of a line: goods or services, one classification, or several that split a larger value. */
export function income(plan: Plan, mayBeSplit: boolean): Part {
  const pairs = pairsOf(plan, 'category1_');
  const usual = (['goods', 'services'] as const).filter(
    (kind) => defaultIncomeClassification(plan.row.type, kind, plan.country) !== undefined,
  );
  const stated: Arbitrary<unknown>[] = [
    fc.constantFrom(...pairs),
    fc.constantFrom(...pairs).map((pair) => [pair]),
  ];
  if (usual.length > 0 && !plan.isInformation) stated.unshift(fc.constantFrom(...usual));
  if (mayBeSplit && pairs.length > 2) stated.push(spread(pairs));
  return member('income', fc.oneof({ withCrossShrink: true }, ...stated));
}

/** The expense classification of a line. */
export const expenses = (plan: Plan): Part =>
  member('expenses', fc.constantFrom(...pairsOf(plan, 'category2_')));
