import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import {
  isPrintError,
  type PrinterModel,
  type PrinterOptions,
  printerModels,
  renderDocument,
  toPrinter,
} from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { plain } from '../read-page.js';
import { type Letters, type PrintedImage, type Receipt, readBytes } from './read-bytes.js';

const issued = {
  mark: '400001971234567',
  qrUrl: 'https://provider.example/GetInvoicePdf/A3F05C7D9E1B24680ACE13579BDF02468ACE1357.pdf',
};

const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρσςτυφχψω ΆΈΉΊΌΎΏΪΫ άέήίόύώϊϋ 0123456789';

/** A receipt whose line has this description. */
function described(itemDescr: string) {
  const [line] = samples.retailReceipt.invoiceDetails;
  return { ...samples.retailReceipt, invoiceDetails: [{ ...line, itemDescr }] };
}

async function printed(
  document: unknown,
  options: PrinterOptions,
  letters: Letters = 737,
): Promise<Receipt & { readonly texts: readonly string[] }> {
  const { bytes } = await toPrinter(document, { language: 'el', ...options });
  const isStar = (options.commands ?? (options.printer && printerModels[options.printer].commands) ?? '')
    .toString()
    .startsWith('star');
  const receipt = readBytes(bytes, letters, isStar);
  return { ...receipt, texts: receipt.lines.map(({ text }) => text.trimEnd()) };
}

