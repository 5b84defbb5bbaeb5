import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../src/tools/rows/mapping.js';
import { readRows } from '../../../src/tools/rows/read-rows.js';
import { sheetOf } from '../../../src/tools/rows/sheet.js';

const mapping: Mapping = {
  columns: {
    Σειρά: 'series',
    Αρ: 'aa',
    Είδος: 'lines/description',
    Αξία: 'lines/gross',
    Μετρητά: 'payments/0/amount',
    Κάρτα: 'payments/1/amount',
  },
  document: { type: '11.1', payments: [{ type: 3 }, { type: 7 }] },
  line: { vat: 24 },
};
const headings = 'Σειρά;Αρ;Είδος;Αξία;Μετρητά;Κάρτα';
const read = (rows: readonly string[], own: Partial<Mapping> = {}, first = headings) =>
  readRows(sheetOf([first, ...rows].join('\n')), { ...mapping, ...own }, 'en');
const codes = (rows: readonly string[], own?: Partial<Mapping>, first?: string) =>
  read(rows, own, first).problems.map(({ code, row, column }) => [code, row, column]);

describe('rows', () => {
  it('with the same number are the lines of one document', () => {
    const { documents, problems } = read([
      'Α;1;Καφές;3,50;4,00;',
      'Α;1;Νερό;0,50;;',
      'Α;2;Τσάι;3,00;0,00;3,00',
    ]);
    expect(problems).toEqual([]);
    expect(documents).toEqual([
      {
        rows: [2, 3],
        facts: {
          type: '11.1',
          series: 'Α',
          aa: '1',
          payments: [{ type: 3, amount: '4.00' }],
          lines: [
            { vat: 24, description: 'Καφές', gross: '3.50' },
            { vat: 24, description: 'Νερό', gross: '0.50' },
          ],
        },
      },
      {
        rows: [4, 4],
        facts: {
          type: '11.1',
          series: 'Α',
          aa: '2',
          payments: [{ type: 7, amount: '3.00' }],
          lines: [{ vat: 24, description: 'Τσάι', gross: '3.00' }],
        },
      },
    ]);
  });

  it('have the decimal sign that the clear cells of any column show', () => {
    const grossOf = (rows: readonly string[]) =>
      read(rows).documents.map(({ facts: { lines } }) =>
        (lines as { gross?: string }[]).map(({ gross }) => gross),
      );
    expect(grossOf(['Α;1;Έπιπλο;1.234;1234,00;', 'Α;2;Νερό;0,5;;'])).toEqual([['1234'], ['0.5']]);
    expect(grossOf(['Α;1;Έπιπλο;1,234;1234.00;', 'Α;2;Νερό;0.5;;'])).toEqual([['1234'], ['0.5']]);
    // Both signs explain nothing: what has one reading is read, the others are doubts.
    expect(codes(['Α;1;Έπιπλο;1.234;;', 'Α;2;Νερό;0,5;;', 'Α;3;Νερό;0.5;;'])).toEqual([
      ['cell/number-readings', 2, 'Αξία'],
    ]);
  });

  it('leave the mapping as it was', () => {
    const before = structuredClone(mapping);
    read(['Α;1;Καφές;3,50;4,00;']);
    expect(mapping).toEqual(before);
  });

  it('are one document each without a number', () => {
    const { documents } = read(
      ['Καφές;3,50', 'Καφές;3,50'],
      { columns: { Είδος: 'lines/description', Αξία: 'lines/gross' } },
      'Είδος;Αξία',
    );
    expect(documents.map(({ rows }) => rows)).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  it('of one series are one document each if no column has numbers', () => {
    const own: Partial<Mapping> = {
      columns: { Σειρά: 'series', Είδος: 'lines/description', Αξία: 'lines/gross' },
      document: { aa: 'next' },
    };
    const { documents } = read(['Α;Καφές;3,50', 'Α;Νερό;0,50'], own, 'Σειρά;Είδος;Αξία');
    expect(documents.map(({ rows }) => rows)).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  it('are told apart by the columns that the mapping names', () => {
    const own: Partial<Mapping> = {
      columns: { Είδος: 'lines/description', Αξία: 'lines/gross' },
      documentBy: ['Παραγγελία'],
    };
    const { documents, problems } = read(
      ['7;Καφές;3,50', '7;Νερό;0,50', '8;Τσάι;3,00'],
      own,
      'Παραγγελία;Είδος;Αξία',
    );
    expect(problems).toEqual([]);
    expect(documents.map(({ rows }) => rows)).toEqual([
      [2, 3],
      [4, 4],
    ]);
  });

  it('of other documents are read beside one in doubt', () => {
    const { documents, problems } = read(['Α;1;Καφές;τρία;4,00;', 'Α;2;Τσάι;3,00;3,00;']);
    expect(documents.map(({ rows }) => rows)).toEqual([[3, 3]]);
    expect(problems).toEqual([
      { code: 'cell/number', row: 2, column: 'Αξία', message: '“τρία” is not a number.' },
    ]);
  });

  it('with a number that occurs again further down give no document, above or below', () => {
    const rows = ['Α;1;Καφές;3,50;3,50;', 'Α;2;Τσάι;3,00;3,00;', 'Α;1;Νερό;0,50;0,50;'];
    expect(codes(rows)).toEqual([['row/apart', 4, undefined]]);
    expect(read(rows).documents.map(({ rows: own }) => own)).toEqual([[3, 3]]);
  });

  it('without a number put the document above them in doubt, which is named', () => {
    const rows = ['Α;1;Καφές;3,50;3,50;', ';;Έκπτωση;3,50;;'];
    expect(codes(rows)).toEqual([
      ['row/without-key', 3, undefined],
      ['row/left-out', 2, undefined],
    ]);
    expect(read(rows).documents).toEqual([]);
  });

  it('of totals, and titles above the headings, are left out and named', () => {
    const total = read([
      'Α;1;Καφές;3,50;3,50;',
      ';;ΣΥΝΟΛΟ:;;3,50;',
      'Α;2;Τσάι;3,00;3,00;',
      'Γενικό σύνολο;;;;6,50;',
    ]);
    expect(total).toMatchObject({ problems: [], skipped: [3, 5] });
    expect(total.documents.map(({ rows }) => rows)).toEqual([
      [2, 2],
      [4, 4],
    ]);
  });

  it('of one document agree on what it states once', () => {
    expect(codes(['Α;1;Καφές;3,50;4,00;', 'Α;1;Νερό;0,50;5,00;'])).toEqual([['cell/differs', 3, 'Μετρητά']]);
    expect(codes(['Α;1;Καφές;3,50;4,00;', 'Α;1;Νερό;0,50;4,0 €;'])).toEqual([['cell/differs', 3, 'Μετρητά']]);
  });

  it('have as many cells as there are headings', () => {
    expect(codes(['Α;1;Καφές;3,50'])).toEqual([['sheet/cells', 2, undefined]]);
    expect(codes(['Α;1;Καφές;3,50;4,00;;x'])).toEqual([['sheet/cells', 2, undefined]]);
    expect(codes(['Α;1;Καφές;3,50;4,00;;'])).toEqual([]);
  });

  it('are explained by clear numbers of the sheet, and in doubt without any', () => {
    expect(read(['Α;1;Έπιπλο;1.234;1.234,00;']).documents[0]?.facts['lines']).toEqual([
      { vat: 24, description: 'Έπιπλο', gross: '1234' },
    ]);
    expect(codes(['Α;1;Έπιπλο;1.234;;'])).toEqual([['cell/number-readings', 2, 'Αξία']]);
    expect(codes(['Α;1;Έπιπλο;1.234;;'], { decimal: ',' })).toEqual([]);
  });
});

describe('a percent sign', () => {
  it('belongs to VAT, and not to an amount', () => {
    const own: Partial<Mapping> = { columns: { Αξία: 'lines/gross', ΦΠΑ: 'lines/vat' }, line: {} };
    expect(read(['3,50;24%'], own, 'Αξία;ΦΠΑ').documents[0]?.facts['lines']).toEqual([
      { gross: '3.50', vat: '24' },
    ]);
    expect(codes(['3,50%;24%'], own, 'Αξία;ΦΠΑ')).toEqual([['cell/number', 2, 'Αξία']]);
  });
});

describe('a mapping', () => {
  it('has to name every column', () => {
    const { Κάρτα: _, ...columns } = mapping.columns;
    expect(codes(['Α;1;Καφές;3,50;4,00;'], { columns })).toEqual([
      ['mapping/column-unmapped', undefined, 'Κάρτα'],
    ]);
    expect(codes(['Α;1;Καφές;3,50;4,00;'], { columns: { ...columns, Κάρτα: null } })).toEqual([]);
  });

  it('names only columns of the sheet', () => {
    const columns = { ...mapping.columns, ΦΠΑ: 'lines/vat' };
    expect(codes(['Α;1;Καφές;3,50;4,00;'], { columns })).toEqual([
      ['mapping/column-missing', undefined, 'ΦΠΑ'],
    ]);
  });

  it('names only members of facts', () => {
    const columns = { ...mapping.columns, Κάρτα: 'payments/1/amont' };
    expect(read(['Α;1;Καφές;3,50;4,00;'], { columns }).problems).toEqual([
      {
        code: 'mapping/member-nearest',
        column: 'Κάρτα',
        message: 'Facts have no single value at payments/1/amont. Did you mean payments/1/amount?',
      },
    ]);
  });

  it.each(['', ' '])('asks for the member of a column that it leaves empty: %j', (path) => {
    const columns = { ...mapping.columns, Κάρτα: path };
    expect(codes(['Α;1;Καφές;3,50;4,00;'], { columns })).toEqual([
      ['mapping/member-missing', undefined, 'Κάρτα'],
    ]);
  });

  it('states each member once', () => {
    expect(
      codes(['Α;1;Καφές;3,50;4,00;'], { columns: { ...mapping.columns, Κάρτα: 'payments/0/amount' } }),
    ).toEqual([['mapping/twice', undefined, 'Κάρτα']]);
    expect(codes(['Α;1;Καφές;3,50;4,00;'], { line: { gross: '1' } })).toEqual([
      ['mapping/twice', undefined, 'Αξία'],
    ]);
  });
});

describe('a sheet', () => {
  it('has rows', () => {
    expect(codes([])).toEqual([['sheet/empty', undefined, undefined]]);
  });

  it('has one heading for each column', () => {
    expect(codes(['Α;1;2;3'], { columns: { Α: 'series', Β: 'aa' } }, 'Α;Β;;Β')).toEqual([
      ['heading/empty', 1, undefined],
      ['heading/twice', 1, 'Β'],
      ['mapping/twice', undefined, 'Β'],
    ]);
  });

  it('closes its quotes', () => {
    expect(codes(['Α;1;"Καφές;3,50;4,00;'])).toEqual([['sheet/quotes', 2, undefined]]);
  });
});

describe('what tells documents apart', () => {
  const columns = { Σειρά: 'series', Αρ: 'aa', Αξία: 'lines/net' };

  it('is each cell by itself, whatever stands in it', () => {
    const { documents, problems } = read(['a1:b;c;1', 'a;1:bc;1', 'a1;:bc;1'], { columns }, 'Σειρά;Αρ;Αξία');
    expect(problems).toEqual([]);
    expect(documents.map(({ facts }) => [facts['series'], facts['aa']])).toEqual([
      ['a1:b', 'c'],
      ['a', '1:bc'],
      ['a1', ':bc'],
    ]);
  });

  it('leaves a member of the mapping that has no place in facts to the builder', () => {
    const document = JSON.parse('{"type":"11.1","__proto__":{"aa":"7"}}') as Record<string, unknown>;
    const { documents } = read(['A;1;1'], { columns, document }, 'Σειρά;Αρ;Αξία');
    expect(Object.keys(documents[0]?.facts ?? {})).toContain('__proto__');
  });
});

describe('a sheet of 100,000 documents', () => {
  const COUNT = 100_000;
  const MOST = 3;

  /** Processor time, compared with that of JSON: neither a busy machine nor a slow one matters. */
  const timeOf = (work: () => unknown): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };

  it('takes about as long as writing and reading its facts', () => {
    const text = `Σειρά;Αρ;Αξία\n${Array.from({ length: COUNT }, (_, index) => `A;${index + 1};1`).join('\n')}`;
    const sheet = sheetOf(text);
    const own = { ...mapping, columns: { Σειρά: 'series', Αρ: 'aa', Αξία: 'lines/net' } };
    const { documents } = readRows(sheet, own, 'en');
    expect(documents).toHaveLength(COUNT);
    expect(documents.at(-1)).toMatchObject({ rows: [COUNT + 1, COUNT + 1], facts: { aa: '100000' } });
    const unit = timeOf(() => JSON.parse(JSON.stringify(documents)));
    const time = timeOf(() => readRows(sheet, own, 'en'));
    expect(Math.max(time / unit, MOST)).toBe(MOST);
  });
});
