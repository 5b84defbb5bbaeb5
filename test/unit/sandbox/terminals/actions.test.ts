import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../../src/sandbox/index.js';
import { COMPANY, KEY, NOON } from '../setup.js';
import { families, megRequest, TID, tills, webEcrBody, withTerminals } from './setup.js';

const TERMINAL = 'sandbox-terminal-key';
const at = withTerminals();
const charges = () => at.sandbox.terminals.charges();

/** A charge of 10.51 that was approved. */
async function sold(family: keyof typeof tills, key = 'sale') {
  await tills[family].sale(at, key, 1051, await at.signed(family, 10.51));
  return tills[family].result(at, key);
}

describe('a repeated sale', () => {
  it('of viva exists already, whatever became of it', async () => {
    const signed = await at.signed('viva', 10.51);
    await tills.viva.sale(at, 'k', 1051, signed);
    expect(await tills.viva.sale(at, 'k', 1051, signed)).toMatchObject({ status: 409, event: '1201' });
    expect(charges()).toHaveLength(1);
  });

  it('of vivaLocal and vivaApp charges once', async () => {
    for (const family of ['vivaLocal', 'vivaApp'] as const) {
      const signed = await at.signed(family, 10.51);
      await tills[family].sale(at, 'k', 1051, signed);
      await tills[family].sale(at, 'k', 1051, signed);
    }
    expect(charges().map(({ terminalId }) => terminalId)).toEqual([TID.vivaLocal, TID.vivaApp]);
  });

  it('of WebECR and MegEftPos charges again: neither has a key that is unique', async () => {
    for (const family of ['webEcr', 'megEftPos'] as const) {
      const signed = await at.signed(family, 10.51);
      await tills[family].sale(at, 'k', 1051, signed);
      await tills[family].sale(at, 'k', 1051, signed);
    }
    expect(charges()).toHaveLength(4);
  });
});

describe('a refund', () => {
  it('of viva names the sale, and cannot be above it', async () => {
    await sold('viva');
    const refund = async (key: string, parentSessionId: string, amount: number) => {
      const { data, token } = await at.signed('viva', amount / 100);
      const reply = await at.viva('POST', 'transactions:refund', {
        ...{ sessionId: key, parentSessionId, amount, terminalId: TID.viva, cashRegisterId: 'till-1' },
        ...{ aadeProviderId: 999, aadeProviderSignatureData: data, aadeProviderSignature: token },
      });
      return reply.status === 200 ? (await at.viva('GET', `sessions/${key}`)).json : reply;
    };
    expect(await refund('r1', 'sale', 600)).toMatchObject({ eventId: 0, transactionTypeId: 4, amount: 600 });
    expect(await refund('r2', 'sale', 452)).toMatchObject({ eventId: 1009, success: false });
    expect(await refund('r3', 'sale', 451)).toMatchObject({ eventId: 0 });
    expect(await refund('r4', 'unknown', 100)).toMatchObject({ status: 404, event: '1203' });
  });

  it('of WebECR names the transaction', async () => {
    const { transactionId } = await sold('webEcr');
    const refund = async (InitialTransaction: string) =>
      at.webEcr(
        'POST',
        'terminal/2/txninit/',
        webEcrBody('refund', 1051, await at.signed('webEcr', 10.51), { TxnType: 1, InitialTransaction }),
      );
    expect((await refund('075000000000000000000')).status).toBe(400);
    const { json } = await refund(String(transactionId));
    expect(json).toMatchObject({ Status: 3, Result: 1, TxnType: 1, Amount: 1051 });
    expect(json.TransactionId).not.toBe(transactionId);
  });

  it('of vivaLocal and MegEftPos names the transaction', async () => {
    await sold('vivaLocal');
    const session = (sessionId: string) =>
      at.ask('POST', `vivaLocal/${TID.vivaLocal}/pos/v1/session`, { sessionId });
    const { transactionId } = (await session('sale')).json.payloadData.saleResponse;
    const { data, token } = await at.signed('vivaLocal', 10.51);
    await at.ask('POST', `vivaLocal/${TID.vivaLocal}/pos/v1/refund`, {
      ...{ sessionId: 'refund', transactionId, amount: 1051, aadeProviderId: 999 },
      ...{ aadeProviderSignatureData: data, aadeProviderSignature: token },
    });
    expect((await session('refund')).json).toMatchObject({ state: 'SUCCESS', sessionType: 'CANCEL' });
    const meg = await sold('megEftPos');
    const request = { nspReferenceNumber: meg.transactionId };
    const reply = await at.meg('refund', megRequest(1051, await at.signed('megEftPos', 10.51), request));
    expect(reply.json.data).toMatchObject({ responseCode: 'APPROVED', paidAmount: 10.51 });
  });
});

