import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../src/client/journal/memory.js';
import { oldInvoicePosPayment } from '../../../src/flows/index.js';
import { cardReceipt, listOf, receiptOnCredit, withService } from './setup.js';

const at = withService();
const AMOUNT = 12.4;

/** Issues it as held, and gives the body that completes it. */
async function held(client: ReturnType<typeof at.client>, document = cardReceipt()) {
  const outcome = await client.issue(document, { skipSignature: false });
  if (outcome.kind !== 'held') throw new Error(outcome.kind);
  const signatureToken = outcome.providerSignature[0]?.signatures[0]?.token ?? '';
  return {
    document,
    body: [{ signatureToken, transactionId: '000417', paymentAmount: AMOUNT, paymentType: 7 as const }],
  };
}

describe('a document paid over a locked terminal', () => {
  it('is held with its signatures and filed by its completion', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    const payment = await held(client);
    expect(at.service.filed).toEqual([]);
    const outcome = await client.completePosPayment(payment);
    expect(outcome).toMatchObject({ kind: 'issued', mark: '400001000000001' });
    expect(JSON.parse(at.service.received[1]?.body ?? '')).toEqual(payment.body);
    // The archive has the document under its MARK.
    const [row] = await listOf(journal.rows({ operation: 'issue', mark: '400001000000001' }));
    expect(row).toMatchObject({ standing: 'issued', result: { mark: '400001000000001' } });
  });

  it('is refused before it is sent if terminal and NSP are missing', async () => {
    const { paymentMethods, ...rest } = cardReceipt();
    const bare = { ...rest, paymentMethods: paymentMethods?.map(({ type, amount }) => ({ type, amount })) };
    const outcome = await at.client().issue(bare, { skipSignature: false });
    expect(outcome).toMatchObject({ kind: 'refused', sent: false });
    expect(outcome.kind === 'refused' && outcome.foreseenBy).toEqual(
      expect.arrayContaining(['pos/terminal-missing', 'pos/nsp-missing']),
    );
  });

  it('is held if signatures arrive although skipSignature was true', async () => {
    const signatures = [{ token: 't', paymentBalance: AMOUNT }];
    const body = { response: [{ statusCode: 'Success' }], providerSignature: [{ signatures }] };
    at.service.answer('SendInvoices', body);
    expect(await at.client().issue(cardReceipt())).toMatchObject({
      kind: 'held',
      providerSignature: [{ signatures }],
    });
  });

  it('is requested again at once after a lost answer, because nothing is filed without a payment', async () => {
    at.service.fail('SendInvoices', 'reset-after');
    const client = at.client();
    expect((await client.issue(cardReceipt(), { skipSignature: false })).kind).toBe('unknown');
    expect((await client.issue(cardReceipt(), { skipSignature: false })).kind).toBe('held');
  });
});

describe('a completion', () => {
  it.each([
    ['reset-after', 1],
    ['error-after', 1],
    ['reset-before', 2],
  ] as const)('is searched for after %s, then repeated if necessary', async (fault, calls) => {
    const client = at.client();
    const payment = await held(client);
    at.service.fail('CompletionPosInvoices', fault);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'unknown',
      next: { step: 'repeat-completion' },
    });
    const outcome = await client.completePosPayment(payment);
    expect(outcome).toMatchObject({ mark: '400001000000001' });
    expect(at.service.filed).toHaveLength(1);
    expect(at.service.count('CompletionPosInvoices')).toBe(calls);
  });

  it('does not read a used balance as a refusal after an unknown answer', async () => {
    at.service.seeNothing();
    const client = at.client();
    const payment = await held(client);
    at.service.fail('CompletionPosInvoices', 'reset-after');
    await client.completePosPayment(payment);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'unknown',
      why: 'filed-but-not-found',
    });
    at.service.seeAll();
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'alreadyIssued',
      mark: '400001000000001',
    });
    expect(at.service.filed).toHaveLength(1);
  });

  it.each([
    [{ signatureToken: 'wrong' }, 'payment'],
    [{ paymentAmount: 99 }, 'payment'],
  ])('with %j is refused', async (change, reason) => {
    const client = at.client();
    const { document, body } = await held(client);
    const [charge] = body;
    if (charge === undefined) throw new Error('no charge');
    expect(await client.completePosPayment({ document, body: [{ ...charge, ...change }] })).toMatchObject({
      kind: 'refused',
      reason,
      next: { step: 'correct-payment' },
      errors: [{ explanation: { origin: 'provider' } }],
    });
  });

  it.each([[[]], [{ signatureToken: 't' }], [[{ signatureToken: 't' }]], [undefined]])(
    'with the body %j is refused before it is sent',
    async (body) => {
      await expect(
        at.client().completePosPayment({ document: cardReceipt(), body: body as never }),
      ).rejects.toMatchObject({ code: 'call/value' });
      expect(at.service.received).toEqual([]);
    },
  );
});

