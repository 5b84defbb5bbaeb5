import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { type PrinterOptions, renderDocument, toPrinter } from '../../../../src/print/index.js';
import { uidOf } from '../../../../src/registry/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { everyKind } from '../../builders/every-kind.js';
import { plain } from '../read-page.js';
import { uids } from '../uids.js';
import { type Receipt, readBytes } from './read-bytes.js';

const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/GetInvoicePdf/A3F05C7D9E1B24680ACE13579BDF02468ACE1357.pdf',
};

const CODE_PAGES = [737, 1253, 928] as const;

const printed = async (document: unknown, options: PrinterOptions = {}): Promise<Receipt> =>
  readBytes((await toPrinter(document, options)).bytes, (options.codePage ?? 737) as 737);

const textsOf = ({ lines }: Receipt): string[] => lines.map(({ text }) => text.trimEnd());

/** The words of the page on a roll: what a reader sees, without blanks, in plain signs. */
const squeezed = (text: string): string =>
  text
    .replace(/€/g, 'EUR')
    .replace(/×/g, 'x')
    .replace(/[–−]/g, '-')
    .replace(/΄/g, "'")
    .replace(/ΐ/g, 'ϊ')
    .replace(/ß/g, 'ss')
    .replace(/·/g, '-')
    .replace(/«|»/g, '"')
    .replace(/\s/g, '');

const words = (html: string): string =>
  squeezed(
    plain(
      html
        .slice(html.indexOf('<main>'))
        .replace(/<svg.*?<\/svg>/gs, '')
        .replace(/<div class="rule"><\/div>/g, ''),
    ),
  );

const wordsOf = (receipt: Receipt): string =>
  squeezed(
    textsOf(receipt)
      .filter((line) => !/^-+$/.test(line))
      .join('\n'),
  );

