import { describe, expect, it } from 'vitest';
import { shown } from '../../../src/reading/shown.js';

describe('a quoted value', () => {
  it('is short and never an object', () => {
    expect(shown(1.5)).toBe(1.5);
    expect(shown(Number.NaN)).toBe('NaN');
    expect(shown('x'.repeat(60))).toBe('x'.repeat(60));
    expect(shown('x'.repeat(61))).toBe(`${'x'.repeat(57)}…`);
    expect([{}, [], null, true].map(shown)).toEqual(['object', 'array', 'null', 'boolean']);
  });
});
