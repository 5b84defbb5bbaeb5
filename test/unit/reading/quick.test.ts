import { describe, expect, it } from 'vitest';
import { documentReaders } from '../../../src/reading/generated/document-readers.js';
import { readWithMembers } from '../../../src/reading/read.js';
import { Spellings } from '../../../src/reading/spelling.js';
import { samples } from '../../../src/rules/examples/index.js';

const sale = samples.salesInvoice;

function read(document: unknown) {
  const faults: string[] = [];
  const found = readWithMembers(
    documentReaders,
    document,
    (fault, path) => faults.push(`${fault} ${path.join('/')}`),
    new Spellings(),
  );
  return { view: found?.view, faults };
}

describe('a generated reader', () => {
  it('gives views of a kind one of two forms, whatever the order: the usual members, or all', () => {
    const { invoiceHeader: header } = sale;
    const reversed = Object.fromEntries(Object.entries(header).reverse());
    const namesOf = (invoiceHeader: object) =>
      Object.keys(read({ ...sale, invoiceHeader }).view?.invoiceHeader ?? {});
    const usual = ['series', 'aa', 'issueDate', 'invoiceType', 'currency', 'tableAA'];
    expect(namesOf(header)).toEqual(usual);
    expect(namesOf({ ...reversed, fuelInvoice: undefined })).toEqual(usual);
    const all = namesOf({ ...header, fuelInvoice: true });
    expect(all).toHaveLength(34);
    expect(namesOf({ ...reversed, selfPricing: true })).toEqual(all);
  });

  it('reads amounts as cents, also -0', () => {
    const [line] = sale.invoiceDetails;
    const { view, faults } = read({ ...sale, invoiceDetails: [{ ...line, netValue: 12.3, vatAmount: -0 }] });
    expect(faults).toEqual([]);
    expect(view?.invoiceDetails[0]?.netValue).toBe(1230);
    expect(view?.invoiceDetails[0]?.vatAmount).toBe(0);
  });

  it('reports a fault even if a getter reads another document in the meantime', () => {
    const spoilt = {
      ...sale,
      issuer: { ...sale.issuer, branch: -1 },
      get invoiceHeader() {
        read(sale);
        read({ ...sale, issuer: 5 });
        return sale.invoiceHeader;
      },
    };
    expect(read(spoilt).faults).toEqual(['out-of-range issuer/branch']);
  });

  it('reports undefined in a list of texts', () => {
    const header = { ...sale.invoiceHeader, multipleConnectedUids: [undefined] };
    expect(read({ ...sale, invoiceHeader: header }).faults).toEqual([
      'type invoiceHeader/multipleConnectedUids/0',
    ]);
  });

  it('reads only own members if something extends all objects', () => {
    const polluted = Object.prototype as { selfPricing?: unknown };
    polluted.selfPricing = true;
    try {
      const { view, faults } = read(sale);
      expect(faults).toEqual([]);
      // As the shape reader views it: by getters, which no pollution can replace.
      expect(view?.invoiceHeader.selfPricing).toBeUndefined();
    } finally {
      delete polluted.selfPricing;
    }
  });
});
