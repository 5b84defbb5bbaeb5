import { describe, expect, it } from 'vitest';
import type { TerminalFamily } from '../../../../src/sandbox/index.js';
import { families, type Said, type Signed, TID, tills, withTerminals } from './setup.js';

const at = withTerminals();

/** What each family says of a charge that was approved, declined, or refused for what the till presents. */
const says: Readonly<Record<TerminalFamily, Readonly<Record<string, string>>>> = {
  viva: {
    approved: '0',
    declined: '1006',
    amount: '1074',
    terminal: '1075',
    provider: '1076',
    signature: '1076',
    data: '1077',
    expired: '1079',
    unsigned: '1082',
    incomplete: '1083',
    lateOnTheWay: 'http-202',
  },
  vivaLocal: {
    approved: '0',
    declined: '1006',
    amount: '1074',
    terminal: '1075',
    provider: '1076',
    signature: '1076',
    data: '1077',
    expired: '1079',
    unsigned: '1082',
    incomplete: '1083',
    lateOnTheWay: 'PROCESSING',
  },
  vivaApp: {
    approved: '0',
    declined: '1006',
    amount: '1074',
    terminal: '1075',
    provider: '1076',
    signature: '1076',
    data: '1077',
    expired: '1079',
    unsigned: '1082',
    incomplete: '1083',
  },
  webEcr: { approved: '1', declined: '2', lateOnTheWay: 'status-2' },
  megEftPos: {
    approved: 'APPROVED',
    declined: 'DECLINED',
    amount: 'FAILED',
    terminal: 'FAILED',
    provider: 'FAILED',
    signature: 'FAILED',
    data: 'FAILED',
    expired: 'FAILED',
    unsigned: 'FAILED',
    incomplete: 'FAILED',
  },
};

/** The unique payment id by law: the acquirer, and eighteen digits. */
const UNIQUE_ID = /^\d{21}$/;

async function charged(family: TerminalFamily, cents: number, signed?: Signed, more?: object): Promise<Said> {
  const { sale, result } = tills[family];
  const presented = signed ?? (await at.signed(family, cents / 100));
  await sale(at, 'till-key-1', cents, presented, more);
  return result(at, 'till-key-1');
}

const lastState = () => at.sandbox.terminals.charges().at(-1)?.state;

