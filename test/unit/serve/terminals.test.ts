import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { type Journal, memoryJournal } from '../../../src/sending/client/index.js';
import { terminal } from '../../../src/sending/terminals/index.js';
import type { Network } from '../terminals/networks.js';
import { Clock, FAMILIES } from '../terminals/till.js';
import { killedAt } from './killed.js';
import { type Answered, coffee, issueDate, issuer, served } from './setup.js';

const KEY = { 'idempotency-key': 'sale 1' };
const sale = {
  facts: {
    ...{ type: '11.1', series: 'A', aa: 'next', issueDate, issuer },
    lines: [{ ...coffee, quantity: 10, income: 'goods' }],
    payments: [{ type: 7, amount: 'rest' }],
  },
};
const PAYMENT = '800123456-0-11.1-A-1';

type Send = (route: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<Answered>;

/** A shop with a terminal that is named `bar`. `restart` is another process on the same journal. */
async function shop(name: keyof typeof FAMILIES) {
  const [family, network] = FAMILIES[name]();
  const clock = new Clock();
  const sandbox = await createSandbox({ clock, keys: [{ key: 'till', companies: [issuer.vatNumber] }] });
  const journal = memoryJournal({ keep: 'all' });
  const start = async (own: Journal = journal, fetch: Network['fetch'] = network.fetch): Promise<Send> => {
    const contextFor = async (language: 'en' | 'el') => ({
      ...{ language, locale: undefined, now: clock.now, journal: own },
      client: createClient({ ...sandbox.clientOptions(), journal: own, clock, holder: 'serve' }),
      terminals: new Map([['bar', { terminal: terminal(family, { fetch, clock }), posNspId: 2 }]]),
    });
    return (await served({ now: clock.now, contextFor }, { sandbox, journal: own })).call;
  };
  return { network, clock, sandbox, journal, start };
}

const FAMILY_NAMES = ['viva', 'webEcr'] as const;

it.each(FAMILY_NAMES)('%s: sells by card with one call', async (name) => {
  const { network, sandbox, start } = await shop(name);
  const call = await start();
  const { status, body } = await call('POST /terminals/bar/charges', sale, KEY);
  expect([status, body.outcome.kind, body.result.kind, body.result.amount]).toEqual([
    ...[200, 'issued', 'charged', '35.00'],
  ]);
  expect(body.document.paymentMethods).toMatchObject([{ type: 7, terminalId: '16000123', posNspId: 2 }]);
  expect(body.payment).toMatchObject({ payment: PAYMENT, pending: [], unsettled: [] });
  const again = await call('POST /terminals/bar/charges', sale, KEY);
  expect([again.headers.get('idempotent-replayed') ?? 'true', again.body.outcome.mark]).toEqual([
    'true',
    body.outcome.mark,
  ]);
  expect([network.charges.length, sandbox.documents().length]).toEqual([1, 1]);
});

/** A network whose n-th request ends the process: before it is sent, or after it without its answer. */
function dyingAt(network: Network, n: number, when: 'before' | 'after') {
  let requests = 0;
  let isDead = false;
  const fetch = (async (...given: Parameters<Network['fetch']>) => {
    requests += 1;
    if (isDead) throw new Error('killed');
    isDead = requests === n;
    if (isDead && when === 'before') throw new Error('killed');
    const answer = await network.fetch(...given);
    if (isDead) throw new Error('killed');
    return answer;
  }) as Network['fetch'];
  return { fetch, isDead: () => isDead };
}

it.each(FAMILY_NAMES.flatMap((name) => (['before', 'after'] as const).map((when) => [name, when] as const)))(
  '%s: charges once and issues once, if the process is killed %s any write',
  async (name, when) => {
    let kills = 0;
    for (let n = 1; n < 100; n += 1) {
      const { network, clock, sandbox, journal, start } = await shop(name);
      const dying = await start(killedAt(journal, n, when));
      const killed = await dying('POST /terminals/bar/charges', sale, KEY);
      const restarted = await start();
      let again = await restarted('POST /terminals/bar/charges', sale, KEY);
      for (let tries = 0; again.body.outcome?.kind !== 'issued' && tries < 4; tries += 1) {
        clock.time += 130_000;
        again = await restarted('POST /terminals/bar/charges', sale, KEY);
      }
      expect([
        n,
        again.status,
        again.body.detail,
        network.charges.length,
        sandbox.documents().length,
      ]).toEqual([...[n, 200, undefined, 1, 1]]);
      if (killed.status === 200) break;
      kills += 1;
    }
    // The call, its document, the row of the journal, the payment, the charge twice, the completion.
    expect(kills).toBeGreaterThanOrEqual(10);
  },
);

it.each(FAMILY_NAMES)('%s: charges once, if any request to the network loses its answer', async (name) => {
  for (const when of ['before', 'after'] as const) {
    for (let n = 1; n < 6; n += 1) {
      const { network, clock, sandbox, start } = await shop(name);
      const dying = await start(undefined, dyingAt(network, n, when).fetch);
      await dying('POST /terminals/bar/charges', sale, KEY);
      const restarted = await start();
      let again = await restarted('POST /terminals/bar/charges', sale, KEY);
      for (let tries = 0; again.body.outcome?.kind !== 'issued' && tries < 4; tries += 1) {
        clock.time += 200_000;
        const key = again.body.result?.next.step === 'anew' || again.body.result?.next.step === 'later';
        again = key
          ? await restarted(
              'POST /terminals/bar/charges',
              { payment: PAYMENT },
              { 'idempotency-key': `again ${tries}` },
            )
          : await restarted('POST /terminals/bar/charges', sale, KEY);
      }
      expect([when, n, again.body.outcome?.kind, network.charges.length, sandbox.documents().length]).toEqual(
        [...[when, n, 'issued', 1, 1]],
      );
    }
  }
});

it('answers a declined card as it was, and charges again only by another call', async () => {
  const { network, start } = await shop('webEcr');
  const call = await start();
  network.customer = 'declines';
  const declined = await call('POST /terminals/bar/charges', sale, KEY);
  expect([declined.status, declined.body.outcome, declined.body.result.kind]).toEqual([
    ...[200, { kind: 'held' }, 'declined'],
  ]);
  network.customer = 'pays';
  const again = await call('POST /terminals/bar/charges', sale, KEY);
  expect([again.body.result.kind, network.charges.length]).toEqual(['declined', 0]);
  const other = await call(
    ...([
      'POST /terminals/bar/charges',
      { payment: PAYMENT },
      { 'idempotency-key': 'sale 1 card 2' },
    ] as const),
  );
  expect([other.body.outcome.kind, network.charges.length]).toEqual(['issued', 1]);
});

it('answers 202 while it is not known whether the terminal charged, and settles it by one question', async () => {
  const { network, start } = await shop('webEcr');
  const call = await start();
  network.customer = 'walks away';
  const open = await call('POST /terminals/bar/charges', sale, KEY);
  expect([open.status, open.body.result.kind]).toEqual([202, 'running']);
  expect((await call(`GET /payments/${PAYMENT}`)).body.unsettled).toHaveLength(1);
  network.customer = 'pays';
  const { status, body } = await call(`POST /payments/${PAYMENT}/ask`, { terminal: 'bar' });
  expect([status, body.results.map(({ kind }: { kind: string }) => kind), body.payment.unsettled]).toEqual([
    ...[200, ['charged'], []],
  ]);
  const done = await call('POST /terminals/bar/charges', sale, KEY);
  expect([done.body.outcome.kind, network.charges.length]).toEqual(['issued', 1]);
});

it('voids what was charged for a document that is not completed, once', async () => {
  const { network, sandbox, start } = await shop('webEcr');
  const call = await start();
  const part = await call('POST /terminals/bar/charges', { ...sale, amount: '10.00' }, KEY);
  expect([part.body.outcome.kind, part.body.result.kind, part.body.payment.charges.length]).toEqual([
    ...['held', 'charged', 1],
  ]);
  const { body } = await call(`POST /payments/${PAYMENT}/void`, { terminal: 'bar' });
  expect([body.results.map(({ kind }: { kind: string }) => kind), body.payment.charges[0].state]).toEqual([
    ...[['returned'], 'reversed'],
  ]);
  const again = await call(`POST /payments/${PAYMENT}/void`, { terminal: 'bar' });
  expect([again.body.results, network.voids.length, sandbox.documents().length]).toEqual([[], 1, 0]);
});

it('names the terminals of the settings if another one is meant', async () => {
  const { start } = await shop('viva');
  const { status, body } = await (await start())('POST /terminals/hall/charges', sale, KEY);
  expect([status, body.type]).toEqual([404, 'urn:parastatiko:no-terminal']);
  expect(body.detail).toContain('bar');
});
