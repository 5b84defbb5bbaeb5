import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCli } from '../cli/fake-io.js';

/** Spreadsheets as offices have them, and what a person answers to the questions of `import`. */
const offices = {
  // Excel: titles, a count of rows, days and percentages as numbers, a VAT number with a zero, formulas, a total.
  'wholesale.xlsx': {
    asked: 5,
    answers: { type: '1.1', income: 'goods', country: 'GR' },
    gross: [75.52, 20.34],
  },
  // LibreOffice: days with a time, euros with more decimals behind, card and cash.
  'shop.ods': {
    asked: 6,
    answers: { type: '11.1', series: 'Λ', income: 'goods', unit: 'τεμ' },
    gross: [5, 3, 2.5],
  },
  // An ERP: semicolons, Greek of Windows, years of two digits, decimal commas.
  'erp.csv': {
    asked: 7,
    answers: { type: '1.1', income: 'goods', country: 'GR' },
    columns: { 'Τιμή Μονάδος': 'lines/unitPrice', 'Δ/νση': null, Πόλη: null },
    gross: [2816.54, 43.4],
  },
  // Excel in English: days as texts, VAT No, Invoice No.
  'english.xlsx': { asked: 4, answers: { type: '2.1', income: 'services' }, gross: [1550.62, 372] },
  // By hand: 27-Νοε-26, IRIS, amounts of VAT.
  'freelancer.csv': {
    asked: 7,
    answers: { type: '2.1', series: 'Τ', income: 'services', country: 'GR', vat: 24 },
    gross: [1860, 1054.62],
  },
} as const;

const issuer = {
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
};

/** The mapping with each empty place filled in. */
function filled(value: unknown, answers: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (name === 'issuer') return issuer;
  if (value === '') return { branch: 0, ...answers }[name];
  if (Array.isArray(value)) return value.map((each) => filled(each, answers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, answers, key)]));
}

describe('the spreadsheet of an office', () => {
  it.each(Object.entries(offices))(
    '%s: who answers what is asked has right documents',
    async (name, office) => {
      const sheet = readFileSync(new URL(`sheets/${name}`, import.meta.url));
      const now = '2026-11-27T18:00:00Z';
      const proposal = await runCli(['import', name], { files: { [name]: sheet }, now });
      const questions = proposal.stderr.split('\n').filter((line) => line.startsWith('  '));
      expect(questions).toHaveLength(office.asked);
      const { columns, ...rest } = JSON.parse(proposal.stdout) as { columns: Record<string, string | null> };
      const own: Readonly<Record<string, string | null>> = 'columns' in office ? office.columns : {};
      for (const [heading, path] of Object.entries(columns))
        columns[heading] = heading in own ? (own[heading] ?? null) : path === '' ? null : path;
      const mapping = JSON.stringify({ columns, ...(filled(rest, office.answers) as object) });
      const files = { [name]: sheet, 'mapping.json': mapping };
      const read = await runCli(['import', name, '--map', 'mapping.json'], { files, now });
      expect(read.code).toBe(0);
      const built = await runCli(['build', '--now', now], { stdin: read.stdout, now });
      expect([built.code, built.stderr]).toEqual([0, '']);
      const { invoice } = JSON.parse(built.stdout) as {
        invoice: { invoiceSummary: { totalGrossValue: number }; invoiceHeader: { issueDate: string } }[];
      };
      expect(invoice.map(({ invoiceSummary }) => invoiceSummary.totalGrossValue)).toEqual(office.gross);
      for (const { invoiceHeader } of invoice) expect(invoiceHeader.issueDate).toBe('2026-11-27');
    },
  );
});