describe('a void', () => {
  it('of WebECR keeps the id of the transaction, works once, and only in the open batch', async () => {
    const first = await sold('webEcr', 'first');
    const second = await sold('webEcr', 'second');
    const voided = (OriginalIdentifier: unknown, OriginalIdentifierType = 2) =>
      at.webEcr('POST', 'terminal/2/txnvoid/', { OriginalIdentifier, OriginalIdentifierType, Timeout: 180 });
    expect((await voided(first.transactionId)).json).toMatchObject({
      ...{ Voided: true, Result: 1, TransactionId: first.transactionId },
      Transaction: { Voided: true, VoidTimestamp: '2026-11-20T10:00:00.000Z' },
    });
    expect((await voided(first.transactionId)).status).toBe(400);
    expect((await voided('unknown')).status).toBe(404);
    await at.sandbox.terminals.closeBatch(TID.webEcr);
    expect((await voided(second.transactionId)).json).toMatchObject({ Result: 4 });
    expect(charges().map(({ voidedAt }) => voidedAt !== undefined)).toEqual([true, false]);
  });

  it('of MegEftPos names the sale by four members', async () => {
    const { transactionId } = await sold('megEftPos');
    const request = { nspReferenceNumber: transactionId, bankAuthorizationCode: '1', receiptNumber: '1' };
    expect((await at.meg('void', { nspReferenceNumber: transactionId })).status).toBe(400);
    expect((await at.meg('void', request)).json.data).toMatchObject({ responseCode: 'APPROVED' });
    expect((await at.meg('void', request)).json).toMatchObject({
      data: { responseCode: 'FAILED' },
      error: { errorLevel: 'EL_ERROR' },
    });
  });
});

describe('an abort', () => {
  it('of viva takes a running charge from its terminal, only for its own cash register', async () => {
    await tills.viva.sale(at, 'k', 2222, await at.signed('viva', 22.22));
    const abort = (register: string, key = 'k') =>
      at.viva('DELETE', `sessions/${key}?cashRegisterId=${register}`);
    expect(await abort('till-2')).toMatchObject({ status: 403, event: '1206' });
    expect(await abort('till-1', 'x')).toMatchObject({ status: 404, event: '1205' });
    expect(await abort('till-1')).toMatchObject({ status: 200, event: '1104' });
    expect(await tills.viva.result(at, 'k')).toMatchObject({ code: '1016' });
    await at.sandbox.advance(200_000);
    expect(charges()).toMatchObject([{ state: 'aborted', paid: 0 }]);
  });

  it('of vivaLocal and vivaApp takes a running charge from its terminal', async () => {
    await tills.vivaLocal.sale(at, 'k', 2222, await at.signed('vivaLocal', 22.22));
    await at.ask('POST', `vivaLocal/${TID.vivaLocal}/pos/v1/abort`, { sessionId: 'k' });
    expect((await tills.vivaLocal.result(at, 'k')).code).toBe('1016');
    const answering = tills.vivaApp.sale(at, 'a', 2222, await at.signed('vivaApp', 22.22));
    while (charges().length < 2) await new Promise((done) => setTimeout(done, 5));
    const { text } = await at.app({ action: 'abort', clientTransactionId: 'a' });
    expect(text).toMatch(/^till:\/\/paid\?action=abort&status=success/);
    await answering;
    expect((await tills.vivaApp.result(at, 'a')).code).toBe('1016');
  });
});

