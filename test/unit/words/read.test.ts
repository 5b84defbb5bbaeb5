import { describe, expect, it } from 'vitest';
import { checkEntry } from '../../../scripts/words/read.js';

const both = (en: unknown, el: unknown) => ({ en, el });

describe('the words of reference/words', () => {
  it.each([
    both('It is {found}[, not {known}].', 'Είναι {found}[, όχι {known}].'),
    { what: both('It is {found}.', 'Είναι λάθος.'), todo: both('Correct it.', 'Διορθώστε το {found}.') },
    both('{count: line|lines} of {all#}', '{count: γραμμή|γραμμές} από {all#}'),
    { by: 'count', ...both({ one: 'One.', many: '{count} rows.' }, '{count} γραμμές.') },
    both(['One.', 'Two {a}.'], ['Ένα.', 'Δύο {a}.']),
  ])('are accepted: %j', (entry) => {
    expect(() => checkEntry(entry, 'a.json, b')).not.toThrow();
  });

  it.each<[object, RegExp]>([
    [{ en: 'Yes.' }, /a\.json, b: give en, then el/],
    [{ ...both('Yes.', 'Ναι.'), de: 'Ja.' }, /give en, then el/],
    [both('Yes.', ' '), /el is empty/],
    [both('Yes.', ['Ναι.', '']), /el is empty/],
    [both('It is {found}.', 'Είναι λάθος.'), /English has the values \{found\}, Greek \(none\)/],
    [both('It is {found}.', 'Είναι {fuond}.'), /Greek \{fuond\}/],
    [both('It is wrong[: {found}].', 'Είναι λάθος: {found}.'), /optional parts/],
    [both(['One.', 'Two {a}.'], ['Ένα {a}.']), /Greek has another number of steps/],
    [{ what: both('Yes.', 'Ναι.') }, /give what, then todo/],
  ])('are refused: %j', (entry, message) => {
    expect(() => checkEntry(entry, 'a.json, b')).toThrow(message);
  });
});
