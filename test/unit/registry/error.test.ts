import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import {
  fromRegistryXml,
  fromRequestedXml,
  fromResponseXml,
  readRegistryInvoices,
  toRegistryXml,
  uidOf,
} from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { errorOf } from './error-of.js';

const ROOT = '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0">';
const locale = el;

describe('an error about XML', () => {
  it.each([
    ['text', `${ROOT}x</InvoicesDoc>`, 'malformed', 'malformed/text', {}],
    ['an open comment', '<!--', 'malformed', 'malformed/open', {}],
    ['an open element', ROOT, 'malformed', 'malformed/not-closed', { name: 'InvoicesDoc' }],
    ['another end tag', `${ROOT}</a>`, 'malformed', 'malformed/end-tag', { found: 'a', open: 'InvoicesDoc' }],
    ['an end tag alone', '</a>', 'malformed', 'malformed/end-tag', { found: 'a' }],
    ['a prefix', '<p:InvoicesDoc/>', 'malformed', 'malformed/prefix', { prefix: 'p' }],
    ['a document type', '<!DOCTYPE a><a/>', 'doctype', 'doctype', {}],
    ['a control', `${ROOT}<!--\u0001--></InvoicesDoc>`, 'character', 'character', { character: 'U+0001' }],
    [
      'a root',
      '<a/>',
      'root',
      'root',
      { roots: 'InvoicesDoc, RequestedDoc', namespace: 'http://www.aade.gr/myDATA/invoice/v1.0' },
    ],
  ])('has its reason, its problem and its values: %s', (_, text, reason, problem, params) => {
    expect(errorOf(() => fromRegistryXml(text))).toMatchObject({
      code: 'registry-xml',
      reason,
      problem,
      params,
    });
    expect(errorOf(() => fromRegistryXml(text)).params).toEqual(params);
  });

  it('has a sentence with its place, in English or Greek', () => {
    const text = `${ROOT}\n</a>`;
    expect(errorOf(() => fromRegistryXml(text)).message).toBe(
      'line 2, column 1: The end tag of a does not match an open element. The open element is InvoicesDoc.',
    );
    expect(errorOf(() => fromRegistryXml(text, { locale })).message).toBe(
      'γραμμή 2, στήλη 1: Η ετικέτα τέλους του a δεν αντιστοιχεί σε ανοιχτό στοιχείο. Ανοιχτό είναι το InvoicesDoc.',
    );
  });

  it.each<[string, () => unknown]>([
    ['readRegistryInvoices', () => [...readRegistryInvoices('<', { locale })]],
    ['fromRequestedXml', () => fromRequestedXml('<', { locale })],
    ['fromResponseXml', () => fromResponseXml('<', { locale })],
    ['fromRegistryXml with bytes', () => fromRegistryXml(Uint8Array.of(0xff, 0xfe, 0x3c), { locale })],
    ['fromRegistryXml without text', () => fromRegistryXml(7 as never, { locale })],
    ['toRegistryXml', () => toRegistryXml([], { locale })],
  ])('is in Greek from %s', (_, run) => {
    expect(errorOf(run).message).toMatch(/^(?:γραμμή \d+, στήλη \d+: )?[Α-ΩΆΈΉΊΌΎΏ][^a-zA-Z]*/);
  });

  it('keeps its path and its position in Greek', () => {
    const document = { ...samples.salesInvoice, issuer: { ...samples.salesInvoice.issuer, branch: 0.5 } };
    expect(errorOf(() => toRegistryXml([document], { locale }))).toMatchObject({
      problem: 'value/integer',
      path: [0, 'issuer', 'branch'],
      message: '0.issuer.branch: Η τιμή πρέπει να είναι ακέραιος αριθμός, όχι 0.5.',
    });
    expect(errorOf(() => fromRegistryXml('\n<a/>', { locale })).position).toEqual({ line: 2, column: 1 });
  });

  it.each([
    ['an object', Object.create(null), 'object'],
    ['a long list', ['x'.repeat(1000)], 'array'],
    ['a symbol', Symbol('x'), 'symbol'],
  ])('names only the type of a value without a short text: %s', (_, vatNumber, found) => {
    const document = { ...samples.salesInvoice, issuer: { ...samples.salesInvoice.issuer, vatNumber } };
    expect(errorOf(() => toRegistryXml([document as never]))).toMatchObject({
      problem: 'value/text',
      params: { found },
    });
  });

  it.each<[string, () => unknown]>([
    ['toRegistryXml', () => toRegistryXml([samples.salesInvoice], { locale: 'el' as never })],
    ['fromRegistryXml', () => fromRegistryXml(ROOT, { locale: 'el' as never })],
  ])('comes after an invalid locale: %s', (_, run) => {
    expect(run).toThrow('The option locale is not a words object.');
  });

  it('comes after an unknown option', () => {
    expect(() => toRegistryXml([], { loacle: el } as never)).toThrow('There is no option loacle.');
  });
});

describe('an error about an identifier', () => {
  it('is in Greek if Greek words are given', async () => {
    const { issuer, invoiceHeader } = samples.salesInvoice;
    const of = (series: string, invoiceType = '1.1') => ({
      issuer,
      invoiceHeader: { ...invoiceHeader, series, invoiceType: invoiceType as '1.1' },
    });
    await expect(uidOf(of(''), { locale })).rejects.toMatchObject({
      code: 'uid-member',
      problem: 'uid/text',
      message: 'Το invoiceHeader.series λείπει ή δεν είναι έγκυρο. Δώστε το ως κείμενο.',
    });
    await expect(uidOf(of('A', '13.1'), { locale })).rejects.toMatchObject({
      problem: 'uid/type',
      message: 'Δεν είναι γνωστό πώς υπολογίζεται το UID των παραστατικών τύπου 13.1.',
    });
    await expect(uidOf(of('é'), { locale })).rejects.toMatchObject({
      code: 'uid-text',
      message: 'Ο χαρακτήρας "é" δεν υπάρχει στο ISO-8859-7, οπότε δεν είναι γνωστό το UID του παραστατικού.',
    });
    await expect(uidOf(of('é'))).rejects.toMatchObject({
      message:
        'The character "é" does not exist in ISO-8859-7, so the identifier of the document is not known.',
    });
    await expect(uidOf(of('A'), { loacle: el } as never)).rejects.toThrow('There is no option loacle.');
  });
});
