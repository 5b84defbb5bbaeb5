import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../../../src/rules/engine/rule-id.js';
import { finds, found } from '../found.js';

const entity = (vatNumber: string, country: string) => ({
  '/invoiceHeader/otherCorrelatedEntities': [
    { type: 1, entityData: { vatNumber: '123456783', country: 'GR', branch: 0 } },
    { type: 1, entityData: { vatNumber, country, branch: 0 } },
  ],
});

const AT = 'invoiceHeader/otherCorrelatedEntities/1/entityData/vatNumber';

describe('tax numbers of other entities', () => {
  const of = (rule: RuleId, vatNumber: string, country: string) =>
    found(rule, { sample: 'salesInvoice', set: entity(vatNumber, country) });

  it('are checked if they are Greek', () => {
    expect(of('parties/tax-number', '987654321', 'GR')).toEqual([
      { at: AT, params: { vatNumber: '987654321' } },
    ]);
    expect(of('parties/tax-number', '987654324', 'GR')).toEqual([]);
    expect(of('parties/tax-number', '987654321', 'DE')).toEqual([]);
  });

  it('have no country prefix if they are Greek', () => {
    expect(of('parties/vat-number-not-bare', 'EL987654324', 'GR')).toEqual([
      { at: AT, params: { vatNumber: 'EL987654324', bare: '987654324' } },
    ]);
    expect(of('parties/vat-number-not-bare', '987654324', 'GR')).toEqual([]);
    expect(of('parties/vat-number-not-bare', 'EL987654324', 'DE')).toEqual([]);
  });
});

describe('a foreign issuer', () => {
  it('writes its number in the format of its country', () => {
    const set = { '/issuer/country': 'CY', '/issuer/vatNumber': 'EL123456783' };
    expect(finds('parties/vat-number-not-bare', { sample: 'salesInvoice', set })).toBe(false);
  });

  it('needs a name', () => {
    const set = { '/issuer/country': 'CY', '/issuer/name': 'Cyprus Ltd' };
    expect(finds('parties/greek-issuer-named', { sample: 'salesInvoice', set })).toBe(false);
  });
});

describe('names and addresses', () => {
  const address = { postalCode: '10563', city: 'Αθήνα' };

  it('of a Greek issuer are reported separately', () => {
    const named = (set: Record<string, unknown>) =>
      found('parties/greek-issuer-named', { sample: 'salesInvoice', set });
    expect(named({ '/issuer/name': 'Α', '/issuer/address': address })).toEqual([
      { at: 'issuer/name', params: { member: 'name' } },
      { at: 'issuer/address', params: { member: 'address' } },
    ]);
    expect(named({ '/issuer/address': address })).toEqual([
      { at: 'issuer/address', params: { member: 'address' } },
    ]);
    expect(named({ '/issuer/name': '' })).toEqual([]);
  });

  it('of a Greek counterpart are not reported if they are blank', () => {
    const set = { '/counterpart/name': ' ' };
    expect(finds('parties/greek-counterpart-named', { sample: 'salesInvoice', set })).toBe(false);
  });

  it('of a foreign party are reported separately if missing', () => {
    const missed = (remove: string[]) =>
      found('parties/foreign-party-incomplete', { sample: 'intraCommunityInvoice', remove }).map(
        ({ at }) => at,
      );
    expect(missed([])).toEqual([]);
    expect(missed(['/counterpart/name'])).toEqual(['counterpart/name']);
    expect(missed(['/counterpart/address'])).toEqual(['counterpart/address']);
  });

  it('of the parties of a movement are reported separately if missing', () => {
    const missed = (remove: string[]) =>
      found('parties/movement-party-incomplete', { sample: 'deliveryNote', remove }).map(({ at }) => at);
    expect(missed([])).toEqual([]);
    expect(missed(['/issuer/name'])).toEqual(['issuer/name']);
    expect(missed(['/counterpart/address'])).toEqual(['counterpart/address']);
  });
});

describe('parties/aggregate-note-counterpart', () => {
  const of = (example: object) =>
    found('parties/aggregate-note-counterpart', { sample: 'aggregateNote', ...example });

  it('reports the number, if there is one', () => {
    expect(of({})).toEqual([]);
    expect(of({ set: { '/counterpart/vatNumber': '987654324' } })).toEqual([
      { at: 'counterpart/vatNumber', params: { vatNumber: '987654324' } },
    ]);
    expect(of({ remove: ['/counterpart/vatNumber'] })).toEqual([{ at: 'counterpart/vatNumber', params: {} }]);
    expect(of({ set: { '/counterpart/vatNumber': ' ' } })).toEqual([
      { at: 'counterpart/vatNumber', params: {} },
    ]);
  });
});
