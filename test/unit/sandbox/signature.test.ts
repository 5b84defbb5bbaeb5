import { createVerify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import type { StoredChange, StoredRow } from '../../../src/sandbox/state/store.js';
import type { Document, PosSignature } from '../../../src/types/index.js';
import {
  COMPANY,
  cardReceipt,
  KEY,
  labelled,
  NOON,
  OTHER_KEY,
  receipt,
  withHeader,
  withSandbox,
} from './setup.js';

/** 100.00 net, 24.00 VAT, 124.00 in all: 10.51 by card, the rest in cash. */
function receiptOf124(payments: Document['paymentMethods']): Document {
  const document = receipt('124');
  const incomeClassification = [
    { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 100 },
  ];
  const [line] = document.invoiceDetails;
  return {
    ...document,
    paymentMethods: payments,
    invoiceDetails: [{ ...line, netValue: 100, vatAmount: 24, incomeClassification }],
    invoiceSummary: {
      ...document.invoiceSummary,
      totalNetValue: 100,
      totalVatAmount: 24,
      totalGrossValue: 124,
      incomeClassification,
    },
    providerAdditionalInvoiceDetails: labelled('Μετρητά, POS / e-POS'),
  } as Document;
}

const byCard = (posNspId: number): Document =>
  receiptOf124([
    { type: 3, amount: 113.49 },
    { type: 7, amount: 10.51, terminalId: 'POS_1', posNspId },
  ]);

const at = withSandbox({
  keys: [
    { key: KEY, companies: [COMPANY] },
    { key: OTHER_KEY, companies: [COMPANY] },
  ],
});

async function signed(document: Document, key = KEY): Promise<PosSignature[]> {
  const { signatures } = await at.sandbox.holdPayment(document, key);
  return [...signatures];
}

/** As the program of a terminal verifies it. */
async function isVerified(
  { data, token = '' }: Partial<PosSignature>,
  encoding: 'hex' | 'base64',
  key = KEY,
): Promise<boolean> {
  const publicKey = await at.sandbox.publicKey(key);
  return createVerify('SHA256')
    .update(data ?? '')
    .verify(publicKey, token, encoding);
}

describe('the signature of a payment', () => {
  it('has the eight parts of the decision, with the amounts of payment and document in cents', async () => {
    const [signature] = await signed(byCard(2));
    const { uid } = at.sandbox.holds()[0] ?? { uid: '' };
    expect(uid).toMatch(/^[0-9A-F]{40}$/i);
    // 10:00 UTC is 12:00 in Athens in November.
    expect(signature?.data).toBe(`${uid};;20261120120000;1051;10000;2400;12400;POS_1`);
  });

  it('has the time of Athens in summer, and at midnight', async () => {
    const sandbox = await createSandbox({
      clock: { now: () => new Date('2026-06-29T21:00:05Z') },
      keys: [{ key: KEY, companies: [COMPANY] }],
    });
    const { signatures } = await sandbox.holdPayment(withHeader(cardReceipt(), { issueDate: '2026-06-30' }));
    expect(signatures.map(({ data }) => data?.split(';')[2])).toEqual(['20260630000005', '20260630000005']);
  });

  it.each([
    [2, 'hex'],
    [3, 'base64'],
  ] as const)('of NSP %s verifies with the public key of the house, as %s', async (posNspId, encoding) => {
    const [signature] = await signed(byCard(posNspId));
    expect(await isVerified(signature ?? {}, encoding)).toBe(true);
    const tampered = { ...signature, data: signature?.data?.replace(';1051;', ';1052;') ?? '' };
    expect(await isVerified(tampered, encoding)).toBe(false);
  });

  it('verifies only with the key of its own house', async () => {
    const [own] = await signed(byCard(2));
    expect(await at.sandbox.publicKey(KEY)).not.toBe(await at.sandbox.publicKey(OTHER_KEY));
    expect(await isVerified(own ?? {}, 'hex', OTHER_KEY)).toBe(false);
  });

  it('has the MARK of a document that was filed before', async () => {
    const filed = await at.issued(
      receiptOf124([
        { type: 3, amount: 113.49 },
        { type: 5, amount: 10.51 },
      ]),
    );
    const path = '/Provider/AskSignatureForOldInvoice?terminalId=POS_1&posNspId=2';
    const { text } = await at.call('POST', path, String(filed.invoiceMark));
    const signature = JSON.parse(text) as PosSignature;
    const parts = `${filed.invoiceUid};${filed.invoiceMark};20261120120000;1051;10000;2400;12400;POS_1`;
    expect(signature.data).toBe(parts);
    expect(await isVerified(signature, 'hex')).toBe(true);
  });

  it('is another one for each of two payments of the same amount', async () => {
    const half = { type: 7, amount: 62, terminalId: 'POS_1', posNspId: 2 } as const;
    const [first, second] = await signed(receiptOf124([half, half]));
    expect(first?.data).toBe(second?.data);
    expect(first?.token).not.toBe(second?.token);
  });

  it('completes a payment only with the very token', async () => {
    const [signature] = await signed(byCard(2));
    const complete = (signatureToken: string) =>
      at.call('POST', '/Provider/CompletionPosInvoices', [
        { signatureToken, transactionId: '116430909552789552789', paymentAmount: 10.51 },
      ]);
    const token = signature?.token ?? '';
    for (const other of [token.toLowerCase(), Buffer.from(token, 'hex').toString('base64'), `${token}00`]) {
      const { status } = await complete(other);
      expect([other, status]).toEqual([other, 400]);
    }
    expect((await complete(token)).json.response).toMatchObject([{ statusCode: 'Success' }]);
  });

  it('is the same in two sandboxes with the same seed, and another with another seed', async () => {
    const tokenOf = async (seed: string) => {
      const keys = [{ key: KEY, companies: [COMPANY] }];
      const sandbox = await createSandbox({ clock: { now: () => new Date(NOON) }, keys, seed });
      const { signatures } = await sandbox.holdPayment(byCard(2));
      return [signatures[0]?.token, await sandbox.publicKey()];
    };
    expect(await tokenOf('a')).toEqual(await tokenOf('a'));
    expect((await tokenOf('a'))[1]).not.toEqual((await tokenOf('b'))[1]);
  });
});

describe('the public key', () => {
  const keyAt = async (sandbox: Sandbox, query: string) => {
    const response = await sandbox.fetch(`https://sandbox.example/sandbox/public-key${query}`);
    return { status: response.status, text: await response.text() };
  };

  it('is at its address, of the first house or of the one that is named', async () => {
    expect(await keyAt(at.sandbox, '')).toEqual({ status: 200, text: await at.sandbox.publicKey(KEY) });
    expect(await keyAt(at.sandbox, `?key=${OTHER_KEY}`)).toEqual({
      status: 200,
      text: await at.sandbox.publicKey(OTHER_KEY),
    });
    expect((await keyAt(at.sandbox, '?key=nobody')).status).toBe(404);
  });

  it('stays with the stored state, whatever the seed is then, and is made for a state of before', async () => {
    const rows = new Map<string, StoredRow>();
    const save = async (changes: readonly StoredChange[]) => {
      for (const { table, id, json } of changes) {
        if (json === undefined) rows.delete(`${table}/${id}`);
        else rows.set(`${table}/${id}`, { table, id, json });
      }
    };
    const store = { load: async () => [...rows.values()], save };
    const open = (seed: string) => createSandbox({ store, seed, keys: [{ key: KEY }] });
    const first = await open('one');
    await first.tick();
    const key = await first.publicKey();
    expect(await (await open('two')).publicKey()).toBe(key);
    for (const [id, row] of rows) {
      const { signingKey: _signingKey, ...before } = JSON.parse(row.json);
      if (row.table === 'houses') rows.set(id, { ...row, json: JSON.stringify(before) });
    }
    expect(await (await open('one')).publicKey()).toBe(key);
    const made = await open('three');
    await made.tick();
    expect(await (await open('four')).publicKey()).toBe(await made.publicKey());
  });
});
