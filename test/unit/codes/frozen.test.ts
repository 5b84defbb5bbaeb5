import { expect, it } from 'vitest';
import { frozen } from '../../../src/codes/frozen.js';
import * as codes from '../../../src/codes/index.js';

/** The objects and lists within a value that can be changed, by their paths. */
function* changeable(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (!Object.isFrozen(value)) yield path;
  for (const [name, member] of Object.entries(value)) yield* changeable(member, `${path}.${name}`);
}

it('frozen() freezes nested values as well', () => {
  const table = frozen([{ code: 1, sources: ['a'] }]);
  expect([...changeable(table, 'table')]).toEqual([]);
  expect(frozen('text')).toBe('text');
});

it.each(Object.entries(codes))('%s cannot be changed', (name, exported) => {
  expect([...changeable(exported, name)]).toEqual([]);
});

it('a frozen code ignores forced changes', () => {
  expect(() => Reflect.set(codes.vatCategories, 'length', 0)).not.toThrow();
  expect(Reflect.set(codes.vatCategories[0], 'percent', '25')).toBe(false);
  expect(codes.vatPercentOf(1)).toBe('24');
});
