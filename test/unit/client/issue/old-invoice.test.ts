import { describe, expect, it } from 'vitest';
import { oldInvoicePosPayment } from '../../../../src/flows/index.js';
import { clientSteps } from '../../../../src/issues/locales/generated/en/client-steps.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';
import { listOf, receiptOnCredit, stoppedAt, withService } from '../setup.js';

const at = withService();
const AMOUNT = 12.4;

describe('the payment of an older document', () => {
  it.each([2, '2'])('accepts the NSP %j and the payment type as numbers and as texts', async (posNspId) => {
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
  });

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

  it.each([
    'One ore more of the signature token balance is not enough.',
    'One ore more of the tokens is not verified.',
  ])('stays unknown after "%s", because the network may have delivered it twice', async (text) => {
    at.service.answer('CompletionAskSignatureForOldInvoice', { errors: [text] }, 400);
    const client = at.client({ journal: memoryJournal() });
    expect(await client.completeOldInvoice(request)).toMatchObject({
      kind: 'unknown',
      why: 'signature-used',
      detail: expect.stringContaining(text.slice(0, -1)),
      next: { step: 'ask-the-terminal' },
    });
    expect(await client.completeOldInvoice(request)).toMatchObject({ kind: 'unknown', why: 'not-provable' });
    expect(at.service.count('CompletionAskSignatureForOldInvoice')).toBe(1);
  });

  it('is refused with the reason noCredits if there are not enough credits', async () => {
    at.service.answer('CompletionAskSignatureForOldInvoice', { errors: ['Not enough credits.'] }, 400);
    expect(await at.client().completeOldInvoice(request)).toMatchObject({
      kind: 'refused',
      reason: 'noCredits',
    });
  });

  it('stores flow states with an outcome that the journal already has', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    const mark = await at.service.file(receiptOnCredit());
    const { token } = await client.askSignatureForOldInvoice({ ...begun().request, body: mark });
    const query = { ...request.query, signatureToken: token, paymentAmount: '10.00' };
    expect((await client.completeOldInvoice({ query, body: mark })).kind).toBe('issued');
    const statesAfter = ({ kind }: IssueOutcome) => ({ payment: kind });
    const again = await client.completeOldInvoice({ query, body: mark }, { statesAfter });
    expect(again).toMatchObject({ kind: 'alreadyIssued', from: 'journal', mark });
    expect(await journal.state('payment')).toBe('alreadyIssued');
    expect(at.service.count('CompletionAskSignatureForOldInvoice')).toBe(1);
    // States that are stored later do not change the row.
    expect(await listOf(journal.rows())).toMatchObject([{ standing: 'issued', result: { mark } }]);
  });

  it('throws an error that says whether to request its signature again', async () => {
    at.service.fail('AskSignatureForOldInvoice', 'reset-after');
    await expect(at.client().askSignatureForOldInvoice(begun().request)).rejects.toMatchObject({
      code: 'transport/lost-answer',
      safeToRepeat: false,
    });
    at.service.answer('AskSignatureForOldInvoice', '{}');
    await expect(at.client().askSignatureForOldInvoice(begun().request)).rejects.toMatchObject({
      code: 'answer/unreadable',
      message: expect.stringContaining('no signature'),
    });
  });

  it.each([
    [{ query: { terminalId: '', posNspId: 2 }, body: '7' }, 'terminalId is missing'],
    [{ query: { terminalId: '1', posNspId: 2 }, body: 'x' }, 'body is missing'],
    [{ query: { terminalId: '1', posNspid: 2 }, body: '7' }, 'query.posNspid'],
    [undefined, 'terminalId is missing'],
  ])('asks for no signature with %j', async (given, said) => {
    await expect(at.client().askSignatureForOldInvoice(given as never)).rejects.toThrow(said);
    expect(at.service.received).toEqual([]);
  });
});

