import { describe, expect, it } from 'vitest';
import { factsReaders } from '../../../src/builders/facts/generated/readers.js';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { addMember, hasAny, inWords, memberBit, noMembers, ODD_TEXTS } from '../../../src/reading/members.js';
import type { ObjectShape } from '../../../src/types/shape.js';

const noted = {
  kind: 'object',
  name: 'Noted',
  word: 1,
  members: { note: { kind: 'text', min: 0, max: 5 } },
} as const;

const names = Array.from({ length: 31 }, (_, index) => `name${index}`);

/** A shape with more members than a word. */
const shape = {
  kind: 'object',
  name: 'Made',
  word: 2,
  members: {
    inner: { kind: 'optional', of: noted },
    notes: { kind: 'list', of: noted, atLeast: 0 },
    ...Object.fromEntries(names.map((name) => [name, { kind: 'flag' } as const])),
  },
} as const satisfies ObjectShape;

describe('the bit of a member', () => {
  it('follows from its place: thirty in a word, which engines store as a small integer', () => {
    expect(['inner', 'notes', 'name27', 'name28', 'name30'].map((path) => memberBit(shape, path))).toEqual([
      { word: 2, mask: 1 },
      { word: 2, mask: 2 },
      { word: 2, mask: 2 ** 29 },
      { word: 3, mask: 1 },
      { word: 3, mask: 4 },
    ]);
  });

  it('is found by a path through objects and lists', () => {
    expect(memberBit(shape, 'inner.note')).toEqual({ word: 1, mask: 1 });
    expect(memberBit(shape, 'notes[].note')).toEqual({ word: 1, mask: 1 });
  });

  it.each(['', 'nope', 'name.length', 'inner.nope', 'toString'])('does not exist for %j', (path) => {
    expect(() => memberBit(shape, path)).toThrow(`The shape has no member ${path}.`);
  });

  it('does not exist if sets do not have the members of the shape', () => {
    const { word: _, ...byHand } = shape;
    const set = noMembers(1);
    addMember(set, memberBit(byHand, 'notes'));
    expect(set).toEqual([0]);
  });

  it('differs for each member of documents and facts, and for odd texts', () => {
    const shapes = [...new Set([...documentReaders.quick.keys(), ...factsReaders.quick.keys()])];
    const bits = [
      ODD_TEXTS,
      ...shapes.flatMap((each) => Object.keys(each.members).map((name) => memberBit(each, name))),
    ];
    expect(new Set(bits.map(({ word, mask }) => `${word} ${mask}`)).size).toBe(bits.length);
    expect(Math.max(...bits.map(({ word }) => word))).toBe(factsReaders.words - 1);
  });
});

describe('a set of members', () => {
  it('has those that were added', () => {
    const set = noMembers(4);
    expect(set).toEqual([0, 0, 0, 0]);
    addMember(set, memberBit(shape, 'notes'));
    addMember(set, memberBit(shape, 'name30'));
    const has = (path: string) => hasAny(set, [memberBit(shape, path)]);
    expect(['inner', 'notes', 'name27', 'name30'].map(has)).toEqual([false, true, false, true]);
  });

  it('is compared with several members, word by word', () => {
    const bits = [
      { word: 1, mask: 0b001 },
      { word: 0, mask: 0b010 },
      { word: 1, mask: 0b100 },
      { word: 1, mask: 0b001 },
    ];
    expect(inWords(bits)).toEqual([
      { word: 1, mask: 0b101 },
      { word: 0, mask: 0b010 },
    ]);
  });
});
