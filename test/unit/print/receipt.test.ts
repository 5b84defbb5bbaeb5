import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import {
  isPrintError,
  type ReceiptExtras,
  type RenderOptions,
  renderDocument,
  toPrinter,
} from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { readBytes } from './printer/read-bytes.js';
import { bodyOf, shownOn } from './read-page.js';

const { retailReceipt, retailCredit, posRefund, deliveryNote } = samples;
const total = retailReceipt.invoiceSummary.totalGrossValue;

/** The receipt with a total of 30.00, paid by these. */
const paidBy = (...methods: readonly { readonly type: number; readonly amount: number }[]) => ({
  ...retailReceipt,
  paymentMethods: methods,
});

const inCash = paidBy({ type: 3, amount: 30 });

function extrasOf(document: unknown, receipt: ReceiptExtras, options: RenderOptions = {}) {
  const html = renderDocument(document, { language: 'el', format: 'roll80', ...options, receipt });
  const names = ['cashGiven', 'change', 'tip', 'totalWithTip'];
  const found = shownOn(html).filter(({ sum }) => sum !== undefined && names.includes(sum));
  return Object.fromEntries(found.map(({ sum = '', text }) => [sum, text]));
}

function errorOf(document: unknown, receipt: unknown, options: RenderOptions = {}) {
  try {
    renderDocument(document, { ...options, receipt: receipt as ReceiptExtras });
  } catch (error) {
    if (isPrintError(error)) return error;
    throw error;
  }
  throw new Error('it was printed');
}

describe('cash and tip on a receipt', () => {
  it('are tried on a receipt of 30.00', () => {
    expect(total).toBe(30);
  });

  it('have the change, which is what is left of the cash', () => {
    expect(extrasOf(inCash, { cashGiven: 50 })).toEqual({ cashGiven: '50,00', change: '20,00' });
    expect(extrasOf(inCash, { cashGiven: '30.00' })).toEqual({ cashGiven: '30,00', change: '0,00' });
    expect(extrasOf(inCash, { cashGiven: '30.01' })).toEqual({ cashGiven: '30,01', change: '0,01' });
  });

  it('count only the payments in cash, all of them', () => {
    const mixed = paidBy({ type: 7, amount: 12.9 }, { type: 3, amount: 10.1 }, { type: 3, amount: 7 });
    expect(extrasOf(mixed, { cashGiven: 20 })).toEqual({ cashGiven: '20,00', change: '2,90' });
  });

  it('take the tip from the cash', () => {
    expect(extrasOf(inCash, { cashGiven: 50, tip: '3.50' })).toEqual({
      tip: '3,50',
      totalWithTip: '33,50',
      cashGiven: '50,00',
      change: '16,50',
    });
  });

  it('add the tips of the terminal to the total, and not to the change', () => {
    const completions = [{ paymentType: 7, paymentAmount: 30, tipAmount: 2.2 }];
    const issued = { mark: '400001971234567', completions };
    expect(extrasOf(inCash, { tip: 1 }, { issued })).toEqual({ tip: '3,20', totalWithTip: '33,20' });
    expect(extrasOf(inCash, { cashGiven: 40 }, { issued })).toEqual({
      tip: '2,20',
      totalWithTip: '32,20',
      cashGiven: '40,00',
      change: '10,00',
    });
  });

  it('say that the tip is not part of the document, in the languages of the page', () => {
    const page = (language: RenderOptions['language']) =>
      bodyOf(renderDocument(inCash, { language, receipt: { tip: 1 } }));
    expect(page('el')).toContain('Το φιλοδώρημα δεν περιλαμβάνεται στην αξία του παραστατικού.');
    expect(page('en')).toContain('The tip is not part of the value of the document.');
    expect(page('en')).toContain('Total with tip');
  });

  it('are printed nowhere without the option', () => {
    expect(extrasOf(inCash, {})).toEqual({});
    expect(bodyOf(renderDocument(inCash, { language: 'el' }))).not.toMatch(/Στο ταμείο|Ρέστα|φιλοδώρημα/);
  });

  it.each([
    ['cash that is less than the payment', inCash, { cashGiven: '29.99' }, 'option/cash-short', 'cashGiven'],
    ['cash without the tip', inCash, { cashGiven: 32, tip: 3 }, 'option/cash-short', 'cashGiven'],
    ['cash for a card', paidBy({ type: 7, amount: 30 }), { cashGiven: 50 }, 'option/no-cash', 'cashGiven'],
    ['cash for a note', deliveryNote, { cashGiven: 50 }, 'option/no-cash', 'cashGiven'],
    ['cash for a credit', retailCredit, { cashGiven: 50 }, 'option/money-back', 'cashGiven'],
    ['a tip on a credit', retailCredit, { tip: 1 }, 'option/money-back', 'tip'],
    ['a tip on a refund', posRefund, { tip: 1 }, 'option/money-back', 'tip'],
    ['a negative tip', inCash, { tip: -1 }, 'option/amount', 'tip'],
    ['a tip of tenths of a cent', inCash, { tip: '1.005' }, 'option/amount', 'tip'],
    ['cash that is no number', inCash, { cashGiven: '50,00' }, 'option/amount', 'cashGiven'],
    ['a time of day that there is not', inCash, { issueTime: '24:00' }, 'option/time', 'issueTime'],
    ['a time as a number', inCash, { issueTime: 930 }, 'option/time', 'issueTime'],
    ['thanks that are too long', inCash, { thanks: 'x'.repeat(201) }, 'option/length', 'thanks'],
    [
      'a long slip in a list',
      inCash,
      { terminalReceipt: ['', 'x'.repeat(4001)] },
      'option/length',
      'terminalReceipt[1]',
    ],
  ])('refuse %s', (_, document, receipt, problem, option) => {
    expect(errorOf(document, receipt)).toMatchObject({
      reason: 'option',
      problem,
      subject: `receipt.${option}`,
    });
  });

  it('say what is to be paid, in the requested language', () => {
    const error = errorOf(inCash, { cashGiven: 20, tip: 1 }, { locale: el });
    expect(error.params).toEqual({ amount: '20.00', wanted: '31.00' });
    expect(error.message).toBe('Η επιλογή receipt.cashGiven είναι 20,00, αλλά πληρώνονται 31,00 με μετρητά.');
  });

  it('refuse unknown names with the nearest one', () => {
    expect(() => renderDocument(inCash, { receipt: { cashgiven: 50 } as ReceiptExtras })).toThrow(
      expect.objectContaining({ code: 'options/unknown', nearest: 'receipt.cashGiven' }),
    );
  });
});

