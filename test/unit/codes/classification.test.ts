import { describe, expect, it } from 'vitest';
import {
  allowedClassifications,
  classificationAllowed,
  classificationInheritedFrom,
  defaultIncomeClassification,
  expensesClassificationTypeCodes,
  fixedIncomeClassification,
  type InvoiceType,
  incomeClassificationTypeCodes,
  providerInvoiceTypes,
} from '../../../src/codes/index.js';
import { combinations, providerTypes, type ReferenceCombination } from './reference.js';

// The side that the provider channel takes: expenses on titles of acquisition, both on a clearance, income elsewhere.
function sides(type: string): Record<string, ReferenceCombination> {
  const { income, expenses } = combinations.types[type] ?? { income: {}, expenses: {} };
  if (type === '3.1' || type === '3.2') return expenses;
  return type === '1.5' ? { ...income, ...expenses } : income;
}

const disputed = (invoiceType: string, category: string, type: string | undefined): boolean =>
  combinations.disputedPairs.pairs[invoiceType]?.includes(`${category}/${type}`) === true;

function expected(row: ReferenceCombination | undefined, type: string | undefined): string {
  if (!row) return 'category-not-allowed';
  if (type === undefined) return row.typeRequired ? 'type-missing' : 'allowed';
  if (row.typeForbidden) return 'type-forbidden';
  return row.types.includes(type) ? 'allowed' : 'type-not-allowed';
}

const everyCategory = [
  ...new Set(
    Object.values(combinations.types).flatMap(({ income, expenses }) => [
      ...Object.keys(income),
      ...Object.keys(expenses),
    ]),
  ),
];
const everyType = [undefined, ...incomeClassificationTypeCodes, ...expensesClassificationTypeCodes];
const inheriting = ['1.6', '2.4', '5.1'];

