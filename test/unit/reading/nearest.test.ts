import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/reading/nearest.js';

const names = ['quantity', 'quantity15', 'netValue', 'movePurpose', 'movePurposeLabel'];

describe('nearest', () => {
  it.each([
    ['quantitiy', 'quantity'],
    ['qauntity', 'quantity'],
    ['NETVALUE', 'netValue'],
    ['movePurose', 'movePurpose'],
    ['movePurposeLable', 'movePurposeLabel'],
  ])('suggests for %s: %s', (wrong, meant) => {
    expect(nearest(wrong, names)).toBe(meant);
  });

  it.each(['colour', 'x', '', 'q'.repeat(1000)])('suggests nothing for %s', (wrong) => {
    expect(nearest(wrong, names)).toBeUndefined();
  });
});
