import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/rules/fixes/apply-fixes.js';
import type { Fix, Issue } from '../../../../src/types/index.js';

/** Issues with one fix each, in this order. */
const issuesOf = (fixes: readonly Omit<Fix, 'safe'>[]): Issue[] =>
  fixes.map((fix) => ({
    rule: 'lines/odd',
    severity: 'warning',
    path: fix.path,
    params: {},
    message: '',
    fix: { ...fix, safe: true },
  }));

const repaired = (document: unknown, ...fixes: Omit<Fix, 'safe'>[]): unknown =>
  applyFixes(document, { issues: issuesOf(fixes) }).document;

describe('the order of changes in fixes', () => {
  test('adds elements of a list from first to last, whatever order they come in', () => {
    expect(
      repaired(
        {},
        { path: ['a', 2], value: 'z' },
        { path: ['a', 0], value: 'x' },
        { path: ['a', 1], value: 'y' },
      ),
    ).toEqual({
      a: ['x', 'y', 'z'],
    });
  });

  test('puts members before the items of their list', () => {
    expect(repaired({ a: 'text' }, { path: ['a', 0], value: 7 }, { path: ['a'], value: [] })).toEqual({
      a: [7],
    });
  });

  test('sets a value once, before earlier elements are removed', () => {
    const document = { a: [{ b: 1 }, { b: 2 }, { b: 3 }] };
    const [taken, put] = [
      { path: ['a', 1], value: undefined },
      { path: ['a', 2, 'b'], value: 9 },
    ];
    expect(repaired(document, taken, put)).toEqual({ a: [{ b: 1 }, { b: 9 }] });
    expect(repaired(document, put, taken)).toEqual({ a: [{ b: 1 }, { b: 9 }] });
  });
});

test('a fix of the whole document is not applied', () => {
  const issues = issuesOf([{ path: [], value: 1 }]);
  expect(applyFixes({ a: 1 }, { issues })).toEqual({ document: { a: 1 }, applied: [], left: issues });
});

test('fixes that set different values for one member are not applied, and those that agree are', () => {
  const [one, other] = [
    { path: ['a'], value: 1 },
    { path: ['a'], value: 2 },
  ];
  expect(repaired({ a: 0 }, one, other)).toEqual({ a: 0 });
  expect(repaired({ a: 0 }, one, one)).toEqual({ a: 1 });
});
