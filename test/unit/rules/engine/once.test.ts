import { describe, expect, test } from 'vitest';
import { forget, once, oncePerRelated } from '../../../../src/rules/engine/once.js';
import { noRelated } from '../../../../src/rules/engine/related.js';
import type { DocumentView, Surroundings } from '../../../../src/rules/engine/rule.js';

const [one, other] = [{}, {}] as [DocumentView, DocumentView];
const here: Surroundings = { today: '', related: noRelated, skipSignature: true, splitBill: false };
const there: Surroundings = { ...here };

describe('a shared calculation for one document', () => {
  test('runs once, and again for another document', () => {
    let count = 0;
    const counted = once(() => {
      count += 1;
      return count;
    });
    expect([counted(one), counted(one), counted(other), counted(other), counted(one)]).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });

  test('runs again after it is cleared', () => {
    let count = 0;
    const counted = once(() => {
      count += 1;
      return count;
    });
    counted(one);
    forget();
    expect(counted(one)).toBe(2);
  });
});

describe('a shared calculation for a document with related documents', () => {
  const counting = () => {
    let count = 0;
    return oncePerRelated(() => {
      count += 1;
      return count;
    });
  };

  test('runs again for another document or other related documents', () => {
    const counted = counting();
    expect([
      counted(one, here),
      counted(one, here),
      counted(other, here),
      counted(other, here),
      counted(other, there),
      counted(other, there),
      counted(one, here),
    ]).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test('runs again after it is cleared', () => {
    const counted = counting();
    counted(one, here);
    forget();
    expect(counted(one, here)).toBe(2);
  });
});
