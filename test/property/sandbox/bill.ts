import type { Document } from '../../../src/types/index.js';
import { tableClosing, withHeader } from '../../unit/sandbox/setup.js';

/** The bill of so many equal slips: each has three coffees, 10.50 + 1.37, and a cake, 6.00 + 0.78. */
export function billOf(slips: number, multipleConnectedMarks: number[]): Document {
  const euros = (cents: number): number => (cents * slips) / 100;
  const [coffee, cake] = tableClosing.invoiceDetails;
  if (coffee === undefined || cake === undefined) throw new Error('The sample has two lines.');
  const income = (amount: number) =>
    [{ ...coffee.incomeClassification?.[0], amount }] as typeof coffee.incomeClassification;
  const line = (one: typeof coffee, quantity: number, net: number, vat: number) => ({
    ...one,
    quantity: quantity * slips,
    netValue: euros(net),
    vatAmount: euros(vat),
    incomeClassification: income(euros(net)),
  });
  return {
    ...withHeader(tableClosing, { multipleConnectedMarks }),
    paymentMethods: [{ type: 3, amount: euros(1865) }],
    invoiceDetails: [line(coffee, 3, 1050, 137), line(cake, 1, 600, 78)],
    invoiceSummary: {
      ...tableClosing.invoiceSummary,
      totalNetValue: euros(1650),
      totalVatAmount: euros(215),
      totalGrossValue: euros(1865),
      incomeClassification: income(euros(1650)) ?? [],
    },
  };
}
