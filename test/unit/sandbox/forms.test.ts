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
describe('the sandbox', () => {
  // Description: An invoice may be a delivery note too (isDeliveryNote, otherDeliveryNoteHeader).
  // Description: A plain 9.3 has no payments.
  // Description: 9.1, 9.2, 10.1 and 10.2 exist.
  it.each([
    ...alone,
    ['delivery note 9.1', withHeader(deliveryNote, { invoiceType: '9.1' })],
    ['receiving note 10.2', withHeader(samples.receivingNote, { invoiceType: '10.2' })],
  ] as [string, Document][])('issues %s', async (_name, document) => {
    expect(await at.codes(document)).toEqual([]);
    expect(at.sandbox.documents()).toHaveLength(1);
  });

  // Description: Each order is an 8.6 with the GUID of its table and no payments.
  // Description: A plain 9.3 has no payments.
  it.each([
    ['slip', orderSlip],
    ['delivery note', deliveryNote],
  ])('refuses a %s with payments', async (_name, document) => {
    const { json } = await at.issue({ ...document, paymentMethods: [{ type: 3, amount: 1 }] });
    expect(json.response[0].statusCode).toBe('ValidationError');
    expect(at.sandbox.documents()).toEqual([]);
  });

  // Description: A 1.1 may close earlier notes, whose MARKs it names.
  it('issues an invoice that closes a delivery note by its MARK', async () => {
    const { invoiceMark } = await at.issued(deliveryNote);
    const multipleConnectedMarks = [Number(invoiceMark)];
    expect(await at.codes(withHeader(closingInvoice, { multipleConnectedMarks }))).toEqual([]);
  });

  it('issues a credit that names the corrected invoice', async () => {
    const { invoiceMark } = await at.issued(salesInvoice);
    const correlatedInvoices = [Number(invoiceMark)];
    expect(await at.codes(withHeader(creditInvoice, { correlatedInvoices }))).toEqual([]);
  });

  // Description: 8.4 and 8.5 carry a payment of type 7 with terminalId and posNspId; 8.4 may name earlier MARKs.
  it('signs a collection that names the MARK of the paid document', async () => {
    const { invoiceMark } = await at.issued(salesInvoice);
    const multipleConnectedMarks = [Number(invoiceMark)];
    const { json } = await at.issue(withHeader(posCollection, { multipleConnectedMarks }), false);
    expect(json.providerSignature[0].signatures).toMatchObject([{ paymentBalance: 50 }]);
  });
});
