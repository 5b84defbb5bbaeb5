import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invoiceTypeFacts } from '../../../../src/codes/index.js';
import { change, errors, find } from '../totals/change.js';

interface Combination {
  readonly types: readonly string[];
  readonly typeRequired: boolean;
  readonly typeForbidden: boolean;
}
type Combinations = Readonly<Record<string, Combination>>;
interface Entry {
  readonly income?: Combinations;
  readonly expenses?: Combinations;
  readonly inheritsFrom?: unknown;
}
interface Codes {
  readonly rows: readonly {
    readonly code: string;
    readonly providerChannel?: boolean;
    readonly selfPricingOk?: boolean;
  }[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../reference/${name}`, import.meta.url), 'utf8'));
const combos = read('income-classification-combos.json') as {
  readonly types: Readonly<Record<string, Entry>>;
  readonly acceptedPairs: { readonly pairs: Readonly<Record<string, readonly string[]>> };
  readonly disputedPairs: { readonly pairs: Readonly<Record<string, readonly string[]>> };
};
const codes = read('codes.json') as Readonly<Record<string, Codes>>;
const codesOf = (table: string): string[] => (codes[table]?.rows ?? []).map((row) => row.code);

const types = (codes.invoiceTypes?.rows ?? []).filter((row) => row.providerChannel).map((row) => row.code);

const sides = {
  income: {
    member: 'incomeClassification',
    categories: codesOf('incomeClassificationCategories'),
    types: codesOf('incomeClassificationTypes'),
  },
  expenses: {
    member: 'expensesClassification',
    categories: codesOf('expensesClassificationCategories'),
    types: codesOf('expensesClassificationTypes').filter((type) => type.startsWith('E3_')),
  },
} as const;

const JUDGED = [
  'pair-unrecorded',
  'category-not-allowed',
  'type-missing',
  'type-forbidden',
  'type-not-allowed',
  'pair-disputed',
].map((id) => `classification/${id}`);

/** What the reference says of a triple, on its own reading. */
function expected(
  type: string,
  side: 'income' | 'expenses',
  category: string,
  classificationType?: string,
  selfPricing = false,
): string[] {
  const entry = combos.types[type] as Entry;
  if (entry.inheritsFrom) return [];
  const taken =
    selfPricing ||
    type === '1.5' ||
    (type === '3.1' || type === '3.2' ? side === 'expenses' : side === 'income');
  if (!taken) return [];
  const combination = entry[side]?.[category];
  if (combination === undefined) {
    // Recorded answers: 331 for the goods category on 2.1 and for a sales pair on 6.1, otherwise 308.
    const unrecorded =
      (type === '2.1' && category === 'category1_1') ||
      (type === '6.1' && classificationType?.startsWith('E3_561_') === true);
    return [unrecorded ? 'classification/pair-unrecorded' : 'classification/category-not-allowed'];
  }
  if (classificationType === undefined)
    return combination.typeRequired ? ['classification/type-missing'] : [];
  if (combos.disputedPairs.pairs[type]?.includes(`${category}/${classificationType}`))
    return ['classification/pair-disputed'];
  if (combination.typeForbidden) return ['classification/type-forbidden'];
  return combination.types.includes(classificationType) ? [] : ['classification/type-not-allowed'];
}

const base = change('retailReceipt', { '/invoiceSummary/incomeClassification': undefined });

/** What is found on each line of a document whose lines have one category and each of these types. */
function judge(
  type: string,
  member: string,
  category: string,
  classificationTypes: readonly (string | undefined)[],
  selfPricing = false,
): string[][] {
  const [line] = base.invoiceDetails;
  const lines = classificationTypes.map((classificationType, index) => ({
    ...line,
    lineNumber: index + 1,
    incomeClassification: undefined,
    [member]: [
      {
        classificationCategory: category,
        amount: 24.19,
        ...(classificationType && { classificationType }),
      },
    ],
  }));
  const document = {
    ...base,
    invoiceHeader: { ...base.invoiceHeader, invoiceType: type, ...(selfPricing && { selfPricing }) },
    invoiceDetails: lines,
  };
  const found = find(document, 'classification').filter(({ rule = '' }) => JUDGED.includes(rule));
  return lines.map((_, index) =>
    found.filter(({ path }) => path?.[1] === index).map(({ rule = '' }) => rule),
  );
}

test('the table of classifications has every type of the channel', () => {
  expect([...types].sort()).toEqual(Object.keys(invoiceTypeFacts).sort());
});

describe.each(types)('the classification of %s', (type) => {
  test.each(['income', 'expenses'] as const)('is checked for every category and every type of %s', (name) => {
    const side = sides[name];
    const all = [undefined, ...side.types];
    for (const category of side.categories) {
      const found = judge(type, side.member, category, all);
      expect(
        all.map((each, index) => [each, found[index]]),
        category,
      ).toEqual(all.map((each) => [each, expected(type, name, category, each)]));
    }
  });
});

test.each(Object.entries(combos.acceptedPairs.pairs).filter(([type]) => types.includes(type)))(
  'the classification of %s is allowed if the live endpoint accepted it',
  (type, pairs) => {
    const found = pairs.map((pair) => {
      const [category = '', classificationType] = pair.split('/');
      const member = category.startsWith('category2_') ? 'expensesClassification' : 'incomeClassification';
      return [pair, judge(type, member, category, [classificationType])];
    });
    expect(found).toEqual(pairs.map((pair) => [pair, [[]]]));
  },
);

/** The types that the recipient may issue, without those that take over the combinations of another document. */
const selfBilled = (codes.invoiceTypes?.rows ?? [])
  .filter(({ code, selfPricingOk }) => selfPricingOk && !combos.types[code]?.inheritsFrom)
  .map(({ code }) => code);

test('four types can have expenses if they are self-billed, and 1.5 always', () => {
  expect(selfBilled).toEqual(['1.1', '1.4', '1.5', '2.1', '5.2']);
});

describe.each(selfBilled)('the classification of a self-billed %s', (type) => {
  test.each(['income', 'expenses'] as const)('is checked for every category and every type of %s', (name) => {
    const side = sides[name];
    const all = [undefined, ...side.types];
    for (const category of side.categories) {
      const found = judge(type, side.member, category, all, true);
      expect(
        all.map((each, index) => [each, found[index]]),
        category,
      ).toEqual(all.map((each) => [each, expected(type, name, category, each, true)]));
    }
  });
});

test('classifications that only some tables have cause a warning, not an error', () => {
  const row = { classificationType: 'E3_596', classificationCategory: 'category1_95', amount: 24.9 };
  const document = change('creditInvoice', {
    '/invoiceHeader/invoiceType': '5.2',
    '/invoiceHeader/correlatedInvoices': undefined,
    '/invoiceDetails/0/incomeClassification': [row],
    '/invoiceSummary/incomeClassification': [row],
  });
  expect(errors(document)).toEqual([]);
  expect(find(document, 'classification')).toEqual([
    {
      rule: 'classification/pair-disputed',
      severity: 'warning',
      path: ['invoiceDetails', 0, 'incomeClassification', 0],
      params: { line: 1, type: '5.2', category: 'category1_95', classificationType: 'E3_596' },
      authorityCode: 313,
    },
  ]);
});

describe('messages about classifications', () => {
  const retail = (row: object) =>
    change('retailReceipt', {
      '/invoiceDetails/0/incomeClassification': [{ ...row, amount: 24.19 }],
      '/invoiceSummary/incomeClassification': [{ ...row, amount: 24.19 }],
    });

  test('report wholesale income on retail (313)', () => {
    const document = retail({ classificationType: 'E3_561_001', classificationCategory: 'category1_1' });
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/type-not-allowed',
        severity: 'error',
        path: ['invoiceDetails', 0, 'incomeClassification', 0],
        params: {
          line: 1,
          type: '11.1',
          category: 'category1_1',
          classificationType: 'E3_561_001',
          allowed: 'E3_561_003, E3_561_004, E3_561_005, E3_561_006, E3_561_007',
        },
        authorityCode: 313,
      },
    ]);
  });

  test('report goods on a service invoice (331)', () => {
    const row = { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 1000 };
    const document = change('serviceInvoice', {
      '/invoiceDetails/0/incomeClassification': [row],
      '/invoiceSummary/incomeClassification': [row],
    });
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/pair-unrecorded',
        severity: 'error',
        path: ['invoiceDetails', 0, 'incomeClassification', 0],
        params: {
          line: 1,
          type: '2.1',
          category: 'category1_1',
          allowed: 'category1_3, category1_5, category1_8, category1_9, category1_95',
        },
        authorityCode: 331,
      },
    ]);
  });

  test('accept category1_95 in an older template', () => {
    const row = { classificationCategory: 'category1_95' };
    const document = change('tableClosing', {
      '/invoiceDetails/0/incomeClassification': [{ ...row, amount: 7 }],
      '/invoiceDetails/1/incomeClassification': [{ ...row, amount: 6 }],
      '/invoiceSummary/incomeClassification': [{ ...row, amount: 13 }],
    });
    expect(find(document, 'classification')).toEqual([]);
    expect(errors(document)).toEqual([]);
  });

  test('report each wrong line, even if lines repeat a pair', () => {
    const wrong = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' };
    const right = { classificationType: 'E3_561_003', classificationCategory: 'category1_1' };
    const line = base.invoiceDetails[0];
    const lines = [right, right, wrong, wrong, right].map((row, index) => ({
      ...line,
      lineNumber: index + 1,
      incomeClassification: [{ ...row, amount: 24.19 }],
    }));
    const document = change('retailReceipt', { '/invoiceDetails': lines });
    const reported = find(document, 'classification').filter(
      ({ rule }) => rule === 'classification/type-not-allowed',
    );
    expect(reported.map(({ path }) => path?.[1])).toEqual([2, 3]);
  });
});

describe('VAT classifications of expenses', () => {
  const walnuts = (rows: object[]) =>
    change('titleOfAcquisition', {
      '/invoiceDetails/0/expensesClassification': rows,
      '/invoiceSummary/expensesClassification': rows,
    });
  const goods = { classificationType: 'E3_102_002', classificationCategory: 'category2_1', amount: 240 };

  test('are added to the kind of expense, without a category', () => {
    expect(errors(walnuts([goods, { classificationType: 'VAT_361', amount: 240 }]))).toEqual([]);
    expect(errors(walnuts([goods, { classificationType: 'NOT_VAT_295', amount: 240 }]))).toEqual([]);
  });

  test('are refused with a category (315)', () => {
    const document = walnuts([
      { classificationType: 'VAT_361', classificationCategory: 'category2_1', amount: 240 },
    ]);
    expect(find(document, 'classification')).toEqual([
      {
        rule: 'classification/category-of-vat-type',
        severity: 'error',
        path: ['invoiceDetails', 0, 'expensesClassification', 0],
        params: { line: 1, category: 'category2_1', classificationType: 'VAT_361' },
        authorityCode: 315,
      },
    ]);
  });

  test('are accepted only without a category', () => {
    expect(
      find(walnuts([{ classificationType: 'E3_102_002', amount: 240 }]), 'classification'),
    ).toMatchObject([
      {
        rule: 'classification/category-missing',
        severity: 'warning',
        params: { classificationType: 'E3_102_002' },
      },
    ]);
    expect(find(walnuts([{ amount: 240 }]), 'classification')).toMatchObject([
      { rule: 'classification/category-missing', params: { line: 1 } },
    ]);
  });
});
