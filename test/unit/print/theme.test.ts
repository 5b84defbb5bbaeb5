import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../../src/index.js';
import {
  isPrintError,
  type RenderOptions,
  renderDocument,
  type Theme,
  toEmail,
  toPdf,
  toPrinter,
} from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { readPdf } from './pdf/read-pdf.js';
import { readBytes } from './printer/read-bytes.js';
import { bodyOf } from './read-page.js';
import { uids } from './uids.js';

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1', provider: 'Πάροχος Α.Ε.' };

function errorOf(theme: unknown, more: object = {}): unknown {
  try {
    renderDocument(samples.salesInvoice, { theme, ...more } as RenderOptions);
  } catch (error) {
    return error;
  }
  return undefined;
}

const escaped = (text: string): string => text.replace(/[[\].]/g, '\\$&');

/** What a browser would load, in several spellings. */
const LOADING = [
  'body{background:url( "https://evil.example/x.png")}',
  'body{background:\\75rl(https://evil.example/x.png)}',
  'body{background:u\\000072 l("//evil.example/x.png")}',
  'body{background:\\u\\r\\l("//evil.example/x.png")}',
  'body{background:UR\\4c(//evil.example/x.png)}',
  'body{background:ur\\6c\r\n(//evil.example/x.png)}',
  '@\\69mport "https://evil.example/x.css";',
  '@IMPORT"https://evil.example/x.css";',
  'body{background:image-set("https://evil.example/x.png" 1x)}',
  'body{background:-webkit-image-set("https://evil.example/x.png" 1x)}',
  'body{background:image\\2dset("https://evil.example/x.png" 1x)}',
  'body{background:image("https://evil.example/x.png")}',
  'body{background:cross-fade("https://evil.example/x.png",#fff)}',
  'body{background:src("https://evil.example/x.png")}',
  'body{background:url(data:image/png;base64,AA==),url(/x.png)}',
  'body{background:url(\\64 ata:x)}',
];

describe('a theme with an invalid member', () => {
  it.each(LOADING)('cannot load anything by its styles: %s', (css) => {
    const error = errorOf({ css });
    expect(isPrintError(error) && [error.subject, error.problem]).toEqual(['theme.css', 'option/css']);
  });

  it.each([
    ['theme.accent', 'option/colour', { accent: 'blue' }],
    ['theme.fonts', 'option/fonts', { fonts: 'Arial' }],
    ['theme.logo', 'option/image', { logo: 'logo.png' }],
    ['theme.css', 'option/length', { css: 5 }],
    ['theme.css', 'option/css', { css: '</style><script>alert(1)</script>' }],
    ['theme.css', 'option/css', { css: '@import "https://evil.example/x.css";' }],
    ['theme.columns', 'option/choices', { columns: ['quantity'] }],
    ['theme.columns', 'option/choices', { columns: 'line' }],
    ['theme.slots.footer', 'option/list', { slots: { footer: 'Thank you' } }],
    ['theme.slots.footer[1]', 'option/house-text', { slots: { footer: ['a', 5] } }],
    ['theme.slots.footer[0]', 'option/house-text', { slots: { footer: [{ el: 'α' }] } }],
    ['theme.slots.footer[0].style', 'option/choice', { slots: { footer: [{ text: 'a', style: 'band' }] } }],
    ['theme.banks[0].iban', 'option/iban', { banks: [{ name: 'Bank', iban: 'GR16' }] }],
    ['theme.banks[0].name', 'option/house-text', { banks: [{ iban: 'GR1601101250000000012300695' }] }],
    [
      'theme.banks[0].bic',
      'option/bic',
      { banks: [{ name: 'Bank', iban: 'GR1601101250000000012300695', bic: 'ETHN' }] },
    ],
    ['theme.signatures', 'option/list', { signatures: ['1', '2', '3', '4', '5'] }],
  ])('is refused with its place: %s, %s', (subject, problem, theme) => {
    const error = errorOf(theme);
    expect(isPrintError(error) && [error.subject, error.problem]).toEqual([subject, problem]);
  });

  it.each([
    ['theme.acent', 'theme.accent', { acent: '#0a5' }],
    ['theme.slots.foter', 'theme.slots.footer', { slots: { foter: [] } }],
    [
      'theme.banks[0].ibam',
      'theme.banks[0].iban',
      { banks: [{ name: 'B', ibam: 'GR1601101250000000012300695' }] },
    ],
    [
      'theme.slots.footer[0].lable',
      'theme.slots.footer[0].label',
      { slots: { footer: [{ text: 'a', lable: 'b' }] } },
    ],
  ])('that is unknown is refused with the nearest name: %s', (option, nearest, theme) => {
    const error = errorOf(theme);
    expect(OptionsError.isOptionsError(error) && error.message).toMatch(
      new RegExp(`${escaped(option)}\\b.*${escaped(nearest)}\\b`),
    );
  });

  it('is refused by every way of printing', async () => {
    const theme = { banner: 'x' } as Theme;
    expect(() => renderDocument(samples.salesInvoice, { theme })).toThrow('theme.banner');
    await expect(toPrinter(samples.salesInvoice, { theme })).rejects.toThrow('theme.banner');
    await expect(toPdf(samples.salesInvoice, { theme })).rejects.toThrow('theme.banner');
  });
});

