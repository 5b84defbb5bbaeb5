import { describe, expect, it, test } from 'vitest';
import { applyExample } from '../../../../src/rules/engine/apply-example.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { factsSamples } from '../../../../src/rules/facts/index.js';

describe('applyExample', () => {
  it('leaves the sample unchanged', () => {
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

  it('returns a new document each time', () => {
    const [one, two] = [applyExample({ sample: 'salesInvoice' }), applyExample({ sample: 'salesInvoice' })];
    expect(one).toEqual(two);
    expect(one).not.toBe(two);
  });

  it('appends to a list, replaces the whole, and reads escaped names', () => {
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
  ])('refuses %j, which points to nothing', (change) => {
    expect(() => applyExample({ sample: 'salesInvoice', ...change })).toThrow(TypeError);
  });

  it('accepts other samples', () => {
    const facts = applyExample({ sample: 'salesInvoice', set: { '/type': '2.1' } }, factsSamples);
    expect(facts).toMatchObject({ type: '2.1' });
  });
});

describe('an invalid example reports its path', () => {
  test.each([
    [{ set: { '/invoiceHeader/series/x': 1 } }, '/invoiceHeader/series/x leads nowhere.'],
    [{ set: { '/a': null, '/a/b': 1 } }, '/a/b leads nowhere.'],
    [{ set: { '/nowhere/member': 1 } }, '/nowhere/member leads nowhere.'],
    [{ set: { '/invoiceDetails/5': {} } }, '/invoiceDetails/5 leaves a gap.'],
    [
      { remove: ['/invoiceHeader/tableAA'] },
      '/invoiceHeader/tableAA of salesInvoice is not there to be removed.',
    ],
  ])('in %j', (change, message) => {
    expect(() => applyExample({ sample: 'salesInvoice', ...change })).toThrow(message);
  });
});
