import { describe, expect, it } from 'vitest';
import { uidOf } from '../../../../src/registry/uid/uid.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { deliveryNote } from '../service.js';
import { cardReceipt, receipt, withService } from '../setup.js';

const at = withService();
/** The MARK that the answer names. The document that is filed has another one. */
const MARK = 400_001_000_009_999;
const FILED = '400001000000001';
const duplicate = (code: unknown) => ({
  error: [{ code, message: `Already sent. MARK: ${MARK} AUTHENTICATION_CODE: ${'A'.repeat(40)}` }],
});
const refusedWith = (code: unknown, more: object = {}) => ({
  statusCode: 'ValidationError',
  invoiceMark: MARK,
  errors: [duplicate(code)],
  ...more,
});

/** The forms in which an answer can say 228 and name a MARK. */
const forms: readonly (readonly [name: string, status: number, body: object])[] = [
  ['an entry with a MARK', 200, { response: [refusedWith('228')] }],
  ['a number as the code', 200, { response: [refusedWith(228)] }],
  ['233', 200, { response: [refusedWith(' 233 ')] }],
  ['an entry with the status Success', 200, { response: [refusedWith(228, { statusCode: 'Success' })] }],
  ['an entry with the status Offline', 200, { response: [refusedWith(228, { statusCode: 'Offline' })] }],
  ['an entry without a status', 200, { response: [refusedWith(228, { statusCode: undefined })] }],
  [
    'errors beside the entry',
    200,
    { response: [{ statusCode: 'Success', invoiceMark: MARK }], errors: [duplicate(228)] },
  ],
  ['an entry with another status', 400, { response: [refusedWith(228)] }],
  ['a text that begins with the code', 400, { errors: [`228: already sent, MARK: ${MARK}`] }],
  ['a text without the code', 400, { errors: duplicate(null).error.map(({ message }) => message) }],
  ['an entry beside signatures', 200, withSignature(refusedWith(228))],
];

function withSignature(entry: object) {
  return { response: [entry], providerSignature: [{ signatures: [{ token: 't', paymentBalance: 12.4 }] }] };
}

describe('an answer that says 228 and names a MARK', () => {
  it.each(forms)('(%s) is a refusal if the filed document has another total', async (_, status, body) => {
    await at.service.file(receipt('101', '5.00'));
    at.service.answer('SendInvoices', body, status);
    expect(await at.client().issue(receipt('101', '12.40'))).toMatchObject({
      kind: 'refused',
      reason: 'numberTaken',
      filed: { mark: FILED, invoiceSummary: { totalGrossValue: 5 } },
      errors: [{ message: expect.stringMatching(/already sent/i) }],
      next: { step: 'check-numbering' },
    });
  });

  it.each(forms)('(%s) means that this document is filed if the search shows it', async (_, status, body) => {
    await at.service.file(receipt());
    at.service.answer('SendInvoices', body, status);
    expect(await at.client().issue(receipt())).toMatchObject({
      kind: 'alreadyIssued',
      mark: FILED,
      from: 'search',
      response: { status },
    });
  });

  it.each(forms)('(%s) is unknown if the search shows nothing', async (_, status, body) => {
    at.service.answer('SendInvoices', body, status);
    expect(await at.client().issue(receipt())).toMatchObject({
      kind: 'unknown',
      why: 'filed-but-not-found',
      detail: expect.stringMatching(/already sent/i),
    });
  });
});

/** Answers that contradict themselves: neither a success nor a refusal. */
const contradictions: readonly (readonly [name: string, body: object])[] = [
  ['ValidationError, an error and a MARK', { response: [{ ...refusedWith(203), errors: [other(203)] }] }],
  ['ValidationError and a MARK', { response: [{ statusCode: 'ValidationError', invoiceMark: MARK }] }],
  ['Success, an error and a MARK', { response: [{ ...refusedWith(203), statusCode: 'Success' }] }],
  [
    'Success, an error without a code and a MARK',
    { response: [{ statusCode: 'Success', invoiceMark: MARK, errors: ['Not valid'] }] },
  ],
  [
    'Success and a MARK beside an error',
    { response: [{ statusCode: 'Success', invoiceMark: MARK }], errors: ['Not valid'] },
  ],
  ['Offline and an error', { response: [{ statusCode: 'Offline', errors: [other(203)] }] }],
  ['signatures and an error', withSignature({ statusCode: 'ValidationError', errors: [other(203)] })],
];

