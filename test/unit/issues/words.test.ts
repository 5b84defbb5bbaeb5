import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { documentWords } from '../../../src/issues/locales/generated/en/documents.js';
import { flowWords } from '../../../src/issues/locales/generated/en/flows.js';
import { wordsFor } from '../../../src/issues/words.js';

describe('wordsFor', () => {
  it('names the member at the end of the path', () => {
    const path = ['invoiceDetails', 2, 'quantity'];
    const params = { value: 0, above: 0 };
    expect(wordsFor('shape/not-above', params, english, documentWords, path)).toBe(
      'quantity is 0, which is not above 0. Give a value above 0, or leave the field out.',
    );
    expect(wordsFor('shape/not-above', params, el, documentWords, path)).toMatch(
      /^Το πεδίο quantity \(ποσότητα\) έχει τιμή 0, /,
    );
  });

  it('puts an empty value in quotes', () => {
    expect(wordsFor('answer/mark-form', { found: '' }, english, flowWords)).toMatch(/^The MARK is "", but/);
    expect(wordsFor('answer/mark-form', { found: '' }, el, flowWords)).toMatch(/^Το ΜΑΡΚ είναι "", ενώ/);
    expect(wordsFor('answer/uid-form', { found: '  ' }, english, flowWords)).toMatch(
      /^The UID is " {2}", but/,
    );
  });

  it('shows a code with its name once, then without it', () => {
    const params = { member: 'movePurpose', type: '11.1' };
    const message = wordsFor('facts/not-allowed-on-type', params, el, documentWords);
    expect(message).toBe(
      'Το παραστατικό τύπου 11.1 (ΑΛΠ) δεν δέχεται το πεδίο movePurpose (σκοπός διακίνησης). ' +
        'Παραλείψτε το movePurpose ή επιλέξτε τον τύπο παραστατικού που το δέχεται.',
    );
  });

  it('translates types and parties into Greek', () => {
    expect(wordsFor('shape/type', { expected: 'object', found: 'string' }, el, documentWords)).toMatch(
      /^Το πεδίο document \(παραστατικό\) πρέπει να είναι αντικείμενο, όχι κείμενο\./,
    );
    const params = { party: 'counterpart', member: 'name' };
    expect(wordsFor('parties/movement-party-incomplete', params, el, documentWords)).toBe(
      'Το παραστατικό συνοδεύει διακίνηση αγαθών και από τα στοιχεία του λήπτη λείπει το πεδίο name (επωνυμία). ' +
        'Συμπληρώστε το counterpart.name.',
    );
  });

  it('writes numbers in Greek with a decimal comma, and document types with a point', () => {
    const params = { line: 1, quantity: '2.5', unitPrice: '1.10', computed: '2.75', stated: '2.70' };
    expect(wordsFor('totals/line-product', params, el, documentWords)).toContain(
      'ποσότητα 2,5 × τιμή μονάδας 1,10 ισούται με 2,75, αλλά η αξία πριν από την έκπτωση είναι 2,70.',
    );
    const bill = { item: 'Καφές', wanted: '3', ordered: '2.5', cancelled: '1.25', left: '1.25' };
    expect(wordsFor('table/cancel-too-much', bill, el, documentWords)).toContain(
      'παραγγέλθηκαν 2,5, ακυρώθηκαν 1,25, απομένουν 1,25.',
    );
    const held = { payment: 1, amount: '10.00', balances: '12.40, 15.00' };
    expect(wordsFor('pos-payment/balance-unmatched', held, el, documentWords)).toContain(
      'πληρωμής 1, 10,00· τα υπόλοιπα είναι 12,40 και 15,00.',
    );
    const other = { type: '1.1', currency: 'USD' };
    expect(wordsFor('header/currency-forbidden', other, el, documentWords)).toContain('τύπου 1.1 (');
  });

  it('shortens very long texts between whole characters', () => {
    const reported = (member: string): string =>
      wordsFor('shape/null-member', { member }, english, documentWords);
    expect(reported('a'.repeat(100))).toBe(
      `${'a'.repeat(100)} is null. Leave the field out if it has no value.`,
    );
    expect(reported('a'.repeat(101))).toMatch(/^a{99}… is null\./);
    expect(reported(`${'a'.repeat(98)}😀😀`)).toMatch(/^a{98}… is null\./);
    const members = Array.from({ length: 50 }, () => 'name').join(', ');
    expect(wordsFor('print/issuer-incomplete', { members }, el, documentWords)).toContain(members);
  });

  it('leaves unknown values unchanged', () => {
    expect(wordsFor('shape/missing', { member: 'constructor' }, el, documentWords)).toContain(
      'πεδίο constructor.',
    );
    expect(wordsFor('nothing/like-it', {}, el, documentWords)).toBe('nothing/like-it');
  });
});
