import { describe, expect, it } from 'vitest';
import { toRegistryXml } from '../../../../src/registry/index.js';
import type { Journal } from '../../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { ClientOptions } from '../../../../src/sending/client/options.js';
import type { Document } from '../../../../src/types/index.js';
import { cardReceipt, completionOf, receipt, receiptOnCredit, withService } from '../setup.js';

const at = withService();
const SETTLING = 60_000;
const MINUTE = 60_000;

const till = (journal: Journal = memoryJournal(), options: Partial<ClientOptions> = {}) =>
  at.client({ journal, settlingTime: SETTLING, ...options });

/** The same sale, of something else. */
const ofSomethingElse = (document: Document): Document => ({
  ...document,
  invoiceDetails: document.invoiceDetails.map((line) => ({ ...line, quantity: 7 })),
});
const taken = { kind: 'refused', reason: 'numberTaken', next: { step: 'check-numbering' } };
const filedMarks = () => at.service.filed.map(({ mark }) => mark);

describe('a sale with the number and the total of an older document', () => {
  it.each([
    ['the same content', (document: Document) => document],
    ['another content', ofSomethingElse],
  ])('is not that one after the journal is lost: %s', async (_, changed) => {
    const first = await till().issue(receipt());
    at.clock.move(10 * MINUTE);
    const outcome = await till().issue(changed(receipt()));
    expect(outcome).toMatchObject({ ...taken, sent: true, filed: { mark: filedMarks()[0] } });
    expect(first).toMatchObject({ kind: 'issued', mark: filedMarks()[0] });
    expect(filedMarks()).toHaveLength(1);
  });

  it('is not that one after the journal is lost and the answer too', async () => {
    await till().issue(receipt());
    at.clock.move(60 * MINUTE);
    const client = till();
    at.service.fail('SendInvoices', 'reset-before');
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown' });
    expect(await client.issue(receipt())).toMatchObject(taken);
    expect(await client.reconcile(receipt())).toMatchObject(taken);
    expect(await client.recover()).toMatchObject({ unknown: [] });
  });

  it('is not that of another till that has the same series by mistake', async () => {
    const [one, other] = [till(), till()];
    expect(await one.issue(receipt())).toMatchObject({ kind: 'issued' });
    at.clock.move(6000);
    expect(await other.issue(receipt())).toMatchObject(taken);
    at.clock.move(MINUTE);
    // At the same moment, the content tells them apart.
    await one.issue(receipt('102'));
    expect(await other.issue(ofSomethingElse(receipt('102')))).toMatchObject(taken);
    at.service.fail('SendInvoices', 'reset-before');
    await other.issue(ofSomethingElse(receipt('103')));
    await one.issue(receipt('103'));
    expect(await other.issue(ofSomethingElse(receipt('103')))).toMatchObject(taken);
    expect(filedMarks()).toHaveLength(3);
  });

  it('is told apart by its customer and its amounts before VAT, without any download', async () => {
    const record = {
      mark: 7,
      issuer: { vatNumber: '800123456', branch: 0 },
      invoiceHeader: receipt().invoiceHeader,
      invoiceSummary: receipt().invoiceSummary,
      counterpart: { vatNumber: null },
    };
    const customer = { vatNumber: '094014201', country: 'GR', branch: 0 };
    for (const [document, found, kind] of [
      [receipt(), record, 'alreadyIssued'],
      [receipt(), { ...record, invoiceSummary: { ...record.invoiceSummary, totalNetValue: 1 } }, 'refused'],
      [receipt(), { ...record, invoiceSummary: { ...record.invoiceSummary, totalVatAmount: 1 } }, 'refused'],
      [{ ...receipt(), counterpart: customer }, { ...record, counterpart: customer }, 'alreadyIssued'],
      [
        { ...receipt(), counterpart: customer },
        { ...record, counterpart: { vatNumber: '999000111' } },
        'refused',
      ],
    ] as const) {
      at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [found] });
      expect((await at.client().reconcile(document)).kind).toBe(kind);
    }
  });

  /** A document whose header also has these members. */
  const headed = (members: object): Document => {
    const { invoiceHeader, ...rest } = receipt();
    return { ...rest, invoiceHeader: { ...invoiceHeader, ...members } };
  };
  const paid = (type: number): Document => ({ ...receipt(), paymentMethods: [{ type, amount: 12.4 }] });
  const linked = headed({ multipleConnectedMarks: [1] });

  it.each([
    ['slips', linked, headed({ multipleConnectedMarks: [2] }), 'refused'],
    ['slips in another order', headed({ multipleConnectedMarks: [1, 2] }), [2, 1], 'alreadyIssued'],
    ['slips, one of them another', headed({ multipleConnectedMarks: [1, 2] }), [2, 3], 'refused'],
    ['slips, one of them missing', headed({ multipleConnectedMarks: [1, 2] }), [2], 'refused'],
    ['slips, and one more', headed({ multipleConnectedMarks: [1, 2] }), [1, 2, 3], 'refused'],
    [
      'slips and the MARK of a UID',
      headed({ multipleConnectedMarks: [1], multipleConnectedUids: ['A'] }),
      [3, 1],
      'alreadyIssued',
    ],
    [
      'slips and the MARKs of more UIDs',
      headed({ multipleConnectedMarks: [1], multipleConnectedUids: ['A'] }),
      [3, 1, 4],
      'refused',
    ],
    ['slips with UIDs only', headed({ multipleConnectedUids: ['A'] }), [3], 'alreadyIssued'],
    ['slips that the service leaves out', linked, receipt(), 'alreadyIssued'],
    ['originals', headed({ correlatedInvoices: [1] }), headed({ correlatedInvoices: [2] }), 'refused'],
    ['cash and card', receipt(), paid(7), 'refused'],
    ['card and cash', paid(7), receipt(), 'refused'],
    ['card and instant payment', paid(7), paid(8), 'alreadyIssued'],
    ['cash and another account', receipt(), paid(1), 'refused'],
    ['a later payment', { ...receiptOnCredit('101') }, paid(7), 'alreadyIssued'],
  ])('is told apart by its links and its payments: %s', async (_, document, other, kind) => {
    const filed = Array.isArray(other) ? headed({ multipleConnectedMarks: other }) : (other as Document);
    const { issuer, invoiceHeader, invoiceSummary } = receipt();
    const record = { mark: 7, uid: 'A'.repeat(40), issuer, invoiceHeader, invoiceSummary };
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [record] });
    at.service.answer('GetInvoice', toRegistryXml([filed]), 200, { 'Content-Type': 'application/xml' });
    expect((await at.client().reconcile(document as Document)).kind).toBe(kind);
  });

  it('is told apart by the transactions at its terminal', async () => {
    const [one, other] = [till(), till()];
    const toHold = { skipSignature: false };
    const [mine, theirs] = [await one.issue(cardReceipt(), toHold), await other.issue(cardReceipt(), toHold)];
    const body = completionOf(mine);
    at.service.fail('CompletionPosInvoices', 'reset-after');
    await one.completePosPayment({ document: cardReceipt(), body });
    const ofTheirs = completionOf(theirs).map((each) => ({ ...each, transactionId: '777' }));
    expect(await other.completePosPayment({ document: cardReceipt(), body: ofTheirs })).toMatchObject(taken);
    const found = { kind: 'alreadyIssued', from: 'search', mark: filedMarks()[0] };
    expect(await one.completePosPayment({ document: cardReceipt(), body })).toMatchObject(found);
    // What is to be held is filed by no attempt to issue it.
    expect(await till().issue(cardReceipt(), toHold)).toMatchObject(taken);
  });
});

