import { describe, expect, it } from 'vitest';
import { objectPlanOf } from '../../../src/reading/plan.js';
import { readShape } from '../../../src/reading/read.js';

/** A shape of its own, so that nothing has read by it before. */
const made = () =>
  ({
    kind: 'object',
    name: 'Made',
    members: {
      name: { kind: 'text', min: 0, max: 5 },
      count: { kind: 'optional', of: { kind: 'integer', min: 1, max: 9 } },
      Codes: { kind: 'list', of: { kind: 'integer', min: 1, max: 9 }, atLeast: 2 },
      inner: { kind: 'optional', of: noted() },
      notes: { kind: 'optional', of: { kind: 'list', of: noted(), atLeast: 0 } },
    },
  }) as const;

const noted = () =>
  ({ kind: 'object', name: 'Noted', members: { note: { kind: 'text', min: 0, max: 5 } } }) as const;

/** What a new shape reads from a value, and what it reports. */
function outcome(value: unknown) {
  const told: unknown[] = [];
  const view = readShape(made(), value, (fault, path, params) => told.push([fault, path.join('/'), params]));
  return { view, told };
}

describe('the reading plan of a shape', () => {
  it('lists for each member its type and whether it is optional', () => {
    const { members, required } = objectPlanOf(made());
    expect(members.map(({ name, index, optional, plan }) => [name, index, optional, plan.kind])).toEqual([
      ['name', 0, false, 'leaf'],
      ['count', 1, true, 'leaf'],
      ['Codes', 2, false, 'array'],
      ['inner', 3, true, 'object'],
      ['notes', 4, true, 'array'],
    ]);
    expect(members.map(({ plan }) => plan.kind === 'leaf' && plan.leaf.kind)).toEqual([
      'text',
      'integer',
      false,
      false,
      false,
    ]);
    expect(required.map(({ name }) => name)).toEqual(['name', 'Codes']);
  });

  it('is created once', () => {
    const shape = made();
    expect(objectPlanOf(shape)).toBe(objectPlanOf(shape));
  });
});

describe('reading with a plan', () => {
  it('returns the members by name, in any order', () => {
    const { view, told } = outcome({
      notes: [{ note: 'x' }],
      inner: { note: 'y' },
      Codes: [1, 2],
      name: 'a',
    });
    expect(told).toEqual([]);
    expect([view?.name, view?.count, view?.Codes, view?.inner?.note]).toEqual(['a', undefined, [1, 2], 'y']);
    expect(view?.notes?.map(({ note }) => note)).toEqual(['x']);
  });

  it('also reads the next value if its members are in another order', () => {
    const shape = made();
    const read = (value: unknown) => {
      const view = readShape(shape, value, () => expect.unreachable());
      return [view?.name, view?.count, view?.Codes];
    };
    expect(read({ name: 'a', count: 1, Codes: [1, 2] })).toEqual(['a', 1, [1, 2]]);
    expect(read({ Codes: [3, 4], name: 'b' })).toEqual(['b', undefined, [3, 4]]);
    expect(read({ name: 'c', Codes: [5, 6], count: 2 })).toEqual(['c', 2, [5, 6]]);
  });

  it('matches a name in any letter case', () => {
    const { view, told } = outcome({ NAME: 'a', codes: [1, 2] });
    expect(told).toEqual([
      ['member-case', 'NAME', { member: 'NAME', meant: 'name' }],
      ['member-case', 'codes', { member: 'codes', meant: 'Codes' }],
    ]);
    expect([view?.name, view?.Codes]).toEqual(['a', [1, 2]]);
  });

  it('reports what is missing, wrong and too short', () => {
    expect(outcome({ count: 10, Codes: [1], notes: [] }).told).toEqual([
      ['out-of-range', 'count', { value: 10, min: 1, max: 9 }],
      ['empty-list', 'Codes', { min: 2 }],
      ['missing', 'name', { member: 'name' }],
    ]);
    expect(outcome({ name: 'abcdef' }).told).toEqual([
      ['too-long', 'name', { length: 6, max: 5 }],
      ['missing', 'Codes', { member: 'Codes' }],
    ]);
  });

  it('returns no list if an element is unreadable, because rules would take the gap for a value', () => {
    const { view, told } = outcome({ name: 'a', Codes: [1, '2', 3] });
    expect(told).toEqual([['type', 'Codes/1', { expected: 'number', found: 'string' }]]);
    expect(Array.isArray(view?.Codes)).toBe(false);
  });
});
