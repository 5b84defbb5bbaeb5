import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { IssueOutcome } from '../../../src/sending/client/outcomes/outcome.js';
import { OFFLINE } from './service.js';
import { listOf, receipt, stoppedAt, withService } from './setup.js';

const at = withService();
const SETTLING = 60_000;

describe('a document that was sent before', () => {
  it('is not sent twice at the same time', async () => {
    const { fetch, isReached, letGo } = stoppedAt('SendInvoices', 'before');
    const client = at.client({ fetch });
    const first = client.issue(receipt());
    await isReached;
    await expect(client.issue(receipt())).rejects.toMatchObject({
      code: 'call/same-number-in-flight',
      safeToRepeat: true,
    });
    letGo();
    expect((await first).kind).toBe('issued');
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('is not sent by two clients of one journal at the same time', async () => {
    const journal = memoryJournal();
    const { fetch, isReached, letGo } = stoppedAt('SendInvoices', 'before');
    const first = at.client({ journal, fetch }).issue(receipt());
    await isReached;
    const other = at.client({ journal, random: () => 0.25 });
    await expect(other.issue(receipt())).rejects.toMatchObject({ code: 'call/same-number-in-flight' });
    letGo();
    expect((await first).kind).toBe('issued');
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('is recognized although the network delivered it twice', async () => {
    at.service.fail('SendInvoices', 'duplicate');
    expect(await at.client().issue(receipt())).toMatchObject({
      kind: 'alreadyIssued',
      mark: '400001000000001',
    });
    expect(at.service.filed).toHaveLength(1);
  });

  it('is returned from the journal without a call', async () => {
    const client = at.client({ journal: memoryJournal() });
    const first = await client.issue(receipt());
    const second = await client.issue(receipt());
    expect(second).toMatchObject({
      kind: 'alreadyIssued',
      from: 'journal',
      mark: first.kind === 'issued' && first.mark,
    });
    expect(at.service.received).toHaveLength(1);
  });

  it('is searched for, and not sent again before its settling time is over', async () => {
    at.service.seeNothing();
    at.service.fail('SendInvoices', 'reset-after');
    const client = at.client({ settlingTime: SETTLING });
    const document = receipt();
    expect((await client.issue(document)).kind).toBe('unknown');
    at.clock.move(SETTLING - 1);
    expect(await client.issue(document)).toMatchObject({
      kind: 'unknown',
      why: 'not-found-yet',
      resendAfter: '2026-11-20T10:01:00.000Z',
      next: { step: 'resend-later' },
    });
    expect(at.service.count('SendInvoices')).toBe(1);
    at.clock.move(1);
    // The service has it; the search does not show it yet.
    expect(await client.issue(document)).toMatchObject({ kind: 'unknown', why: 'filed-but-not-found' });
    expect(at.service.count('SendInvoices')).toBe(2);
    at.service.seeAll();
    expect(await client.issue(document)).toMatchObject({ kind: 'alreadyIssued', mark: '400001000000001' });
    expect(at.service.filed).toHaveLength(1);
  });

  it('is resent late on the next day with its own date', async () => {
    at.service.fail('SendInvoices', 'error-before');
    const client = at.client();
    const document = receipt();
    expect((await client.issue(document)).kind).toBe('unknown');
    at.clock.set('2026-11-21T06:00:00Z');
    expect((await client.issue(document)).kind).toBe('issued');
    expect(at.service.filed[0]?.document).toMatchObject({
      transmissionFailure: 1,
      invoiceHeader: { issueDate: '2026-11-20' },
    });
  });

  it('is resent on the next day even if it never left the machine', async () => {
    const { baseUrl } = at.service;
    const journal = memoryJournal();
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const dead = at.client({ journal, fetch: () => Promise.reject(refused) });
    await expect(dead.issue(receipt())).rejects.toMatchObject({ code: 'transport/connection' });
    at.clock.set('2026-11-21T06:00:00Z');
    const outcome = await at.client({ journal, baseUrl }).issue(receipt());
    expect(outcome.kind).toBe('issued');
    expect(at.service.filed[0]?.document.transmissionFailure).toBe(1);
  });

  it('is refused as too late one day later', async () => {
    at.service.fail('SendInvoices', 'error-before');
    const client = at.client();
    await client.issue(receipt());
    at.clock.set('2026-11-22T06:00:00Z');
    expect(await client.issue(receipt())).toMatchObject({ kind: 'refused', reason: 'tooLate', sent: false });
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('stays queued until it has a MARK, and is not sent again meanwhile', async () => {
    at.service.fail('SendInvoices', 'offline');
    const client = at.client();
    await client.issue(receipt());
    at.clock.move(10 * SETTLING);
    expect((await client.issue(receipt())).kind).toBe('queued');
    at.clock.move(OFFLINE);
    expect((await client.issue(receipt())).kind).toBe('alreadyIssued');
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('can be corrected under its number after a refusal', async () => {
    const client = at.client({ journal: memoryJournal() });
    at.service.answer('SendInvoices', {
      response: [{ statusCode: 'ValidationError', errors: [{ error: [{ code: 203 }] }] }],
    });
    expect((await client.issue(receipt())).kind).toBe('refused');
    expect((await client.issue(receipt('101', '11.30'))).kind).toBe('issued');
  });
});

describe('a number used by two documents', () => {
  it('is a refusal that names the other document if the service has filed it', async () => {
    await at.client().issue(receipt('101', '5.00'));
    const outcome = await at.client().issue(receipt('101', '12.40'));
    expect(outcome).toMatchObject({
      kind: 'refused',
      reason: 'numberTaken',
      sent: true,
      errors: [{ code: '228' }],
      filed: { mark: '400001000000001', invoiceSummary: { totalGrossValue: 5 } },
      next: { step: 'check-numbering' },
    });
  });

  it('counts as one document if the filed one has the same total', async () => {
    await at.client().issue(receipt());
    expect(await at.client().issue(receipt())).toMatchObject({
      kind: 'alreadyIssued',
      from: 'search',
      mark: '400001000000001',
      response: { status: 200 },
    });
  });

  it('is refused locally if the journal has the other document, or its outcome is unknown', async () => {
    const client = at.client({ journal: memoryJournal() });
    await client.issue(receipt('101', '5.00'));
    expect(await client.issue(receipt('101', '12.40'))).toMatchObject({
      reason: 'numberTaken',
      sent: false,
    });
    at.service.fail('SendInvoices', 'error-after');
    await client.issue(receipt('102', '5.00'));
    expect(await client.issue(receipt('102', '12.40'))).toMatchObject({
      reason: 'numberUnsettled',
      sent: false,
    });
    // The refusal changed nothing: the first one is still found.
    expect((await client.issue(receipt('102', '5.00'))).kind).toBe('alreadyIssued');
  });
});

describe('reconcile', () => {
  it('searches without sending anything', async () => {
    const client = at.client({ settlingTime: SETTLING });
    expect(await client.reconcile(receipt())).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt());
    expect(await client.reconcile(receipt())).toMatchObject({
      kind: 'alreadyIssued',
      mark: '400001000000001',
    });
    expect(await client.reconcile(receipt('101', '5.00'))).toMatchObject({
      kind: 'refused',
      reason: 'numberTaken',
    });
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it.each([
    [
      'rate-limited',
      'The search for it failed, which proves nothing. Too many calls (HTTP 429). Wait 7 s, then call again.',
      'Η αναζήτησή του απέτυχε, κάτι που δεν αποδεικνύει τίποτα. Πάρα πολλές κλήσεις (HTTP 429). Περιμένετε 7 δευτ. και καλέστε ξανά.',
    ],
    [
      'error-before',
      'The search for it failed, which proves nothing. The service answered HTTP 503: Service Unavailable.',
      'Η αναζήτησή του απέτυχε, κάτι που δεν αποδεικνύει τίποτα. Η υπηρεσία απάντησε HTTP 503: «Service Unavailable».',
    ],
    [
      'html',
      'The search for it failed, which proves nothing. The answer (HTTP 200) is not what the call returns: no JSON. Check that baseUrl points to the service.',
      'Η αναζήτησή του απέτυχε, κάτι που δεν αποδεικνύει τίποτα. Η απάντηση (HTTP 200) δεν είναι αυτή που δίνει η κλήση: δεν είναι JSON. Ελέγξτε ότι το baseUrl οδηγεί στην υπηρεσία.',
    ],
  ] as const)('returns unknown if the search fails (%s), and says how', async (fault, en, greek) => {
    for (const [locale, detail] of [
      [undefined, en],
      [el, greek],
    ] as const) {
      at.service.fail('RequestTransmittedDocs', fault, fault, fault);
      expect(await at.client({ locale }).reconcile(receipt())).toMatchObject({
        kind: 'unknown',
        why: 'search-failed',
        detail,
        next: { step: 'search-first' },
      });
    }
  });

  it('finds a record by its UID if the total is unreadable, but not by its number alone', async () => {
    const record = {
      mark: 7,
      issuer: { vatNumber: '800123456', branch: 0 },
      invoiceHeader: receipt().invoiceHeader,
    };
    const give = (uid?: string) =>
      at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [{ ...record, uid }] });
    const unknown = await at.client().reconcile(receipt());
    give();
    expect((await at.client().reconcile(receipt())).kind).toBe('unknown');
    give(unknown.kind === 'unknown' ? unknown.expectedUid : undefined);
    expect(await at.client().reconcile(receipt())).toMatchObject({ kind: 'alreadyIssued', mark: '7' });
  });
});

describe('a journal that cannot be written', () => {
  it('stops the call before anything is sent', async () => {
    const journal = memoryJournal();
    journal.take = () => Promise.reject(new Error('disk full'));
    await expect(at.client({ journal }).issue(receipt())).rejects.toMatchObject({
      code: 'journal/not-written',
      cause: { message: 'disk full' },
    });
    expect(at.service.received).toEqual([]);
  });

  it('does not hide an outcome', async () => {
    const journal = memoryJournal();
    journal.end = () => Promise.reject(new Error('disk full'));
    expect(await at.client({ journal }).issue(receipt())).toMatchObject({
      kind: 'issued',
      journalError: 'disk full',
    });
  });
});

describe('a machine that sleeps between reserving and sending', () => {
  /** The clock goes on, and perhaps something else happens, while the document waits for its turn. */
  const sleeping = (meanwhile: () => Promise<unknown>) => {
    const journal = memoryJournal();
    const take = journal.take.bind(journal);
    let slept = false;
    journal.take = async (begin) => {
      const taken = await take(begin);
      if (slept) return taken;
      slept = true;
      at.clock.move(3_600_000);
      await meanwhile();
      return taken;
    };
    return journal;
  };

  it('sends nothing if another process took over in the meantime', async () => {
    const journal = sleeping(() => at.client({ journal, random: () => 0.1 }).recover());
    at.clock.move(-3_600_000);
    await expect(at.client({ journal }).issue(receipt())).rejects.toMatchObject({
      code: 'call/lease-lost',
      safeToRepeat: true,
    });
    expect(at.service.count('SendInvoices')).toBe(1);
    expect(await at.client({ journal }).issue(receipt())).toMatchObject({ kind: 'alreadyIssued' });
  });

  it('claims the row again if it still owns it', async () => {
    const journal = sleeping(async () => undefined);
    at.service.fail('SendInvoices', 'silent-after');
    const stop = new AbortController();
    const issuing = at.client({ journal }).issue(receipt(), { signal: stop.signal });
    while (at.service.count('SendInvoices') === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(at.client({ journal, random: () => 0.1 }).issue(receipt())).rejects.toMatchObject({
      code: 'call/same-number-in-flight',
    });
    stop.abort();
    expect(await issuing).toMatchObject({ kind: 'unknown', why: 'aborted' });
  });
});

describe('a bill whose first answer was lost', () => {
  it('stays unknown if its resend is refused, because its slips may already be closed', async () => {
    const { invoiceHeader, ...rest } = receipt();
    const bill = {
      ...rest,
      invoiceHeader: { ...invoiceHeader, multipleConnectedMarks: ['400001000000001'] },
    };
    const client = at.client({ journal: memoryJournal(), settlingTime: 0 });
    at.service.seeNothing();
    at.service.fail('SendInvoices', 'reset-after');
    expect(await client.issue(bill, { sendWithErrors: true })).toMatchObject({ kind: 'unknown' });
    const body = '{"errors":["The totals of the order slips differ"]}';
    at.service.answer('SendInvoices', body, 400);
    expect(await client.issue(bill, { sendWithErrors: true })).toMatchObject({
      kind: 'unknown',
      why: 'not-looked-at',
    });
  });
});

describe('flow states', () => {
  it('are stored with the attempt and with its outcome', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await client.issue(receipt(), {
      states: { table: { stands: 'closing' } },
      statesAfter: (outcome) => ({ table: { stands: outcome.kind } }),
    });
    expect(await journal.state('table')).toEqual({ stands: 'issued' });
    at.service.fail('SendInvoices', 'rate-limited');
    await client.issue(receipt('102'), { states: { table: { stands: 'closing' } } });
    expect(await journal.state('table')).toEqual({ stands: 'closing' });
  });

  it('do not hide the outcome if they cannot be computed', async () => {
    const journal = memoryJournal();
    const statesAfter = () => {
      throw new Error('no table 7');
    };
    const outcome = await at.client({ journal }).issue(receipt(), { statesAfter });
    expect(outcome).toMatchObject({ kind: 'issued', journalError: 'no table 7' });
    const rows = await listOf(journal.rows({ standing: ['issued'] }));
    expect(rows).toHaveLength(1);
  });

  it('are stored with an outcome that the journal already has', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await client.issue(receipt());
    const statesAfter = ({ kind }: IssueOutcome) => ({ table: { stands: kind } });
    expect(await client.issue(receipt(), { statesAfter })).toMatchObject({ kind: 'alreadyIssued' });
    expect(await journal.state('table')).toEqual({ stands: 'alreadyIssued' });
    expect(at.service.count('SendInvoices')).toBe(1);
    const again = await client.issue(receipt());
    expect(again).toMatchObject({ kind: 'alreadyIssued', from: 'journal' });
    expect(again).not.toHaveProperty('journalError');
  });
});
