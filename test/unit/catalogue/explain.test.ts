import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../src/rules/validate/validate-batch.js';
import { explain } from '../../../src/tools/catalogue/explain.js';

describe('explain', () => {
  it('explains a rule', () => {
    const explanation = explain('movement/purpose-withdrawn');
    expect(explanation).toMatchObject({
      rule: 'movement/purpose-withdrawn',
      layer: 'document',
      severity: 'error',
      appliesTo: 'all',
      since: '2.0.1',
      what: 'Move purpose {movePurpose} is no longer accepted.',
    });
    expect(explanation?.source).toContain('Service description');
    expect(explanation).toHaveProperty('good', samples.deliveryNote);
    expect(explanation?.bad[0]?.issues).toMatchObject([
      { path: ['invoiceHeader', 'movePurpose'], params: { movePurpose: 6 } },
    ]);
  });

  it('answers in Greek', () => {
    const explanation = explain('movement/purpose-withdrawn', el);
    expect(explanation?.what).toBe('Ο σκοπός διακίνησης {movePurpose} δεν γίνεται πλέον δεκτός.');
    expect(explanation?.bad[0]?.issues[0]?.message).toMatch(
      /^Ο σκοπός διακίνησης 6 \(Φύλαξη\) δεν γίνεται πλέον δεκτός\./,
    );
  });

  it("names the authority's error if there is one", () => {
    expect(explain('parties/tax-number')?.authorityCode).toBe(202);
    expect(explain('print/payment-label-missing')).not.toHaveProperty('authorityCode');
  });

  it.each(['', 'movement', 'movement/nothing', '__proto__', 'toString'])(
    'returns undefined for the unknown rule "%s"',
    (id) => {
      expect(explain(id)).toBeUndefined();
    },
  );

  it('checks calendar examples at their own time', () => {
    const explanation = explain('header/issue-date-future');
    expect(explanation?.bad[0]?.issues.map(({ rule }) => rule)).toEqual(['header/issue-date-future']);
  });

  it.each(allRules.map(({ id }) => id))('explains %s in both languages', (id) => {
    for (const locale of [english, el]) {
      const explanation = explain(id, locale);
      expect(explanation?.rule).toBe(id);
      expect(explanation?.bad.length).toBeGreaterThan(0);
      if (explanation === undefined || explanation.layer === 'flow' || explanation.layer === 'onboarding')
        throw new TypeError(`${id} is a rule about documents.`);
      if (explanation.layer === 'batch')
        expect(validateBatch(explanation.good.invoice)).toMatchObject({ ok: true, issues: [] });
      else if (explanation.layer !== 'facts') expect(validate(explanation.good).ok).toBe(true);
    }
  });
});