describe.each(families)('a terminal of %s', (family) => {
  const said = says[family];

  it('charges what was signed for it, with a unique payment id', async () => {
    const result = await charged(family, 1051);
    expect(result).toMatchObject({ code: said['approved'], amount: 1051, tip: 0, instant: false });
    expect(result.transactionId).toMatch(UNIQUE_ID);
    expect(at.sandbox.terminals.charges()).toMatchObject([
      { terminalId: TID[family], state: 'approved', amount: 10.51, paid: 10.51, tip: 0 },
    ]);
  });

  it('charges no amount but the one that was signed', async () => {
    const signed = await at.signed(family, 10.51);
    await charged(family, 1052, signed);
    expect(lastState()).toBe(family === 'webEcr' ? 'other-data' : 'other-amount');
    expect(at.sandbox.terminals.charges()).toMatchObject([{ paid: 0 }]);
  });

  it('takes no signature for another terminal, of another document, of another house, or of nobody', async () => {
    const own = await at.signed(family, 10.51);
    const elsewhere = await at.signed(family === 'viva' ? 'webEcr' : 'viva', 10.51);
    const other = await at.signed(family, 10.51);
    const foreign = await at.signed(family, 10.51, 'other-key');
    const states: (string | undefined)[] = [];
    for (const signed of [
      elsewhere,
      { data: own.data, token: other.token },
      foreign,
      { ...own, token: `${own.token.slice(0, -2)}00` },
      { ...own, token: 'ΧΧ' },
      { ...own, data: own.data.replace(';12400;', ';12401;') },
    ]) {
      await freshly(family, 1051, signed);
      states.push(lastState());
    }
    expect(states).toEqual([
      // WebECR makes the text with its own terminal, so it is another text.
      family === 'webEcr' ? 'other-data' : 'other-terminal',
      'other-data',
      'not-signed',
      'not-signed',
      'not-signed',
      'other-data',
    ]);
    expect(at.sandbox.terminals.charges().every(({ paid }) => paid === 0)).toBe(true);
  });

  it('takes no signature that has expired', async () => {
    const signed = await at.signed(family, 10.51);
    await at.sandbox.advance(86_400_000);
    await charged(family, 1051, signed);
    expect(lastState()).toBe('expired');
  });

  it('declines 9.99', async () => {
    expect(await charged(family, 999)).toMatchObject({ code: said['declined'] });
    expect(lastState()).toBe('declined');
  });

  it('approves 7.34 as an instant payment, and declines 7.35', async () => {
    expect(await charged(family, 734)).toMatchObject({ code: said['approved'], instant: true, amount: 734 });
    const { sale, result } = tills[family];
    await sale(at, 'till-key-2', 735, await at.signed(family, 7.35));
    expect(await result(at, 'till-key-2')).toMatchObject({ code: said['declined'] });
  });

  it('approves 22.22 after 150 seconds of the clock', async () => {
    const { sale, result } = tills[family];
    const answering = sale(at, 'till-key-1', 2222, await at.signed(family, 22.22));
    if (said['lateOnTheWay'] === undefined) {
      // It answers only then.
      while (at.sandbox.terminals.charges().length === 0) await new Promise((done) => setTimeout(done, 5));
    } else {
      await answering;
      expect((await result(at, 'till-key-1')).code).toBe(said['lateOnTheWay']);
    }
    await at.sandbox.advance(149_999);
    expect(lastState()).toBe('running');
    await at.sandbox.advance(1);
    await answering;
    expect(await result(at, 'till-key-1')).toMatchObject({ code: said['approved'], amount: 2222 });
  });

  it('approves 13.13, but the answer is lost', async () => {
    const signed = await at.signed(family, 13.13);
    await expect(tills[family].sale(at, 'till-key-1', 1313, signed)).rejects.toThrow(/fetch failed/);
    expect(at.sandbox.terminals.charges()).toMatchObject([{ state: 'approved', paid: 13.13 }]);
  });

  it('names the fault of what is presented in its own code', async () => {
    const own = await at.signed(family, 10.51);
    if (family === 'webEcr') {
      const replies = await Promise.all([
        tills.webEcr.sale(at, 'a', 1052, own),
        tills.webEcr.sale(at, 'a', 1051, { ...own, token: 'AA' }),
        tills.webEcr.sale(at, 'a', 1051, own, { ProviderData: undefined }),
        tills.webEcr.sale(at, 'a', 1051, own, { ProviderData: { Uid: 'x' } }),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
      expect(await tills.webEcr.result(at, 'a')).toEqual({ code: 'absent' });
      return;
    }
    const elsewhere = await at.signed('webEcr', 10.51);
    const other = await at.signed(family, 10.51);
    const isMeg = family === 'megEftPos';
    const without = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
    const [provider, data, token] = isMeg
      ? ['providerId', 'providerInput', 'providerSignature']
      : ['aadeProviderId', 'aadeProviderSignatureData', 'aadeProviderSignature'];
    const codeOf = async (cents: number, signed: Signed, more?: object) =>
      (await freshly(family, cents, signed, more)).code;
    expect({
      amount: await codeOf(1052, own),
      terminal: await codeOf(1051, elsewhere),
      provider: await codeOf(1051, own, { [provider ?? '']: '120' }),
      signature: await codeOf(1051, { ...own, token: 'AA' }),
      data: await codeOf(1051, { data: own.data, token: other.token }),
      unsigned: await codeOf(1051, own, without(provider ?? '', data ?? '', token ?? '')),
      incomplete: await codeOf(1051, own, without(token ?? '')),
    }).toEqual(
      Object.fromEntries(
        ['amount', 'terminal', 'provider', 'signature', 'data', 'unsigned', 'incomplete'].map((name) => [
          name,
          said[name],
        ]),
      ),
    );
    await at.sandbox.advance(86_400_000);
    expect(await codeOf(1051, own)).toBe(said['expired']);
  });
});

let keys = 0;
async function freshly(family: TerminalFamily, cents: number, signed: Signed, more?: object): Promise<Said> {
  keys += 1;
  await tills[family].sale(at, `fresh-${keys}`, cents, signed, more);
  return tills[family].result(at, `fresh-${keys}`);
}

describe('the members beside a signed text', () => {
  it.each([
    [{ providerUid: 'A'.repeat(40) }],
    [{ netAmount: 99 }],
    [{ vatAmount: 25 }],
    [{ invoiceAmount: 123 }],
    [{ signatureTimestamp: 1_795_168_801 }],
    [{ signatureTimestamp: 'yesterday' }],
  ])('have to agree with it at MegEftPos: %j', async (more) => {
    const signed = await at.signed('megEftPos', 10.51);
    const { json } = await tills.megEftPos.sale(at, 'k', 1051, signed, more);
    expect(json).toMatchObject({ data: { responseCode: 'FAILED' }, error: { errorLevel: 'EL_ERROR' } });
    expect(lastState()).toBe('other-data');
  });

  it('are what WebECR verifies, with the amount and the terminal of the request', async () => {
    const signed = await at.signed('webEcr', 10.51);
    const [, , , , net] = signed.data.split(';');
    expect(net).toBe('10000');
    const { status } = await tills.webEcr.sale(at, 'k', 1051, {
      ...signed,
      data: signed.data.replace(';10000;', ';9999;'),
    });
    expect(status).toBe(400);
  });
});

describe('a charge that is refused at MegEftPos', () => {
  it('comes with its data and an error', async () => {
    const { json } = await tills.megEftPos.sale(at, 'k', 999, await at.signed('megEftPos', 9.99));
    expect(json).toMatchObject({
      data: { responseCode: 'DECLINED', paidAmount: 0, nspReferenceNumber: null },
      error: { errorLevel: 'EL_ERROR', errorCode: 'DECLINED' },
    });
    expect(json.data.ecrReferenceNumber).toMatch(/^[0-9a-f]{12}$/);
  });
});
