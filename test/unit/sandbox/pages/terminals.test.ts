import { describe, expect, it } from 'vitest';
import { TID, tills, withTerminals } from '../terminals/setup.js';

const at = withTerminals();

const order = async (path: string, body: object = {}): Promise<number> => {
  const response = await at.sandbox.fetch(`http://localhost/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
};

/** What the page shows of terminals, from its first event. */
async function shown() {
  const response = await at.sandbox.fetch('http://localhost/_sandbox/events');
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  const [, data = ''] = /event: terminals\ndata: (.*)\n/.exec(new TextDecoder().decode(value)) ?? [];
  return JSON.parse(data);
}

describe('the page of the sandbox', () => {
  it('shows terminals, their charges, and the parts of what was signed', async () => {
    await tills.viva.sale(at, 'k', 1051, await at.signed('viva', 10.51));
    const { terminals, charges } = await shown();
    expect(terminals).toMatchObject([
      {
        ...{ terminalId: TID.viva, family: 'viva', mode: 'automatic', batch: 1, inBatch: 1 },
        settings: { api: 'https://sandbox.example/terminals/viva', terminalId: TID.viva, provider: '999' },
      },
      ...[{ family: 'webEcr' }, { family: 'vivaLocal' }, { family: 'vivaApp' }, { family: 'megEftPos' }],
    ]);
    expect(charges).toMatchObject([
      { terminalId: TID.viva, amount: '10.51', paid: '10.51', state: 'approved' },
    ]);
    const [, ...parts] = charges[0].parts;
    expect(parts).toEqual(['', '20261120120000', '1051', '10000', '2400', '12400', TID.viva]);
  });

  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ] as const)('lets a person tap at a terminal: %s', async (step, state) => {
    expect(await order(`terminals/${TID.viva}/mode`, { mode: 'manual' })).toBe(200);
    await tills.viva.sale(at, 'k', 1051, await at.signed('viva', 10.51));
    const [{ number }] = (await shown()).charges;
    expect(await order(`terminal-charges/${number}/${step}`)).toBe(200);
    expect(at.sandbox.terminals.charges()).toMatchObject([{ state }]);
    expect(await order(`terminal-charges/${number}/${step}`)).toBe(409);
  });

  it('closes a batch, and refuses what is not possible', async () => {
    expect(await order(`terminals/${TID.viva}/close`)).toBe(200);
    expect(at.sandbox.terminals.list()[0]).toMatchObject({ batch: 2 });
    expect(await order('terminals/none/close')).toBe(409);
    expect(await order(`terminals/${TID.viva}/mode`, { mode: 'off' })).toBe(400);
    expect(await order('terminal-charges/x/approve')).toBe(409);
  });
});
