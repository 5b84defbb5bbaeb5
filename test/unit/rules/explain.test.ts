import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { el } from '../../../src/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { applyExample, explain } from '../../../src/rules/explain.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../src/rules/validate/validate-batch.js';

describe('explain', () => {
  it('tells all about a rule', () => {
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
    expect(explanation?.good).toEqual(samples.deliveryNote);
    expect(explanation?.bad[0]?.issues).toMatchObject([
      { path: ['invoiceHeader', 'movePurpose'], params: { movePurpose: 6 } },
    ]);
  });

  it('speaks Greek', () => {
    const explanation = explain('movement/purpose-withdrawn', el);
    expect(explanation?.what).toBe('Ο σκοπός διακίνησης {movePurpose} δεν γίνεται πλέον δεκτός.');
    expect(explanation?.bad[0]?.issues[0]?.message).toMatch(
      /^Ο σκοπός διακίνησης 6 \(Φύλαξη\) δεν γίνεται πλέον δεκτός\./,
    );
  });

  it('knows the error of the authority where there is one', () => {
    expect(explain('parties/tax-number')?.authorityCode).toBe(202);
    expect(explain('print/payment-label-missing')).not.toHaveProperty('authorityCode');
  });

  it.each(['', 'movement', 'movement/nothing', '__proto__', 'toString'])('knows no rule "%s"', (id) => {
    expect(explain(id)).toBeUndefined();
  });

  it('checks the examples of the calendar at their moment', () => {
    const explanation = explain('header/issue-date-future');
    expect(explanation?.bad[0]?.issues.map(({ rule }) => rule)).toEqual(['header/issue-date-future']);
  });

  it.each(allRules.map(({ id }) => id))('explains %s in both languages', (id) => {
    for (const locale of [english, el]) {
      const explanation = explain(id, locale);
      expect(explanation?.rule).toBe(id);
      expect(explanation?.bad.length).toBeGreaterThan(0);
      if (explanation?.layer === 'batch')
        expect(validateBatch(explanation.good.invoice)).toMatchObject({ ok: true, issues: [] });
      else if (explanation?.layer !== 'facts') expect(validate(explanation?.good).ok).toBe(true);
    }
  });
});

describe('applyExample', () => {
  it('leaves the sample as it is', () => {
    const before = structuredClone(samples.deliveryNote);
    const made = applyExample({
      sample: 'deliveryNote',
      set: { '/invoiceHeader/movePurpose': 6 },
      remove: ['/invoiceDetails/0/itemDescr', '/packingsDeclarations/0'],
    });
    expect(samples.deliveryNote).toEqual(before);
    expect(made).toMatchObject({ invoiceHeader: { movePurpose: 6 }, packingsDeclarations: [] });
    expect(made).not.toHaveProperty('invoiceDetails.0.itemDescr');
  });

  it('gives a new document each time', () => {
    const [one, two] = [applyExample({ sample: 'salesInvoice' }), applyExample({ sample: 'salesInvoice' })];
    expect(one).toEqual(two);
    expect(one).not.toBe(two);
  });

  it('adds at the end of a list, replaces the whole, and reads escaped names', () => {
    expect(
      applyExample({ sample: 'salesInvoice', set: { '/paymentMethods/1': { type: 5, amount: 1 } } }),
    ).toMatchObject({
      paymentMethods: [{ type: 3 }, { type: 5 }],
    });
    expect(applyExample({ sample: 'salesInvoice', set: { '': null } })).toBeNull();
    expect(applyExample({ sample: 'salesInvoice', set: { '/a~1b~0c': 1 } })).toHaveProperty(['a/b~c'], 1);
  });

  it.each([
    { set: { '/nowhere/member': 1 } },
    { set: { '/toString/member': 1 } },
    { set: { '/invoiceDetails/5': {} } },
    { remove: ['/invoiceHeader/tableAA'] },
  ])('refuses %j, which leads nowhere', (change) => {
    expect(() => applyExample({ sample: 'salesInvoice', ...change })).toThrow(TypeError);
  });

  it('takes other samples', () => {
    const facts = applyExample({ sample: 'salesInvoice', set: { '/type': '2.1' } }, factsSamples);
    expect(facts).toMatchObject({ type: '2.1' });
  });
});
