import { describe, expect, it } from 'vitest';
import { el } from '../../../../src/issues/locales/el/index.js';
import { ClientError } from '../../../../src/sending/client/error.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { cardReceipt, listOf, receipt, withService } from '../setup.js';

const at = withService();

/** A receipt whose only payment has these members. */
function paidBy(payment: object) {
  const { paymentMethods: _, ...rest } = receipt('401');
  return { ...rest, paymentMethods: [{ amount: 12.4, ...payment }] };
}

const atTerminal = { terminalId: '16000123', posNspId: 2 };

describe('a document with a payment at a terminal', () => {
  it.each([
    ['that was built with skipSignature false', cardReceipt()],
    ['by card', paidBy({ type: 7, ...atTerminal })],
    ['by instant payment', paidBy({ type: 8, ...atTerminal })],
    ['with its terminal, but without the NSP', paidBy({ type: 7, terminalId: '16000123' })],
    ['with the NSP, but without its terminal', paidBy({ type: 8, posNspId: 2 })],
  ])('%s is not sent until the caller says whether it is held', async (_, document) => {
    const journal = memoryJournal();
    await expect(at.client({ journal }).issue(document)).rejects.toMatchObject({
      code: 'call/skip-signature',
      member: 'skipSignature',
      safeToRepeat: true,
      message:
        'The document has a payment at a terminal (terminalId, posNspId). Set skipSignature: with false, it is held until the payment is completed; with true, it is filed at once. Nothing was sent.',
    });
    expect(at.service.received).toEqual([]);
    expect(await listOf(journal.rows())).toEqual([]);
  });

  it('says so in Greek', async () => {
    await expect(at.client({ locale: el }).issue(cardReceipt())).rejects.toThrow(
      'Το παραστατικό έχει πληρωμή σε τερματικό (terminalId, posNspId). Ορίστε το skipSignature: με false περιμένει ώσπου να ολοκληρωθεί η πληρωμή, με true διαβιβάζεται αμέσως. Δεν στάλθηκε τίποτα.',
    );
  });

  it('is one error among several documents', async () => {
    const entries = await listOf(at.client().issueAll([receipt('1'), cardReceipt(), receipt('2')]));
    expect(entries.map((entry) => 'outcome' in entry && entry.outcome.kind)).toEqual([
      'issued',
      false,
      'issued',
    ]);
    const [, entry] = entries;
    expect(entry !== undefined && 'error' in entry && ClientError.isClientError(entry.error)).toBe(true);
  });

  it('is held or filed as the call says', async () => {
    const client = at.client();
    expect((await client.issue(cardReceipt('1'), { skipSignature: false })).kind).toBe('held');
    expect((await client.issue(cardReceipt('2'), { skipSignature: true })).kind).toBe('issued');
    expect(at.service.received.map(({ query }) => query.get('skipSignature'))).toEqual(['false', 'true']);
  });

  it.each([
    [false, 'held'],
    [true, 'issued'],
  ])('is handled as the client says: %j', async (skipSignature, kind) => {
    expect((await at.client({ skipSignature }).issue(cardReceipt())).kind).toBe(kind);
  });

  it('is handled as its earlier attempt was, which the journal has', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: 0 });
    at.service.fail('SendInvoices', 'reset-before', 'reset-before');
    await client.issue(cardReceipt('1'), { skipSignature: false });
    await client.issue(cardReceipt('2'), { skipSignature: true });
    const restarted = at.client({ journal, settlingTime: 0, random: () => 0.1 });
    expect((await restarted.issue(cardReceipt('1'))).kind).toBe('held');
    expect((await restarted.issue(cardReceipt('2'))).kind).toBe('issued');
    // Another document under the same number has none.
    await expect(restarted.issue({ ...cardReceipt('1'), packingsDeclarations: [] })).rejects.toMatchObject({
      code: 'call/skip-signature',
    });
  });
});

describe('any other document', () => {
  it.each([
    ['in cash', { type: 3, ...atTerminal }],
    ['by card without a terminal', { type: 7 }],
    ['by card with an empty terminal', { type: 7, terminalId: '', posNspId: undefined }],
    ['by card with members that are null', { type: 7, terminalId: null, posNspId: null }],
  ])('(%s) is filed at once, as described', async (_, payment) => {
    const outcome = await at.client().issue(paidBy(payment), { sendWithErrors: true });
    expect(outcome.kind).toBe('issued');
    expect(at.service.received[0]?.query.get('skipSignature')).toBe('true');
  });

  it.each(['false', 0, null, 'no'])('refuses the option %j', async (skipSignature) => {
    await expect(
      at.client().issue(cardReceipt(), { skipSignature: skipSignature as never }),
    ).rejects.toMatchObject({
      code: 'call/options',
      member: 'skipSignature',
      message: expect.stringContaining('true or false'),
    });
    expect(at.service.received).toEqual([]);
  });
});
