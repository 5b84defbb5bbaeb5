import { Decimal } from 'decimal.js';
import { expectTypeOf, test } from 'vitest';
import type { StateNetOrGrossOfTheWholeService } from '../../../src/builders/fluent/line-types.js';
import type { MeasurementUnit, PaymentMethodType, StampDutyCategory } from '../../../src/codes/index.js';
import type { LineFacts, LineOf, LineTaxFacts, PaymentFacts } from './doors.js';

const accepts = <Line>(...lines: Line[]): number => lines.length;

const gross = { gross: '30.00', vat: 24 } as const;
const moved = { description: 'Καφές', quantity: 2, unit: 1 } as const;

test('a line is priced in exactly one way', () => {
  accepts<LineOf<'salesInvoice'>>(
    { unitPrice: '24.90', quantity: 2, vat: 24 },
    { unitPriceWithVat: 4.5, quantity: '2.5', unit: 'kg', vat: '13' },
    { net: new Decimal('10'), vatCategory: 6 },
    { gross: 30n, vat: 4, vatCategory: 10 },
  );
  // @ts-expect-error not priced at all
  accepts<LineOf<'salesInvoice'>>({ description: 'Καρέκλα', vat: 24 });
  // @ts-expect-error priced twice
  accepts<LineOf<'salesInvoice'>>({ net: '10.00', gross: '12.40', vat: 24 });
  // @ts-expect-error priced twice
  accepts<LineOf<'salesInvoice'>>({ unitPrice: '10.00', net: '10.00', quantity: 1, vat: 24 });
  // @ts-expect-error priced twice
  accepts<LineOf<'salesInvoice'>>({ unitPrice: '10.00', unitPriceWithVat: '12.40', quantity: 1, vat: 24 });
  // @ts-expect-error a price of one needs a quantity
  accepts<LineOf<'salesInvoice'>>({ unitPrice: '10.00', vat: 24 });
  // @ts-expect-error a value needs its VAT
  accepts<LineOf<'salesInvoice'>>({ net: '10.00' });
});

test('misspelled members do not compile', () => {
  // @ts-expect-error a letter is missing
  accepts<LineOf<'salesInvoice'>>({ ...gross, descripton: 'Καρέκλα' });
});

test('a discount is a percentage or an amount', () => {
  accepts<LineOf<'salesInvoice'>>(
    { ...gross, discount: { percent: 10 } },
    { ...gross, discount: { amount: '3.00' } },
  );
});

test('lines can be goods or services', () => {
  accepts<LineOf<'retailReceipt'>>({
    ...gross,
    quantity: 1,
    unit: 1,
    income: 'goods',
    withheld: { category: 1 },
  });
  accepts<LineOf<'serviceInvoice'>>({ ...gross, income: 'services', deductions: { amount: 1 } });
  expectTypeOf<
    NonNullable<LineOf<'serviceInvoice'>['unit']>
  >().toEqualTypeOf<StateNetOrGrossOfTheWholeService>();
  expectTypeOf<
    NonNullable<LineOf<'rentIncome'>['unitPrice']>
  >().toEqualTypeOf<StateNetOrGrossOfTheWholeService>();
  // @ts-expect-error services are not counted
  accepts<LineOf<'serviceInvoice'>>({ ...gross, quantity: 1 });
  // @ts-expect-error services have no unit
  accepts<LineOf<'serviceReceipt'>>({ ...gross, unit: 1 });
  // @ts-expect-error nor a price of one
  accepts<LineOf<'contractIncome'>>({ unitPrice: '10.00', quantity: 1, vat: 24 });
  // A self-billed document has expenses.
  accepts<LineOf<'salesInvoice'>>({ ...gross, expenses: { category: 'category2_1' } });
  accepts<LineOf<'serviceInvoice'>>({ ...gross, expenses: { category: 'category2_3' } });
  // @ts-expect-error retail is never self-billed
  accepts<LineOf<'retailReceipt'>>({ ...gross, expenses: { category: 'category2_1' } });
  // @ts-expect-error nor is a sale to another member state
  accepts<LineOf<'intraCommunitySalesInvoice'>>({ ...gross, expenses: { category: 'category2_1' } });
  // @ts-expect-error the nomenclature is for goods on the move
  accepts<LineOf<'salesInvoice'>>({ ...gross, cnCode: '0123456789' });
  accepts<LineOf<'moving salesInvoice'>>({ ...gross, ...moved, cnCode: '0123456789', movePurposeLine: 1 });
});

test('lines can be acquisitions or clearances', () => {
  accepts<LineOf<'acquisitionTitle'>>({
    ...gross,
    expenses: { type: 'E3_102_001', category: 'category2_1' },
  });
  // @ts-expect-error an acquisition is no income
  accepts<LineOf<'acquisitionTitle'>>({ ...gross, income: 'goods' });
  accepts<LineOf<'clearanceInvoice'>>(
    { ...gross, invoiceDetailType: 1, expenses: { category: 'category2_9' } },
    { ...gross, invoiceDetailType: 2, income: { category: 'category1_3', type: 'E3_561_001' } },
  );
  // @ts-expect-error each line says which of the two it is
  accepts<LineOf<'clearanceInvoice'>>(gross);
  // @ts-expect-error the clearance itself is no income
  accepts<LineOf<'clearanceInvoice'>>({ ...gross, invoiceDetailType: 1, income: 'goods' });
});

