import fc from 'fast-check';
import type { LineKind } from '../../../src/builders/kinds/kinds.js';
import { type Kind, type KindRow, kinds } from '../../../src/builders/kinds/kinds.js';

/** Facts, plain; a test that looks inside says so. */
export type AnyFacts = Record<string, unknown> & { readonly lines?: readonly Record<string, unknown>[] };

const rowOf = (kind: Kind): KindRow => kinds[kind];

/** A decimal of at most so many decimals, in one of the forms that callers use. */
function decimal(min: number, max: number, decimals: number): fc.Arbitrary<string | number> {
  const scale = 10 ** decimals;
  return fc.integer({ min: min * scale, max: max * scale }).chain((whole) => {
    const digits = String(whole).padStart(decimals + 1, '0');
    const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    return fc.constantFrom<string | number>(text, Number(text));
  });
}

const words = fc.stringMatching(/^[A-Za-zΑ-Ωα-ω0-9 ]{1,20}$/).map((text) => `${text}.`);
const vat = fc.constantFrom(
  { vat: 24 },
  { vat: '13' },
  { vat: 6 },
  { vat: 17 },
  { vat: '9.0' },
  { vat: 4, vatCategory: 6 },
);
const discount = fc.oneof(
  decimal(0, 90, 2).map((percent) => ({ percent })),
  fc.constantFrom({ amount: '0.01' }, { amount: 0 }),
);
const marks = fc.array(
  fc
    .integer({ min: 1, max: 900_719_925_474 })
    .chain((mark) => fc.constantFrom<string | number>(String(mark), mark)),
  { minLength: 1, maxLength: 3 },
);

const quantity = decimal(1, 500, 3);
const priced = fc.oneof(
  fc.record({ unitPrice: decimal(1, 300, 4), quantity }),
  fc.record({ unitPriceWithVat: decimal(1, 300, 2), quantity }),
  fc.record({ net: decimal(1, 5000, 2), quantity }),
  fc.record({ gross: decimal(1, 5000, 2), quantity }),
);
const valued = fc.oneof(fc.record({ net: decimal(1, 5000, 2) }), fc.record({ gross: decimal(1, 5000, 2) }));
const unit = fc.record({ unit: fc.constantFrom<string | number>(1, 2, 6, 'kg', 'τεμ.') });

const classified: Readonly<Partial<Record<Kind, object>>> = {
  salesInvoiceForThirdParties: { type: 'E3_881_001', category: 'category1_7' },
  retailReceiptForThirdParties: { type: 'E3_881_003', category: 'category1_7' },
  selfDelivery: { type: 'E3_595', category: 'category1_6' },
  selfSupply: { type: 'E3_595', category: 'category1_6' },
  rentIncome: { type: 'E3_562', category: 'category1_5' },
};

const line = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as Record<string, unknown>);

const taxes = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { withheld: { category: 3 } },
      { fees: { category: 7 } },
      { stampDuty: { category: 1 }, deductions: { amount: '0.01' } },
    ),
  },
);