describe('a preloaded charge', () => {
  it.each([
    ['viva', { aadePreloaded: true, aadePreloadedDuration: 2 }, 'http-202', '0'],
    ['webEcr', { PreloadTransaction: true, PreloadExpiration: 60 }, 'status-2', '1'],
  ] as const)(
    'of %s is paid a minute later, and others are charged in between',
    async (family, more, open, paid) => {
      const { sale, result } = tills[family];
      await sale(at, 'loaded', 1051, await at.signed(family, 10.51), more);
      expect((await result(at, 'loaded')).code).toBe(open);
      await sale(at, 'now', 1051, await at.signed(family, 10.51));
      expect((await result(at, 'now')).code).toBe(paid);
      await at.sandbox.advance(60_000);
      expect((await result(at, 'loaded')).code).toBe(paid);
    },
  );
});

describe('what a till asks of MegEftPos after a lost answer', () => {
  it('is found among the pending charges, and by its reference', async () => {
    const signed = await at.signed('megEftPos', 13.13);
    expect((await at.meg('pending', {})).json).toEqual({ data: [], error: null });
    await expect(tills.megEftPos.sale(at, 'k', 1313, signed)).rejects.toThrow();
    const { json } = await at.meg('pending', {});
    expect(json.data).toMatchObject([{ responseCode: 'APPROVED', paidAmount: 13.13 }]);
    const [{ ecrReferenceNumber, nspReferenceNumber }] = json.data;
    expect((await at.meg(`pending/by/ecrReferenceNumber/${ecrReferenceNumber}`, {})).json.data).toHaveLength(
      1,
    );
    expect((await at.meg(`pending/by/nspReferenceNumber/${nspReferenceNumber}`, {})).json.data).toHaveLength(
      1,
    );
    expect((await at.meg('pending/by/ecrReferenceNumber/other', {})).json.data).toEqual([]);
  });
});

describe('a terminal that a person taps', () => {
  it.each(['approve', 'decline'] as const)('waits, until the person does: %s', async (step) => {
    await at.sandbox.terminals.setMode(TID.webEcr, 'manual');
    const body = webEcrBody('k', 999, await at.signed('webEcr', 9.99), { Timeout: 180 });
    const answering = at.webEcr('POST', 'terminal/2/txninit/', body);
    while (charges().length === 0) await new Promise((done) => setTimeout(done, 5));
    const [{ number } = { number: 0 }] = charges();
    await at.sandbox.terminals[step](number);
    expect((await answering).json).toMatchObject({ Status: 3, Result: step === 'approve' ? 1 : 2 });
    await expect(at.sandbox.terminals[step](number)).rejects.toThrow(/does not wait/);
  });

  it('gives up after three minutes', async () => {
    await at.sandbox.terminals.setMode(TID.viva, 'manual');
    await tills.viva.sale(at, 'k', 1051, await at.signed('viva', 10.51));
    await at.sandbox.advance(180_000);
    expect((await tills.viva.result(at, 'k')).code).toBe('1003');
  });
});

describe('the terminals of a state that is stored', () => {
  it('continue: a late charge, the batch and the mode', async () => {
    await at.sandbox.terminals.closeBatch(TID.viva);
    await at.sandbox.terminals.setMode(TID.webEcr, 'manual');
    await tills.viva.sale(at, 'k', 2222, await at.signed('viva', 22.22));
    const sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }],
      snapshot: at.sandbox.snapshot(),
      terminals: families.map((family) => ({ family, terminalId: TID[family] })),
    });
    expect(sandbox.terminals.list()).toMatchObject([{ batch: 2 }, { mode: 'manual' }, {}, {}, {}]);
    await sandbox.advance(150_000);
    expect(sandbox.terminals.charges()).toMatchObject([{ key: 'k', state: 'approved', batch: 2 }]);
  });

  it('of a sandbox without any are none', async () => {
    const sandbox = await createSandbox({ keys: [{ key: KEY }] });
    expect(sandbox.terminals.list()).toEqual([]);
    const { status } = await sandbox.fetch('https://sandbox.example/terminals/vivaApp/x/pay/v1?action=sale');
    expect(status).toBe(404);
  });
});

