import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { issuesOf } from '../found.js';

const RULE = 'lines/exemption-of-type';

/** Whether an exemption is questioned, and for which country if the counterpart contradicts it. */
const questioned = (exemption: number, { sample, set, remove }: Example) =>
  issuesOf({
    sample,
    ...(remove && { remove }),
    set: {
      '/invoiceDetails/0/vatCategory': 7,
      '/invoiceDetails/0/vatExemptionCategory': exemption,
      ...set,
    },
  })
    .filter(({ rule }) => rule === RULE)
    .map(({ severity, path, params }) => [severity, path.join('/'), params['exemption'], params['country']]);

const AT = 'invoiceDetails/0/vatExemptionCategory';
const ofType = (sample: Example['sample'], type: string, more: Example['set'] = {}): Example => ({
  sample,
  set: { '/invoiceHeader/invoiceType': type, ...more },
});
const from = (country: string, vatNumber: string) => ({
  '/counterpart/country': country,
  '/counterpart/vatNumber': vatNumber,
});

describe('an exemption that the document type excludes', () => {
  // 1: outside the scope of VAT. 3: goods abroad. 8, 28: exports and tax free. 14: intra-Community supply.
  // 16: reverse charge in Greece. 21: tobacco. 22: second-hand goods. 31: imported goods.
  it.each([
    ['intraCommunityInvoice', '1.2', [1, 8, 28]],
    ['thirdCountryInvoice', '1.3', [1]],
    ['salesInvoice', '1.1', [14]],
    ['serviceInvoice', '2.1', [3, 14, 21, 22, 28, 31]],
    ['serviceInvoice', '11.2', [3, 14, 16, 21, 22, 28, 31]],
    ['retailReceipt', '11.1', [14, 16]],
  ] as const)('causes a warning on a %s (%s): %j', (sample, type, expected) => {
    const example = ofType(sample, type, {
      // Nothing is left but the type.
      '/invoiceDetails/0/incomeClassification/0/classificationCategory': 'category1_95',
    });
    const all = Array.from({ length: 31 }, (_, index) => index + 1);
    const found = all.filter((exemption) =>
      questioned(exemption, example).some(([, , , country]) => country === undefined),
    );
    expect(found).toEqual(expected);
    expect(questioned(expected[0], example)).toEqual([['warning', AT, expected[0], undefined]]);
  });
});

describe('an exemption that the country of the counterpart excludes', () => {
  it.each([
    // Supplies to other member states.
    [14, 'GR', '987654324', true],
    [14, 'DE', 'DE811234567', false],
    [14, 'US', '12-3456789', true],
    [14, 'GB', 'GB123456789', true],
    // Northern Ireland, and companies that are registered in a member state.
    [14, 'GB', 'XI123456789', false],
    [14, 'CH', 'DE811234567', false],
    [14, 'MC', 'FR12345678901', false],
    // Reverse charge in Greece.
    [16, 'GR', '987654324', false],
    [16, 'DE', 'DE811234567', true],
    [16, 'US', '12-3456789', true],
    // One-stop shops for consumers in the Union.
    [29, 'US', '12-3456789', true],
    [30, 'US', '12-3456789', true],
    [31, 'US', '12-3456789', true],
    [30, 'DE', 'DE811234567', false],
    // Articles that do not depend on the country of the buyer.
    [4, 'US', '12-3456789', false],
    [8, 'GR', '987654324', false],
    [8, 'DE', 'DE811234567', false],
    [27, 'US', '12-3456789', false],
  ])('causes a warning with %i and a counterpart in %s (%s): %s', (exemption, country, vatNumber, told) => {
    const example = ofType('creditInvoice', '5.1', from(country, vatNumber));
    expect(questioned(exemption, example)).toEqual(told ? [['warning', AT, exemption, country]] : []);
  });

  it('is not judged on a clearance, an acquisition or a self-billed document, where the parties have other roles', () => {
    expect(questioned(14, { sample: 'clearanceInvoice' })).toEqual([]);
    expect(questioned(14, { sample: 'titleOfAcquisition' })).toEqual([]);
    const selfBilled = ofType('creditInvoice', '5.1', { '/invoiceHeader/selfPricing': true });
    expect(questioned(14, selfBilled)).toEqual([]);
  });

  it('is not judged without a counterpart', () => {
    expect(questioned(16, { ...ofType('creditInvoice', '5.1'), remove: ['/counterpart'] })).toEqual([]);
  });
});

describe('an exemption of services', () => {
  const CATEGORY = '/invoiceDetails/0/incomeClassification/0/classificationCategory';

  it.each([
    ['category1_1', true],
    ['category1_2', true],
    ['category1_3', false],
    ['category1_95', false],
  ])('causes a warning on an invoice line of %s: %s', (category, told) => {
    const example: Example = { sample: 'intraCommunityInvoice', set: { [CATEGORY]: category } };
    expect(questioned(4, example)).toEqual(told ? [['warning', AT, 4, undefined]] : []);
  });

  it('is accepted on services, and on a line without a classification', () => {
    expect(questioned(4, { sample: 'serviceInvoice' })).toEqual([]);
    expect(
      questioned(4, {
        sample: 'intraCommunityInvoice',
        remove: ['/invoiceDetails/0/incomeClassification', '/invoiceSummary/incomeClassification'],
      }),
    ).toEqual([]);
  });
});

describe('the usual exemptions', () => {
  it.each([
    ['salesInvoice', 8],
    ['salesInvoice', 16],
    ['salesInvoice', 27],
    ['intraCommunityInvoice', 14],
    ['intraCommunityInvoice', 3],
    ['intraCommunityInvoice', 15],
    ['intraCommunityInvoice', 27],
    ['thirdCountryInvoice', 8],
    ['serviceInvoice', 4],
    ['serviceInvoice', 8],
    ['serviceInvoice', 16],
    ['retailReceipt', 7],
    ['retailReceipt', 28],
    ['deliveryNote', 14],
  ] as const)('are accepted: %s, %i', (sample, exemption) => {
    expect(questioned(exemption, { sample })).toEqual([]);
  });
});
