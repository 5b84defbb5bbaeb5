import { describe, expect, it } from 'vitest';
import { Draft } from '../../../../src/rules/fixes/draft.js';

/** What one change answers, and what comes of it. */
const outcome = (given: unknown, change: (draft: Draft) => boolean): [boolean, unknown] => {
  const draft = new Draft(given);
  return [change(draft), draft.result];
};

/** A member whose name assignment treats as something else. */
const withProto = (): unknown => JSON.parse('{ "a": 1, "__proto__": { "b": 2 } }');

describe('setting a value', () => {
  it('creates missing objects and lists on the way', () => {
    expect(outcome({}, (draft) => draft.set(['a', 'b'], 1))).toEqual([true, { a: { b: 1 } }]);
    expect(outcome({}, (draft) => draft.set(['a', 0, 'b'], 1))).toEqual([true, { a: [{ b: 1 }] }]);
    expect(outcome({ a: null }, (draft) => draft.set(['a', 'b'], 1))).toEqual([true, { a: { b: 1 } }]);
    expect(outcome({ a: [1] }, (draft) => draft.set(['a', 1], 2))).toEqual([true, { a: [1, 2] }]);
  });

  it('leaves no gap in a list and does not go through strings', () => {
    expect(outcome({ a: [1] }, (draft) => draft.set(['a', 2], 3))).toEqual([false, { a: [1] }]);
    expect(outcome({ a: 'text' }, (draft) => draft.set(['a', 'b'], 1))).toEqual([false, { a: 'text' }]);
    expect(outcome({ a: 0 }, (draft) => draft.set(['a', 'b'], 1))).toEqual([false, { a: 0 }]);
  });

  it('does not change values that are not objects, or prototypes', () => {
    for (const root of [undefined, null, 7, 'text']) {
      expect(outcome(root, (draft) => draft.set(['a'], 1))).toEqual([false, root]);
    }
    expect(outcome({}, (draft) => draft.set(['__proto__', 'polluted'], 1))).toEqual([false, {}]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const [done, result] = outcome({ a: 1 }, (draft) => draft.set(['toString', 'b'], 1));
    expect(done).toBe(true);
    expect(Object.hasOwn(result as object, 'toString')).toBe(true);
  });

  it('does not replace the root', () => {
    expect(outcome({ a: 1 }, (draft) => draft.set([], 2))).toEqual([false, { a: 1 }]);
  });

  it('leaves the input unchanged and copies each part once', () => {
    const given = { a: { b: 1 }, c: { d: 2 } };
    const draft = new Draft(given);
    draft.set(['a', 'b'], 3);
    const first = draft.result as typeof given;
    draft.set(['a', 'e'], 4);
    expect(draft.result).toBe(first);
    expect(draft.result).toEqual({ a: { b: 3, e: 4 }, c: { d: 2 } });
    expect(given).toEqual({ a: { b: 1 }, c: { d: 2 } });
    expect(first.c).toBe(given.c);
  });
});

describe('removing a member', () => {
  it('removes it or an element, and an absent member counts as removed', () => {
    expect(outcome({ a: 1, b: 2 }, (draft) => draft.remove(['a']))).toEqual([true, { b: 2 }]);
    expect(outcome({ a: [1, 2, 3] }, (draft) => draft.remove(['a', 1]))).toEqual([true, { a: [1, 3] }]);
    expect(outcome({ a: 1 }, (draft) => draft.remove(['b']))).toEqual([true, { a: 1 }]);
    expect(outcome({ a: 1 }, (draft) => draft.remove(['b', 'c']))).toEqual([true, { a: 1 }]);
    expect(outcome({ a: null }, (draft) => draft.remove(['a', 'c']))).toEqual([true, { a: null }]);
    expect(outcome(null, (draft) => draft.remove(['a']))).toEqual([true, null]);
  });

  it('creates nothing on the way', () => {
    const given = { a: {} };
    const draft = new Draft(given);
    draft.remove(['a', 'b', 'c']);
    expect(draft.result).toBe(given);
  });

  it('keeps the indexes of a list until all changes are made', () => {
    const given = { a: [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }] };
    const change = (draft: Draft): boolean[] => [
      draft.remove(['a', 0]),
      draft.remove(['a', 2]),
      draft.remove(['a', 2]),
      draft.rename(['a', 3, 'n'], 'm'),
      draft.rename(['a', 2, 'n'], 'm'),
    ];
    const draft = new Draft(given);
    expect(change(draft)).toEqual([true, true, true, true, true]);
    expect(draft.result).toEqual({ a: [{ n: 1 }, { m: 3 }] });
    expect(given.a).toHaveLength(4);
  });

  it('does not remove or rename the root', () => {
    expect(outcome({ '': 1 }, (draft) => draft.remove([]))).toEqual([false, { '': 1 }]);
    expect(outcome({ '': 1 }, (draft) => draft.rename([], 'a'))).toEqual([false, { '': 1 }]);
  });

  it('refuses paths that only look like a member', () => {
    const [done, result] = outcome(withProto(), (draft) => draft.remove(['__proto__', 'b']));
    expect(done).toBe(false);
    expect(JSON.stringify(result)).toBe('{"a":1,"__proto__":{"b":2}}');
  });
});

describe('renaming a member', () => {
  it('keeps its position among the others', () => {
    const [done, result] = outcome({ a: 1, b: 2, c: 3 }, (draft) => draft.rename(['b'], 'x'));
    expect(done).toBe(true);
    expect(JSON.stringify(result)).toBe('{"a":1,"x":2,"c":3}');
    expect(outcome({ a: { b: 1 } }, (draft) => draft.rename(['a', 'b'], 'x'))).toEqual([
      true,
      { a: { x: 1 } },
    ]);
  });

  it('does nothing for an absent member, and is refused if the name is taken', () => {
    expect(outcome({ a: 1 }, (draft) => draft.rename(['b'], 'x'))).toEqual([true, { a: 1 }]);
    expect(outcome({ a: 1, b: 2 }, (draft) => draft.rename(['a'], 'b'))).toEqual([false, { a: 1, b: 2 }]);
    expect(outcome([1], (draft) => draft.rename([0], 'x'))).toEqual([false, [1]]);
    expect(outcome(null, (draft) => draft.rename(['a'], 'x'))).toEqual([true, null]);
  });

  it('is refused if assignment would lose another member', () => {
    const [done, result] = outcome(withProto(), (draft) => draft.rename(['a'], 'x'));
    expect(done).toBe(false);
    expect(Object.hasOwn(result as object, 'a')).toBe(true);
    expect(outcome(withProto(), (draft) => draft.rename(['__proto__'], 'x'))[0]).toBe(false);
  });
});
