import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { cash, deliveryNote, retailReceipt, salesInvoice } from '../../../src/builders/index.js';
import { customer, movement, numbered, shop } from './parties.js';

/** Changes everything inside, lists and objects alike; Decimals never change. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Decimal.isDecimal(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    spoil(inner);
    (value as Record<string, unknown>)[name] = 'spoilt';
  }
  if (Array.isArray(value)) value.length = 0;
}

const line = () => ({
  description: 'Σακίδιο',
  quantity: new Decimal(2),
  unit: 1,
  unitPrice: '20.00',
  vat: 24,
  discount: { percent: 10 },
  withheld: { category: 3 },
  income: [{ type: 'E3_561_001', category: 'category1_1' } as const],
});

describe('a builder, after the input of its steps changed', () => {
  const given = {
    opening: {
      ...structuredClone({ ...numbered, issuer: shop }),
      correlatedInvoices: ['400001234567890'],
      otherCorrelatedEntities: [
        { type: 1, entityData: { vatNumber: '987654324', country: 'GR' as const, branch: 0 } },
      ],
    },
    counterpart: structuredClone(customer),
    lines: [line(), line()],
    line: line(),
    discount: { percent: '5' },
    payment: { type: 3, amount: 'rest' as const },
    movement: structuredClone(movement),
    marks: ['400001234567891'],
    table: { marks: ['400001234567892'], uids: ['A'.repeat(40)] },
    packages: { packagingType: 2, quantity: 10 },
    print: { documentComments: 'Ευχαριστούμε' },
  };
  const builder = salesInvoice(given.opening)
    .counterpart(given.counterpart)
    .movement(given.movement)
    .lines(given.lines)
    .line(given.line)
    .discount(given.discount)
    .payment(given.payment)
    .correlatesWith(given.marks)
    .closesNotes(given.marks)
    .closesTable(given.table)
    .packages(given.packages)
    .print(given.print);
  const facts = structuredClone(JSON.parse(JSON.stringify(builder.facts())));
  const document = builder.check().document;

  test('builds the same document', () => {
    expect(document?.invoiceDetails).toHaveLength(3);
    spoil(given);
    expect(builder.check().document).toEqual(document);
    expect(JSON.parse(JSON.stringify(builder.facts()))).toEqual(facts);
  });

  test('is not affected by a change of the facts that it returned', () => {
    spoil(builder.facts());
    expect(builder.check().document).toEqual(document);
  });
});

test('a line of a builder keeps the values from its step', () => {
  const backpack = { description: 'Σακίδιο', gross: '30.00', vat: 24, income: 'goods' as const };
  const receipt = retailReceipt(numbered).line(backpack).payment(cash('rest'));
  backpack.gross = '1.00';
  expect(receipt.build().invoiceSummary.totalGrossValue).toBe(30);
});

test('facts keep the values of a copied class instance and of a Decimal', () => {
  class Chair {
    description = 'Καρέκλα';
    quantity = new Decimal('2.5');
    unit = 1;
  }
  const chair = new Chair();
  const note = deliveryNote(numbered).movement(movement).counterpart(customer).line(chair);
  chair.quantity = new Decimal(9);
  expect(note.build().invoiceDetails[0]?.quantity).toBe(2.5);
});

test('circular input of a builder is refused', () => {
  const line: Record<string, unknown> = { description: 'Σακίδιο', gross: '30.00', vat: 24, income: 'goods' };
  line['self'] = line;
  const { issues } = retailReceipt(numbered)
    .line(line as never)
    .payment(cash('rest'))
    .check();
  expect(issues.map(({ rule, path }) => [rule, path])).toEqual([
    ['shape/unknown-member', ['lines', 0, 'self']],
  ]);
});
