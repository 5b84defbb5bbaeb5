import { describe, expect, it } from 'vitest';
import { freezeDeeply } from '../../../../src/flows/shared/freeze.js';
import { isReadable, membersOf, plainOf } from '../../../../src/flows/shared/given.js';

const broken = {
  get name(): string {
    throw new Error('no');
  },
};
const closed = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no');
    },
  },
);

describe('a value that a caller gave', () => {
  it('is copied through JSON, or is nothing if JSON cannot hold it', () => {
    expect(plainOf({ at: new Date('2026-11-20T10:00:00Z'), none: undefined })).toEqual({
      at: '2026-11-20T10:00:00.000Z',
    });
    for (const value of [1n, undefined, broken]) expect(plainOf(value)).toBeUndefined();
  });

  it('is readable unless something in it throws', () => {
    const endless: Record<string, unknown> = { name: 'a' };
    endless['self'] = endless;
    for (const value of [null, undefined, 5, 'text', [], { lines: [{ net: 1 }] }, endless])
      expect(isReadable(value)).toBe(true);
    for (const value of [broken, closed, { lines: [{ party: closed }] }])
      expect(isReadable(value)).toBe(false);
  });

  it('may have one unreadable member that is read elsewhere, but only at its top', () => {
    expect(isReadable({ notes: closed }, ['notes'])).toBe(true);
    expect(isReadable({ other: closed }, ['notes'])).toBe(false);
    expect(isReadable({ facts: { notes: closed } }, ['notes'])).toBe(false);
  });

  it('has the members of an object, and otherwise none', () => {
    expect(membersOf({ aa: '1' })).toStrictEqual({ aa: '1' });
    for (const value of ['text', null, undefined, 5, broken, closed])
      expect(membersOf(value)).toStrictEqual({});
  });
});

describe('frozen data', () => {
  it('is frozen in all its parts, and a part that is frozen already is left as it is', () => {
    const inner = Object.freeze({ open: { aa: '1' } });
    const frozen = freezeDeeply({ list: [{ net: 1 }], inner, none: null, text: 'a' });
    expect([frozen, frozen.list, frozen.list[0]].map((each) => Object.isFrozen(each))).toEqual([
      true,
      true,
      true,
    ]);
    expect(Object.isFrozen(inner.open)).toBe(false);
    for (const value of [null, 5, 'text', undefined]) expect(freezeDeeply(value)).toBe(value);
  });
});
