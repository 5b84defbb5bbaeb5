import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../../src/index.js';
import { findAnswers } from '../../../src/tools/choose/index.js';

describe('words that people use', () => {
  it.each([
    ['ενοίκιο', { what: 'rent' }],
    ['ΕΝΟΙΚΙΑ', { what: 'rent' }],
    ['rent', { what: 'rent' }],
    ['reverse charge', { buyer: 'business', vat: 'reverseCharge' }],
    ['αντίστροφη επιβάρυνση', { buyer: 'business', vat: 'reverseCharge' }],
    ['νησιά', { vat: 'islands' }],
    ['islands', { vat: 'islands' }],
    ['δημόσιο', { buyer: 'publicBody' }],
    ['self-billing', { issuer: 'buyer' }],
    ['αυτοτιμολόγηση', { issuer: 'buyer' }],
    ['πιστωτικό', { what: 'credit' }],
    ['δελτίο αποστολής', { what: 'movement' }],
    ['εξαγωγή', { place: 'thirdCountry' }],
    ['καύσιμα', { what: 'fuel' }],
    ['airbnb', { what: 'stay', lodging: 'shortTerm' }],
    ['γιατρός', { vat: 'exempt' }],
    ['τίτλος κτήσης', { what: 'purchase' }],
    ['τιμολόγιο Γερμανία', { place: 'eu' }],
    ['πιστώνω μισό τιμολόγιο', { what: 'credit', credited: 'invoice' }],
    ['επιστροφή ενός είδους απόδειξης', { what: 'credit', credited: 'receipt' }],
    ['return of an item of a receipt', { what: 'credit', credited: 'receipt' }],
    ['αντικαταβολή', { what: 'goods' }],
    ['cash on delivery', { what: 'goods' }],
    ['περιβαλλοντικό τέλος σακούλα', { what: 'goods' }],
    ['fee of a plastic bag', { what: 'goods' }],
    ['φόρος διαμονής', { what: 'stay' }],
    ['τέλος ανθεκτικότητας', { what: 'stay' }],
    ['climate levy', { what: 'stay' }],
    ['wholesale goods', { what: 'goods', buyer: 'business' }],
  ])('%s', (words, answers) => {
    expect(findAnswers(words).answers).toEqual(answers);
  });
});

describe('words that mean several things', () => {
  it('are not decided, but listed', () => {
    const { answers, found } = findAnswers('ξενοδοχείο');
    expect(answers).toEqual({});
    expect(found.slice(0, 2).map(({ answer }) => answer)).toEqual(['services', 'stay']);
  });

  it.each(['delivery', 'τιμολόγιο', 'περιβαλλοντικό τέλος', 'τέλος ύδρευσης', 'levy'])(
    '%s decides no question, because it may belong to several',
    (word) => {
      expect(findAnswers(word).answers).toEqual({});
    },
  );

  it('are decided by answers that are given', () => {
    const { answers } = findAnswers('delivery', { what: 'goods' });
    expect(answers).toEqual({ what: 'goods', delivery: 'yes' });
    expect(findAnswers('delivery', { what: 'rent' }).answers).toEqual({ what: 'rent' });
  });

  it('that contradict each other give the answers that agree', () => {
    expect(findAnswers('ενοίκιο εξαγωγή').answers).toEqual({ what: 'rent' });
  });
});

it.each([
  ['προκαταβολή 30%', ['goods', 'services'], /ρωτήστε τον λογιστή/i],
  ['δωροεπιταγή', ['goods', 'services'], /recType 6/],
  ['gift voucher', ['goods', 'services'], /recType 6/],
  ['φιλοδώρημα', ['services', 'bill'], /tipAmount/],
  ['αντικαταβολή', ['goods'], /πληρωμή 5/],
  ['πλαστική σακούλα', ['goods'], /τέλος 8/],
])('%s says where it goes, and which document it may be', (words, subjects, note) => {
  const { found, notes } = findAnswers(words);
  expect(notes.map(({ el }) => el)).toEqual([expect.stringMatching(note)]);
  expect(found.map(({ answer }) => answer)).toEqual(subjects);
});

it('has no note on a gift, which is no voucher', () => {
  expect(findAnswers('gift').notes).toEqual([]);
});

it.each(['', '   ', 'xyzzy', 'x'.repeat(500)])('finds nothing for %j', (text) => {
  expect(findAnswers(text)).toEqual({ answers: {}, found: [], notes: [] });
});

it('refuses what is not text', () => {
  expect(() => findAnswers(7 as never)).toThrow(ArgumentError);
});
