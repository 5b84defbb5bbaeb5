import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTableName,
  listTables,
  rowsOf,
  searchCodes,
  type TableName,
  tables,
} from '../../../src/codes/index.js';

const first = (text: string) => {
  const [match] = searchCodes(text);
  return match && `${match.table} ${match.code}`;
};

describe('searchCodes', () => {
  it.each([
    ['μετρητα', 'paymentMethodTypes 3'],
    ['ΜΕΤΡΗΤΆ', 'paymentMethodTypes 3'],
    ['cash', 'paymentMethodTypes 3'],
    ['κάρτα', 'paymentMethodTypes 7'],
    ['iris', 'paymentMethodTypes 8'],
    ['ΤΜΧ', 'measurementUnits 1'],
    ['κιλό', 'measurementUnits 2'],
    ['24%', 'vatCategories 1'],
    ['8.6', 'invoiceTypes 8.6'],
    ['13.1', 'otherInvoiceTypes 13.1'],
    ['e3_561_001', 'incomeClassificationTypes E3_561_001'],
    ['CATEGORY1_95', 'incomeClassificationCategories category1_95'],
    ['Πώληση', 'movePurposes 1'],
    ['αλπ', 'invoiceTypes 11.1'],
    ['παλετα', 'packagingTypes 1'],
    ['Γερμανία', 'countries DE'],
    ['eur', 'currencies EUR'],
    ['άρθρο 28', 'vatExemptionCategories 14'],
    ['article 33', 'vatExemptionCategories 14'],
    ['αρθρο 22', 'vatExemptionCategories 7'],
    ['39α', 'vatExemptionCategories 16'],
    ['άρθρο 3', 'vatExemptionCategories 1'],
    ['μισθωτων υπηρεσιων παρακρατηση', 'withheldTaxCategories 11'],
  ])('finds %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('says what a code covers, if its table does', () => {
    expect(searchCodes('άρθρο 28')[0]).toMatchObject({
      coversEl: 'Παράδοση αγαθών σε άλλο κράτος μέλος (ενδοκοινοτική παράδοση)',
      coversEn: 'Goods supplied to another member state (intra-Community supply)',
    });
    expect(searchCodes('μετρητά')[0]).not.toHaveProperty('coversEl');
  });

  const tablesOf = (text: string) => [...new Set(searchCodes(text).map(({ table }) => table))];

  it.each([
    ['εξαίρεση', 'vatExemptionCategories'],
    ['ΕΞΑΙΡΕΣΕΙΣ', 'vatExemptionCategories'],
    ['αιτία εξαίρεσης', 'vatExemptionCategories'],
    ['απαλλαγή', 'vatExemptionCategories'],
    ['σκοπός διακίνησης', 'movePurposes'],
    ['μονάδα', 'measurementUnits'],
    ['packaging kind', 'packagingTypes'],
  ])('finds all codes of a table by words of its title: %s', (text, table) => {
    expect(tablesOf(text)).toEqual([table]);
    expect(searchCodes(text)).toHaveLength(tables[table as TableName].length);
  });

  it.each(['documentTypes', 'document types', 'DOCUMENT TYPE'])(
    'finds the document types as %s, before those of other channels',
    (text) => {
      expect(tablesOf(text)).toEqual(['invoiceTypes', 'otherInvoiceTypes']);
    },
  );

  it.each(['ενοίκιο', 'ενοικιο', 'ΕΝΟΙΚΙΑ', 'ενοικίων', 'rent'])('finds rents by %s', (text) => {
    expect(searchCodes(text)).toContainEqual(expect.objectContaining({ table: 'invoiceTypes', code: '8.1' }));
  });

  it('finds the levies of both seasons by the name that people use', () => {
    const codes = searchCodes('φόρος διαμονής').map(({ code }) => code);
    expect(codes).toEqual(['8.2', 6, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  });

  it('reports that 4 % has two categories', () => {
    const found = searchCodes('4%', 'vatCategories').map(({ code }) => code);
    expect(found.slice(0, 2)).toEqual([6, 10]);
  });

  it.each([
    ['τεμαχηα', 'measurementUnits 1'],
    ['μερτητά', 'paymentMethodTypes 3'],
    ['invoce', 'invoiceTypes 1.1'],
    ['palllet', 'packagingTypes 1'],
  ])('finds the nearest spelling of %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('searches only one table on request', () => {
    expect(new Set(searchCodes('πωληση', 'invoiceTypes').map(({ table }) => table))).toEqual(
      new Set(['invoiceTypes']),
    );
  });

  it.each(['', '   ', 'zzzz', 'x'.repeat(1000), '('])('finds nothing for "%s"', (text) => {
    expect(searchCodes(text)).toEqual([]);
  });

  it('finds every code by itself, as the first of its table', () => {
    for (const name of Object.keys(tables) as TableName[]) {
      for (const { code } of rowsOf(name)) {
        const [match] = searchCodes(String(code), name);
        if (name !== 'vatCategories') expect(match).toMatchObject({ table: name, code });
      }
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => searchCodes(text)).not.toThrow();
      }),
      { numRuns: 50 },
    );
  });
});

describe('listTables', () => {
  it('returns every table with its size and sources', () => {
    const list = listTables();
    expect(list.map(({ name }) => name)).toEqual(Object.keys(tables));
    expect(list.find(({ name }) => name === 'countries')).toMatchObject({
      size: 247,
      specification: '2.0.2',
    });
    expect(list.find(({ name }) => name === 'posNspIds')).toMatchObject({
      confidence: 'single',
      specification: null,
    });
    for (const { sources } of list) expect(sources.length).toBeGreaterThan(0);
  });
});

describe('isTableName', () => {
  it.each(['vatCategories', 'otherInvoiceTypes'])('accepts %s', (name) =>
    expect(isTableName(name)).toBe(true),
  );
  it.each(['', 'toString', '__proto__', 'vatcategories'])('refuses %s', (name) =>
    expect(isTableName(name)).toBe(false),
  );
});

describe('rowsOf', () => {
  it('has country labels from the runtime', () => {
    expect(rowsOf('euCountries').find(({ code }) => code === 'GR')).toEqual({
      code: 'GR',
      el: 'Ελλάδα',
      en: 'Greece',
    });
    expect(rowsOf('euCountries')).toHaveLength(27);
  });
});