describe('classificationAllowed', () => {
  it.each(providerTypes.filter((type) => !inheriting.includes(type)))(
    '%s matches the reference',
    (invoiceType) => {
      const rows = sides(invoiceType);
      const wrong: string[] = [];
      for (const category of everyCategory) {
        for (const type of everyType) {
          const answer = classificationAllowed(invoiceType, category, type);
          const wanted = disputed(invoiceType, category, type) ? 'disputed' : expected(rows[category], type);
          if (answer !== wanted) wrong.push(`${category} ${type}: ${answer}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('has three pairs that only some tables have', () => {
    const pairs = Object.values(combinations.disputedPairs.pairs).flat();
    expect(pairs).toEqual(['category2_5/E3_586', 'category1_95/E3_596', 'category1_95/E3_597']);
    expect(classificationAllowed('5.2', 'category1_95', 'E3_596')).toBe('disputed');
    expect(classificationAllowed('1.1', 'category1_95', 'E3_596')).toBe('allowed');
  });

  it.each(['1.1', '1.4', '2.1', '5.2'])(
    'a self-billed %s has the expenses of the reference',
    (invoiceType) => {
      const rows = combinations.types[invoiceType]?.expenses ?? {};
      expect(Object.keys(rows).length).toBeGreaterThan(5);
      for (const category of everyCategory) {
        for (const type of everyType) {
          const answer = classificationAllowed(invoiceType, category, type, true);
          if (answer !== expected(rows[category], type)) expect.fail(`${category} ${type}: ${answer}`);
        }
      }
      expect(Object.keys(allowedClassifications(invoiceType, true))).toEqual(Object.keys(rows));
    },
  );

  it.each(inheriting)('%s inherits the classification of its correlated document', (invoiceType) => {
    expect(classificationAllowed(invoiceType, 'category1_1', 'E3_561_001')).toBe('inherits');
    expect(classificationInheritedFrom(invoiceType as InvoiceType)).toEqual(
      combinations.types[invoiceType]?.inheritsFrom?.correlatedTypes,
    );
  });

  it('accepts every pair that the live endpoint accepted', () => {
    const pairs = Object.entries(combinations.acceptedPairs.pairs);
    expect(pairs.length).toBeGreaterThan(15);
    for (const [invoiceType, accepted] of pairs) {
      for (const pair of accepted) {
        const [category = '', type] = pair.split('/');
        expect([invoiceType, pair, classificationAllowed(invoiceType, category, type)]).toEqual([
          invoiceType,
          pair,
          'allowed',
        ]);
      }
    }
  });

  it('accepts any text as type or category', () => {
    for (const text of ['', '__proto__', 'constructor', '13.1', 'toString']) {
      expect(classificationAllowed(text, 'category1_1', 'E3_561_001')).toBe('category-not-allowed');
      expect(classificationAllowed('1.1', text, 'E3_561_001')).toBe('category-not-allowed');
      expect(classificationAllowed('1.1', 'category1_1', text)).toBe('type-not-allowed');
    }
    expect(classificationAllowed('9.3', 'category3', null)).toBe('allowed');
    expect(classificationAllowed('1.1', 'category1_1', null)).toBe('type-missing');
  });
});

const kinds = ['goods', 'services'] as const;
const defaults = providerInvoiceTypes.flatMap((type) =>
  kinds.flatMap((kind) => {
    const found = defaultIncomeClassification(type, kind);
    return found ? [[type, kind, found] as const] : [];
  }),
);

describe('defaultIncomeClassification', () => {
  it.each(defaults)('%s %s is allowed', (type, _, { classificationCategory, classificationType }) => {
    const inherited = classificationInheritedFrom(type);
    const where = inherited.length === 0 ? [type] : inherited;
    const answers = where.map((each) =>
      classificationAllowed(each, classificationCategory, classificationType),
    );
    expect(answers).toContain('allowed');
  });

  it('is a pair that the live endpoint accepted, if it was tried for the type', () => {
    for (const [type, , { classificationCategory, classificationType }] of defaults) {
      const accepted = combinations.acceptedPairs.pairs[type];
      if (accepted) expect(accepted).toContain(`${classificationCategory}/${classificationType}`);
    }
  });

  // As printed in the observed behaviour: goods on 1.x and 5.x, services on 2.x, retail.
  it.each([
    ['1.1', 'goods', 'E3_561_001', 'category1_1'],
    ['5.1', 'goods', 'E3_561_001', 'category1_1'],
    ['5.2', 'goods', 'E3_561_001', 'category1_1'],
    ['2.1', 'services', 'E3_561_001', 'category1_3'],
    ['11.1', 'goods', 'E3_561_003', 'category1_1'],
    ['11.4', 'goods', 'E3_561_003', 'category1_1'],
    ['11.2', 'services', 'E3_561_003', 'category1_3'],
  ] as const)('for %s %s is %s in %s', (type, kind, classificationType, classificationCategory) => {
    expect(defaultIncomeClassification(type, kind)).toEqual({ classificationType, classificationCategory });
  });

  it('is undefined if goods or services does not determine the income', () => {
    for (const type of [
      '1.4',
      '1.5',
      '3.1',
      '3.2',
      '6.1',
      '6.2',
      '8.1',
      '8.2',
      '8.4',
      '8.6',
      '9.3',
      '10.1',
      '11.5',
    ] as const)
      for (const kind of kinds) expect(defaultIncomeClassification(type, kind)).toBeUndefined();
    for (const type of ['2.1', '2.2', '2.3', '2.4', '11.2'] as const)
      expect(defaultIncomeClassification(type, 'goods')).toBeUndefined();
    expect(defaultIncomeClassification('toString' as InvoiceType, 'goods')).toBeUndefined();
  });

  it.each([
    ['5.2', 'GR', 'E3_561_001'],
    ['5.2', 'DE', 'E3_561_005'],
    ['5.1', 'GB', 'E3_561_006'],
    ['2.4', 'FR', 'E3_561_005'],
    ['1.1', 'DE', 'E3_561_001'],
    ['11.1', 'DE', 'E3_561_003'],
  ] as const)('for %s with a counterpart in %s is %s', (type, country, classificationType) => {
    expect(defaultIncomeClassification(type, 'services', country)?.classificationType).toBe(
      classificationType,
    );
  });
});

describe('fixedIncomeClassification', () => {
  it('returns the only category, without a type, for slips, POS receipts and notes', () => {
    const found = providerInvoiceTypes.flatMap((type) => {
      const fixed = fixedIncomeClassification(type);
      return fixed
        ? [[type, fixed.classificationCategory, classificationAllowed(type, fixed.classificationCategory)]]
        : [];
    });
    expect(found).toEqual([
      ...['8.4', '8.5', '8.6'].map((type) => [type, 'category1_95', 'allowed']),
      ...['9.1', '9.2', '9.3', '10.1', '10.2'].map((type) => [type, 'category3', 'allowed']),
    ]);
    expect(fixedIncomeClassification('9.3')).toEqual({ classificationCategory: 'category3' });
  });
});