function other(code: number) {
  return { error: [{ code, message: 'GrossValue is not valid' }] };
}

describe('an answer with a success beside errors', () => {
  it.each(contradictions)('(%s) is unknown, and the next call searches', async (_, body) => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await at.service.file(receipt());
    at.service.answer('SendInvoices', body);
    expect(await client.issue(receipt())).toMatchObject({
      kind: 'unknown',
      why: 'answer-contradicts',
      next: { step: 'search-first' },
      response: { status: 200 },
    });
    expect(await client.issue(receipt())).toMatchObject({ kind: 'alreadyIssued', mark: FILED });
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('is unknown if its status is 400', async () => {
    at.service.answer('SendInvoices', { response: [{ ...refusedWith(203), errors: [other(203)] }] }, 400);
    expect(await at.client().issue(receipt())).toMatchObject({ kind: 'unknown', why: 'answer-contradicts' });
  });

  it('names the errors in the detail', async () => {
    at.service.answer('SendInvoices', { response: [{ ...refusedWith(203), errors: [other(203)] }] });
    expect(await at.client().issue(receipt())).toMatchObject({
      detail:
        'The answer contradicts itself: it has errors beside a MARK, a signature or a success: GrossValue is not valid.',
    });
  });

  it('is not a completion either', async () => {
    at.service.answer('CompletionPosInvoices', { response: [refusedWith(203, { errors: [other(203)] })] });
    const charge = { signatureToken: 't', transactionId: '1', paymentAmount: 12.4, paymentType: 7 } as const;
    expect(await at.client().completePosPayment({ document: cardReceipt(), body: [charge] })).toMatchObject({
      kind: 'unknown',
      why: 'answer-contradicts',
    });
  });

  it('is not a cancellation, unless it says that the note was cancelled before', async () => {
    const mark = await at.service.file(deliveryNote);
    const client = at.client();
    const entry = { statusCode: 'Success', cancellationMark: MARK };
    at.service.answer('CancelDeliveryNote', { response: [{ ...entry, errors: [other(203)] }] });
    expect(await client.cancelNote({ document: deliveryNote, mark })).toMatchObject({
      kind: 'unknown',
      why: 'answer-contradicts',
    });
    at.clock.move(130_000);
    const repeated = { code: 251, message: 'Already cancelled' };
    at.service.answer('CancelDeliveryNote', { response: [{ ...entry, errors: [{ error: [repeated] }] }] });
    expect((await client.cancelNote({ document: deliveryNote, mark })).kind).toBe('alreadyCancelled');
  });
});

describe('an answer without errors', () => {
  it.each(['Pending', 'success', 'Error'])(
    'is unknown with a MARK beside the status %s, and the next call searches',
    async (statusCode) => {
      const client = at.client({ journal: memoryJournal() });
      await at.service.file(receipt());
      at.service.answer('SendInvoices', { response: [{ statusCode, invoiceMark: MARK }] });
      expect(await client.issue(receipt())).toMatchObject({
        kind: 'unknown',
        why: 'status-unknown',
        detail: `The answer has a MARK, but its status is unknown: ${statusCode}.`,
        next: { step: 'search-first' },
      });
      expect(await client.issue(receipt())).toMatchObject({ kind: 'alreadyIssued', mark: FILED });
    },
  );

  it('is a success if its lists of errors are empty', async () => {
    const invoiceUid = await uidOf(receipt());
    const entry = {
      statusCode: 'Success',
      invoiceUid,
      invoiceMark: MARK,
      errors: [{ error: [] }, { code: null, message: '' }],
    };
    at.service.answer('SendInvoices', { response: [entry], errors: [], error: null });
    expect(await at.client().issue(receipt())).toMatchObject({ kind: 'issued', mark: String(MARK) });
  });
});
