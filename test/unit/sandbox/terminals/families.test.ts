import { describe, expect, it } from 'vitest';
import { createSandbox, sampleTerminals, type TerminalFamily } from '../../../../src/sandbox/index.js';
import {
  type Family,
  megEftPos,
  viva,
  vivaApp,
  vivaLocal,
  webEcr,
} from '../../../../src/sending/terminals/index.js';
import { COMPANY, KEY, NOON } from '../setup.js';
import { families, receiptOf124, TID } from './setup.js';

/** The library's own families, set up with what the sandbox says of its terminals. */
const made: Readonly<Record<TerminalFamily, (settings: never) => Family>> = {
  viva,
  webEcr,
  vivaLocal,
  vivaApp,
  megEftPos,
};

describe.each(families)('the requests and readings of %s', (name) => {
  it.each([
    [10.51, 'charged'],
    [9.99, 'declined'],
  ] as const)('fit the simulated terminal: %s is %s', async (amount, kind) => {
    const sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }],
      terminals: sampleTerminals,
    });
    const { settings } = sandbox.terminals.list().find(({ family }) => family === name) ?? {};
    const family = made[name](settings as never);
    const { signatures } = await sandbox.holdPayment(receiptOf124('1', amount, TID[name]));
    const [signature] = signatures;
    if (signature === undefined) throw new Error('There is one signature.');
    const { token, data } = signature;
    const answerTo = async ({ method, url, headers, body }: ReturnType<Family['request']>) => {
      const response = await sandbox.fetch(url, { method, headers, ...(body !== undefined && { body }) });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
    };
    const access = family.access && family.readAccess?.(await answerTo(family.access()))?.token;
    const facts = {
      key: '3f0b6a52-94b5-4a57-9d3c-5f3a2f1d0c11',
      amount: String(amount),
      signature: { token, data: data ?? '' },
      access,
    };
    let result = family.read('sale', await answerTo(family.request('sale', facts)), facts);
    if (result.kind === 'running')
      result = family.read('ask', await answerTo(family.request('ask', facts)), facts);
    expect(result.kind).toBe(kind);
    if (kind === 'charged') {
      expect(result).toMatchObject({ amount: '10.51', tip: '0.00', terminalId: TID[name], instant: false });
      expect(result.transactionId).toMatch(/^\d{21}$/);
    }
  });
});