describe('an option of a terminal', () => {
  it.each([
    [{ family: 'vivva', terminalId: '1' }, 'terminals[0].family'],
    [{ family: 'viva', terminalId: 'a;b' }, 'terminals[0].terminalId'],
    [{ family: 'viva', terminalId: '1', mode: 'auto' }, 'terminals[0].mode'],
    [{ family: 'viva', terminalId: '1', capacity: 0 }, 'terminals[0].capacity'],
    [{ family: 'viva', terminalId: '1', tid: '1' }, 'tid'],
  ])('that is wrong is refused by its name: %j', async (terminal, option) => {
    const terminals = [terminal] as never;
    await expect(createSandbox({ terminals })).rejects.toThrow(option);
  });

  it('that is used twice is refused', async () => {
    const terminal = { family: 'viva', terminalId: '1' } as const;
    await expect(createSandbox({ terminals: [terminal, terminal] })).rejects.toThrow(
      'terminals[1].terminalId',
    );
  });
});

describe('bad input', () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"amount": 1',
    '<html></html>',
    '{"__proto__": {"amount": 1}}',
    JSON.stringify({ sessionId: {}, terminalId: [], amount: '1e3', aadeProviderSignature: 5 }),
    JSON.stringify({ sessionId: 'a', terminalId: TID.viva, amount: -1 }),
    JSON.stringify({ sessionId: 'a', terminalId: TID.viva, amount: 10.5 }),
    JSON.stringify({ sessionId: 'a', terminalId: TID.viva, amount: 1e300, tipAmount: 'x' }),
    JSON.stringify({ TxnType: 0, Amount: 1, CustomerReference: 'x'.repeat(51), ProviderData: [] }),
    JSON.stringify({ TxnType: 0, Amount: 1, CustomerReference: 'x', ProviderData: 'x', Timeout: 181 }),
    JSON.stringify({ licenseKey: TERMINAL, posDevice: 5, request: 'x' }),
    JSON.stringify({
      licenseKey: TERMINAL,
      posDevice: { terminalId: TID.megEftPos },
      request: { amount: '1' },
    }),
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    JSON.stringify({ sessionId: 'x'.repeat(1_000_000) }),
  ];
  const paths = [
    ...['viva/ecr/v1/transactions:sale', 'viva/ecr/v1/transactions:refund', 'viva/connect/token'],
    ...['webEcr/terminal/2/txninit/', 'webEcr/terminal/2/txnvoid/', 'webEcr/authorization/redeem/'],
    ...[`vivaLocal/${TID.vivaLocal}/pos/v1/sale`, `vivaLocal/${TID.vivaLocal}/pos/v1/refund`],
    ...[`vivaLocal/${TID.vivaLocal}/pos/v1/session`, `vivaLocal/${TID.vivaLocal}/pos/v1/abort`],
    ...['sale', 'refund', 'void', 'preload', 'pending'].map((each) => `megEftPos/api/v1/transaction/${each}`),
    ...['', 'other', 'viva', 'viva/%', 'webEcr/v2.2/terminal/9/txninit/', 'vivaLocal/none/pos/v1/sale'],
  ];

  it.each(paths)('is answered, never with a crash or a charge: %s', async (path) => {
    const { json } = await at.ask('POST', 'viva/connect/token', '', {
      Authorization: `Basic ${btoa(`${TERMINAL}:${TERMINAL}`)}`,
    });
    for (const body of bodies) {
      for (const headers of [{}, { 'X-Api-Key': TERMINAL, Authorization: `Bearer ${json.access_token}` }]) {
        const { status } = await at.ask('POST', path, body, headers);
        expect([200, 400, 401, 403, 404, 413]).toContain(status);
      }
    }
    expect(charges().every(({ paid }) => paid === 0)).toBe(true);
  });

  it.each([
    'viva/ecr/v1/sessions?date=yesterday',
    'viva/ecr/v1/sessions/%E0%A4%A',
    'webEcr/transactionintent/?CustomerReference=',
    'webEcr/transaction/?Timestamp_min=x&Other=1&constructor=1',
    `vivaApp/${TID.vivaApp}/pay/v1`,
    `vivaApp/${TID.vivaApp}/pay/v1?action=sale&amount=x&callback=javascript:alert(1)`,
    `vivaApp/none/pay/v1?action=sale`,
  ])('in an address is answered: %s', async (path) => {
    const { status } = await at.ask('GET', path, undefined, { 'X-Api-Key': TERMINAL });
    expect([200, 400, 401, 404]).toContain(status);
  });
});
