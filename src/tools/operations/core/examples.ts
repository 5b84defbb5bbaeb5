/** What the examples of operations are written with. `exampleFor` puts the day and the company of a server in their place. */

export const exampleDay = '2026-11-20';

export const exampleIssuer = { vatNumber: '800123456', country: 'GR', branch: 0 };

/** The sandbox makes what this stands for, when it is called: see `withMade`. */
export const EXAMPLE = 'example';

/** A served coffee: facts of a receipt. */
export const exampleReceipt = {
  type: '11.1',
  series: 'A',
  aa: '101',
  issueDate: exampleDay,
  issuer: exampleIssuer,
  lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};

/** Stand for whole documents, which are too long for a table of operations. */
export const shortReceipt = { invoiceHeader: { invoiceType: '11.1' } };
export const shortNote = { invoiceHeader: { invoiceType: '9.3' } };
export const shortXml = '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"/>';

/** The MARK of a document that another program issued. */
export const foreignMark = '400001970000103';

/** The VAT number of a company that is not registered yet. */
export const newCompany = '094014201';

/** The name of a table that is not open yet. */
export const newTable = '7';
