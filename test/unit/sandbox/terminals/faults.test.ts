import { describe, expect, it } from 'vitest';
import type { FaultKind, TerminalFamily } from '../../../../src/sandbox/index.js';
import { families, type Said, TID, tills, withTerminals } from './setup.js';

const at = withTerminals();

/** Asks for 10.51 with a fault, and reads what became of it. */
async function charged(family: TerminalFamily, kind: FaultKind, key = 'key-1'): Promise<Said> {
  at.sandbox.faults.add({ kind });
  await tills[family].sale(at, key, 1051, await at.signed(family, 10.51));
  return tills[family].result(at, key);
}

const charges = () => at.sandbox.terminals.charges();

const approved = (family: TerminalFamily): string =>
  family === 'webEcr' ? '1' : family === 'megEftPos' ? 'APPROVED' : '0';

/** Families that are asked apart from the charge. */
const asked = families.filter((family) => family !== 'vivaApp' && family !== 'megEftPos');

describe('a false cancellation', () => {
  it.each(asked)('of %s was approved, as a second reading shows', async (family) => {
    const { sale, result } = tills[family];
    at.sandbox.faults.add({ kind: 'false-cancelled' });
    const reply = await sale(at, 'key-1', 1051, await at.signed(family, 10.51));
    // WebECR answers the charge itself.
    const first = family === 'webEcr' ? String(reply.json.Result) : (await result(at, 'key-1')).code;
    expect(first).toBe(family === 'webEcr' ? '3' : '1000');
    expect(charges()).toMatchObject([{ state: 'approved', paid: 10.51 }]);
    expect(await result(at, 'key-1')).toMatchObject({ code: approved(family), amount: 1051 });
  });

  it.each([
    ['vivaApp', '1000'],
    ['megEftPos', 'CANCELLED'],
  ] as const)('of %s says %s', async (family, code) => {
    expect((await charged(family, 'false-cancelled')).code).toBe(code);
    expect(charges()).toMatchObject([{ state: 'approved', paid: 10.51 }]);
  });
});

describe('a double tap', () => {
  it.each(families)('at %s declines, and approves five seconds later', async (family) => {
    const declined = family === 'webEcr' ? '2' : family === 'megEftPos' ? 'DECLINED' : '1006';
    expect((await charged(family, 'double-tap')).code).toBe(declined);
    expect(charges()).toMatchObject([{ state: 'declined', paid: 0 }]);
    await at.sandbox.advance(4_999);
    expect(charges()).toMatchObject([{ state: 'declined' }]);
    await at.sandbox.advance(1);
    expect(charges()).toMatchObject([{ state: 'approved', paid: 10.51 }]);
  });

  it('is not possible any more after an abort', async () => {
    await charged('viva', 'double-tap');
    const { status, event } = await at.viva('DELETE', 'sessions/key-1?cashRegisterId=till-1');
    expect([status, event]).toEqual([409, '1208']);
    await at.sandbox.advance(60_000);
    expect(charges()).toMatchObject([{ state: 'declined', paid: 0 }]);
  });
});

describe('a busy terminal', () => {
  it.each([
    ['webEcr', '6'],
    ['vivaApp', '1001'],
    ['megEftPos', 'BUSY'],
  ] as const)('of %s says %s', async (family, code) => {
    expect((await charged(family, 'busy')).code).toBe(code);
  });

  it('of viva and vivaLocal does not begin, so the same session is tried again', async () => {
    at.sandbox.faults.add({ kind: 'busy', times: 2 });
    const signed = await at.signed('viva', 10.51);
    expect(await tills.viva.sale(at, 'k', 1051, signed)).toMatchObject({ status: 503, event: '1400' });
    const local = await at.signed('vivaLocal', 10.51);
    expect((await tills.vivaLocal.sale(at, 'k', 1051, local)).json.state).toBe('BUSY_ERROR');
    expect(charges()).toEqual([]);
    expect(await tills.viva.sale(at, 'k', 1051, signed)).toMatchObject({ status: 200, text: '' });
    expect(await tills.viva.result(at, 'k')).toMatchObject({ code: '0' });
  });

  it('has a charge on it', async () => {
    await tills.webEcr.sale(at, 'late', 2222, await at.signed('webEcr', 22.22));
    await tills.webEcr.sale(at, 'next', 1051, await at.signed('webEcr', 10.51));
    expect(await tills.webEcr.result(at, 'next')).toMatchObject({ code: '6' });
  });
});

