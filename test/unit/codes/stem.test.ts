import { describe, expect, it } from 'vitest';
import { stemOf, stemsOf } from '../../../src/codes/nearness.js';

describe('the stem of a folded word', () => {
  it.each([
    ['ενοικιο', 'ενοικια', 'ενοικιων'],
    ['εξαιρεση', 'εξαιρεσησ', 'εξαιρεσεισ', 'εξαιρεσεων'],
    ['αιτια', 'αιτιεσ', 'αιτιων'],
    ['φοροσ', 'φοροι', 'φορων', 'φορου'],
    ['νομισμα', 'νομισματα', 'νομισματοσ'],
    ['currency', 'currencies'],
    ['type', 'types'],
    ['purpose', 'purposes'],
  ])('is the same for %s and its other forms', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['ενοικιο', 'ενοικιαζομενα'],
    ['φπα', 'φα'],
    ['τελη', 'τελωνειακοι'],
  ])('differs for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('leaves short words whole, and splits a text at punctuation', () => {
    expect(stemOf('ιοι')).toBe('ιοι');
    expect(stemsOf('ενοικια - εσοδο, 2 x')).toEqual([stemOf('ενοικια'), stemOf('εσοδο'), '2', 'x']);
    expect(stemsOf('')).toEqual([]);
  });
});
