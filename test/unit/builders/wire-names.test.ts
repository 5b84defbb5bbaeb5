import { describe, expect, it } from 'vitest';
import { checkUnknown } from '../../../src/builders/check-document.js';
import { factsShape } from '../../../src/builders/facts/generated/shapes.js';
import { namesInFacts } from '../../../src/builders/facts/generated/wire-names.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import { resolves } from '../rules/resolve.js';

const facts = {
  type: '11.1',
  series: 'A',
  aa: '1',
  issueDate: '2026-11-20',
  issuer: { vatNumber: '094014201', branch: 0, print: { name: 'Shop' } },
  lines: [{ itemDescr: 'Cable', quantity: 1, measurementUnit: 1, lineUnitPrice: '4.00', vat: 24 }],
  paymentMethods: [{ type: 3, amount: 4.96 }],
};

describe('document member names in facts', () => {
  it('are reported with the intended member of facts', () => {
    const meant = checkUnknown(facts)
      .issues.filter(({ rule }) => rule === 'shape/unknown-member')
      .map(({ path, params }) => [path.join('/'), params.meant]);
    expect(meant).toEqual([
      ['lines/0/itemDescr', 'description'],
      ['lines/0/measurementUnit', 'unit'],
      ['lines/0/lineUnitPrice', 'unitPrice'],
      ['paymentMethods', 'payments'],
    ]);
  });

  it.each([...namesInFacts])('such as %s suggest %s', (wire, meant) => {
    const places = ['', 'invoiceHeader.', 'invoiceDetails[].', 'invoiceDetails[].incomeClassification[].'];
    expect(places.some((place) => resolves(documentShape, `${place}${wire}`))).toBe(true);
    for (const name of meant.split(', ')) {
      const inFacts = ['', 'lines[].', 'lines[].income.'];
      expect(inFacts.some((place) => resolves(factsShape, `${place}${name}`))).toBe(true);
    }
  });
});
