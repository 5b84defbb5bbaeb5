import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import type { Document } from '../../../src/types/index.js';
import { deliveryNote, orderSlip, withHeader, withSandbox } from './setup.js';

const at = withSandbox();
const { closingInvoice, creditInvoice, posCollection, salesInvoice } = samples;

/** The sample documents that name no other. */
const alone = Object.entries(samples).filter(
  ([
    ,
    {
      invoiceHeader: { multipleConnectedMarks, correlatedInvoices, multipleConnectedUids },
    },
  ]) =>
    [multipleConnectedMarks, correlatedInvoices, multipleConnectedUids].every((links) => links === undefined),
);

/** Every valid document is taken, whatever it is. */
describe('a document', () => {
  it.each([
    ...alone,
    ['delivery note 9.1', withHeader(deliveryNote, { invoiceType: '9.1' })],
    ['receiving note 10.2', withHeader(samples.receivingNote, { invoiceType: '10.2' })],
  ] as [string, Document][])('%s is issued', async (_name, document) => {
    expect(await at.codes(document)).toEqual([]);
    expect(at.sandbox.documents()).toHaveLength(1);
  });

  it.each([
    ['slip', orderSlip],
    ['delivery note', deliveryNote],
  ])('a %s with payments is refused', async (_name, document) => {
    const { json } = await at.issue({ ...document, paymentMethods: [{ type: 3, amount: 1 }] });
    expect(json.response[0].statusCode).toBe('ValidationError');
    expect(at.sandbox.documents()).toEqual([]);
  });

  it('an invoice that closes a delivery note names its MARK', async () => {
    const { invoiceMark } = await at.issued(deliveryNote);
    const multipleConnectedMarks = [Number(invoiceMark)];
    expect(await at.codes(withHeader(closingInvoice, { multipleConnectedMarks }))).toEqual([]);
  });

  it('a credit names the invoice that it corrects', async () => {
    const { invoiceMark } = await at.issued(salesInvoice);
    const correlatedInvoices = [Number(invoiceMark)];
    expect(await at.codes(withHeader(creditInvoice, { correlatedInvoices }))).toEqual([]);
  });

  it('a collection names the MARK of what is paid, and is signed', async () => {
    const { invoiceMark } = await at.issued(salesInvoice);
    const multipleConnectedMarks = [Number(invoiceMark)];
    const { json } = await at.issue(withHeader(posCollection, { multipleConnectedMarks }), false);
    expect(json.providerSignature[0].signatures).toMatchObject([{ paymentBalance: 50 }]);
  });
});
