import { describe, expect, test } from 'vitest';
import {
  card,
  cash,
  checkUnknown,
  climateFee,
  deliveryNote,
  orderSlip,
  posCollection,
  posRefund,
  retailReceipt,
} from '../../../src/builders/index.js';
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
  checkUnknown(facts)
    .issues.filter(({ rule }) => /^(?:facts|shape)\//.test(rule))
    .map(({ rule, path }) => `${rule} ${path.join('/')}`);

describe('the counterpart of a record', () => {
  const customer = { vatNumber: '987654324', country: 'GR', branch: 0, name: 'Νικολάου Ο.Ε.' };
  const levy = { otherTaxes: { category: 8, amount: '3.00' } } as const;
  const tap = card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });

  test('is allowed on collections, returns and the climate fee, without an issue', () => {
    const documents = [
      posCollection(numbered).counterpart(customer).line({ net: '50.00' }).payment(tap).check(),
      posRefund(numbered).counterpart(customer).line({ net: '50.00' }).payment(tap).check(),
      climateFee(numbered).counterpart(customer).line(levy).payment(cash('rest')).check(),
    ];
    for (const { document, issues } of documents) {
      expect(issues).toEqual([]);
      expect(document?.counterpart).toEqual({ vatNumber: '987654324', country: 'GR', branch: 0 });
      expect(document?.providerAdditionalInvoiceDetails?.counterpart?.name).toBe('Νικολάου Ο.Ε.');
    }
  });

  test('is allowed on slips, with a warning', () => {
    const coffee = { description: 'Καφές', quantity: 2, unit: 1, unitPrice: '3.50', vat: 13 } as const;
    const { ok, issues } = orderSlip(numbered).counterpart(customer).line(coffee).check();
    expect(ok).toBe(true);
    expect(issues.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      'warning parties/counterpart-on-slip',
    ]);
  });

  test('is refused on a receipt', () => {
    const facts = { ...factsSamples.retailReceipt, counterpart: customer };
    expect(factsIssues(facts)).toEqual(['facts/not-allowed-on-type counterpart']);
  });
});

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
