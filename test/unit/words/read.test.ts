import { describe, expect, it } from 'vitest';
import { checkEntry } from '../../../scripts/words/read.js';

const both = (en: unknown, el: unknown) => ({ en, el });

const ruleWords = ({ rule, ...words }: Readonly<Record<string, object>>) => ({
  title: both('It is right', 'Είναι σωστό'),
  ...(rule !== undefined && { rule }),
  what: both('It is wrong.', 'Είναι λάθος.'),
  todo: both('Correct it.', 'Διορθώστε το.'),
  ...words,
});

describe('the words of reference/words', () => {
  it.each([
    both('It is {found}[, not {known}].', 'Είναι {found}[, όχι {known}].'),
    {
      title: both('It is right', 'Είναι σωστό'),
      rule: both('It is always right.', 'Είναι πάντα σωστό.'),
      what: both('It is {found}.', 'Είναι λάθος.'),
      todo: both('Correct it.', 'Διορθώστε το {found}.'),
    },
    {
      title: both('It is right', 'Είναι σωστό'),
      what: both('It is wrong.', 'Είναι λάθος.'),
      todo: both('Correct {it}.', 'Διορθώστε το {it}.'),
    },
    { ...both('It is a long sentence.', 'Είναι μεγάλη πρόταση.'), title: both('It', 'Αυτό') },
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
    [{ what: both('Yes.', 'Ναι.') }, /give title, rule if it is needed, what, then todo/],
    [{ ...both('Yes.', 'Ναι.'), title: both('Y', ' ') }, /title: el is empty/],
    [ruleWords({ what: both('It is {a}.', 'Είναι {a}.') }), /give rule if what has values/],
    [ruleWords({ rule: both('Right.', 'Σωστό.') }), /give rule if what has values/],
    [ruleWords({ title: both('A {b}', 'Ένα {b}') }), /title and rule have no values/],
    [ruleWords({ title: both('Right.', 'Σωστό.') }), /a title has no full stop/],
    [ruleWords({ what: both('Wrong', 'Λάθος') }), /a sentence ends with a full stop/],
  ])('are refused: %j', (entry, message) => {
    expect(() => checkEntry(entry, 'a.json, b')).toThrow(message);
  });
});
