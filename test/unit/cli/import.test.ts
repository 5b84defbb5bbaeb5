import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';

const sheet = [
  'Σειρά;Αριθμός;Ημερομηνία;Περιγραφή;Ποσότητα;Τιμή με ΦΠΑ;ΦΠΑ %;Ταμίας',
  'Α;1;20/11/2026;Καφές;2;3,50;24%;Μαρία',
  'Α;2;20/11/2026;Νερό;ένα;0,50;13;Μαρία',
].join('\r\n');
const columns = {
  Σειρά: 'series',
  Αριθμός: 'aa',
  Ημερομηνία: 'issueDate',
  Περιγραφή: 'lines/description',
  Ποσότητα: 'lines/quantity',
  'Τιμή με ΦΠΑ': 'lines/unitPriceWithVat',
  'ΦΠΑ %': 'lines/vat',
};
const mapping = {
  columns: { ...columns, Ταμίας: null },
  document: {
    type: '11.1',
    issuer: { vatNumber: '800123456', branch: 0, country: 'GR' },
    payments: [{ type: 3, amount: 'rest' }],
  },
  line: { unit: 1, income: 'goods' },
};
const files = { 'sales.csv': sheet, 'mapping.json': JSON.stringify(mapping) };
const line = ['import', 'sales.csv', '--map', 'mapping.json'];

/** The documents of a report. */
const recordsIn = (text: string, format: string): { rows?: unknown; document?: unknown }[] =>
  format === 'json'
    ? JSON.parse(text).documents
    : text
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each));

describe('import', () => {
  it('prints facts that build accepts, and names the row and column of a doubt', async () => {
    const { code, stdout, stderr } = await runCli(line, { files });
    expect(code).toBe(1);
    expect(stderr).toBe('row 3, Ποσότητα: “ένα” is not a number.\n');
    const built = await runCli(['build', '--now', '2026-11-20T18:00:00+02:00'], { stdin: stdout });
    expect(built.code).toBe(0);
    const { invoice } = JSON.parse(built.stdout);
    expect(invoice[0].invoiceSummary.totalGrossValue).toBe(7);
  });

  it('says from which rows a document came, as far as its MARK', async () => {
    const sales = `${sheet.replace('ένα', '1')}\r\nΑ;2;20/11/2026;Τσάι;1;2,00;24;Μαρία\r\n`;
    const rows = [
      [2, 2],
      [3, 4],
    ];
    for (const format of ['text', 'json', 'ndjson']) {
      const imported = await runCli([...line, '--format', format], {
        files: { ...files, 'sales.csv': sales },
      });
      for (const as of ['json', 'ndjson']) {
        const built = await runCli(['build', '--now', '2026-11-20T18:00:00+02:00', '--format', as], {
          stdin: imported.stdout,
        });
        const records = recordsIn(built.stdout, as);
        expect(records.map((record) => record.rows)).toEqual(rows);
        expect(JSON.stringify(records.map(({ document }) => document ?? ''))).not.toContain('rows');
        if (as === 'json') expect(JSON.stringify(JSON.parse(built.stdout).request)).not.toContain('rows');
        const validated = await runCli(
          ['validate', '--now', '2026-11-20T18:00:00+02:00', '--format', 'ndjson'],
          {
            stdin: built.stdout,
          },
        );
        expect(recordsIn(validated.stdout, 'ndjson').map((record) => record.rows)).toEqual(rows);
      }
    }
  });

  it('names the place in Greek', async () => {
    const { stderr } = await runCli([...line, '--lang', 'el'], { files });
    expect(stderr).toBe('γραμμή 3, Ποσότητα: Το «ένα» δεν είναι αριθμός.\n');
  });

  it('has documents and problems in one report for programs', async () => {
    const { stdout } = await runCli([...line, '--format', 'json'], { files });
    expect(JSON.parse(stdout)).toMatchObject({
      documents: [{ rows: [2, 2], facts: { aa: '1' } }],
      problems: [{ code: 'cell/number', row: 3, column: 'Ποσότητα' }],
    });
  });

  it('has each problem in a line for programs', async () => {
    const { stderr } = await runCli([...line, '--format', 'ndjson'], { files });
    expect(JSON.parse(stderr)).toMatchObject({ code: 'cell/number', row: 3 });
  });

  it('proposes a mapping, and asks for the columns that it does not know', async () => {
    const { code, stdout, stderr } = await runCli(['import', 'sales.csv'], { files });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      columns: { ...columns, Ταμίας: '' },
      document: { type: '', issuer: { vatNumber: '', branch: '' }, payments: [{ type: '', amount: 'rest' }] },
      line: { unit: '', income: '' },
    });
    for (const place of ['columns/Ταμίας', 'document/type', 'document/issuer', 'line/income'])
      expect(stderr).toContain(`  ${place}: `);
  });

  it('refuses a mapping that is not completed', async () => {
    const proposed = JSON.stringify({ columns: { ...columns, Ταμίας: '' } });
    const { code, stderr } = await runCli(line, { files: { ...files, 'mapping.json': proposed } });
    expect(code).toBe(1);
    expect(stderr).toContain('Ταμίας: The mapping gives this column no field.');
  });

  it('refuses a mapping with an empty place', async () => {
    const empty = JSON.stringify({ ...mapping, document: { ...mapping.document, type: '' } });
    const { code, stdout, stderr } = await runCli(line, { files: { ...files, 'mapping.json': empty } });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('document/type');
  });

  it('names the rows that it leaves out', async () => {
    const around = `Πωλήσεις\n${sheet.replace('ένα', '1')}\nΣύνολο;;;;3\n`;
    const { code, stderr } = await runCli(line, { files: { ...files, 'sales.csv': around } });
    expect([code, stderr]).toEqual([0, 'parastatiko: Left out as titles or totals: rows 1, 5\n']);
  });

  it('names the member of the mapping that is wrong', async () => {
    const wrong = JSON.stringify({ columns: { Σειρά: 1 }, decimal: ';' });
    const { code, stderr } = await runCli(line, { files: { ...files, 'mapping.json': wrong } });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^parastatiko: mapping\.json: columns\/Σειρά: /);
    expect(stderr).toContain('mapping.json: decimal: ');
  });

  it('ends with 2 for files that cannot be used', async () => {
    expect((await runCli(['import', 'none.csv'], { files })).code).toBe(2);
    expect((await runCli(['import', 'sales.csv', '--map', 'none.json'], { files })).code).toBe(2);
    const bytes = Uint8Array.from([0xd3, 0xd2]);
    const { code, stderr } = await runCli(['import', 'sales.csv'], { files: { 'sales.csv': bytes } });
    expect(code).toBe(2);
    expect(stderr).toContain('windows-1253');
  });
});
