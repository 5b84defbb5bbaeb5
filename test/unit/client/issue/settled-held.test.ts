import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';
import { cardReceipt, completionOf, listOf, receipt, stoppedAt, withService } from '../setup.js';

const at = withService();
const AMOUNT = 12.4;
const SETTLING = 60_000;
const MARK = '400001000000001';
const HOUR = 3_600_000;
const toHold = { skipSignature: false } as const;

function till(options: Parameters<typeof at.client>[0] = {}) {
  const journal = options.journal ?? memoryJournal();
  const client = at.client({ journal, settlingTime: SETTLING, ...options });
  const standing = async () => (await listOf(journal.rows({ operation: 'issue' })))[0]?.standing;
  return { journal, client, standing };
}

const signaturesIn = (outcome: IssueOutcome) =>
  outcome.kind === 'held' ? outcome.providerSignature : outcome.kind;

describe('a document with a payment at a terminal', () => {
  it('is refused before it is sent if terminal and NSP are missing', async () => {
    const { paymentMethods, ...rest } = cardReceipt();
    const bare = { ...rest, paymentMethods: paymentMethods?.map(({ type, amount }) => ({ type, amount })) };
    const outcome = await at.client().issue(bare, toHold);
    expect(outcome).toMatchObject({ kind: 'refused', sent: false });
    expect(outcome.kind === 'refused' && outcome.foreseenBy).toEqual(
      expect.arrayContaining(['pos/terminal-missing', 'pos/nsp-missing']),
    );
  });

  it('is held if signatures arrive although skipSignature was true', async () => {
    const signatures = [{ token: 't', paymentBalance: AMOUNT }];
    const body = { response: [{ statusCode: 'Success' }], providerSignature: [{ signatures }] };
    at.service.answer('SendInvoices', body);
    expect(await at.client().issue(cardReceipt(), { skipSignature: true })).toMatchObject({
      kind: 'held',
      providerSignature: [{ signatures }],
    });
  });

  it('is requested again at once after a lost answer, because nothing is filed without a payment', async () => {
    at.service.fail('SendInvoices', 'reset-after');
    const { client } = till();
    expect((await client.issue(cardReceipt(), toHold)).kind).toBe('unknown');
    expect((await client.issue(cardReceipt(), toHold)).kind).toBe('held');
  });
});

