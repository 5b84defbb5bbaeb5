import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import * as codes from '../../../src/codes/index.js';
import { providerTypes, rowsOfReference } from './reference.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const generate = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

/** The generated files of src, in a folder of their own. */
const copyOfGenerated = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const all = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const each of all.filter((name) => basename(name) === 'generated')) {
    cpSync(join(root, 'src', each), join(folder, each), { recursive: true });
  }
  return folder;
};

test('the generator reports changed, missing and superfluous files, and repairs them', () => {
  const folder = copyOfGenerated();
  appendFileSync(join(folder, 'codes/generated/vat-categories.ts'), '// by hand\n');
  rmSync(join(folder, 'types/generated/shapes.ts'));
  writeFileSync(join(folder, 'codes/generated/old-table.ts'), '');
  const { status, stderr } = generate('--check', folder);
  expect(status).toBe(1);
  expect(stderr.match(/[\w/-]+\.ts/g)?.sort()).toEqual([
    'codes/generated/old-table.ts',
    'codes/generated/vat-categories.ts',
    'types/generated/shapes.ts',
  ]);
  expect(generate(folder).status).toBe(0);
  expect(generate('--check', folder)).toMatchObject({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});

const plural = (name: string): string =>
  name.endsWith('y') ? `${name.slice(0, -1)}ies` : name.endsWith('s') ? `${name}es` : `${name}s`;

/** The enum-like objects, each with the table that is named after it: `VatCategory` and `vatCategories`. */
const enums = Object.entries(codes).flatMap(([name, value]): [codes.TableName, object][] => {
  if (!/^[A-Z]/.test(name) || typeof value !== 'object') return [];
  const table = plural(name[0]?.toLowerCase() + name.slice(1));
  return [[table as codes.TableName, value]];
});

const codesOf = (table: codes.TableName): (string | number)[] =>
  codes.tables[table].map((row) => (typeof row === 'string' ? row : row.code));

describe('the enum-like objects', () => {
  it.each(enums)('%s has exactly one name for every code', (table, names) => {
    expect(Object.values(names).sort()).toEqual(codesOf(table).sort());
  });

  it('exist for every table whose codes do not name themselves', () => {
    const without = Object.keys(codes.tables).filter((table) => !enums.some(([name]) => name === table));
    expect(without).toEqual([
      'otherInvoiceTypes',
      'incomeClassificationTypes',
      'expensesClassificationTypes',
      'fuelCodes',
      'currencies',
      'countries',
      'euCountries',
    ]);
  });

  it('have the commonly used names', () => {
    expect(codes.MovePurpose.Sale).toBe(1);
    expect(codes.PaymentMethodType.Cash).toBe(3);
    expect(codes.PaymentMethodType.Card).toBe(7);
    expect(codes.VatCategory.Standard24).toBe(1);
    expect(codes.VatCategory.Exempt).toBe(7);
    expect(codes.MeasurementUnit.Pieces).toBe(1);
    expect(codes.SpecialInvoiceCategory.Restaurant).toBe(12);
    expect(codes.RecType.NegativeSign).toBe(7);
    expect(codes.InvoiceType.RetailReceipt).toBe('11.1');
    expect(codes.WithheldTaxCategory.Services8).toBe(7);
  });
});

describe('the generated code tables', () => {
  const own = (Object.keys(codes.tables) as codes.TableName[]).filter(
    (name) => name !== 'invoiceTypes' && name !== 'otherInvoiceTypes',
  );

  it.each(own)('%s has every row of the reference with its labels', (name) => {
    const expected = rowsOfReference(name);
    expect(codesOf(name)).toEqual(expected.map(({ code }) => code));
    for (const [index, row] of codes.tables[name].entries()) {
      if (typeof row === 'string') continue;
      expect(row.el).toBe(expected[index]?.label_el ?? null);
      expect(row.en).toBe(expected[index]?.label_en ?? expected[index]?.name ?? null);
    }
  });

  it('store percentages and amounts as exact decimal strings', () => {
    const taxTables = [
      'withheldTaxCategories',
      'feesCategories',
      'otherTaxesCategories',
      'stampDutyCategories',
    ] as const;
    for (const name of ['vatCategories', ...taxTables] as const) {
      for (const [index, row] of codes.tables[name].entries()) {
        const percent = rowsOfReference(name)[index]?.percent;
        expect(row.percent === null ? null : Number(row.percent)).toBe(percent);
        if (row.percent !== null) expect(row.percent).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }
    }
    expect(codes.findCode(codes.feesCategories, 8)?.fixedAmount).toBe('0.07');
    expect(codes.findCode(codes.stampDutyCategories, 3)?.percent).toBe('3.6');
  });

  it('have one table for each channel of document types', () => {
    expect(codes.invoiceTypes.map(({ code }) => code)).toEqual(providerTypes);
    expect(codes.providerInvoiceTypes).toEqual(providerTypes);
    const others = codes.otherInvoiceTypes.map(({ code }) => code);
    expect([...providerTypes, ...others]).toHaveLength(rowsOfReference('invoiceTypes').length);
    expect(others).toContain('13.1');
  });

  it('mark the codes that are no longer sent', () => {
    const withdrawn = codes.movePurposes.filter((row) => row.withdrawn).map(({ code }) => code);
    expect(withdrawn).toEqual([6, 15, 16, 17, 18]);
    expect(codes.recTypes.filter((row) => row.inactive).map(({ code }) => code)).toEqual([1, 4, 5]);
    expect(codes.specialInvoiceCategories.filter((row) => row.readOnly).map(({ code }) => code)).toEqual([
      8, 9,
    ]);
    expect(codes.otherTaxesCategories.filter((row) => row.withdrawn).map(({ code }) => code)).toEqual([1, 2]);
  });

  it('correct the misprint of other tax 9, and keep the official text', () => {
    expect(codes.findCode(codes.otherTaxesCategories, 9)).toMatchObject({
      el: 'Ξενοδοχεία 5 αστέρων 4,00€',
      en: 'Hotels 5 stars 4.00 €',
      officialLabel: 'Ξενοδοχεία 4 αστέρων 4,00€',
    });
    const others = codes.otherTaxesCategories.filter(({ code }) => code !== 9);
    expect(new Set(others.map(({ officialLabel }) => officialLabel))).toEqual(new Set([null]));
  });

  it('name the members that a code requires', () => {
    expect(codes.findCode(codes.movePurposes, 19)?.requires).toEqual([
      'otherMovePurposeTitle',
      'otherMovePurposeLineTitle',
    ]);
    expect(codes.findCode(codes.measurementUnits, 7)?.requires).toEqual([
      'otherMeasurementUnitQuantity',
      'otherMeasurementUnitTitle',
    ]);
    expect(codes.findCode(codes.receivingNotePurposes, 7)?.requires).toEqual([
      'otherReceivingNotePurposeTitle',
    ]);
    expect(codes.findCode(codes.packagingTypes, 6)?.requires).toEqual(['otherPackagingTypeTitle']);
  });

  it('include the bare codes of the long tables', () => {
    expect(codes.incomeClassificationTypeCodes).toEqual(codesOf('incomeClassificationTypes'));
    expect(codes.incomeClassificationCategoryCodes).toEqual(codesOf('incomeClassificationCategories'));
    expect(codes.expensesClassificationTypeCodes).toEqual(codesOf('expensesClassificationTypes'));
    expect(codes.expensesClassificationCategoryCodes).toEqual(codesOf('expensesClassificationCategories'));
    expect(codes.fuelCodeValues).toEqual(codesOf('fuelCodes'));
  });
});
