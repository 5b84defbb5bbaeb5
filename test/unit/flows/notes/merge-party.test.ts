import { describe, expect, it } from 'vitest';
import { mergeParty } from '../../../../src/flows/notes/merge-party.js';

interface Party {
  readonly name?: string | undefined;
  readonly city?: string;
  readonly print?: { readonly phone?: string; readonly taxOffice?: string };
}

const known: Party = { name: 'Νικολάου Ο.Ε.', city: 'Ναύπλιο' };
const printed: Party = { ...known, print: { phone: '27520', taxOffice: 'Ναυπλίου' } };

describe('a party of the document with what the caller states', () => {
  it('is that of the document if nothing is stated', () => {
    expect(mergeParty(printed, undefined)).toBe(printed);
    expect(mergeParty(printed, null as never)).toBe(printed);
  });

  it('has the stated members, but keeps those that are stated as undefined', () => {
    expect(mergeParty(known, { city: 'Άργος' })).toStrictEqual({ name: 'Νικολάου Ο.Ε.', city: 'Άργος' });
    expect(mergeParty(known, { name: undefined })).toStrictEqual(known);
  });

  it('has the print block of both, member by member, and none if neither has one', () => {
    expect(mergeParty(printed, { print: { phone: '210' } })).toStrictEqual({
      ...known,
      print: { phone: '210', taxOffice: 'Ναυπλίου' },
    });
    expect(mergeParty(printed, { city: 'Άργος' }).print).toStrictEqual({
      phone: '27520',
      taxOffice: 'Ναυπλίου',
    });
    expect(mergeParty(known, { print: { phone: '210' } }).print).toStrictEqual({ phone: '210' });
    expect(mergeParty(known, { city: 'Άργος' })).not.toHaveProperty('print');
  });

  it('is what was stated if that is no object, for the facts to report', () => {
    expect(mergeParty(known, 'Νικολάου' as never)).toBe('Νικολάου');
  });
});

it('a print block that is no object is left for the facts to report', () => {
  const known = { vatNumber: '800123456', print: { name: 'Η Αυλή' } };
  expect(mergeParty(known, { print: 'x' } as never)).toEqual({ vatNumber: '800123456', print: 'x' });
});
