import { describe, expect, it } from 'vitest';
import { tables } from '../../../src/codes/index.js';
import { runCli } from './fake-io.js';

describe('codes', () => {
  it('lists every table', async () => {
    const { code, stdout } = await runCli(['codes', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).map((each: { name: string }) => each.name)).toEqual(Object.keys(tables));
    const text = (await runCli(['codes'])).stdout;
    for (const [name, rows] of Object.entries(tables))
      expect(text).toMatch(new RegExp(`^${name} +${rows.length} `, 'm'));
  });

  it.each(Object.keys(tables))('shows %s in both languages', async (name) => {
    for (const lang of ['en', 'el']) {
      const { code, stdout } = await runCli(['codes', name, '--lang', lang]);
      expect(code).toBe(0);
      expect(stdout).not.toMatch(/undefined|\[object/);
    }
    const json = JSON.parse((await runCli(['codes', name, '--format', 'json'])).stdout);
    expect(json).toHaveLength(tables[name as keyof typeof tables].length);
  });

  it('accepts a table name in any letter case, and with dashes', async () => {
    const { stdout } = await runCli(['codes', 'vatCategories']);
    expect((await runCli(['codes', 'VATCATEGORIES'])).stdout).toBe(stdout);
    expect((await runCli(['codes', 'vat-categories'])).stdout).toBe(stdout);
    expect(stdout).toMatch(/^1 +24 +VAT 24%$/m);
  });

  it('accepts the title of a table, in both languages, also in one word', async () => {
    const { stdout } = await runCli(['codes', 'invoiceTypes']);
    for (const title of [['documentTypes'], ['document', 'types'], ['Τύποι', 'παραστατικών']]) {
      expect((await runCli(['codes', ...title])).stdout).toBe(stdout);
    }
    expect((await runCli(['codes', '--lang', 'el'])).stdout).toMatch(
      /^vatExemptionCategories +31 +Αιτίες εξαίρεσης ΦΠΑ +myDATA/m,
    );
  });

  it('shows five stars for other tax 9, and the misprint of the official table', async () => {
    const { stdout } = await runCli(['codes', 'otherTaxesCategories', '--lang', 'el']);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      ' 9 – – Ξενοδοχεία 5 αστέρων 4,00€ · ποσό κατά ημερομηνία, περιγραφή του 2024 · στον επίσημο πίνακα, εκ παραδρομής: Ξενοδοχεία 4 αστέρων 4,00€ 10 ',
    );
  });

  it('marks withdrawn codes', async () => {
    const { stdout } = await runCli(['codes', 'movePurposes', '--lang', 'el']);
    expect(stdout).toMatch(/^6 +Φύλαξη · καταργήθηκε$/m);
  });

  it('says what an exemption covers, in the table and in a search', async () => {
    const el = await runCli(['codes', 'vatExemptionCategories', '--lang', 'el']);
    expect(el.stdout).toMatch(/^24 +.*άρθρο 8 του Κώδικα ΦΠΑ · Παράδοση ακινήτων$/m);
    const en = await runCli(['codes', 'reverse', 'charge', '--lang', 'en']);
    expect(en.stdout).toMatch(/^vatExemptionCategories +16 +.* · The recipient/m);
  });

  it('finds codes in Greek and English, with and without accents', async () => {
    for (const words of ['μετρητα', 'ΜΕΤΡΗΤΆ', 'cash']) {
      expect((await runCli(['codes', words])).stdout).toMatch(/^paymentMethodTypes +3 +Cash$/m);
    }
    const inTable = await runCli(['codes', 'measurementUnits', 'kg', '--format', 'ndjson']);
    expect(
      inTable.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([expect.objectContaining({ table: 'measurementUnits', code: 2 })]);
  });

  it('reports when nothing matches', async () => {
    const { code, stdout, stderr } = await runCli(['codes', 'vatcategoris']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Nothing matches "vatcategoris". Did you mean parastatiko codes vatCategories?');
    expect(await runCli(['codes', 'qqqqqqqq', '--format', 'json'])).toMatchObject({
      code: 1,
      stdout: '[]\n',
    });
  });
});
