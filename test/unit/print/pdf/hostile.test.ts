import { describe, expect, it } from 'vitest';
import { toPdf } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { readPdf } from './read-pdf.js';

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1' };

/** Names of actions of PDF (ISO 32000-2, 12.6.4), and of where they start. */
const ACTIONS =
  /\/(?:JavaScript|JS|OpenAction|AA|Launch|GoToR|GoToE|SubmitForm|ImportData|RichMedia|Movie)\b/;

const HOSTILE = [
  ['the end of a text', ') Tj ET (x'],
  ['an action', '/OpenAction << /S /JavaScript /JS (app.alert) >>'],
  ['the end of an object', 'endobj 1 0 obj << /AA 9 0 R >>'],
  ['escapes', '\\) \\( \\\\) \\051 Tj'],
  ['half a bracket', '((((<<[['],
  ['markup of metadata', '</rdf:li></rdf:RDF><x:evil/>&#60;'],
] as const;

describe.each(['a4', 'roll80'] as const)('a PDF on %s of a text such as', (format) => {
  it.each(HOSTILE)('%s has it as text, and no command of it', async (_, text) => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const { providerAdditionalInvoiceDetails: print, invoiceHeader } = samples.salesInvoice;
    const document = {
      ...samples.salesInvoice,
      invoiceHeader: { ...invoiceHeader, series: text },
      invoiceDetails: [{ ...line, itemDescr: text }],
      providerAdditionalInvoiceDetails: { ...print, issuer: { ...print?.issuer, name: text } },
    };
    const bytes = await toPdf(document, {
      issued,
      format,
      watermark: text,
      theme: { slots: { footer: [text] }, banks: [{ name: text, iban: 'GR1601101250000000012300695' }] },
      attach: 'json',
    });
    const { texts, catalog, metadata, objects } = readPdf(bytes);
    const seen = texts.map((drawn) => drawn.text).join('');
    const squeezed = (words: string): string => words.replace(/\s/g, '');
    // The name, the series, the line, the bank, the foot and the mark.
    expect(squeezed(seen).split(squeezed(text)).length).toBeGreaterThan(5);
    expect(catalog).not.toMatch(ACTIONS);
    expect(metadata).not.toMatch(/<x:evil/);
    // Texts of objects are in brackets with escapes, or in UTF-16; what is left has the names of objects.
    const outside = objects
      .map((object) => object.replace(/\nstream\n.*\nendstream/s, '').replace(/\((?:\\.|[^\\()])*\)/gs, ''))
      .join('\n');
    expect(outside).not.toMatch(ACTIONS);
  });
});
