import { describe, expect, it } from 'vitest';
import { ORIGINAL } from '../../../../src/rules/links/related-samples.js';
import { found } from '../found.js';

/** The party of a credit note against the party of the invoice that it credits. */
const differs = (party: 'issuer' | 'counterpart', here: unknown, there: unknown) => {
  const pointer = `/${party}/vatNumber`;
  const side = (value: unknown) =>
    value === undefined ? { remove: [pointer] } : { set: { [pointer]: value } };
  return found('links/correlated-party-differs', {
    sample: 'creditInvoice',
    ...side(here),
    related: [{ ...ORIGINAL, ...side(there) }],
  }).map(({ at, params }) => [at, params['here'], params['there']]);
};

describe('the counterpart of a credit note', () => {
  it('must match the invoice', () => {
    expect(differs('counterpart', '987654324', '987654324')).toEqual([]);
    expect(differs('counterpart', '987654324', '123456783')).toEqual([
      ['counterpart/vatNumber', '987654324', '123456783'],
    ]);
  });

  it('matches with a country prefix or spaces inside', () => {
    expect(differs('counterpart', 'EL987654324', '987654324')).toEqual([]);
    expect(differs('counterpart', '987654324', 'gr 987 654 324')).toEqual([]);
  });

  it('does not match if the country is part of a longer number', () => {
    expect(differs('counterpart', 'EL9876543241', '9876543241')).toHaveLength(1);
    expect(differs('counterpart', 'XEL987654324', 'X987654324')).toHaveLength(1);
  });

  it('is not compared if one of them is missing', () => {
    for (const unnamed of [undefined, '', ' ', '0', '000000000', 'EL000000000']) {
      expect(differs('counterpart', '987654324', unnamed)).toEqual([]);
      expect(differs('counterpart', unnamed, '987654324')).toEqual([]);
    }
    expect(differs('counterpart', '100000000', '987654324')).toHaveLength(1);
    expect(differs('counterpart', '000000001', '987654324')).toHaveLength(1);
  });
});

describe('the issuer of a credit note', () => {
  it('must match the invoice', () => {
    expect(differs('issuer', '800123456', '800123456')).toEqual([]);
    expect(differs('issuer', '800123456', '987654324')).toEqual([
      ['issuer/vatNumber', '800123456', '987654324'],
    ]);
  });
});