describe('the payment of an older document after an attempt', () => {
  const CALL = 'CompletionAskSignatureForOldInvoice';
  const MARK = '400001000000001';
  const query = {
    signatureToken: 't',
    transactionId: '1',
    paymentAmount: '20.00',
    paymentType: '7',
  } as const;
  const request = { query: { ...query, tipAmount: '1.00' }, body: MARK };
  const till = () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    return { client, rows: () => listOf(journal.rows()) };
  };

  it('is recorded with its request and its result', async () => {
    const { client, rows } = till();
    at.service.answer(CALL, { response: [{ statusCode: 'Success', invoiceMark: 7 }] });
    expect(await client.completeOldInvoice(request)).toMatchObject({ kind: 'issued', mark: '7' });
    expect(Object.fromEntries(at.service.received[0]?.query ?? [])).toEqual({ ...query, tipAmount: '1.00' });
    expect(await rows()).toMatchObject([
      {
        operation: 'complete-old-invoice',
        key: JSON.stringify([MARK, 't', '1']),
        standing: 'issued',
        attempts: 1,
        request: { call: CALL, query: request.query, body: MARK, about: { mark: MARK } },
        result: { mark: '7' },
      },
    ]);
    expect(await client.completeOldInvoice(request)).toStrictEqual({
      kind: 'alreadyIssued',
      mark: '7',
      from: 'journal',
      statusCode: 'Success',
      next: { step: 'done', todo: clientSteps.sentences.done },
    });
    expect(at.service.count(CALL)).toBe(1);
  });

  it('is sent again after a refusal', async () => {
    const { client } = till();
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    at.service.answer(CALL, { response: [{ statusCode: 'Success', invoiceMark: 7 }] });
    expect((await client.completeOldInvoice(request)).kind).toBe('refused');
    expect((await client.completeOldInvoice(request)).kind).toBe('issued');
  });

  it('stays unknown if its repetition is refused without being looked at', async () => {
    const { client, rows } = till();
    at.service.fail(CALL, 'reset-before');
    await client.completeOldInvoice(request);
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    expect(await client.completeOldInvoice(request, { again: true })).toMatchObject({
      kind: 'unknown',
      why: 'not-looked-at',
      next: { step: 'ask-the-terminal' },
    });
    const firstAttemptAt = '2026-11-20T10:00:00.000Z';
    expect(await rows()).toMatchObject([{ standing: 'unknown', attempts: 2, firstAttemptAt }]);
    // A call that sends nothing in between does not count.
    expect(await client.completeOldInvoice(request)).toMatchObject({ why: 'not-provable' });
    at.service.answer(CALL, { errors: ['Too many.'] }, 429);
    expect(await client.completeOldInvoice(request, { again: true })).toMatchObject({ why: 'not-looked-at' });
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    expect(await client.completeOldInvoice(request, { again: true })).toMatchObject({
      kind: 'refused',
      reason: 'noCredits',
    });
    expect(await rows()).toMatchObject([{ standing: 'refused', attempts: 4 }]);
    at.service.answer(CALL, { response: [{ statusCode: 'Success', invoiceMark: 7 }] });
    expect((await client.completeOldInvoice(request)).kind).toBe('issued');
  });

  it('is issued if its repetition succeeds', async () => {
    const { client, rows } = till();
    at.service.fail(CALL, 'reset-before');
    await client.completeOldInvoice(request);
    at.service.answer(CALL, { response: [{ statusCode: 'Success', invoiceMark: 7 }] });
    expect(await client.completeOldInvoice(request, { again: true })).toMatchObject({ kind: 'issued' });
    expect(await rows()).toMatchObject([{ standing: 'issued', result: { mark: '7' } }]);
  });

  it('shows all that the service says about a signature that is used', async () => {
    const { client } = till();
    const texts = ['One ore more of the signature token balance is not enough.', 'Sorry.'];
    at.service.answer(CALL, { errors: texts }, 400);
    const outcome = await client.completeOldInvoice(request);
    expect(outcome).toMatchObject({
      why: 'signature-used',
      detail: expect.stringContaining(texts.join(' ')),
    });
  });

  it.each([
    [undefined, 'not-sent'],
    [true, 'unknown'],
  ])('whose attempt never leaves the machine keeps what is known: again %j, %s', async (again, standing) => {
    const journal = memoryJournal();
    if (again === true) {
      at.service.fail(CALL, 'reset-before');
      await at.client({ journal }).completeOldInvoice(request);
    }
    const cause = { cause: { code: 'ECONNREFUSED' } };
    const fetch = () => Promise.reject(Object.assign(new TypeError('fetch failed'), cause));
    const dead = at.client({ journal, fetch });
    await expect(dead.completeOldInvoice(request, { again })).rejects.toMatchObject({
      code: 'transport/connection',
    });
    expect(await listOf(journal.rows())).toMatchObject([{ standing }]);
  });

  it('is not provable after a process that was killed, and in progress before that', async () => {
    const journal = memoryJournal();
    const { fetch, isReached } = stoppedAt(CALL, 'before');
    void at.client({ journal, fetch }).completeOldInvoice(request);
    await isReached;
    const client = at.client({ journal });
    await expect(client.completeOldInvoice(request)).rejects.toMatchObject({
      code: 'call/same-number-in-flight',
      message: expect.stringContaining(`MARK ${MARK}`),
    });
    at.clock.move(600_000);
    expect(await client.completeOldInvoice(request)).toMatchObject({ kind: 'unknown', why: 'not-provable' });
    expect(at.service.count(CALL)).toBe(0);
  });

  it.each([
    [{ query, body: 'x' }, 'body is missing'],
    [{ query: { ...query, tipAmout: '1' }, body: MARK }, 'query.tipAmout'],
  ])('is not sent with %j', async (given, said) => {
    await expect(at.client().completeOldInvoice(given as never)).rejects.toThrow(said);
  });

  it.each([
    [{ ...query, signatureToken: '' }, 'signatureToken'],
    [{ ...query, transactionId: undefined }, 'transactionId'],
    [{ ...query, paymentAmount: null }, 'paymentAmount'],
    [{ ...query, tipAmount: '' }, 'tipAmount'],
    [{ ...query, paymentType: 0 }, 'paymentType'],
  ])('with %j is refused before it is sent', async (wrong, member) => {
    const given = { query: wrong, body: MARK } as never;
    await expect(at.client().completeOldInvoice(given)).rejects.toMatchObject({ code: 'call/value', member });
    expect(at.service.received).toEqual([]);
  });
});
