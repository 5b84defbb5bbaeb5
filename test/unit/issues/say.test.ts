import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/issues/say.js';

describe('fill', () => {
  it('puts each value into its placeholders', () => {
    expect(fill('{a} is {b}, not {a}.', { a: 1, b: 'two' })).toBe('1 is two, not 1.');
  });

  it('leaves out a part whose value is missing', () => {
    const sentence = 'Remove it[, or write {meant}].';
    expect(fill(sentence, { meant: 'netValue' })).toBe('Remove it, or write netValue.');
    expect(fill(sentence, {})).toBe('Remove it.');
  });

  it('shows the name of a value that is missing elsewhere', () => {
    expect(fill('At least {min}.', {})).toBe('At least {min}.');
  });

  it('does not expand braces inside values', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '[x]' })).toBe('{b} [x]');
  });

  it('prints zero, false and the empty string', () => {
    expect(fill('{a}|{b}|{c}[|{a}]', { a: 0, b: false, c: '' })).toBe('0|false||0');
  });
});
