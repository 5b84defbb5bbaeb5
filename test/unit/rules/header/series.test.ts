import { describe, expect, it } from 'vitest';
import { el } from '../../../../src/issues/locales/el/index.js';
import { salesInvoice } from '../../../../src/rules/examples/invoices.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { finds, found, issuesOf } from '../found.js';

const series = (value: string) =>
  ({ sample: 'salesInvoice', set: { '/invoiceHeader/series': value } }) as const;

describe('a series with surrounding spaces', () => {
  it.each(['A ', ' A', '\tA', 'A\u00a0', ' ', '   '])('is reported: %j', (value) => {
    expect(found('header/series-spaces', series(value))).toEqual([
      { at: 'invoiceHeader/series', params: { series: value } },
    ]);
  });

  it.each([' ', 'A '])('is quoted once in the sentence: %j', (value) => {
    const document = { ...salesInvoice, invoiceHeader: { ...salesInvoice.invoiceHeader, series: value } };
    const sentences = [undefined, el].map(
      (locale) =>
        validate(document, { locale }).issues.find(({ rule }) => rule === 'header/series-spaces')?.message,
    );
    expect(sentences[0]).toContain(`The series "${value}" begins`);
    expect(sentences[1]).toContain(`Η σειρά «${value}» αρχίζει`);
  });

  it.each(['A', '0', 'Α ΚΑΤΑΣΤΗΜΑ', '-'])('is not found in %j', (value) => {
    expect(finds('header/series-spaces', series(value))).toBe(false);
  });

  it.each([
    ['A ', 'A'],
    ['  ', '0'],
  ])('such as %j probably means %j', (value, meant) => {
    const [issue] = issuesOf(series(value));
    expect(issue?.fix).toEqual({ path: ['invoiceHeader', 'series'], value: meant, safe: false });
  });

  it('is reported as too short if it is empty', () => {
    expect(issuesOf(series('')).map(({ rule }) => rule)).toEqual(['shape/too-short']);
  });
});

describe('a series with letters outside ISO-8859-7', () => {
  it.each([
    ['É1', 'É'],
    ['ΤΙΜ№', '№'],
    ['Б', 'Б'],
    ['ß', 'ß'],
    ['A😀', '😀'],
    ['ἀ', 'ἀ'],
    ['Α–1', '–'],
  ])('like %s is reported with its letter %s', (value, character) => {
    expect(found('header/series-character', series(value))).toEqual([
      { at: 'invoiceHeader/series', params: { series: value, character } },
    ]);
  });

  it.each(['ΤΙΜ/2026-Α', 'Ϋΐϊΰώς', 'A_b.c:1~', '€½«»°', 'Ό', '―'])('is not found in %s', (value) => {
    expect(finds('header/series-character', series(value))).toBe(false);
  });

  // Every printable character of the upper half of the code page, as decoders know it.
  it('is checked against the code page', () => {
    const decoder = new TextDecoder('iso-8859-7', { fatal: true });
    for (let byte = 0xa1; byte <= 0xfe; byte += 1) {
      let text = '';
      try {
        text = decoder.decode(new Uint8Array([byte]));
      } catch {
        continue;
      }
      expect(finds('header/series-character', series(`A${text}A`)), text).toBe(false);
    }
  });
});

describe('a retail credit', () => {
  const RULE = 'header/retail-credit-unlinked';
  const remove = ['/invoiceHeader/multipleConnectedMarks'];

  it('names the credited receipt by MARK or UID, or says that it cannot', () => {
    const uid = ['0123456789ABCDEF0123456789ABCDEF01234567'];
    expect(finds(RULE, { sample: 'retailCredit' })).toBe(false);
    expect(
      finds(RULE, { sample: 'retailCredit', set: { '/invoiceHeader/multipleConnectedUids': uid }, remove }),
    ).toBe(false);
    expect(
      finds(RULE, { sample: 'retailCredit', set: { '/invoiceHeader/specialInvoiceCategory': 13 }, remove }),
    ).toBe(false);
  });

  it('is reported without either, with empty lists and with other categories', () => {
    expect(found(RULE, { sample: 'retailCredit', remove })).toEqual([
      { at: 'invoiceHeader/multipleConnectedMarks', params: { category: 13 } },
    ]);
    expect(
      finds(RULE, { sample: 'retailCredit', set: { '/invoiceHeader/multipleConnectedMarks': [] } }),
    ).toBe(true);
    expect(
      finds(RULE, { sample: 'retailCredit', set: { '/invoiceHeader/specialInvoiceCategory': 2 }, remove }),
    ).toBe(true);
  });

  it('is the only type that must name a receipt', () => {
    expect(finds(RULE, { sample: 'retailReceipt' })).toBe(false);
  });
});