describe('the other words of a receipt', () => {
  const slip = '\n  ΤΡΑΠΕΖΑ\n  ΠΟΣΟ      30,00 \n\n   ΕΓΚΡΙΘΗΚΕ\n\n';
  const receipt: ReceiptExtras = { issueTime: '14:32:05', thanks: true, terminalReceipt: slip };

  it.each(['a4', 'roll80', 'roll58'] as const)('are on %s', (format) => {
    const page = bodyOf(renderDocument(inCash, { format, language: ['el', 'en'], receipt }));
    expect(page).toMatch(/Ώρα έκδοσης \/ Time of issue\s*14:32:05/);
    expect(page).toContain('Σας ευχαριστούμε / Thank you');
    expect(page).toContain('Απόδειξη τερματικού πληρωμών / Receipt of the payment terminal');
    expect(page.replaceAll('\u00A0', ' ')).toContain('  ΤΡΑΠΕΖΑ\n  ΠΟΣΟ      30,00\n\n   ΕΓΚΡΙΘΗΚΕ');
  });

  it('are printed by receipt printers, with the blanks of the terminal, and thanks as the last line', async () => {
    const { lines } = readBytes((await toPrinter(inCash, { language: 'el', receipt })).bytes, 737);
    const texts = lines.map(({ text }) => text.trimEnd());
    const at = texts.indexOf('  ΤΡΑΠΕΖΑ');
    expect(texts.slice(at, at + 6)).toEqual([
      '  ΤΡΑΠΕΖΑ',
      '  ΠΟΣΟ      30,00',
      '',
      '   ΕΓΚΡΙΘΗΚΕ',
      '-'.repeat(48),
      `${' '.repeat(16)}Σας ευχαριστούμε`,
    ]);
    expect(texts.slice(at + 6).every((text) => text === '')).toBe(true);
  });

  it('break lines of the terminal at the edge of a narrow roll', async () => {
    const terminalReceipt = `${'ΑΒΓΔ'.repeat(8)}ΕΖ`;
    const { bytes } = await toPrinter(inCash, { width: 58, receipt: { terminalReceipt } });
    const { lines } = readBytes(bytes, 737);
    const texts = lines.map(({ text }) => text);
    expect(texts.slice(texts.indexOf('ΑΒΓΔ'.repeat(8))).slice(0, 2)).toEqual(['ΑΒΓΔ'.repeat(8), 'ΕΖ']);
  });

  it('may be several slips, and words of the shop, which cannot contain commands', async () => {
    const { bytes } = await toPrinter(inCash, {
      receipt: { terminalReceipt: ['ΠΡΩΤΗ\u001Bp', 'ΔΕΥΤΕΡΗ'], thanks: 'Γεια σας!' },
    });
    const { lines, commands } = readBytes(bytes, 737);
    const texts = lines.map(({ text }) => text.trim());
    expect(texts.filter((text) => text === 'Απόδειξη τερματικού πληρωμών')).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['ΔΕΥΤΕΡΗ', 'Γεια σας!']));
    expect(commands).toEqual(['initialize', 'partial cut']);
  });

  it('are left out if they are empty or false', () => {
    const without = renderDocument(inCash);
    expect(renderDocument(inCash, { receipt: { thanks: false, terminalReceipt: ' \n' } })).toBe(without);
    expect(renderDocument(inCash, { receipt: { thanks: ' ', terminalReceipt: [] } })).toBe(without);
  });
});