describe('the own document whose answer was lost', () => {
  const issuedLate = { kind: 'alreadyIssued', from: 'search' };

  it.each(['reset-after', 'duplicate'] as const)('is found after %s', async (fault) => {
    const client = till();
    at.service.fail('SendInvoices', fault);
    const first = await client.issue(receipt());
    const outcome = first.kind === 'unknown' ? await client.issue(receipt()) : first;
    expect(outcome).toMatchObject({ ...issuedLate, mark: filedMarks()[0] });
    expect(filedMarks()).toHaveLength(1);
  });

  it('is found long after, and by a client without a journal', async () => {
    const journal = memoryJournal();
    at.service.fail('SendInvoices', 'reset-after');
    await till(journal).issue(receipt());
    at.clock.move(600 * MINUTE);
    expect(await till(journal).issue(receipt())).toMatchObject({ ...issuedLate, mark: filedMarks()[0] });
    expect(await at.client().issue(receipt())).toMatchObject({ ...issuedLate, mark: filedMarks()[0] });
    expect(await at.client().issue(ofSomethingElse(receipt()))).toMatchObject(taken);
  });

  it.each([
    ['ahead', 180 * MINUTE],
    ['behind', -180 * MINUTE],
  ])('is found if the clock of the machine is %s', async (_, wrong) => {
    const clock = {
      now: () => new Date(at.clock.now().getTime() + wrong),
      wait: at.clock.wait,
    };
    const client = till(memoryJournal(), { clock });
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt(), { sendWithErrors: true });
    expect(await client.issue(receipt(), { sendWithErrors: true })).toMatchObject(issuedLate);
  });

  it.each([2, 30])('is found if the clock was ahead, and is right after %s minutes', async (minutes) => {
    let ahead = 5 * MINUTE;
    const clock = { now: () => new Date(at.clock.now().getTime() + ahead), wait: at.clock.wait };
    const client = till(memoryJournal(), { clock });
    // The clock of the service is known from any answer before.
    await client.issue(receipt('100'));
    at.service.fail('SendInvoices', 'reset-after');
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown' });
    ahead = 0;
    at.clock.move(minutes * MINUTE);
    expect(await client.issue(receipt())).toMatchObject(issuedLate);
  });

  it('is not taken for that of another till because its XML was cut off', async () => {
    const [one, other] = [till(), till()];
    at.service.fail('SendInvoices', 'reset-before');
    await other.issue(ofSomethingElse(receipt()));
    await one.issue(receipt());
    at.service.answer('GetInvoice', '<broken', 200, { 'Content-Type': 'application/xml' });
    expect(await other.issue(ofSomethingElse(receipt()))).toMatchObject(taken);
  });

  it.each([408, 429, 500, 503])('is unknown while its XML cannot be downloaded: %s', async (status) => {
    const client = till();
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt());
    at.service.answer('GetInvoice', '', status);
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown', why: 'search-failed' });
    expect(await client.issue(receipt())).toMatchObject(issuedLate);
    expect(filedMarks()).toHaveLength(1);
  });

  it('is found if its XML cannot be read', async () => {
    const client = till();
    for (const answer of ['<broken', '', '<InvoicesDoc/>']) {
      const aa = String(200 + filedMarks().length);
      at.service.fail('SendInvoices', 'reset-after');
      await client.issue(receipt(aa));
      for (const _ of ['first', 'again'])
        at.service.answer('GetInvoice', answer, 200, { 'Content-Type': 'application/xml' });
      expect(await client.issue(receipt(aa))).toMatchObject(issuedLate);
      at.service.seeAll();
    }
    expect(at.service.received.some(({ path }) => path.includes('/GetInvoice/'))).toBe(true);
  });

  it('is found if the service failed in the middle of it, and the next answer was lost', async () => {
    const client = till();
    const technical = { response: [{ statusCode: 'TechnicalError', errors: [{ message: 'Failed.' }] }] };
    await client.issue(receipt('100'));
    await at.service.file(receipt());
    at.service.answer('SendInvoices', technical);
    expect(await client.issue(receipt())).toMatchObject({ kind: 'refused', reason: 'technical' });
    at.clock.move(10 * MINUTE);
    at.service.fail('SendInvoices', 'reset-before');
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown' });
    expect(await client.issue(receipt())).toMatchObject({ ...issuedLate, mark: filedMarks()[1] });
    expect(filedMarks()).toHaveLength(2);
  });

  it('is found although a later attempt was refused', async () => {
    const client = till();
    await client.issue(receipt('100'));
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt());
    at.clock.move(2 * MINUTE);
    at.service.fail('RequestTransmittedDocs', 'search-lag', 'search-lag');
    const entry = { statusCode: 'ValidationError', errors: [{ code: 203, message: 'Not valid.' }] };
    at.service.answer('SendInvoices', { response: [entry] });
    expect(await client.issue(receipt())).toMatchObject({ kind: 'refused', reason: 'validation' });
    at.clock.move(2 * MINUTE);
    expect(await client.issue(receipt())).toMatchObject({ ...issuedLate, mark: filedMarks()[1] });
  });
});
