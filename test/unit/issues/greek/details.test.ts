import { describe, expect, it } from 'vitest';
import { cancellationOf, creditOf } from '../../../../src/flows/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { detailInGreek } from '../../../../src/issues/locales/greek/details.js';
import type { Document } from '../../../../src/types/index.js';

describe('detailInGreek', () => {
  it.each([
    ['invoiceHeader.aa: missing', 'invoiceHeader.aa: λείπει'],
    ['no list', 'δεν είναι λίστα'],
    ['entries.1: 400001000000011 twice', 'entries.1: η ίδια τιμή υπάρχει δύο φορές'],
    ['entries.0.document: no order', 'entries.0.document: δεν συμφωνεί με τα υπόλοιπα στοιχεία'],
    ['body.mark: expected a MARK, found x', 'body.mark: η τιμή δεν έχει τη μορφή που αναμένεται'],
    [
      "moves.0.orders.0: entries.0.prices.0: another line's price",
      'moves.0.orders.0: entries.0.prices.0: δεν συμφωνεί με τα υπόλοιπα στοιχεία',
    ],
    ['entries.0.document: 11.1', 'entries.0.document: δεν συμφωνεί με τα υπόλοιπα στοιχεία'],
  ])('%s', (detail, words) => {
    expect(detailInGreek(detail)).toBe(words);
  });
});

describe('a document that cannot be read', () => {
  it('is refused without English words, and with the same detail for programs', () => {
    const document = { invoiceHeader: { aa: '1' } } as unknown as Document;
    const credit = { series: 'A', aa: '2', issueDate: '2026-11-20', payments: [] };
    // Each step names the first member that it needs.
    expect(() => creditOf(document, credit, { locale: el })).toThrow(
      'Το παραστατικό δεν διαβάζεται ολόκληρο: invoiceHeader.series: λείπει.',
    );
    expect(() => cancellationOf({ document }, { locale: el })).toThrow(
      'Το παραστατικό δεν διαβάζεται ολόκληρο: invoiceHeader.invoiceType: λείπει.',
    );
  });
});
