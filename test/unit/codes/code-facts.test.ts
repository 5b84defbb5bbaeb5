import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as facts from '../../../src/codes/generated/code-facts.js';
import * as codes from '../../../src/codes/index.js';
import { comparable, labelHash } from '../../../src/rules/text/named-codes.js';
import { rowsOfReference } from './reference.js';

const codesOf = (table: codes.TableName, isTaken: (row: Record<string, unknown>) => unknown = () => true) =>
  rowsOfReference(table)
    .filter(isTaken)
    .map(({ code }) => code);

describe('the facts of codes without labels', () => {
  it('are those of the tables', () => {
    expect(facts.inactiveRecTypes).toEqual(codesOf('recTypes', ({ inactive }) => inactive));
    expect(facts.readOnlySpecialCategories).toEqual(
      codesOf('specialInvoiceCategories', ({ readOnly }) => readOnly),
    );
    expect(facts.withdrawnMovePurposes).toEqual(codesOf('movePurposes', ({ withdrawn }) => withdrawn));
    expect(facts.withdrawnOtherTaxes).toEqual(codesOf('otherTaxesCategories', ({ withdrawn }) => withdrawn));
    expect(facts.knownPosNspIds).toEqual(codesOf('posNspIds'));
    expect(facts.otherInvoiceTypeCodes).toEqual(codes.otherInvoiceTypes.map(({ code }) => code));
    expect(facts.reservedInvoiceTypeCodes).toEqual(codesOf('invoiceTypes', ({ reserved }) => reserved));
    expect(facts.printLanguages).toEqual(codesOf('documentLanguageCodes'));
    expect(facts.typesOfReceivingPurposes).toEqual(
      Object.fromEntries(
        rowsOfReference('receivingNotePurposes').map((row) => [row.code, row['allowedTypes']]),
      ),
    );
    expect(facts.vatPercents).toEqual(codes.vatCategories.map(({ code, percent }) => [code, percent]));
  });
});

describe('the labels of codes without facts', () => {
  it('are those of the tables, as text in its normalized form or as hashes', () => {
    expect(facts.invoiceTypeTitles).toEqual(
      Object.fromEntries(codes.invoiceTypes.map(({ code, el }) => [code, comparable(el)])),
    );
    expect(facts.movePurposeLabels).toEqual(
      Object.fromEntries(
        codes.movePurposes
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ code, el, en }) => [code, [labelHash(el), labelHash(en ?? '')]]),
      ),
    );
    expect(Object.keys(facts.taxLabels)).toHaveLength(5 + 18 + 22 + 30 + 4);
    for (const { code, el, en } of codes.feesCategories) {
      expect(facts.taxLabels[`2/${code}`]).toEqual([labelHash(el), labelHash(en ?? '')]);
    }
    expect(facts.taxLabels['4/1']).toEqual([labelHash('συντελεστησ 12 %'), labelHash('rate 12%')]);
    // The appendix says four stars; both texts name category 9.
    expect(facts.taxLabels['3/9']).toEqual(
      ['Ξενοδοχεία 5 αστέρων 4,00€', 'Hotels 5 stars 4.00 €', 'Ξενοδοχεία 4 αστέρων 4,00€'].map(labelHash),
    );
  });

  it('have different hashes if they are different', () => {
    const labels = [codes.withheldTaxCategories, codes.feesCategories, codes.otherTaxesCategories]
      .flatMap((table) => [...table])
      .flatMap(({ el, en }) => [el, en ?? '']);
    const texts = new Set([...labels, ...codes.movePurposes.map(({ el }) => el)].map(comparable));
    expect(new Set([...texts].map(labelHash)).size).toBe(texts.size);
  });
});

describe('the constants of codes', () => {
  const folder = new URL('../../../src/codes/generated/named/', import.meta.url);
  const enums = Object.values(codes).filter((value) => typeof value === 'object');

  it.each(readdirSync(folder))('have the names and the values of an enum-like object: %s', async (file) => {
    const constants: unknown = await import(new URL(file, folder).href);
    expect(enums).toContainEqual({ ...(constants as object) });
  });
});
