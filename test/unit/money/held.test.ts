import { describe, expect, test } from 'vitest';
import { addHeld, subtractHeld } from '../../../src/money/held.js';
import { asCents, centsToString } from '../../../src/money/index.js';

const most = asCents(999_999_999_999_999);

describe('sums for a check', () => {
  test('are ordinary sums for small amounts', () => {
    expect(addHeld(asCents(2419), asCents(581))).toBe(3000);
    expect(subtractHeld(asCents(100), asCents(250))).toBe(-150);
    expect(Object.is(subtractHeld(asCents(5), asCents(5)), 0)).toBe(true);
  });

  test('stay exact beyond 15 digits', () => {
    expect(centsToString(addHeld(most, asCents(2)))).toBe('10000000000000.01');
    expect(subtractHeld(addHeld(most, most), most)).toBe(most);
  });

  test('are marked as too long if even 16 digits are not enough', () => {
    let sum = asCents(0);
    for (let i = 0; i < 20; i += 1) sum = addHeld(sum, most);
    expect(sum).toBe(8e15);
    expect(addHeld(sum, asCents(1))).toBe(8e15);
    expect(subtractHeld(sum, most)).toBe(8e15);
    let debt = asCents(0);
    for (let i = 0; i < 20; i += 1) debt = subtractHeld(debt, most);
    expect(debt).toBe(-8e15);
    expect(addHeld(debt, most)).toBe(-8e15);
  });
});