const isBlack = ({ width, bits }: PrintedImage, x: number, y: number): boolean =>
  (((bits[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;

/** Readers need colours: white and black. */
function scanned(image: PrintedImage): string | undefined {
  const dots = new Uint8ClampedArray(image.width * image.height * 4).fill(255);
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1)
      if (isBlack(image, x, y)) dots.fill(0, (y * image.width + x) * 4, (y * image.width + x) * 4 + 3);
  return jsqr.default(dots, image.width, image.height)?.data;
}

describe('the letters of a printer', () => {
  it.each([
    ['epson-tm-m30iii', 737, 14],
    ['epson-tm-m30iii', 869, 38],
    ['epson-tm-m30iii', 928, 15],
    ['epson-tm-m30iii', 1253, 47],
    ['xprinter-xp-t80q', 737, 24],
    ['xprinter-xp-t80q', 1253, 7],
    ['sunmi', 737, 14],
    ['star-tsp100iv', 737, 15],
    ['star-tsp100iv', 869, 17],
    ['star-tsp100iv', 928, 18],
    ['star-tsp650ii', 928, 18],
  ] as const)('of %s in code page %s, its number %d, are all Greek ones', async (printer, page, number) => {
    const { texts, codePages, images } = await printed(described(GREEK), { printer, codePage: page }, page);
    const description = texts.join(' ').replace(/\s+/g, ' ');
    expect(description).toContain(GREEK);
    expect(new Set(codePages)).toEqual(new Set([number]));
    expect(images).toEqual([]);
  });

  it.each([
    [737, 'ΐΰ «» €5 – × Café', 'ϊϋ "" EUR 5 - x Cafe'],
    [869, 'ΐΰ «» €5 – × Café', 'ΐΰ «» EUR 5 - x Cafe'],
    [928, 'ΐΰ «» €5 – × Café', 'ΐΰ «» €5 - x Cafe'],
    [1253, 'ΐΰ «» €5 – × Café', 'ΐΰ «» €5 – x Cafe'],
    ['utf-8', 'ΐΰ «» €5 – × Café', 'ΐΰ «» €5 – × Café'],
  ] as const)('of code page %s print %s as %s', async (codePage, text, expected) => {
    const { texts } = await printed(described(text), { codePage }, codePage);
    expect(texts).toContain(expected);
  });

  it('are composed before they are looked up', async () => {
    const { texts } = await printed(described('Καφές'.normalize('NFD')), {});
    expect(texts).toContain('Καφές');
  });

  it('are those of UTF-8 after the command for it, on Epson and Star', async () => {
    const epson = await printed(described(GREEK), { printer: 'epson-tm-m30iii', codePage: 'utf-8' }, 'utf-8');
    const star = await printed(described(GREEK), { printer: 'star-tsp100iv', codePage: 'utf-8' }, 'utf-8');
    for (const { texts, commands, codePages } of [epson, star]) {
      expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(GREEK);
      expect(commands.slice(0, 3)).toEqual(['initialize', 'utf-8', 'narrow letters']);
      expect(codePages).toEqual([]);
    }
  });

  it('are by default those of the page of the model that has most', async () => {
    for (const [printer, letters] of [
      ['epson-tm-t88vii', 1253],
      ['star-mpop', 928],
      ['hp-a779', 737],
    ] as const) {
      const { texts } = await printed(described('Ωραίος καφές'), { printer }, letters);
      expect(texts, printer).toContain('Ωραίος καφές');
    }
  });

  it('that are replaced are reported with the members that have them', async () => {
    const { replaced, lost } = await toPrinter(described('Café Ångström'), { codePage: 737, language: 'el' });
    expect(replaced).toContainEqual({ letter: 'é', printed: 'e', paths: ['/invoiceDetails/0/itemDescr'] });
    expect(replaced).toContainEqual({ letter: 'Å', printed: 'A', paths: ['/invoiceDetails/0/itemDescr'] });
    expect(replaced.find(({ letter }) => letter === '€')).toEqual({
      letter: '€',
      printed: 'EUR',
      paths: ['/invoiceSummary/totalGrossValue', '/invoiceHeader/currency'],
    });
    expect(lost).toEqual([]);
  });

  it('that it does not have are printed as a picture of their line, and lost only if the library has none either', async () => {
    const options = { codePage: 737, issued } as const;
    const cyrillic = await toPrinter(described('Борщ'), options);
    expect(cyrillic.lost).toEqual([]);
    expect(readBytes(cyrillic.bytes, 737).images).toHaveLength(2);
    const chinese = await toPrinter(described('Борщ 中'), options);
    expect(chinese.lost).toEqual([{ letter: '中', printed: '?', paths: ['/invoiceDetails/0/itemDescr'] }]);
  });
});

describe('text as a picture', () => {
  it.each(
    Object.entries(printerModels)
      .filter(([, { codePages }]) => codePages.length === 0)
      .map(([printer]) => printer as PrinterModel),
  )('is what %s prints, because it has no Greek code page', async (printer) => {
    const { lines, images, commands } = await printed(described(GREEK), { printer, issued });
    expect(lines.every(({ text }) => text === '')).toBe(true);
    const { columns } = printerModels[printer];
    const widths = new Set(images.map(({ width }) => width));
    expect(widths.has(Math.ceil((columns * 12) / 8) * 8)).toBe(true);
    expect(commands.at(-1)).toBe('partial cut');
  });

  it('has the dots of its letters: Π is a bar on two stems', async () => {
    const { images } = await printed(described('1 Π'), { text: 'picture', columns: 32 });
    // The dots of the description `1 Π`, which is bold, read back from the paper: the cell of its third letter.
    const rows = images.flatMap((image) =>
      Array.from({ length: image.height }, (_, y) =>
        Array.from({ length: 36 }, (__, x) => (isBlack(image, x, y) ? '#' : '.')).join(''),
      ),
    );
    const letter = rows.map((row) => row.slice(24, 36));
    // In 10x20.bdf (ENCODING 928), its bar is 7F80 and its stems are 3300; bold is one dot wider, and cells have a margin of one.
    const bar = letter.indexOf('..#########.');
    expect(letter.slice(bar, bar + 14)).toEqual([
      '..#########.',
      ...Array.from({ length: 12 }, () => '...###.###..'),
      '............',
    ]);
  });

  it('keeps every letter of a receipt in two languages', async () => {
    const { replaced, lost } = await toPrinter(samples.salesInvoice, {
      text: 'picture',
      language: ['el', 'en'],
      issued,
    });
    expect([replaced, lost]).toEqual([[], []]);
  });

  it('is not possible with the letters of a printer that has no Greek ones', async () => {
    await expect(
      toPrinter(samples.salesInvoice, { printer: 'epson-tm-t88iv', text: 'printer' }),
    ).rejects.toThrow(expect.objectContaining({ reason: 'option', subject: 'text' }));
  });
});

describe('the QR code', () => {
  it.each(['epson-tm-m30iii', 'epson-tm-p20ii', 'star-tsp100iii', 'pos-5890'] as const)(
    'is drawn by %s, with the link of the service',
    async (printer) => {
      const { codes, images } = await printed(samples.salesInvoice, { printer, issued }, 928);
      expect(codes).toEqual([{ text: issued.qrUrl, size: 5 }]);
      expect(images).toEqual([]);
    },
  );

  it.each([
    ['a model that has none', { printer: 'epson-tm-t88iii' }],
    ['an unknown model', {}],
    ['the option', { printer: 'epson-tm-m30iii', qr: 'picture' }],
  ] as const)('is a picture for %s', async (_, options) => {
    const { codes, images } = await printed(samples.salesInvoice, { ...options, issued });
    expect(codes).toEqual([]);
    expect(images.map(scanned)).toContain(issued.qrUrl);
  });

  it('is a picture if its text has letters that the command cannot carry', async () => {
    const qrUrl = 'https://provider.example/τιμολόγιο';
    const { codes, images } = await printed(
      samples.salesInvoice,
      { printer: 'epson-tm-m30iii', issued: { ...issued, qrUrl } },
      1253,
    );
    expect(codes).toEqual([]);
    expect(images.map(scanned)).toEqual([qrUrl]);
  });
});

describe('the commands of a print', () => {
  const commandsOf = async (options: PrinterOptions, letters: Letters = 737) =>
    (await printed(samples.retailReceipt, { issued, ...options }, letters)).commands;

  it('open the drawer before or after, on either pin', async () => {
    expect(await commandsOf({ drawer: 'before' })).toEqual([
      'initialize',
      'drawer on pin 2, 50,250',
      'partial cut',
    ]);
    expect(await commandsOf({ drawer: 'after', drawerPin: 5 })).toEqual([
      'initialize',
      'partial cut',
      'drawer on pin 5, 50,250',
    ]);
    const printer = 'star-mpop';
    expect(await commandsOf({ printer, drawer: 'before', drawerPin: 5 }, 928)).toContain('drawer 2, 20,20');
    expect(await commandsOf({ printer, drawer: 'after' }, 928)).toContain('drawer 1, 20,20');
    expect(await commandsOf({ drawerPin: 5 })).toEqual(['initialize', 'partial cut']);
  });

  it('sound the buzzer at the end', async () => {
    expect(await commandsOf({ buzzer: 2 })).toEqual(['initialize', 'partial cut', '2 beeps of 3, 3']);
    expect((await commandsOf({ printer: 'pos-8360', buzzer: 3 }, 1253)).at(-1)).toBe('3 beeps of 3');
    expect(await commandsOf({ printer: 'star-tsp650ii', buzzer: 4 }, 928)).toEqual([
      'initialize',
      'partial cut',
      'beeps of 10,10',
      '4 beeps, 0',
    ]);
  });

  it('print copies that say so, open the drawer and sound the buzzer once', async () => {
    const { texts, commands } = await printed(samples.retailReceipt, {
      issued,
      copies: 2,
      drawer: 'before',
      buzzer: 1,
      cut: 'full',
    });
    const title = texts.filter((text) => text.trim() === 'Απόδειξη Λιανικής Πώλησης');
    expect(title).toHaveLength(3);
    expect(texts.filter((text) => text.trim() === 'Αντίγραφο')).toHaveLength(2);
    expect(texts.findIndex((text) => text.trim() === 'Αντίγραφο')).toBeGreaterThan(
      texts.findIndex((text) => text.includes(issued.mark)),
    );
    expect(commands).toEqual([
      'initialize',
      'drawer on pin 2, 50,250',
      'full cut',
      'full cut',
      'full cut',
      '1 beeps of 3, 3',
    ]);
  });

  it('of Star print all that StarPRNT has buffered', async () => {
    expect(await commandsOf({ printer: 'star-tsp100iii', cut: 'none' }, 928)).toEqual([
      'initialize',
      'page',
      'line',
    ]);
    expect(await commandsOf({ commands: 'star-line', codePage: 928, cut: 'none' }, 928)).toEqual([
      'initialize',
    ]);
  });

  it('feed the paper to the edge where it is torn off', async () => {
    const { texts } = await printed(samples.retailReceipt, { issued, cut: 'none' });
    expect(texts.slice(-4)).toEqual(['', '', '', '']);
  });

  it('make the title and the total tall, and bands white on black, on Star', async () => {
    const { lines } = await printed(samples.retailReceipt, { printer: 'star-tsp650ii', copy: true }, 928);
    const tall = lines.filter((line) => line.tall).map(({ text }) => text.trim().split(/ {2,}/)[0]);
    expect(tall).toEqual(['Απόδειξη Λιανικής Πώλησης', 'Σύνολο']);
    const bands = lines.filter(({ inverse }) => inverse).map(({ text }) => text.trim());
    expect(bands).toEqual(['Πρόχειρο', 'Αντίγραφο']);
  });
});

describe('every model', () => {
  it.each(Object.keys(printerModels) as PrinterModel[])('prints what is on the roll: %s', async (printer) => {
    const { width, columns, codePages, commands } = printerModels[printer];
    const letters = [1253, 928, 869, 737].find((page) => codePages.some((each) => each === page)) ?? 737;
    const { qrUrl: _, ...answer } = issued;
    const { texts, images } = await printed(
      samples.tableClosing,
      { printer, issued: answer },
      letters as Letters,
    );
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(columns);
    if (codePages.length === 0) return expect(images.length).toBeGreaterThan(0);
    const format = width === 58 ? 'roll58' : 'roll80';
    const page = renderDocument(samples.tableClosing, { format, issued: answer, language: 'el' });
    const words = plain(page.slice(page.indexOf('<main>')));
    const squeezed = (text: string): string =>
      text
        .replace(/€/g, 'EUR')
        .replace(/×/g, 'x')
        .replace(/–/g, '-')
        .replace(/\s|-{5,}/g, '');
    expect(squeezed(texts.join('\n')), commands).toBe(squeezed(words));
  });
});

describe('options', () => {
  it.each([
    ['printer', { printer: 'epson-tm-m30' }],
    ['printer', { printer: '__proto__' }],
    ['printer', { printer: 5 }],
    ['commands', { commands: 'zpl' }],
    ['commands', { printer: 'star-mpop', commands: 'esc-pos' }],
    ['width', { width: 76 }],
    ['columns', { columns: 64 }],
    ['columns', { columns: 23 }],
    ['codePage', { codePage: 850 }],
    ['codePage', { printer: 'hp-a779', codePage: 1253 }],
    ['codePage', { printer: 'epson-tm-t20iii', codePage: 'utf-8' }],
    ['codePage', { commands: 'star-prnt', codePage: 1253 }],
    ['codePageNumber', { codePageNumber: 256 }],
    ['text', { text: 'image' }],
    ['qr', { qr: true }],
    ['qr', { printer: 'epson-tm-t88iii', qr: 'printer' }],
    ['cut', { cut: true }],
    ['drawer', { drawer: true }],
    ['drawerPin', { drawerPin: 1 }],
    ['buzzer', { buzzer: 10 }],
    ['copies', { copies: -1 }],
    ['copies', { copies: 1.5 }],
  ])('are refused with a typed error: %s', async (subject, options) => {
    await expect(toPrinter(samples.salesInvoice, options as PrinterOptions)).rejects.toThrow(
      expect.objectContaining({ reason: 'option', subject }),
    );
  });

  it('name the model that is meant', async () => {
    const printer = 'epson-tm-m30-iii' as PrinterModel;
    await expect(toPrinter(samples.salesInvoice, { printer })).rejects.toThrow(
      expect.objectContaining({
        problem: 'option/printer',
        params: { nearest: 'epson-tm-m30iii' },
        message: expect.stringContaining('epson-tm-m30iii'),
      }),
    );
  });

  it('may be any number of columns that fits, also one that the encoder does not have', async () => {
    const { lines } = await printed(samples.salesInvoice, { columns: 40 });
    expect(Math.max(...lines.map(({ text }) => text.length))).toBe(40);
  });

  it('may choose a code page of the printer by its number', async () => {
    const { codePages, texts } = await printed(
      described('Ωραίος'),
      { printer: 'epson-tm-t88iv', codePage: 737, codePageNumber: 24 },
      737,
    );
    expect(new Set(codePages)).toEqual(new Set([24]));
    expect(texts).toContain('Ωραίος');
  });

  it('come after the document: an invalid one is a typed error with issues', async () => {
    const error: unknown = await toPrinter({}).catch((thrown: unknown) => thrown);
    expect(isPrintError(error) && error.reason).toBe('document');
  });
});
