import { describe, expect, it } from 'vitest';
import { factorOf, inOrder } from '../../../site/src/search/rank.js';
import { askedWords, folded, stemOf } from '../../../site/src/search/words.js';

const page = (id: string, score: number) => ({ id, score });

describe('the words of a question', () => {
  it('leaves out what says nothing, and keeps codes and names', () => {
    const words = (question: string) => askedWords(question).map(({ word }) => word);
    expect(words('σφάλμα 313 με τύπο 11.1;')).toEqual(['σφάλμα', '313', 'τύπο', '11.1']);
    expect(words('How do I use C# with totals/gross?')).toEqual(['C#', 'totals/gross']);
    expect(words('Παρακράτηση 20 % σε τιμολόγιο')).toEqual(['Παρακράτηση', '20', 'τιμολόγιο']);
    expect(words('Πώς κλείνω ένα τραπέζι με τους πελάτες;')).toEqual(['κλείνω', 'τραπέζι', 'πελάτες']);
    expect(words('what is it')).toEqual(['what', 'is', 'it']);
    expect(words('  ')).toEqual([]);
  });

  it('looks for all forms of a Greek word, and for words that mean the same', () => {
    expect(folded('ΤΙΜΟΛΌΓΙΟΣ')).toBe('τιμολογιοσ');
    const forms = ['πελάτης', 'πελάτη', 'πελάτες'].map((form) => stemOf(folded(form)));
    expect(new Set(forms)).toEqual(new Set(['πελατ']));
    expect(stemOf('totals')).toBe('totals');
    expect(askedWords('χαρτόσημο')[0]?.searches).toContain('ψηφιακό τέλος');
    expect(askedWords('C#')[0]?.searches).toEqual(['python php delphi']);
  });
});

describe('the order of pages', () => {
  it('puts a page with all words before one that is only about one of them', () => {
    const order = inOrder([[[page('both', 2), page('one', 3)]], [[page('both', 1)]]], 1000);
    expect(order.map(({ id }) => id)).toEqual(['both', 'one']);
  });

  it('finds something although nothing has one of the words', () => {
    expect(inOrder([[[page('a', 1)]], [[]]], 1000).map(({ id }) => id)).toEqual(['a']);
    expect(inOrder([[[]]], 1000)).toEqual([]);
  });

  it('prefers a page that the question names, and guides to the changelog', () => {
    expect(factorOf('/el/errors/313/', ['313'])).toBeGreaterThan(factorOf('/el/guide/facts/', ['313']));
    expect(factorOf('/guide/facts/', [])).toBeGreaterThan(factorOf('/changelog/', []));
  });
});