test('goods income is refused on types that do not have it', () => {
  accepts<LineOf<'salesInvoice'>>({ ...gross, income: 'goods' }, { ...gross, income: 'services' });
  accepts<LineOf<'contractIncome'>>({ ...gross, income: 'goods' });
  // @ts-expect-error a service invoice classifies services
  accepts<LineOf<'serviceInvoice'>>({ ...gross, income: 'goods' });
  // @ts-expect-error so does a service receipt
  accepts<LineOf<'serviceReceipt'>>({ ...gross, income: 'goods' });
  // @ts-expect-error a self-delivery has no usual classification
  accepts<LineOf<'selfDelivery'>>({ ...gross, income: 'goods' });
  // @ts-expect-error the fee of a clearance has none either
  accepts<LineOf<'clearanceInvoice'>>({ ...gross, invoiceDetailType: 2, income: 'services' });
  accepts<LineOf<'selfDelivery'>>({ ...gross, income: { type: 'E3_595', category: 'category1_6' } });
});

test('codes are auto-completed, and any number compiles', () => {
  const held: number = 3;
  accepts<LineOf<'salesInvoice'>>({ ...gross, unit: held, withheld: { category: held } });
  type Codes<Input> = Input extends number ? (number extends Input ? never : Input) : never;
  expectTypeOf<Codes<LineFacts['unit']>>().toEqualTypeOf<MeasurementUnit>();
  expectTypeOf<Codes<PaymentFacts['type']>>().toEqualTypeOf<PaymentMethodType>();
  expectTypeOf<Codes<NonNullable<LineFacts['stampDuty']>['category']>>().toEqualTypeOf<StampDutyCategory>();
});

test('categories of taxes are also names', () => {
  const held: string = 'Rate2_4';
  accepts<LineOf<'salesInvoice'>>({ ...gross, stampDuty: { category: held } });
  const tax: LineTaxFacts = { category: 'Rate2_4' };
  accepts<LineOf<'salesInvoice'>>({ ...gross, stampDuty: tax });
  type Names<Input> = Input extends string ? (string extends Input ? never : Input) : never;
  expectTypeOf<Names<NonNullable<LineFacts['stampDuty']>['category']>>().toEqualTypeOf<
    keyof typeof StampDutyCategory
  >();
});

test('lines of notes and slips need a description, a quantity and a unit', () => {
  accepts<LineOf<'deliveryNote'>>(
    moved,
    { ...moved, net: '10.00', vat: 24 },
    { ...moved, unitPrice: '5.00' },
  );
  // @ts-expect-error the unit is missing
  accepts<LineOf<'deliveryNote'>>({ description: 'Καφές', quantity: 2 });
  // @ts-expect-error a note classifies nothing: its category is the only one
  accepts<LineOf<'receivingNote'>>({ ...moved, income: 'goods' });
  // @ts-expect-error not priced twice either
  accepts<LineOf<'deliveryNote'>>({ ...moved, net: '10.00', gross: '12.40' });
  accepts<LineOf<'orderSlip'>>({ ...moved, unitPrice: '3.50', vat: 13 });
  // @ts-expect-error a slip has prices
  accepts<LineOf<'orderSlip'>>(moved);
  // @ts-expect-error a slip has no other taxes
  accepts<LineOf<'orderSlip'>>({ ...moved, unitPrice: '3.50', vat: 13, fees: { category: 1 } });
});

test('lines of POS receipts and levies have their own members', () => {
  accepts<LineOf<'posCollection'>>({ net: '50.00' });
  // @ts-expect-error money that is collected has no VAT
  accepts<LineOf<'posCollection'>>({ net: '50.00', vat: 24 });
  accepts<LineOf<'climateFee'>>({ otherTaxes: { category: 8, amount: '3.00' } });
  // @ts-expect-error the levy itself is missing
  accepts<LineOf<'climateFee'>>({ description: 'Τέλος' });
  // @ts-expect-error a levy has no value of its own
  accepts<LineOf<'climateFee'>>({ net: '3.00', otherTaxes: { category: 8, amount: '3.00' } });
});

test('a table cancellation has no lines', () => {
  expectTypeOf<LineOf<'tableCancellation'>>().toBeNever();
});

test('every line of a builder is a valid line of facts', () => {
  expectTypeOf<LineOf<'salesInvoice'>>().toExtend<LineFacts>();
  expectTypeOf<LineOf<'clearanceInvoice'>>().toExtend<LineFacts>();
  expectTypeOf<LineOf<'deliveryNote'>>().toExtend<LineFacts>();
  expectTypeOf<LineOf<'posCollection'>>().toExtend<LineFacts>();
  expectTypeOf<LineOf<'moving retailReceipt'>>().toExtend<LineFacts>();
});
