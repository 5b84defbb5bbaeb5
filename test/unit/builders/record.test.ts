import { describe, expect, test } from 'vitest';
import {
  buildUnknown,
  checkDocument,
  checkUnknown,
  deliveryNote,
  salesInvoice,
} from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { everyKind } from './every-kind.js';
import { customer, movement, numbered } from './parties.js';
import { smuggled } from './smuggled.js';

const cash = [{ type: 3, amount: 'rest' }];

/** The path of every object in a value. */
function objectsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, [...path, index]));
  return [[...path], ...Object.entries(value).flatMap(([name, inner]) => objectsIn(inner, [...path, name]))];
}

describe('an own member named __proto__ is unknown', () => {
  test('and does not change a price', () => {
    const facts = smuggled(
      { ...factsSamples.salesInvoice, payments: cash },
      [],
      '{"discount":{"percent":50}}',
    );
    const { ok, issues, document } = checkUnknown(facts);
    expect(document).toBeUndefined();
    expect(ok).toBe(false);
    expect(issues.map(({ rule, path }) => [rule, path])).toEqual([['shape/unknown-member', ['__proto__']]]);
    expect(() => buildUnknown(facts)).toThrow('shape/unknown-member');
  });

  test('and does not add a tax to a line', () => {
    const facts = { ...factsSamples.serviceInvoice, payments: cash };
    const { issues } = checkUnknown(smuggled(facts, ['lines', 0], '{"fees":{"category":18,"amount":"9"}}'));
    expect(issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['shape/unknown-member', ['lines', 0, '__proto__']],
    ]);
  });

  const deep = {
    ...factsSamples.salesInvoice,
    discount: { percent: 10 },
    withheld: { category: 1, base: '10.00' },
    fees: [{ category: 18, amount: '1.00' }],
    otherCorrelatedEntities: [
      {
        type: 1,
        entityData: { vatNumber: '123456783', country: 'GR', branch: 0, address: movement.loadingAddress },
      },
    ],
    loadingAddress: movement.loadingAddress,
    packages: [{ packagingType: 2, quantity: 10 }],
    print: { documentComments: 'x' },
    lines: [
      {
        ...factsSamples.salesInvoice.lines[0],
        discount: { amount: '1.00' },
        deductions: { amount: '1.00' },
        income: [
          { type: 'E3_561_001', category: 'category1_1', amount: '1.00' },
          { category: 'category1_2' },
        ],
        expenses: { type: 'E3_102_001', category: 'category2_1' },
      },
    ],
  };
  const facts = [
    ...Object.values(factsSamples),
    deep,
    ...Object.values(everyKind).map((draft) => draft.facts()),
  ];

  test.each(facts.map((each, index) => [index, each] as const))(
    'at every depth of the facts, sample %i',
    (_, each) => {
      for (const path of objectsIn(JSON.parse(JSON.stringify(each)))) {
        const { issues } = checkUnknown(smuggled(each, path));
        const found = issues.map(({ rule, path: at }) => `${rule} ${at.join('/')}`);
        expect(found).toContain(`shape/unknown-member ${[...path, '__proto__'].join('/')}`);
      }
    },
  );

  test('in the input of a builder', () => {
    const opened = salesInvoice(smuggled(numbered, []) as never);
    const moved = deliveryNote(numbered)
      .movement(smuggled(movement, []) as never)
      .counterpart(customer)
      .line({ description: 'x', quantity: 1, unit: 1 });
    const steps = salesInvoice(numbered)
      .counterpart(smuggled(customer, []) as never)
      .line(smuggled(factsSamples.salesInvoice.lines[0], []) as never)
      .payment(smuggled(cash[0], []) as never)
      .print(smuggled({ logoId: 1 }, []) as never);
    const found = [opened, moved, steps].map((draft) =>
      draft
        .check()
        .issues.filter(({ rule }) => rule === 'shape/unknown-member')
        .map(({ path }) => path.join('/')),
    );
    expect(found).toEqual([
      ['__proto__'],
      ['__proto__'],
      ['counterpart/__proto__', 'lines/0/__proto__', 'payments/0/__proto__', 'print/__proto__'],
    ]);
    expect(Object.hasOwn(moved.facts(), '__proto__')).toBe(true);
  });
});

describe("members that are not the facts' own", () => {
  test('are not read, even if they are added to Object.prototype', () => {
    const polluted = Object.prototype as { discount?: unknown };
    Object.defineProperty(polluted, 'discount', {
      value: { percent: 50 },
      writable: true,
      enumerable: true,
      configurable: true,
    });
    try {
      const { ok, document } = checkDocument(factsSamples.salesInvoice);
      expect(ok).toBe(true);
      expect(document?.invoiceSummary.totalNetValue).toBe(63.3);
    } finally {
      delete polluted.discount;
    }
  });
});