describe('the payment of an older document', () => {
  it.each([2, '2'])(
    'takes the NSP %j and the type of the payment as numbers and as texts',
    async (posNspId) => {
      const client = at.client();
      const mark = await at.service.file(receiptOnCredit());
      const query = { terminalId: '16000123', posNspId };
      const { token } = await client.askSignatureForOldInvoice({ query, body: mark });
      expect(at.service.received[0]?.query.get('posNspId')).toBe('2');
      const paymentType = typeof posNspId === 'number' ? 8 : '8';
      const charge = {
        signatureToken: token,
        transactionId: '1',
        paymentAmount: '10.00',
        paymentType,
      } as const;
      await client.completeOldInvoice({ query: charge, body: mark });
      expect(at.service.received[1]?.query.get('paymentType')).toBe('8');
    },
  );

  it.each([0, -1, 2.5, Number.NaN, '', ' ', null, true, {}])('refuses the NSP %j', async (posNspId) => {
    const query = { terminalId: '16000123', posNspId: posNspId as number };
    await expect(
      at.client().askSignatureForOldInvoice({ query, body: '400001000000001' }),
    ).rejects.toMatchObject({
      code: 'call/value',
      member: 'posNspId',
      message: 'posNspId is missing or invalid. Expected: a whole number above 0.',
    });
    expect(at.service.received).toEqual([]);
  });

  const begun = () => oldInvoicePosPayment({ mark: '9007199254740991', terminalId: '16000123', posNspId: 2 });
  const request = {
    query: { signatureToken: 't', transactionId: '1', paymentAmount: '20.00', paymentType: '7' },
    body: '9007199254740991',
  } as const;

  it('is requested with only the MARK, digit for digit, and completed', async () => {
    const client = at.client();
    const unknown = await client.askSignatureForOldInvoice(begun().request).catch(({ code }) => code);
    expect(unknown).toBe('answer/not-found');
    expect(at.service.received[0]).toMatchObject({ body: '9007199254740991' });
    expect(String(at.service.received[0]?.query)).toBe('terminalId=16000123&posNspId=2');
    const mark = await at.service.file(receiptOnCredit());
    const { token, paymentBalance } = await client.askSignatureForOldInvoice({
      ...begun().request,
      body: mark,
    });
    expect(paymentBalance).toBe(AMOUNT);
    const query = { ...request.query, signatureToken: token, paymentAmount: '10.00' };
    expect(await client.completeOldInvoice({ query, body: mark })).toMatchObject({ kind: 'issued', mark });
    expect(at.service.received[2]?.body).toBe(mark);
    expect(at.service.received[2]?.query.get('paymentType')).toBe('7');
    expect(at.service.filed[0]?.charges).toMatchObject([{ amount: 10, transactionId: '1' }]);
  });

  it('stays unknown after a lost answer, and is sent again only if a person confirms', async () => {
    at.service.fail('CompletionAskSignatureForOldInvoice', 'reset-after');
    const client = at.client();
    expect(await client.completeOldInvoice(request)).toMatchObject({
      kind: 'unknown',
      next: { step: 'ask-the-terminal' },
    });
    expect(await client.completeOldInvoice(request)).toMatchObject({ kind: 'unknown', why: 'not-provable' });
    expect(at.service.count('CompletionAskSignatureForOldInvoice')).toBe(1);
    await client.completeOldInvoice(request, { again: true });
    expect(at.service.count('CompletionAskSignatureForOldInvoice')).toBe(2);
  });

  it('says whether to ask again if its signature is unavailable', async () => {
    at.service.fail('AskSignatureForOldInvoice', 'reset-after');
    await expect(at.client().askSignatureForOldInvoice(begun().request)).rejects.toMatchObject({
      code: 'transport/lost-answer',
      safeToRepeat: false,
    });
    at.service.answer('AskSignatureForOldInvoice', '{}');
    await expect(at.client().askSignatureForOldInvoice(begun().request)).rejects.toMatchObject({
      code: 'answer/unreadable',
    });
  });
});

describe('a held document that is requested again', () => {
  it('stays held with its signatures if the call never leaves the machine', async () => {
    const journal = memoryJournal();
    await held(at.client({ journal }));
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const halfDead = at.client({
      journal,
      fetch: (input, init) => (init?.method === 'POST' ? Promise.reject(refused) : fetch(input, init)),
    });
    await expect(halfDead.issue(cardReceipt(), { skipSignature: false })).rejects.toMatchObject({
      code: 'transport/connection',
    });
    const [row] = await listOf(journal.rows());
    expect(row).toMatchObject({ standing: 'held', result: { providerSignature: expect.any(String) } });
  });

  it('stays held after too many calls', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await held(client);
    at.service.fail('SendInvoices', 'rate-limited');
    expect(await client.issue(cardReceipt(), { skipSignature: false })).toMatchObject({
      kind: 'refused',
      reason: 'rateLimited',
    });
    expect((await listOf(journal.rows()))[0]?.standing).toBe('held');
  });
});
