import { describe, expect, test } from 'vitest';
import { cash, checkDocument, deliveryNote, retailReceipt } from '../../../src/builders/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { movement, numbered } from './parties.js';

const person = {
  country: 'GR',
  branch: 0,
  name: 'Ελένη Νικολάου',
  address: { street: 'Εγνατία', number: '25', postalCode: '54630', city: 'Θεσσαλονίκη' },
};
const chair = { description: 'Καρέκλα', quantity: 1, unit: 1, gross: '30.00', vat: 24 } as const;

const factsIssues = (facts: unknown): string[] =>
  checkDocument(facts)
    .issues.filter(({ rule }) => /^(?:facts|shape)\//.test(rule))
    .map(({ rule, path }) => `${rule} ${path.join('/')}`);

describe('a private person without VAT number', () => {
  test('can receive goods in transit', () => {
    const documents = [
      deliveryNote({ ...numbered, ...movement })
        .counterpart(person)
        .line(chair)
        .check(),
      retailReceipt(numbered)
        .movement(movement)
        .counterpart(person)
        .line({ ...chair, income: 'goods' })
        .payment(cash('rest'))
        .check(),
    ];
    for (const { ok, document, issues } of documents) {
      expect(ok).toBe(true);
      expect(document?.counterpart).toEqual(person);
      // The published schema wants the number, so that a rule of documents has its doubts.
      expect(issues.map(({ path }) => path.join('/'))).toContain('counterpart/vatNumber');
    }
  });

  test.each(['salesInvoice', 'serviceInvoice', 'creditInvoice'] as const)(
    'cannot be the counterpart on %s',
    (name) => {
      expect(factsIssues({ ...factsSamples[name], counterpart: person })).toEqual([
        'shape/missing counterpart/vatNumber',
      ]);
    },
  );

  test('cannot be the issuer, and an unreadable number is reported', () => {
    const { deliveryNote: note } = factsSamples;
    const { vatNumber: _, ...issuer } = note.issuer;
    expect(factsIssues({ ...note, issuer })).toEqual(['shape/missing issuer/vatNumber']);
    for (const vatNumber of [987654324, null, {}]) {
      expect(factsIssues({ ...note, counterpart: { ...person, vatNumber } })).toHaveLength(1);
    }
  });
});
