import CodepageEncoder from '@point-of-sale/codepage-encoder';
import { describe, expect, it } from 'vitest';
import { type PrinterOptions, toPrinter } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { readBytes } from './read-bytes.js';

const GREEK = ['cp737', 'cp869', 'iso8859-7', 'windows1253', 'star/cp928'] as const;

/** Every letter that the encoder takes for a Greek code page. */
const LETTERS = [...new Set(GREEK.flatMap((name) => CodepageEncoder.getCodepoints(name, true)))]
  .filter((point) => point >= 0x20)
  .map((point) => String.fromCodePoint(point));

/** The pictures that DOS has for the bytes 01 to 1F and 7F (IBM, code page 437). */
const PICTURES = [...'☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂'];

const PAGES = [737, 869, 928, 1253, 'utf-8'] as const;
const COMMANDS = ['esc-pos', 'star-prnt', 'star-line'] as const;

/** A receipt with a line for each name. */
function named(names: readonly string[]) {
  const [line] = samples.retailReceipt.invoiceDetails;
  const invoiceDetails = names.map((itemDescr, index) => ({ ...line, lineNumber: index + 1, itemDescr }));
  return { ...samples.retailReceipt, invoiceDetails };
}

describe.each(COMMANDS)('a name on a printer of %s', (commands) => {
  const options: PrinterOptions = { commands, language: 'el', codePageNumber: 1 };
  const isStar = commands !== 'esc-pos';

  it.each(PAGES)('on code page %s never becomes a command, whichever letter it has', async (codePage) => {
    expect(LETTERS.length).toBeGreaterThan(350);
    const usual = readBytes(
      (await toPrinter(named(['ab']), { ...options, codePage })).bytes,
      codePage,
      isStar,
    );
    const { bytes, lost } = await toPrinter(named(LETTERS.map((letter) => `a${letter}b`)), {
      ...options,
      codePage,
    });
    // Any byte that is neither text nor a command of the page throws.
    const { commands: sent, lines, images } = readBytes(bytes, codePage, isStar);
    expect(sent).toEqual(usual.commands);
    const printed = lines.filter(({ text }) => /^a.*b *$/u.test(text));
    expect(printed.length).toBeGreaterThan(150);
    expect(images.length).toBeGreaterThan(usual.images.length);
    expect(lost.every(({ printed: sign, paths }) => sign === '?' && paths.length > 0)).toBe(true);
  });

  it.each([737, 869, 928] as const)(
    'on code page %s keeps pictures of DOS as pictures, or says that it lost them',
    async (codePage) => {
      // ISO 8859-7 has the sign of a paragraph at a byte that prints.
      const pictures = PICTURES.filter((letter) => letter !== '§' || codePage !== 928 || isStar);
      const { bytes, lost } = await toPrinter(named(pictures.map((letter) => `a${letter}b`)), {
        ...options,
        codePage,
      });
      const { lines, images } = readBytes(bytes, codePage, isStar);
      expect(lines.filter(({ text }) => /^a.*b *$/u.test(text))).toEqual([]);
      expect(images.length).toBeGreaterThan(0);
      for (const { letter, printed, paths } of lost)
        expect([letter, printed, paths]).toEqual([
          letter,
          '?',
          [`/invoiceDetails/${pictures.indexOf(letter)}/itemDescr`],
        ]);
    },
  );
});
