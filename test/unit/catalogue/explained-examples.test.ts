import { describe, expect, test } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { explain } from '../../../src/tools/catalogue/explain.js';

describe('examples of a rule about facts', () => {
  test('are facts, checked like a builder checks them', () => {
    for (const locale of [english, el]) {
      const explanation = explain('facts/discount', locale);
      expect(explanation).toMatchObject({ layer: 'facts', good: factsSamples.salesInvoice });
      expect(explanation?.bad).toMatchObject([
        {
          issues: [{ rule: 'facts/discount', severity: 'error', path: ['lines', 0, 'discount'] }],
        },
      ]);
    }
    expect(explain('shape/missing', el)?.bad[0]?.issues[0]?.message).toMatch(/\p{Script=Greek}{3}/u);
  });
});

describe('examples of a rule about requests', () => {
  test('are requests, shortened to their first documents', () => {
    const repeated = explain('batch/number-repeated');
    expect(repeated?.bad.map(({ document }) => document)).toEqual([
      { invoice: [samples.salesInvoice, samples.salesInvoice] },
    ]);
    expect(repeated?.bad[0]?.issues.map(({ rule }) => rule)).toEqual(['batch/number-repeated']);
    const many = explain('batch/too-many');
    expect(many?.bad[0]?.document).toHaveProperty('invoice.length', 3);
    expect(many?.bad[0]?.issues[0]?.params).toEqual({ count: 5001, most: 5000 });
  });

  test('are also in Greek', () => {
    expect(explain('batch/number-repeated', el)?.bad[0]?.issues[0]?.message).toMatch(
      /^Τα παραστατικά 1 και 2 /,
    );
    expect(explain('batch/number-repeated')?.bad[0]?.issues[0]?.message).not.toMatch(/\p{Script=Greek}{3}/u);
  });
});

test('an explained rule names the last version in which it applies', () => {
  expect(explain('header/member-of-later-version')).toHaveProperty('until', '2.0.1');
  expect(explain('order/table-missing')).not.toHaveProperty('until');
});