describe('a full batch', () => {
  const full = withTerminals({
    terminals: families.map((family) => ({ family, terminalId: TID[family], capacity: 1 })),
  });

  it.each([
    ['viva', '1002'],
    ['vivaLocal', '1002'],
    ['vivaApp', '1002'],
    ['webEcr', '7'],
    ['megEftPos', 'MAX_TRANSACTIONS'],
  ] as const)('of %s says %s, by a fault and by its capacity, until it is closed', async (family, code) => {
    expect((await charged(family, 'batch-full')).code).toBe(code);
    const { sale, result } = tills[family];
    const codes: string[] = [];
    for (const key of ['first', 'second', 'third']) {
      if (key === 'third') await full.sandbox.terminals.closeBatch(TID[family]);
      await sale(full, key, 1051, await full.signed(family, 10.51));
      codes.push((await result(full, key)).code);
    }
    expect(codes).toEqual([approved(family), code, approved(family)]);
  });
});

describe('a key that was revoked', () => {
  it.each([
    ['viva', 401],
    ['webEcr', 401],
    ['megEftPos', 403],
  ] as const)('at %s is answered with %s', async (family, status) => {
    const signed = await at.signed(family, 10.51);
    at.sandbox.faults.add({ kind: 'key-revoked', call: 'terminal.sale' });
    expect((await tills[family].sale(at, 'k', 1051, signed)).status).toBe(status);
    expect(charges()).toEqual([]);
  });

  it('is answered like one that never was', async () => {
    expect((await at.webEcr('GET', 'terminal/', undefined, { 'X-Api-Key': 'other' })).status).toBe(401);
    expect((await at.viva('GET', 'sessions/x', undefined, { Authorization: 'Bearer x' })).status).toBe(401);
    expect((await at.meg('sale', {}, { licenseKey: 'other' })).status).toBe(403);
    const { status } = await at.ask('POST', 'viva/connect/token', '', { Authorization: 'Basic eDp5' });
    expect(status).toBe(400);
  });
});

describe('a terminal that is switched off', () => {
  it('of viva never takes the session, which ends after two minutes', async () => {
    expect((await charged('viva', 'terminal-offline')).code).toBe('http-202');
    await at.sandbox.advance(120_000);
    expect((await tills.viva.result(at, 'key-1')).code).toBe('1003');
  });

  it('of WebECR leaves the intent pending, and fails', async () => {
    expect((await charged('webEcr', 'terminal-offline')).code).toBe('status-1');
    await at.sandbox.advance(120_000);
    expect((await tills.webEcr.result(at, 'key-1')).code).toBe('4');
  });

  it('of Viva in the network of the shop does not answer', async () => {
    await expect(charged('vivaLocal', 'terminal-offline')).rejects.toThrow(/fetch failed/);
    expect((await tills.vivaLocal.result(at, 'key-1')).code).toBe('SESSION_NOT_FOUND_ERROR');
  });

  it('behind MegEftPos is reported after two minutes', async () => {
    const answering = charged('megEftPos', 'terminal-offline');
    while (charges().length === 0) await new Promise((done) => setTimeout(done, 5));
    await at.sandbox.advance(120_000);
    expect((await answering).code).toBe('COMMUNICATION_ERROR');
  });
});