const maybe = <Value>(key: string, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<object> =>
  fc
    .option(arbitrary, { nil: undefined, freq: 3 })
    .map((value) => (value === undefined ? {} : { [key]: value }));

const described = fc.record({ description: words });

function lineOf(kind: Kind): fc.Arbitrary<Record<string, unknown>> {
  const usual = rowOf(kind).line === 'service' ? 'services' : 'goods';
  const income = fc.constant({ income: classified[kind] ?? usual });
  const lines: Readonly<Record<LineKind, fc.Arbitrary<Record<string, unknown>>>> = {
    goods: line(described, priced, unit, vat, maybe('discount', discount), income),
    service: line(described, valued, vat, maybe('discount', discount), income),
    acquisition: line(described, priced, unit, fc.constant({ vatCategory: 8 })),
    clearance: line(
      described,
      valued,
      vat,
      fc.constantFrom(
        { invoiceDetailType: 1, expenses: { category: 'category2_9' } },
        { invoiceDetailType: 2, income: { type: 'E3_561_001', category: 'category1_3' } },
      ),
    ),
    note: line(
      described,
      fc.record({ quantity }),
      unit,
      fc.constantFrom({}, { net: '10.00' }, { gross: 5, vat: 24 }),
    ),
    order: line(described, priced, unit, vat, maybe('discount', discount)),
    collection: line(fc.record({ net: decimal(1, 900, 2) })),
    levy: line(
      described,
      fc.record({ otherTaxes: fc.record({ category: fc.constant(8), amount: decimal(1, 90, 2) }) }),
    ),
    none: line(),
  };
  return lines[rowOf(kind).line];
}

const counterparts: Readonly<Partial<Record<Kind, object>>> = {
  intraCommunitySalesInvoice: { vatNumber: 'DE811234567', country: 'DE' },
  intraCommunityServiceInvoice: { vatNumber: 'DE811234567', country: 'DE' },
  thirdCountrySalesInvoice: { vatNumber: 'GB123456789', country: 'GB' },
  thirdCountryServiceInvoice: { vatNumber: 'GB123456789', country: 'GB' },
  aggregateDeliveryNote: { vatNumber: '000000000', country: 'GR' },
};

const address = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' };
const issuer = { vatNumber: '123456783', branch: 0, name: 'Παπαδόπουλος Α.Ε.', address };
const counterpartOf = (kind: Kind) => ({
  vatNumber: '987654324',
  country: 'GR',
  branch: 2,
  name: 'Νικολάου Ο.Ε.',
  address,
  ...counterparts[kind],
});

const dispatch = {
  movePurpose: 1,
  dispatchDate: '2026-11-20',
  dispatchTime: '09:30:00',
  loadingAddress: address,
  deliveryAddress: address,
};

const terminal = { terminalId: '16000123', posNspId: 2 };

function paymentsOf(row: KindRow): fc.Arbitrary<object> {
  if (row.payments === 'no') return fc.constant({});
  if (row.line === 'collection') return fc.constant({ payments: [{ type: 7, amount: 'rest', ...terminal }] });
  return fc
    .array(fc.record({ type: fc.integer({ min: 1, max: 6 }), amount: fc.constantFrom('0.01', 0.01) }), {
      maxLength: 2,
    })
    .map((payments) => ({ payments: [...payments, { type: 7, amount: 'rest', ...terminal }] }));
}

const isWithTaxes = (row: KindRow): boolean => row.line === 'goods' || row.line === 'service';

/** Facts that the builder of a kind takes: everything that the kind needs, and some of what it may have. */
export function factsOf(kind: Kind): fc.Arbitrary<AnyFacts> {
  const row = rowOf(kind);
  const moves =
    row.moves === 'always' ? fc.constant(true) : row.moves === 'may' ? fc.boolean() : fc.constant(false);
  return moves.chain((isMoving) => {
    const isNamed = row.counterpart === 'needed' || (isMoving && row.counterpart === 'no');
    const one = row.line === 'collection';
    const lines = fc.array(line(lineOf(kind), isWithTaxes(row) ? taxes : fc.constant({})), {
      minLength: 1,
      maxLength: one ? 1 : 5,
    });
    const cleared = row.line === 'clearance' ? fc.tuple(lineOf(kind), lineOf(kind)) : undefined;
    return fc
      .tuple(
        fc.record({
          series: fc.constantFrom('A', 'ΤΙΜ', '0'),
          aa: fc
            .integer({ min: 0, max: 99_999 })
            .chain((aa) => fc.constantFrom<string | number>(String(aa), aa)),
        }),
        row.line === 'none' ? fc.constant({}) : lines.map((all) => ({ lines: all })),
        paymentsOf(row),
        row.line === 'goods' || row.line === 'service' || row.line === 'order'
          ? maybe(
              'discount',
              decimal(0, 50, 1).map((percent) => ({ percent })),
            )
          : fc.constant({}),
        row.correlates === 'needed'
          ? marks.map((correlatedInvoices) => ({ correlatedInvoices }))
          : fc.constant({}),
        row.links.length > 0 ? marks.map((all) => ({ multipleConnectedMarks: all })) : fc.constant({}),
        cleared ?? fc.constant(undefined),
      )
      .map(([number, linesOf, payments, discountOf, correlated, connected, both]): AnyFacts => {
        const facts: Record<string, unknown> = {
          type: row.type,
          issueDate: '2026-11-20',
          issuer,
          ...number,
          ...linesOf,
          ...payments,
          ...discountOf,
          ...correlated,
          ...connected,
          ...(isNamed && { counterpart: counterpartOf(kind) }),
          ...(isMoving && dispatch),
          ...(row.needs.includes('receivingNotePurpose') && { receivingNotePurpose: 2 }),
          ...(row.type === '8.6' && { tableAA: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b' }),
          ...(kind === 'tableCancellation' && { totalCancelDeliveryOrders: true }),
        };
        if (both !== undefined) facts['lines'] = clearanceOf(both);
        return facts;
      });
  });
}

/** A clearance has lines of both details. */
function clearanceOf([first, second]: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const sales: Record<string, unknown> = {
    ...first,
    invoiceDetailType: 1,
    expenses: { category: 'category2_9' },
  };
  const income = { type: 'E3_561_001', category: 'category1_3' };
  const fee: Record<string, unknown> = { ...second, invoiceDetailType: 2, income };
  delete sales['income'];
  delete fee['expenses'];
  return [sales, fee];
}

/** A kind, and facts of it. */
export const anyFacts: fc.Arbitrary<readonly [Kind, AnyFacts]> = fc
  .constantFrom(...(Object.keys(kinds) as Kind[]))
  .chain((kind) => factsOf(kind).map((facts) => [kind, facts] as const));
