import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PrinterModel, printerModels, renderDocument, toPrinter } from '../../../src/print/index.js';
import { documentOf } from '../../../src/testing/index.js';
import { RUNS } from '../../runs.js';
import { type Letters, readBytes } from '../../unit/print/printer/read-bytes.js';
import { shownOn } from '../../unit/print/read-page.js';

const models = Object.keys(printerModels) as PrinterModel[];
const withLetters = models.filter((model) => printerModels[model].codePages.length > 0);
/** From the page with most letters, as the guide says. */
const bestOf = (model: PrinterModel): Letters =>
  ([1253, 928, 869, 737] as const).find((page) => printerModels[model].codePages.includes(page)) ?? 737;

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1' };

/** A hundred runs are one time; `npm run property:long` has at most ten. */
const times = Math.min(10, RUNS / 100);

const asAmount = /\d,\d\d$/;

describe('any document on any printer', () => {
  it('has only commands and letters that the printer understands, on lines that fit', async () => {
    await fc.assert(
      fc.asyncProperty(
        documentOf(),
        fc.constantFrom(...models),
        fc.nat(2),
        async (document, printer, copies) => {
          const { columns, commands } = printerModels[printer];
          const { bytes, lost } = await toPrinter(document, { printer, issued, copies, language: 'el' });
          const receipt = readBytes(bytes, bestOf(printer), commands !== 'esc-pos');
          expect(receipt.commands.filter((command) => command === 'partial cut')).toHaveLength(copies + 1);
          for (const { text } of receipt.lines) expect(text.length).toBeLessThanOrEqual(columns);
          for (const { printed } of lost) expect(printed).toBe('?');
        },
      ),
      { numRuns: Math.ceil(60 * times) },
    );
  });

  it('has the amounts of the page on the roll', async () => {
    await fc.assert(
      fc.asyncProperty(documentOf(), fc.constantFrom(...withLetters), async (document, printer) => {
        const { width, commands } = printerModels[printer];
        const { bytes } = await toPrinter(document, { printer, issued, language: 'el' });
        const { lines } = readBytes(bytes, bestOf(printer), commands !== 'esc-pos');
        const words = lines.flatMap(({ text }) => text.split(/\s+/));
        const format = width === 58 ? 'roll58' : 'roll80';
        const amounts = shownOn(renderDocument(document, { format, issued, language: 'el' }))
          .filter(
            ({ paths, text }) => asAmount.test(text) && paths.some((path) => /Value$|Amount$/.test(path)),
          )
          .map(({ text }) => text);
        for (const amount of amounts) expect(words).toContain(amount);
      }),
      { numRuns: Math.ceil(40 * times) },
    );
  });
});
