import { describe, expect, it } from 'vitest';
import { Misfit } from '../../../src/reading/leaf.js';
import { readFactsShape, shapeOnly, sound } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import type { ObjectShape } from '../../../src/types/shape.js';

const item = {
  kind: 'object',
  name: 'Item',
  members: {
    name: { kind: 'text', min: 0, max: 20_000 },
    count: { kind: 'optional', of: { kind: 'decimal' } },
  },
} as const satisfies ObjectShape;

const shape = {
  kind: 'object',
  name: 'Facts',
  members: {
    items: { kind: 'optional', of: { kind: 'list', of: item, atLeast: 0 } },
    some: { kind: 'optional', of: { kind: 'some', of: item, words: ['usual'] } },
    mark: {
      kind: 'optional',
      of: {
        kind: 'own',
        read: (value: unknown): number | Misfit => (value === 'one' ? 1 : new Misfit('mark', { value: 'x' })),
      },
    },
  },
} as const satisfies ObjectShape;

function read(value: unknown) {
  const faults: string[] = [];
  const spellings = new Spellings();
  const found = readFactsShape(
    shapeOnly(shape),
    value,
    (fault, path) => faults.push(`${fault} ${path.join('/')}`),
    spellings,
  );
  return { view: found?.view, faults, spellings };
}

describe('facts read by their shape', () => {
  it('keep the readable items of a list, each at its index', () => {
    const { view, faults } = read({ items: [5, { name: 'a' }, { name: 1, count: 'two' }] });
    expect(faults).toEqual(['type items/0', 'type items/2/name', 'decimal-form items/2/count']);
    expect(view?.items?.map((each) => sound(sound(each)?.name))).toEqual([undefined, 'a', undefined]);
  });

  it.each([
    ['one object', { name: 'a' }, []],
    ['several', [{ name: 'a' }, { name: 'b' }], []],
    ['none', [], []],
    ['a word', 'usual', []],
    ['another word', 'other', ['type some']],
    ['an object with a fault', { count: 1 }, ['missing some/name']],
    ['several, one with a fault', [{ name: 'a' }, { name: 'b', count: 'x' }], ['decimal-form some/1/count']],
    ['a list in a list', [[{ name: 'a' }]], ['type some/0']],
  ])('accept %s as a list', (_, some, faults) => {
    expect(read({ some }).faults).toEqual(faults);
  });

  it('return the result of a custom reader, or its problem', () => {
    expect(read({ mark: 'one' }).view?.mark).toBe(1);
    expect(read({ mark: 'two' }).faults).toEqual(['mark mark']);
    expect(sound(read({ mark: 'two' }).view?.mark)).toBeUndefined();
  });

  it('keep a text that is only unusual', () => {
    const name = 'α'.repeat(10_001);
    const { view, faults } = read({ items: [{ name }] });
    expect([faults, view?.items?.[0]?.name]).toEqual([[], name]);
  });

  it('report a name in another letter case with its documented spelling', () => {
    const { faults, spellings } = read({ Items: [{ Name: 5 }] });
    expect(faults).toEqual(['member-case items', 'member-case items/0/name', 'type items/0/name']);
    expect(spellings.asWritten(['items', 0, 'name'])).toEqual(['Items', 0, 'Name']);
  });
});