describe('a themed document on a receipt printer', () => {
  const banks = [{ name: 'Εθνική Τράπεζα', iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA' }];
  const slots = {
    aboveLines: ['Παραλαβή από το κατάστημα'],
    belowTotals: [{ label: 'Πληρωτέο έως', text: '30/11/2026' }],
    footer: ['Ευχαριστούμε'],
  };
  const signatures = ['Ο παραδούς', 'Ο παραλαβών'];
  const invoice = {
    ...samples.salesInvoice,
    invoiceHeader: { ...samples.salesInvoice.invoiceHeader, isDeliveryNote: true },
  };

  it.each([80, 58] as const)('has each text of the house once, in order, on %d mm', async (width) => {
    const theme = { banks, slots, signatures, accent: '#00539b', css: 'h1{display:none}' };
    const text = squeezed(textsOf(await printed(invoice, { issued, theme, width })).join(''));
    const wanted = [
      'Παραλαβή από το κατάστημα',
      'Συνολική αξία',
      'Πληρωτέο έως',
      'Εθνική Τράπεζα',
      'GR16 0110 1250 0000 0001 2300 695',
      'ETHNGRAA',
      'Ο παραδούς',
      'Ο παραλαβών',
      '400001971234567',
      'Ευχαριστούμε',
    ].map(squeezed);
    expect(wanted.map((each) => text.split(each).length - 1)).toEqual(wanted.map(() => 1));
    const places = wanted.map((each) => text.indexOf(each));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).toContain(squeezed('Τιμολόγιο Πώλησης'));
  });
});

describe('bytes for a receipt printer', () => {
  it('put amounts at the end of the line', async () => {
    const texts = textsOf(await printed(samples.salesInvoice, { issued }));
    expect(texts).toContain(`${'2 τεμάχια x 24,90'.padEnd(43)}49,80`);
    expect(texts).toContain(`${'Συνολική αξία'.padEnd(39)}77,01 EUR`);
    expect(texts.every((text) => text.length <= 48)).toBe(true);
  });

  it.each([
    [80, undefined, 48],
    [80, 42, 42],
    [58, undefined, 32],
  ] as const)('of %d mm with %s letters wrap at %d', async (width, columns, letters) => {
    const long = 'Περιγραφή είδους με πολύ μεγάλο όνομα που δεν χωρά σε μία γραμμή '.repeat(4).slice(0, 200);
    const [line] = samples.salesInvoice.invoiceDetails;
    const document = { ...samples.salesInvoice, invoiceDetails: [{ ...line, itemDescr: long }] };
    const receipt = await printed(document, { width, columns, issued });
    expect(Math.max(...receipt.lines.map(({ text }) => text.length))).toBe(letters);
    expect(wordsOf(receipt)).toContain(squeezed(long));
  });

  it("put the amount of a line's tax at the end of its last line", async () => {
    const texts = textsOf(await printed(samples.serviceInvoice, { width: 58 }));
    const at = texts.indexOf('Παρακρατούμενοι φόροι: Αμοιβές');
    expect(texts.slice(at, at + 2)).toEqual([
      'Παρακρατούμενοι φόροι: Αμοιβές',
      `${'Συμβουλών Διοίκησης 20%'.padEnd(26)}200,00`,
    ]);
  });

  it('put an amount of 15 digits on its own line if necessary', async () => {
    const { invoiceSummary } = samples.salesInvoice;
    const document = {
      ...samples.salesInvoice,
      invoiceSummary: { ...invoiceSummary, totalNetValue: 9_999_999_999_999.99 },
    };
    const texts = textsOf(await printed(document, { width: 58 }));
    const at = texts.indexOf('Σύνολο καθαρής αξίας');
    expect(texts[at + 1]).toBe('9.999.999.999.999,99'.padStart(32));
  });

  it('have a tall title and total, and a centered title', async () => {
    const { lines } = await printed(samples.salesInvoice, { issued });
    expect(lines.filter(({ tall }) => tall).map(({ text }) => text.trim().split(/ {2,}/)[0])).toEqual([
      'Τιμολόγιο Πώλησης',
      'Συνολική αξία',
    ]);
    // (48 − 17) / 2 blanks.
    const title = `${' '.repeat(15)}Τιμολόγιο Πώλησης`;
    expect(lines.find(({ text }) => text === title)).toMatchObject({ bold: true });
  });

  it.each(CODE_PAGES)(
    "include the roll's words in code page %d for every kind of document",
    async (codePage) => {
      // The image of the QR code has a test of its own.
      const { qrUrl: _, ...rest } = issued;
      for (const [kind, builder] of Object.entries(everyKind)) {
        const { document } = builder.check();
        const answer = { ...rest, uid: await uidOf(document as Document) };
        const language = kind.length % 2 === 0 ? 'el' : 'en';
        const receipt = await printed(document, { codePage, language, issued: answer });
        const page = renderDocument(document, { format: 'roll80', language, issued: answer });
        expect(wordsOf(receipt), kind).toBe(words(page));
      }
    },
  );

  it("choose the code page by the printer's number for it", async () => {
    expect((await printed(samples.salesInvoice, { codePage: 737 })).codePages).toEqual([14]);
    expect((await printed(samples.salesInvoice, { codePage: 1253 })).codePages).toEqual([47]);
    expect((await printed(samples.salesInvoice, { codePage: 928 })).codePages).toEqual([15]);
    expect((await printed(samples.salesInvoice, { codePage: 737, codePageNumber: 24 })).codePages).toEqual([
      24,
    ]);
  });

  it("have the QR code as an image with the service's link", async () => {
    const { images } = await printed(samples.salesInvoice, { issued });
    expect(images).toHaveLength(1);
    const [{ width, height, bits } = { width: 0, height: 0, bits: new Uint8Array() }] = images;
    expect(width).toBeLessThanOrEqual(384);
    const dots = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let dot = 0; dot < width * height; dot += 1) {
      const isBlack = ((bits[dot >> 3] ?? 0) >> (7 - (dot & 7))) & 1;
      if (isBlack) dots.fill(0, dot * 4, dot * 4 + 3);
    }
    expect(jsqr.default(dots, width, height)?.data).toBe(issued.qrUrl);
  });

  it('cut at the end, and open the drawer only on request', async () => {
    expect((await printed(samples.salesInvoice)).commands).toEqual(['initialize', 'partial cut']);
    expect((await printed(samples.salesInvoice, { cut: 'full', drawer: 'before' })).commands).toEqual([
      'initialize',
      'drawer on pin 2, 50,250',
      'full cut',
    ]);
    expect((await printed(samples.salesInvoice, { cut: 'none' })).commands).toEqual(['initialize']);
  });

  it('mark a draft', async () => {
    expect(textsOf(await printed(samples.salesInvoice))).toContain(`${' '.repeat(20)}Πρόχειρο`);
  });

  it('cannot contain commands from texts', async () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const itemDescr = 'x\u001B@\u001Dp\u0000\u001BM\u0007\r\n\u001C.\u007F\u009B';
    const document = { ...samples.salesInvoice, invoiceDetails: [{ ...line, itemDescr }] };
    const { commands } = await printed(document);
    expect(commands).toEqual(['initialize', 'partial cut']);
  });
});

describe('options of a receipt printer', () => {
  it.each([
    ['width', { width: 76 }],
    ['columns', { columns: 10 }],
    ['columns', { columns: 32.5 }],
    ['codePage', { codePage: 850 }],
    ['codePageNumber', { codePageNumber: 256 }],
    ['cut', { cut: true }],
    ['drawer', { drawer: 'yes' }],
    ['language', { language: 'de' }],
  ])('are refused with a typed error: %s', async (subject, options) => {
    const print = toPrinter(samples.salesInvoice, options as PrinterOptions);
    await expect(print).rejects.toMatchObject({ reason: 'option', subject });
  });

  it('come after the document: an invalid one is a typed error with issues', async () => {
    await expect(toPrinter({})).rejects.toMatchObject({ reason: 'document' });
  });
});
