import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds, found, issuesOf, typesThat } from '../found.js';

const ofType = (type: string, more: Partial<Example> = {}): Example => ({
  sample: 'salesInvoice',
  ...more,
  set: { '/invoiceHeader/invoiceType': type, ...more.set },
});

const typesWhereFound = (rule: RuleId, more: Partial<Example> = {}) =>
  typesThat(rule, { sample: 'salesInvoice', ...more });

describe('the counterpart', () => {
  it('is required, expected, refused or causes a warning, depending on the type', () => {
    const without = { remove: ['/counterpart'] };
    expect(typesWhereFound('parties/counterpart-missing', without)).toEqual(
      '1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 2.4 3.1 3.2 5.1 5.2 7.1 8.1 9.1 9.2 9.3'.split(' '),
    );
    expect(typesWhereFound('parties/counterpart-expected', without)).toEqual(['10.1', '10.2']);
    expect(typesWhereFound('parties/counterpart-forbidden')).toEqual('11.1 11.2 11.3 11.4 11.5'.split(' '));
    expect(typesWhereFound('parties/counterpart-on-slip')).toEqual(['8.6']);
  });

  it.each([
    ['residenceLevy', '8.2'],
    ['posCollection', '8.4'],
    ['posCollection', '8.5'],
  ] as const)('can be named on %s as %s', (sample, type) => {
    const set = {
      '/invoiceHeader/invoiceType': type,
      '/counterpart': { vatNumber: '987654324', country: 'GR', branch: 0 },
    };
    expect(issuesOf({ sample, set })).toEqual([]);
  });

  it('is required on a receipt that is a delivery note', () => {
    expect(issuesOf({ sample: 'movingReceipt' })).toEqual([]);
    expect(finds('parties/counterpart-missing', { sample: 'movingReceipt', remove: ['/counterpart'] })).toBe(
      true,
    );
  });
});

describe('the country of the counterpart', () => {
  const taken = (type: string): string[] =>
    ['GR', 'DE', 'CY', 'GB', 'US', 'CH'].filter((country) => {
      const example = ofType(type, { set: { '/counterpart/country': country } });
      return issuesOf(example).every(({ authorityCode }) => ![242, 243, 244].includes(authorityCode ?? 0));
    });

  it.each([
    ['1.1', ['GR']],
    ['2.1', ['GR']],
    ['1.2', ['DE', 'CY']],
    ['2.2', ['DE', 'CY']],
    ['1.3', ['GB', 'US', 'CH']],
    ['2.3', ['GB', 'US', 'CH']],
    ['1.4', ['GR', 'DE', 'CY', 'GB', 'US', 'CH']],
    ['5.1', ['GR', 'DE', 'CY', 'GB', 'US', 'CH']],
  ])('of a %s is one of %j', (type, countries) => {
    expect(taken(type)).toEqual(countries);
  });
});

describe('names and addresses', () => {
  const named: Record<string, unknown> = {
    '/issuer/name': 'Παπαδόπουλος Α.Ε.',
    '/counterpart/name': 'Νικολάου Ο.Ε.',
    '/counterpart/address': { postalCode: '54630', city: 'Θεσσαλονίκη' },
  };

  it('are refused on an ordinary invoice, except for the address of the counterpart', () => {
    const rules = issuesOf({ sample: 'salesInvoice', set: named }).map(({ rule, path }) => [
      rule,
      path.join('/'),
    ]);
    expect(rules).toEqual([
      ['parties/greek-issuer-named', 'issuer/name'],
      ['parties/greek-counterpart-named', 'counterpart/name'],
    ]);
  });

  it('are required on goods movements, each member separately', () => {
    const remove = ['/issuer/name', '/issuer/address', '/counterpart/name', '/counterpart/address'];
    expect(
      found('parties/movement-party-incomplete', { sample: 'deliveryNote', remove }).map(({ at }) => at),
    ).toEqual(['issuer/name', 'issuer/address', 'counterpart/name', 'counterpart/address']);
    expect(issuesOf({ sample: 'receivingNote', remove }).map(({ severity }) => severity)).toEqual(
      Array(4).fill('warning'),
    );
  });

  it('are not checked for the recipients of an aggregate note', () => {
    expect(issuesOf({ sample: 'aggregateNote' })).toEqual([]);
    expect(
      finds('parties/movement-party-incomplete', { sample: 'aggregateNote', remove: ['/issuer/name'] }),
    ).toBe(true);
  });

  it('are expected for a foreign counterpart', () => {
    const example = {
      sample: 'intraCommunityInvoice',
      remove: ['/counterpart/name', '/counterpart/address'],
    } as const;
    expect(issuesOf(example).map(({ rule, severity }) => [rule, severity])).toEqual([
      ['parties/foreign-party-incomplete', 'warning'],
      ['parties/foreign-party-incomplete', 'warning'],
    ]);
  });
});

describe('one company on both sides', () => {
  it('is an error, except between own establishments and on receiving notes', () => {
    const same = { '/counterpart/vatNumber': '800123456' };
    expect(finds('parties/same-party', { sample: 'salesInvoice', set: same })).toBe(true);
    expect(finds('parties/same-party', { sample: 'deliveryNote', set: same })).toBe(true);
    expect(finds('parties/same-party', { sample: 'ownTransfer' })).toBe(false);
    expect(finds('parties/same-party', { sample: 'receivingNote', set: same })).toBe(false);
    expect(finds('parties/same-party', ofType('6.1', { set: same }))).toBe(false);
  });

  it.each([
    ['8', false],
    ['19', false],
    ['1', true],
    ['7', true],
  ])('depends on the purpose of the movement: %s', (purpose, isWrong) => {
    const set = {
      '/invoiceHeader/movePurpose': Number(purpose),
      ...(purpose === '19' && { '/invoiceHeader/otherMovePurposeTitle': 'Επίδειξη' }),
    };
    const errors = issuesOf({ sample: 'ownTransfer', set }).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule }) => rule)).toEqual(isWrong ? ['parties/same-party'] : []);
    // The recipient of other movements may also be another company.
    if (purpose === '19')
      expect(finds('parties/own-transfer-to-other', { sample: 'deliveryNote', set })).toBe(false);
    // An invoice that moves no goods has no purpose.
    const sale = { ...set, '/counterpart/vatNumber': '800123456' };
    expect(finds('parties/same-party', { sample: 'salesInvoice', set: sale })).toBe(true);
  });

  it('is found even with a prefix', () => {
    const set = { '/counterpart/vatNumber': 'EL800123456' };
    expect(finds('parties/same-party', { sample: 'salesInvoice', set })).toBe(true);
    const issuer = { '/issuer/vatNumber': 'EL800123456' };
    expect(issuesOf({ sample: 'ownTransfer', set: issuer }).map(({ rule }) => rule)).toEqual([
      'parties/vat-number-not-bare',
    ]);
  });

  it('is not reported for two countries with the same number', () => {
    const set = { '/counterpart/vatNumber': '800123456', '/counterpart/country': 'RS' };
    expect(finds('parties/same-party', ofType('1.3', { set }))).toBe(false);
  });

  it('can be filed as 000000000 between own establishments', () => {
    const set = { '/counterpart/vatNumber': '000000000' };
    expect(issuesOf({ sample: 'ownTransfer', set })).toEqual([]);
  });
});
