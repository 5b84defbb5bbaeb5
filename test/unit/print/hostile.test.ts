import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { bodyOf, shownAt } from './read-page.js';

const COMMENTS = '/providerAdditionalInvoiceDetails/additionalDetails/documentComments';

/** A document with one text wherever a text of any length may stand. */
function saying(text: string): unknown {
  const document = structuredClone(samples.salesInvoice) as unknown as Record<string, unknown>;
  const print = document['providerAdditionalInvoiceDetails'] as Record<string, Record<string, string>>;
  for (const part of ['issuer', 'counterpart', 'additionalDetails']) {
    for (const name of Object.keys(print[part] ?? {})) {
      if (name !== 'documentLanguageCode') (print[part] as Record<string, string>)[name] = text;
    }
  }
  (print['additionalDetails'] as Record<string, string>)['documentComments'] = text;
  (print['additionalDetails'] as Record<string, string>)['documentLabel'] = text;
  return document;
}

const ANY = ['a4', 'roll80', 'roll58'] as const;

describe('hostile texts', () => {
  it.each([
    ['markup', '<b onmouseover=alert(1)>x</b>'],
    ['a script', '</style><script>alert(1)</script>'],
    ['the end of an attribute', `"><img src=x onerror='alert(1)'>`],
    ['a style sheet', '</style><style>*{display:none}'],
    ['a reference', '&lt;script&gt;&#60;script&#62;'],
    ['a comment', '--><script>x</script><!--'],
  ])('such as %s are printed as text', (_, text) => {
    for (const format of ANY) {
      const html = renderDocument(saying(text), { format });
      expect(html.match(/<(?:script|img|style|b)\b/g)).toEqual(['<style']);
      expect(shownAt(html, COMMENTS)).toBe(text);
    }
  });

  it('cannot leave the style sheet through a series', () => {
    const { invoiceHeader } = samples.salesInvoice;
    const series = `"}*{display:none}</style>\\`;
    const html = renderDocument({ ...samples.salesInvoice, invoiceHeader: { ...invoiceHeader, series } });
    const style = html.slice(html.indexOf('<style>'), html.indexOf('</head>'));
    expect(style).toContain(
      'content:"Τιμολόγιο Πώλησης \\22 \\7d \\2a \\7b display\\3a none\\7d \\3c \\2f style\\3e \\5c  101"',
    );
    expect(style.match(/<\/style>/g)).toHaveLength(1);
  });

  it.each([
    ['controls', 'a\u0000\u0007\u001Bb', 'a\uFFFD\uFFFD\uFFFDb'],
    ['commands of printers', '\u001B@\u001Dk', '\uFFFD@\uFFFDk'],
    ['directions', 'invoice \u202Etxt.exe\u2069', 'invoice \uFFFDtxt.exe\uFFFD'],
    ['what is not seen', 'a\u200Bb\uFEFFc', 'a\uFFFDb\uFFFDc'],
    ['half a character', 'a\uD83Db', 'a\uFFFDb'],
  ])('with %s are printed with a visible sign', (_, text, seen) => {
    expect(shownAt(renderDocument(saying(text)), COMMENTS)).toBe(seen);
  });

  it('with right-to-left script, emoji and line ends are unchanged', () => {
    const text = 'שלום עולם 👩‍🍳\nδεύτερη γραμμή';
    expect(shownAt(renderDocument(saying(text)), COMMENTS)).toBe(text);
  });

  it('of 10,000 characters are printed completely', () => {
    const text = `${'ψ'.repeat(9_999)}ω`;
    for (const format of ANY) expect(shownAt(renderDocument(saying(text), { format }), COMMENTS)).toBe(text);
    const longer = `${text}!`;
    expect(shownAt(renderDocument(saying(longer)), COMMENTS)).toBe(longer);
  });

  it('become links only for web addresses', () => {
    const invoiceUrl = 'javascript:alert(1)';
    const html = renderDocument(samples.salesInvoice, { issued: { mark: '400001971234567', invoiceUrl } });
    expect(html).not.toContain('<a ');
    expect(bodyOf(html)).toContain(invoiceUrl);
  });
});