describe('own styles', () => {
  it('come after the usual ones, in the only style element', () => {
    const css = 'h1{letter-spacing:.02em}@font-face{font-family:House;src:url(data:font/woff2;base64,AA==)}';
    for (const format of ['a4', 'a5', 'roll80'] as const) {
      const html = renderDocument(samples.salesInvoice, { format, theme: { css } });
      expect(html.match(/<\/?style>/g)).toEqual(['<style>', '</style>']);
      expect(html.slice(0, html.indexOf('</style>')).endsWith(`${css}\n`)).toBe(true);
    }
  });
});

describe('texts of the house', () => {
  it('are printed as text, whatever they contain', () => {
    const hostile = '<img src=x onerror=alert(1)>&amp;</style>';
    const theme: Theme = {
      slots: {
        aboveLines: [hostile],
        belowTotals: [{ label: hostile, text: hostile }],
        footer: [{ el: hostile, en: hostile }],
      },
      banks: [{ name: hostile, iban: 'GR1601101250000000012300695', holder: hostile }],
      signatures: [hostile],
    };
    for (const document of [samples.salesInvoice, samples.deliveryNote]) {
      for (const format of ['a4', 'roll58'] as const) {
        const html = renderDocument(document, { format, theme });
        expect(html).not.toMatch(/<img|<script/);
        expect(bodyOf(html)).toContain(hostile);
      }
    }
  });
});

describe('an image that a form cannot print', () => {
  const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

  it('is named by its option', async () => {
    const [subject, options] = ['theme.logo', { theme: { logo: gif } }];
    const failed = [
      await toPdf(samples.salesInvoice, options).catch((error: unknown) => error),
      await toPrinter(samples.salesInvoice, options).catch((error: unknown) => error),
    ];
    const named = failed.map((error) => isPrintError(error) && [error.subject, error.problem]);
    expect(named).toEqual([
      [subject, 'option/image-pdf'],
      [subject, 'option/image-png'],
    ]);
  });
});

describe('what the law needs', () => {
  const least: Theme = { columns: [], css: '*{color:#222}', slots: {}, banks: [], signatures: [] };

  it.each([
    ['the provider, the MARK and the code', { issued }, ['400001971234567', 'Πάροχος Α.Ε.', 'class="qr"']],
    ['the UID', { issued: { ...issued, uid: uids.salesInvoice } }, [uids.salesInvoice]],
    ['the band of a draft', {}, ['Πρόχειρο', 'Δεν έχει εκδοθεί. Δεν αποτελεί φορολογικό παραστατικό.']],
    ['the band of a copy', { issued, copy: true }, ['<span class="text">Αντίγραφο</span>']],
    ['the band of the sandbox', { issued, sandbox: true }, ['Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ']],
    [
      'the band of a cancelled document',
      { issued: { ...issued, cancellationMark: '400001971234999' } },
      ['Ακυρώθηκε', '400001971234999'],
    ],
    [
      'the notice of a queued document',
      { issued: { statusCode: 'Offline', uid: uids.salesInvoice } },
      ['Απώλεια διασύνδεσης'],
    ],
  ] as const)('stays with every theme: %s', (_, options, texts) => {
    const html = renderDocument(samples.salesInvoice, { ...options, theme: least } as RenderOptions);
    for (const text of texts) expect(html).toContain(text);
  });

  it('has the UID in every form, whatever the theme', async () => {
    const options = { issued: { ...issued, uid: uids.salesInvoice }, theme: least } as const;
    const unbroken = (text: string): string => text.replaceAll(/\s|<wbr>/g, '');
    const pages = (['roll80', 'roll58'] as const).map((format) =>
      renderDocument(samples.salesInvoice, { ...options, format }),
    );
    const files = await Promise.all(
      (['a4', 'a5', 'roll80', 'roll58'] as const).map(async (format) => {
        const { texts } = readPdf(await toPdf(samples.salesInvoice, { ...options, format }));
        return texts.map(({ text }) => text).join('');
      }),
    );
    const receipts = await Promise.all(
      ([80, 58] as const).map(async (width) => {
        const { bytes } = await toPrinter(samples.salesInvoice, { ...options, width, codePage: 737 });
        return readBytes(bytes, 737)
          .lines.map(({ text }) => text)
          .join('');
      }),
    );
    const { html, text } = toEmail(samples.salesInvoice, options);
    for (const printed of [...pages, ...files, ...receipts, html, text])
      expect(unbroken(printed)).toContain(uids.salesInvoice);
  });

  it('stays on a till without a connection', () => {
    const html = renderDocument({ ...samples.salesInvoice, transmissionFailure: 1 }, { theme: least });
    expect(bodyOf(html)).toContain('Transmission Failure_1');
  });
});
