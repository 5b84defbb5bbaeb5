import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import { issuesOf } from '../found.js';

describe('an exemption based on the destination', () => {
  const exempt = (sample: Example['sample'], exemption: number) =>
    issuesOf({
      sample,
      set: { '/invoiceDetails/0/vatCategory': 7, '/invoiceDetails/0/vatExemptionCategory': exemption },
    })
      .filter(({ path }) => path.includes('vatExemptionCategory'))
      .map(({ rule, severity, params }) => [rule, severity, params['exemption'], params['type']]);

  // 8 and 28: article 29, exports and tax free; 14: article 33, to other member states.
  it.each([
    ['salesInvoice', 14, '1.1'],
    ['intraCommunityInvoice', 8, '1.2'],
    ['intraCommunityInvoice', 28, '1.2'],
    ['thirdCountryInvoice', 14, '1.3'],
  ] as const)('is a warning on a %s: %i', (sample, exemption, type) => {
    expect(exempt(sample, exemption)).toEqual([['lines/exemption-of-type', 'warning', exemption, type]]);
  });

  it.each([
    ['salesInvoice', 8],
    ['salesInvoice', 27],
    ['intraCommunityInvoice', 14],
    ['intraCommunityInvoice', 27],
    ['thirdCountryInvoice', 8],
  ] as const)('is usual on a %s: %i', (sample, exemption) => {
    expect(exempt(sample, exemption)).toEqual([]);
  });
});