describe('a held document that is issued again', () => {
  it('returns the stored signatures and sends nothing', async () => {
    const { client, journal, standing } = till();
    const first = await client.issue(cardReceipt(), toHold);
    const statesAfter = ({ kind }: IssueOutcome) => ({ payment: kind });
    for (const options of [toHold, { skipSignature: true }, { ...toHold, statesAfter }]) {
      const again = await client.issue(cardReceipt(), options);
      expect(again).toMatchObject({ kind: 'held', from: 'journal', next: { step: 'complete-payment' } });
      expect(again.kind === 'held' && again.uid).toBe(first.kind === 'held' && first.uid);
      expect(signaturesIn(again)).toEqual(signaturesIn(first));
    }
    expect(at.service.received).toHaveLength(1);
    expect(await standing()).toBe('held');
    expect(await journal.state('payment')).toBe('held');
    // They are the signatures that the service knows.
    const body = completionOf(await client.issue(cardReceipt(), toHold));
    expect((await client.completePosPayment({ document: cardReceipt(), body })).kind).toBe('issued');
  });

  it('returns them after a restart too, and without a connection', async () => {
    const { client, journal } = till({ holder: 'till 1' });
    const first = await client.issue(cardReceipt(), toHold);
    const offline = till({
      journal,
      holder: 'till 1',
      random: () => 0.1,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect(signaturesIn(await offline.client.issue(cardReceipt(), toHold))).toEqual(signaturesIn(first));
  });

  it.each([
    [receipt('201').invoiceHeader, 24 * HOUR],
    [{ ...receipt('201').invoiceHeader, specialInvoiceCategory: 12 }, 2 * HOUR],
  ])('requests others once they have expired', async (invoiceHeader, valid) => {
    const { client } = till();
    const document = { ...cardReceipt(), invoiceHeader };
    const anyway = { ...toHold, sendWithErrors: true };
    const signatures = [{ token: 't1', paymentBalance: AMOUNT }];
    at.service.answer('SendInvoices', { providerSignature: [{ signatures }] });
    await client.issue(document, anyway);
    at.clock.move(valid);
    expect(signaturesIn(await client.issue(document, anyway))).toMatchObject([{ signatures }]);
    expect(at.service.count('SendInvoices')).toBe(1);
    at.clock.move(1);
    const others = [{ token: 't2', paymentBalance: AMOUNT }];
    at.service.answer('SendInvoices', { providerSignature: [{ signatures: others }] });
    expect(signaturesIn(await client.issue(document, anyway))).toMatchObject([{ signatures: others }]);
    expect(signaturesIn(await client.issue(document, anyway))).toMatchObject([{ signatures: others }]);
    expect(at.service.count('SendInvoices')).toBe(2);
  });

  it('is unknown while a completion of it is unknown, and requests nothing', async () => {
    const { client, journal, standing } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'reset-before');
    await client.completePosPayment({ document, body });
    const statesAfter = ({ kind }: IssueOutcome) => ({ payment: kind });
    expect(await client.issue(document, { ...toHold, statesAfter })).toMatchObject({
      kind: 'unknown',
      why: 'completion-unknown',
      next: { step: 'repeat-completion' },
    });
    expect(await journal.state('payment')).toBe('unknown');
    // Not even after its signatures have expired: the customer may have paid.
    at.clock.move(25 * HOUR);
    expect(await client.issue(document, toHold)).toMatchObject({ why: 'completion-unknown' });
    expect(await standing()).toBe('held');
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('is unknown while the service says that its signature is used', async () => {
    const { client } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    const text = 'One ore more of the signature token balance is not enough.';
    at.service.answer('CompletionPosInvoices', { errors: [text] }, 400);
    await client.completePosPayment({ document, body });
    expect(await client.issue(document, toHold)).toMatchObject({ why: 'completion-unknown' });
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('is unknown while another process completes it, even if that one has lost its lease', async () => {
    const { client, journal, standing } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    const { fetch, isReached } = stoppedAt('CompletionPosInvoices', 'before');
    void till({ journal, random: () => 0.1, fetch }).client.completePosPayment({ document, body });
    await isReached;
    await expect(client.issue(document, toHold)).rejects.toMatchObject({
      code: 'call/same-number-in-flight',
    });
    at.clock.move(200_000);
    expect(await client.issue(document, toHold)).toMatchObject({ why: 'completion-unknown' });
    expect(await standing()).toBe('held');
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('is found if the unknown completion of it arrived', async () => {
    const { client, standing } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'reset-after');
    await client.completePosPayment({ document, body });
    expect(await client.issue(document, toHold)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
    expect(await standing()).toBe('issued');
    // The completion is settled by its own call.
    expect(await client.completePosPayment({ document, body })).toMatchObject({ kind: 'alreadyIssued' });
    expect(at.service.count('CompletionPosInvoices')).toBe(1);
  });

  it('stays held if the search for it fails after its signatures have expired', async () => {
    const { client, standing } = till();
    await client.issue(cardReceipt(), toHold);
    at.clock.move(25 * HOUR);
    at.service.fail('RequestTransmittedDocs', 'html', 'html', 'html');
    expect(await client.issue(cardReceipt(), toHold)).toMatchObject({ why: 'search-failed' });
    expect(await standing()).toBe('held');
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('stays held with its signatures if the request for others never leaves the machine', async () => {
    const { client, journal } = till();
    const signatures = [{ token: 't1', paymentBalance: AMOUNT, isExpired: true }];
    at.service.answer('SendInvoices', { providerSignature: [{ signatures }] });
    await client.issue(cardReceipt(), toHold);
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const halfDead = at.client({
      journal,
      fetch: (input, init) => (init?.method === 'POST' ? Promise.reject(refused) : fetch(input, init)),
    });
    await expect(halfDead.issue(cardReceipt(), toHold)).rejects.toMatchObject({
      code: 'transport/connection',
    });
    const [row] = await listOf(journal.rows());
    expect(row).toMatchObject({ standing: 'held', result: { providerSignature: expect.any(String) } });
  });

  it('stays held if the request for others meets too many calls', async () => {
    const { client, standing } = till();
    const signatures = [{ token: 't1', paymentBalance: AMOUNT, isExpired: true }];
    at.service.answer('SendInvoices', { providerSignature: [{ signatures }] });
    await client.issue(cardReceipt(), toHold);
    at.service.fail('SendInvoices', 'rate-limited');
    expect(await client.issue(cardReceipt(), toHold)).toMatchObject({ reason: 'rateLimited' });
    expect(await standing()).toBe('held');
  });

  it('is queued if its completion is queued and only its own row does not say so', async () => {
    const { client, journal, standing } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'offline');
    await client.completePosPayment({ document, body });
    // As after a lease that was lost.
    const lease = { holder: 'x', run: 'x', id: 'x', until: '2026-11-20T10:00:01.000Z' };
    const [row] = await listOf(journal.rows({ operation: 'issue' }));
    if (row === undefined) throw new Error('no row');
    const { operation, key, request } = row;
    await journal.take({ operation, key, lease, at: '2026-11-20T10:00:00.000Z', request });
    await journal.end({ operation, key, lease, standing: 'held' });
    expect(await client.issue(document, toHold)).toMatchObject({ kind: 'queued' });
    expect(await standing()).toBe('queued');
    expect(at.service.count('SendInvoices')).toBe(1);
  });
});

describe('a held document that is reconciled', () => {
  it('is issued if the search finds it, although the journal knows of no completion', async () => {
    const { client, standing } = till();
    const document = cardReceipt();
    await client.issue(document, toHold);
    const { issuer, invoiceHeader, invoiceSummary } = document;
    const record = { mark: 7, issuer, invoiceHeader, invoiceSummary };
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [record] });
    expect(await client.reconcile(document)).toMatchObject({
      kind: 'alreadyIssued',
      from: 'search',
      mark: '7',
    });
    expect(await standing()).toBe('issued');
  });

  it('is unknown if the search fails', async () => {
    const { client, standing } = till();
    await client.issue(cardReceipt(), toHold);
    at.service.fail('RequestTransmittedDocs', 'html');
    expect(await client.reconcile(cardReceipt())).toMatchObject({ kind: 'unknown', why: 'search-failed' });
    expect(await standing()).toBe('held');
  });

  it('is held, with its signatures', async () => {
    const { client, standing } = till();
    const first = await client.issue(cardReceipt(), toHold);
    const found = await client.reconcile(cardReceipt());
    expect(found).toMatchObject({ kind: 'held', from: 'journal' });
    expect(signaturesIn(found)).toEqual(signaturesIn(first));
    expect(await standing()).toBe('held');
  });

  it('is unknown while a completion of it is unknown', async () => {
    const { client, standing } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'reset-before');
    await client.completePosPayment({ document, body });
    const found = await client.reconcile(document);
    expect(found).toMatchObject({ kind: 'unknown', why: 'completion-unknown' });
    expect(found).not.toHaveProperty('resendAfter');
    expect(await standing()).toBe('held');
  });

  it('is issued if the search finds it', async () => {
    const { client, standing } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'reset-after');
    await client.completePosPayment({ document, body });
    expect(await client.reconcile(document)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
    expect(await standing()).toBe('issued');
  });

  it('may be issued again once its signatures have expired', async () => {
    const { client } = till();
    await client.issue(cardReceipt(), toHold);
    at.clock.move(25 * HOUR);
    expect(await client.reconcile(cardReceipt())).toMatchObject({
      kind: 'unknown',
      why: 'not-found-yet',
      next: { step: 'resend-later' },
    });
  });
});
