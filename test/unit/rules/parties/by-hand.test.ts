import { describe, expect, it } from 'vitest';
import { finds, found, issuesOf } from '../found.js';

describe('the VAT number of an EU counterpart', () => {
  const numbered = (country: string, vatNumber: string) =>
    issuesOf({
      sample: 'intraCommunityInvoice',
      set: { '/counterpart/country': country, '/counterpart/vatNumber': vatNumber },
    }).map(({ rule, severity, path }) => [rule, severity, path.join('/')]);
  const odd = [['parties/eu-number-form', 'warning', 'counterpart/vatNumber']];

  it('has the format of its country', () => {
    expect(numbered('DE', '811234567')).toEqual([]);
    expect(numbered('DE', 'DE811234567')).toEqual([]);
    expect(numbered('DE', 'X')).toEqual(odd);
    expect(numbered('DE', 'DEDE811234567')).toEqual(odd);
    expect(numbered('AT', 'ATU1234567')).toEqual(odd);
  });

  it('with the format of another member state causes a warning of another rule', () => {
    expect(numbered('DE', 'ATU12345675')).toEqual([
      ['parties/number-of-other-country', 'warning', 'counterpart/vatNumber'],
    ]);
  });

  it('is not checked outside the EU', () => {
    expect(finds('parties/eu-number-form', { sample: 'thirdCountryInvoice' })).toBe(false);
    const set = { '/counterpart/vatNumber': 'X' };
    expect(finds('parties/eu-number-form', { sample: 'thirdCountryInvoice', set })).toBe(false);
  });
});

describe('goods moved between own establishments', () => {
  const moved = (vatNumber: string, set: Record<string, unknown> = {}) =>
    issuesOf({ sample: 'ownTransfer', set: { '/counterpart/vatNumber': vatNumber, ...set } }).filter(
      ({ severity }) => severity === 'error',
    );

  it('are refused with another party (286), and nine zeros are not reported', () => {
    expect(moved('800123456')).toEqual([]);
    expect(moved('000000000')).toEqual([]);
    expect(moved('987654324')).toMatchObject([
      {
        rule: 'parties/own-transfer-to-other',
        authorityCode: 286,
        params: { issuer: '800123456', counterpart: '987654324' },
      },
    ]);
    expect(moved('987654324', { '/invoiceHeader/movePurpose': 1 })).toEqual([]);
  });
});

describe('missing members of a party', () => {
  const remove = ['/counterpart/name', '/counterpart/address'];

  it('are reported if goods move', () => {
    expect(found('parties/movement-party-incomplete', { sample: 'deliveryNote', remove })).toEqual([
      { at: 'counterpart/name', params: { party: 'counterpart', member: 'name' } },
      { at: 'counterpart/address', params: { party: 'counterpart', member: 'address' } },
    ]);
  });

  it('are reported for foreign parties', () => {
    const lacking = found('parties/foreign-party-incomplete', { sample: 'thirdCountryInvoice', remove });
    expect(lacking.map(({ at, params }) => [at, params['member']])).toEqual([
      ['counterpart/name', 'name'],
      ['counterpart/address', 'address'],
    ]);
  });
});

it('a traveller is the counterpart of a tax-free receipt', () => {
  const set = { '/counterpart': { vatNumber: '987654324', country: 'GR', branch: 0 } };
  const RULE = 'parties/counterpart-forbidden';
  expect(finds(RULE, { sample: 'retailReceipt', set })).toBe(true);
  expect(
    finds(RULE, { sample: 'retailReceipt', set: { ...set, '/invoiceHeader/specialInvoiceCategory': 4 } }),
  ).toBe(false);
});

it.each(['987654324', 'IM123456789', '12'])(
  'a foreign number such as %s has no prefix to compare',
  (vatNumber) => {
    expect(
      finds('parties/number-of-other-country', {
        sample: 'thirdCountryInvoice',
        set: { '/counterpart/vatNumber': vatNumber },
      }),
    ).toBe(false);
  },
);