describe('what is paid', () => {
  it.each(families)('at %s is less than was asked for', async (family) => {
    expect(await charged(family, 'less-paid')).toMatchObject({ code: approved(family), amount: 951, tip: 0 });
  });

  it.each(families)('at %s has a tip that the customer added', async (family) => {
    // The local interface of Viva counts the tip in its amount.
    const amount = family === 'vivaLocal' ? 1151 : 1051;
    expect(await charged(family, 'tip-added')).toMatchObject({ code: approved(family), amount, tip: 100 });
  });
});

describe('an autonomous sale', () => {
  it('is in the list of the day of Viva, without a unique payment id', async () => {
    await tills.viva.sale(at, 'k', 1051, await at.signed('viva', 10.51));
    at.sandbox.faults.add({ kind: 'autonomous-sale' });
    const all = await at.viva('GET', 'sessions?date=2026-11-20');
    expect(all.json).toMatchObject([
      { sessionId: 'k', amount: 1051 },
      { amount: 1200, success: true },
    ]);
    expect(all.json[1]).not.toHaveProperty('aadeTransactionId');
    const alone = await at.viva('GET', 'sessions?date=2026-11-20&AadeAutonomouslyOnly=true');
    expect(alone.json).toMatchObject([{ amount: 1200 }]);
    expect((await at.viva('GET', 'sessions?date=2026-11-21')).json).toEqual([]);
  });

  it('is among the transactions of WebECR, and of any amount by hand', async () => {
    await at.sandbox.terminals.sellAlone(TID.webEcr, '8.50');
    at.sandbox.faults.add({ kind: 'autonomous-sale' });
    const { json } = await at.webEcr(
      'GET',
      `transaction/?TID=${TID.webEcr}&Timestamp_min=2026-11-19T22:00:00Z`,
    );
    expect(json).toMatchObject({
      count: 2,
      next: null,
      results: [
        { Amount: 850, CustomerReference: null, TID: TID.webEcr },
        { Amount: 1200, CustomerReference: null },
      ],
    });
  });
});

describe('a fault', () => {
  it('of the service does not hit a terminal, unless it names its call, and the other way round', async () => {
    at.sandbox.faults.add({ kind: 'internal-error' });
    at.sandbox.faults.add({ kind: 'tip-added' });
    expect(await tills.viva.sale(at, 'k', 1051, await at.signed('viva', 10.51))).toMatchObject({
      status: 200,
    });
    expect(await tills.viva.result(at, 'k')).toMatchObject({ tip: 100 });
    expect(at.sandbox.faults.pending()).toMatchObject([{ fault: { kind: 'internal-error' } }]);
    const credits = await at.sandbox.fetch('https://sandbox.example/api/v1/Provider/GetCreditsBalance', {
      headers: { 'API-KEY': 'till-key' },
    });
    expect(credits.status).toBe(500);
  });

  it('that spoils answers spoils those of terminals', async () => {
    await tills.viva.sale(at, 'k', 1051, await at.signed('viva', 10.51));
    const spoilt: string[] = [];
    for (const kind of ['truncated', 'html', 'empty', 'error-after'] as const) {
      at.sandbox.faults.add({ kind, call: 'terminal.ask' });
      const { status, text } = await at.viva('GET', 'sessions/k');
      spoilt.push(`${status} ${text.slice(0, 6)}`);
    }
    expect(spoilt).toEqual(['200 {"sess', '200 <html>', '200 ', '500 {"titl']);
    at.sandbox.faults.add({ kind: 'reset-after', call: 'terminal.ask' });
    await expect(at.viva('GET', 'sessions/k')).rejects.toThrow(/fetch failed/);
    expect(await tills.viva.result(at, 'k')).toMatchObject({ code: '0' });
  });

  it('comes with a header of one request', async () => {
    const signed = await at.signed('webEcr', 10.51);
    const { status } = await at.webEcr(
      'POST',
      'terminal/2/txninit/',
      {},
      { 'X-Sandbox-Fault': 'key-revoked' },
    );
    expect(status).toBe(401);
    expect((await tills.webEcr.sale(at, 'k', 1051, signed)).status).toBe(200);
  });
});
