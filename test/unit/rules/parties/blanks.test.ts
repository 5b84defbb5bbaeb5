import { describe, expect, it } from 'vitest';
import { finds, found, issuesOf } from '../found.js';

describe('an empty name', () => {
  const RULE = 'parties/name-blank';

  it.each(['', ' ', '\u00a0'])('of a Greek party (%j) is removed', (name) => {
    const [issue] = issuesOf({ sample: 'salesInvoice', set: { '/counterpart/name': name } });
    expect(issue).toMatchObject({
      rule: RULE,
      severity: 'warning',
      path: ['counterpart', 'name'],
      fix: { path: ['counterpart', 'name'], value: undefined, safe: true },
    });
  });

  it('of both parties is reported for both', () => {
    const set = { '/counterpart/name': '', '/issuer/name': '' };
    expect(found(RULE, { sample: 'salesInvoice', set }).map(({ at }) => at)).toEqual([
      'issuer/name',
      'counterpart/name',
    ]);
  });

  it('is an error if goods move, and another warning for foreign parties', () => {
    expect(
      issuesOf({ sample: 'movingInvoice', set: { '/counterpart/name': '' } }).map(({ rule }) => rule),
    ).toContain('parties/movement-party-incomplete');
    expect(finds(RULE, { sample: 'movingInvoice', set: { '/counterpart/name': '' } })).toBe(false);
    expect(finds(RULE, { sample: 'intraCommunityInvoice', set: { '/counterpart/name': '' } })).toBe(false);
  });
});

describe('an empty address', () => {
  const RULE = 'parties/address-blank';

  it.each([
    ['postalCode', ''],
    ['city', ' '],
  ])('without %s is reported', (member, value) => {
    const set = { [`/counterpart/address/${member}`]: value };
    expect(found(RULE, { sample: 'intraCommunityInvoice', set })).toEqual([
      { at: `counterpart/address/${member}`, params: { member } },
    ]);
  });

  it('can omit its street, contain placeholders, or be absent', () => {
    const sample = 'intraCommunityInvoice';
    expect(finds(RULE, { sample, remove: ['/counterpart/address/street'] })).toBe(false);
    expect(
      finds(RULE, {
        sample,
        set: { '/counterpart/address/postalCode': '0', '/counterpart/address/city': 'NONE' },
      }),
    ).toBe(false);
    expect(finds(RULE, { sample: 'salesInvoice' })).toBe(false);
  });

  it('of a movement is checked by another rule', () => {
    expect(finds(RULE, { sample: 'movingInvoice', set: { '/counterpart/address/city': '' } })).toBe(false);
  });
});

describe('a VAT number of another country', () => {
  const RULE = 'parties/number-of-other-country';
  const party = (country: string, vatNumber: string) =>
    ({
      sample: 'intraCommunityInvoice',
      set: { '/counterpart/country': country, '/counterpart/vatNumber': vatNumber },
    }) as const;

  it.each([
    ['DE', 'ATU12345675', 'AT'],
    ['AT', 'EL123456783', 'GR'],
    ['AT', 'gr123456783', 'GR'],
    ['FR', 'DE811234567', 'DE'],
    ['US', 'IT 12345670785', 'IT'],
    ['NL', 'ESB12345678', 'ES'],
  ])('is found in %s: %s belongs to %s', (country, vatNumber, other) => {
    expect(found(RULE, party(country, vatNumber))).toEqual([
      { at: 'counterpart/vatNumber', params: { vatNumber, country, other } },
    ]);
  });

  it.each([
    ['AT', 'ATU12345675'],
    ['DE', '811234567'],
    ['ES', 'B12345678'],
    ['CH', 'CHE123456789'],
    ['GB', 'GB123456782'],
    ['GB', 'XI123456782'],
    ['MC', 'FR12345678901'],
    ['FR', 'K7399859412'],
    ['US', 'DE'],
    ['US', ''],
    ['US', 'BEACH 12'],
  ])('is not found in %s: %s', (country, vatNumber) => {
    expect(finds(RULE, party(country, vatNumber))).toBe(false);
  });

  it('is always reported in Greece', () => {
    const example = { sample: 'salesInvoice', set: { '/counterpart/vatNumber': 'DE811234567' } } as const;
    expect(finds(RULE, example)).toBe(false);
    expect(finds('parties/tax-number', example)).toBe(true);
  });
});
