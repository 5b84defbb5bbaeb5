import { describe, expect, it } from 'vitest';
import { type ExampleCall, exampleNames } from '../../../../src/sandbox/prepared/example-calls.js';
import { calls } from '../../../../src/sending/service/calls.js';
import { KEY, OTHER_KEY, withSandbox } from '../setup.js';

const at = withSandbox();

async function made(
  name: string,
  key = KEY,
): Promise<{ status: number; example: ExampleCall & { message: string } }> {
  const response = await at.sandbox.fetch('http://localhost/_sandbox/examples', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, name }),
  });
  return { status: response.status, example: await response.json() };
}

/** Sends an example as it is. */
async function sent({ call, query, body }: ExampleCall) {
  const { method = '', path = '' } = calls.find(({ name }) => name === call) ?? {};
  return at.call(method, `${path.replace('/api/v1', '')}?${new URLSearchParams(query)}`, body);
}

const summaries: Readonly<Record<string, object>> = {
  closing: { invoiceHeader: { invoiceType: '11.1' }, invoiceSummary: { totalGrossValue: 13 } },
  partialCancellation: {
    invoiceHeader: { invoiceType: '8.6' },
    invoiceDetails: [{ recType: 7, quantity: 1 }],
  },
  totalCancellation: { invoiceHeader: { invoiceType: '8.6', totalCancelDeliveryOrders: true } },
  credit: { invoiceHeader: { invoiceType: '11.4' }, invoiceSummary: { totalGrossValue: 6 } },
  deliveryNote: { invoiceHeader: { invoiceType: '9.3' } },
};

describe('the examples of the reference', () => {
  it.each(exampleNames)('%s is taken by the sandbox as it is, twice in a row', async (name) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, example } = await made(name);
      expect(status).toBe(200);
      const { json, text, status: answered } = await sent(example);
      expect([answered, text]).toEqual([200, expect.not.stringContaining('"errors":[{')]);
      if (name === 'heldReceipt') expect(json.providerSignature[0].signatures).toHaveLength(1);
      else if (name === 'oldInvoice') expect(json.paymentBalance).toBe(13);
      else expect(json.response[0].statusCode).toBe('Success');
      const summary = summaries[name];
      if (summary !== undefined) expect(at.sandbox.documents().at(-1)?.document).toMatchObject(summary);
    }
  });

  it('leave no table open that an example closes or cancels', async () => {
    for (const name of ['closing', 'totalCancellation']) await sent((await made(name)).example);
    expect(at.sandbox.tables()).toEqual([]);
  });

  it('need a company, a known key and a known name', async () => {
    expect(await made('closing', OTHER_KEY)).toMatchObject({
      status: 409,
      example: { message: 'No company can issue with this key.' },
    });
    expect(await made('closing', 'unknown')).toMatchObject({ status: 409 });
    expect(await made('nothing')).toMatchObject({
      status: 409,
      example: { message: 'There is no such example.' },
    });
  });
});
