import {
  classificationCombos,
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
 * The pairs that a document type admits on a side; supplementary and credit invoices take those of what they correct.
 * Information alone (category 95) excludes the others.
 */
function pairsOf({ row, isInformation: isWanted }: Plan, side: 'category1_' | 'category2_'): Pair[] {
  const pairs = allPairs(row.type, side);
  const fitting = pairs.filter((pair) => isInformation(pair) === isWanted);
  return fitting.length > 0 ? fitting : pairs;
}

function allPairs(invoiceType: InvoiceType, side: 'category1_' | 'category2_'): Pair[] {
  const types = classificationInheritedFrom(invoiceType);
  const pairs = (types.length > 0 ? types : [invoiceType]).flatMap((type) =>
    Object.entries(classificationCombos[type] ?? {}).flatMap(([category, list]) =>
      list.map((name): Pair => (name === null ? { category } : { category, type: name })),
    ),
  );
  // Types that are taken over overlap.
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
    // The last takes what the others leave.
    .map((all) => all.map((pair, index) => (index + 1 === all.length ? pair : { ...pair, amount: '0.01' })));

/** What income a line is: goods or services, one classification, or several that split a value of weight. */
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

/** What expense a line is. */
export const expenses = (plan: Plan): Part =>
  member('expenses', fc.constantFrom(...pairsOf(plan, 'category2_')));
