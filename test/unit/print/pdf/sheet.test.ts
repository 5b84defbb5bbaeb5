import { beforeAll, describe, expect, it } from 'vitest';
import { type RenderOptions, type Theme, toPdf } from '../../../../src/print/index.js';
import type { PdfDefinition, PdfMake, PlacedBlock } from '../../../../src/print/pdf/definition.js';
import { loadPdfMake } from '../../../../src/print/pdf/load-pdfmake.js';
import { definitionOf } from '../../../../src/print/pdf/to-pdf.js';
import { prepare } from '../../../../src/print/prepare.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { textsOf } from './texts-of.js';

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1' };

let pdfmake: PdfMake;
beforeAll(async () => {
  pdfmake = (await loadPdfMake()).pdfmake;
}, 60_000);

const defined = (document: unknown, options: RenderOptions): Promise<PdfDefinition> => {
  const { model, format } = prepare(document, { issued, ...options });
  return definitionOf(model, format, pdfmake);
};

/** Every member of a name, wherever it is. */
function all(content: unknown, name: string): unknown[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => (key === name ? [inner] : all(inner, name)));
}

interface LinedTable {
  readonly table: { readonly body: readonly unknown[] };
  readonly layout: {
    readonly hLineWidth: (line: number, table: LinedTable) => number;
    readonly hLineColor: (line: number, table: LinedTable) => string;
  };
}

/** The tables with lines of their own, the inner ones first. */
function tablesIn(content: unknown): LinedTable[] {
  if (typeof content !== 'object' || content === null) return [];
  const inner = Object.values(content).flatMap(tablesIn);
  const { layout } = content as { readonly layout?: object };
  return layout !== undefined && 'hLineColor' in layout ? [...inner, content as LinedTable] : inner;
}

const theme: Theme = {
  accent: '#00539b',
  slots: { aboveLines: ['Above'], belowTotals: [{ label: 'Due', text: '30/11/2026' }], footer: ['Foot'] },
  banks: [{ name: 'Bank', iban: 'GR1601101250000000012300695' }],
  signatures: ['Handed over', 'Received'],
};

describe('a sheet of PDF with a theme', () => {
  it('has the texts of the house, in their order', async () => {
    const { content } = await defined(samples.salesInvoice, {
      theme,
      balance: { before: '1', after: '2' },
      language: 'en',
    });
    const texts = textsOf(content).map((text) => text.trim());
    const order = [
      'Above',
      'Total',
      'New balance',
      '€2.00',
      'Due',
      'GR16 0110 1250 0000 0001 2300 695',
      'MARK',
      'Foot',
    ];
    const places = order.map((text) => texts.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('has boxes for signatures on notes', async () => {
    const { content } = await defined(samples.deliveryNote, { theme });
    expect(textsOf(content)).toEqual(expect.arrayContaining(['Handed over', 'Received']));
  });

  it('has its colour in the title and in the rules', async () => {
    const { content } = await defined(samples.salesInvoice, { theme });
    expect(all(content, 'lineColor')).toContain('#00539b');
    const [title] = all(content, 'text').filter((text) => JSON.stringify(text).includes('Τιμολόγιο Πώλησης'));
    expect(title).toBeDefined();
    expect(JSON.stringify(content)).toContain(
      '"text":"Τιμολόγιο Πώλησης","fontSize":15,"bold":true,"color":"#00539b"',
    );
  });

  it('has its colour in the line under the head of the items and above the total, and in no other', async () => {
    const { content } = await defined(samples.salesInvoice, { theme });
    /** The colours of the lines of a table that has a text, without those that are not drawn. */
    const coloursOf = (text: string): string[] => {
      const [table] = tablesIn(content).filter((each) => textsOf(each).includes(text));
      if (table === undefined) throw new Error(`No table has the text ${text}.`);
      const { layout } = table;
      const lines = Array.from({ length: table.table.body.length + 1 }, (_, line) => line);
      return lines
        .filter((line) => layout.hLineWidth(line, table) > 0)
        .map((line) => layout.hLineColor(line, table));
    };
    // The line under the head, and one under each of two rows.
    expect(coloursOf('Βάση φορητού')).toEqual(['#00539b', '#c8c8c8', '#c8c8c8']);
    // The line between net value and VAT, and the one above the total.
    expect(coloursOf('Συνολική αξία')).toEqual(['#c8c8c8', '#00539b']);
  });

  it('is upright A5 with smaller letters if that is the paper', async () => {
    const bytes = await toPdf(samples.deliveryNote, { issued, format: 'a5', theme });
    // 148 × 210 mm in points.
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/MediaBox \[0 0 419\.53 595\.28\]/);
    const [large, small] = await Promise.all(
      (['a4', 'a5'] as const).map(async (format) => {
        const { content } = await defined(samples.deliveryNote, { theme, format });
        return all(content, 'fontSize')
          .map(Number)
          .filter((size) => size > 1);
      }),
    );
    expect(Math.max(...(small ?? []))).toBeLessThan(Math.max(...(large ?? [])));
    expect(Math.min(...(small ?? []))).toBeGreaterThan(5);
  });

  it('has no empty page at its end, however long its foot is', async () => {
    for (let count = 16; count < 28; count += 1) {
      const footer = Array.from({ length: count }, (_, index) => `Line ${index}`);
      const pages = new Map<string, number>();
      const definition = await defined(samples.salesInvoice, { theme: { slots: { footer } } });
      const seen = (block: PlacedBlock): boolean => {
        const { text } = block as { readonly text?: unknown };
        for (const each of [block.id ?? '', ...textsOf(text)])
          pages.set(each, block.startPosition.pageNumber);
        return false;
      };
      await pdfmake.createPdf({ ...definition, pageBreakBefore: seen }).getBuffer();
      expect(pages.get('end'), `${count} lines`).toBe(pages.get(`Line ${count - 1}`));
    }
  });
});
