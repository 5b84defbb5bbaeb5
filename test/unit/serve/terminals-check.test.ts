import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { memoryJournal } from '../../../src/sending/client/index.js';
import { megEftPos, terminal, viva, vivaLocal, webEcr } from '../../../src/sending/terminals/index.js';
import { playOne, type ScenarioReport, scenarios } from '../../../src/tools/cli/terminals/scenarios.js';
import type { CheckedFamily, CheckParts } from '../../../src/tools/cli/terminals/till.js';
import { issuer, served } from './setup.js';

const TERMINAL_ID = '16000001';
const START = Date.parse('2026-11-20T10:05:00Z');
const makers = { viva, vivaLocal, webEcr, megEftPos };

/** `serve` with a terminal of the sandbox, on the clock of the sandbox, which runs only while somebody waits. */
async function shop(family: CheckedFamily) {
  const sandbox = await createSandbox({
    clock: { now: () => new Date(START) },
    keys: [{ key: 'till', companies: [issuer.vatNumber] }],
    terminals: [{ family, terminalId: TERMINAL_ID }],
  });
  const journal = memoryJournal({ keep: 'all' });
  const clock = {
    now: () => sandbox.now(),
    async wait(milliseconds: number) {
      // A moment for whoever stands at the terminal.
      await new Promise((resolve) => setTimeout(resolve, 15));
      await sandbox.advance(milliseconds);
    },
  };
  const { settings } = sandbox.terminals.list()[0] as { settings: object };
  const at = terminal(makers[family](settings as never), { fetch: sandbox.fetch, clock });
  const contextFor = async (language: 'en' | 'el') => ({
    ...{ language, locale: undefined, now: clock.now, journal },
    client: createClient({ ...sandbox.clientOptions(), journal, clock, holder: 'serve' }),
    terminals: new Map([[family, { terminal: at, posNspId: 3 }]]),
  });
  return { ...(await served({ now: clock.now, contextFor }, { sandbox, journal })), sandbox, clock };
}

type Shop = Awaited<ReturnType<typeof shop>>;

/** Plays every scenario. */
async function checked(
  family: CheckedFamily,
  { sandbox, clock }: { readonly sandbox: Sandbox; readonly clock: Shop['clock'] },
  call: CheckParts['call'],
): Promise<readonly ScenarioReport[]> {
  const reports: ScenarioReport[] = [];
  const parts = {
    sandbox,
    family,
    terminalId: TERMINAL_ID,
    call,
    wait: clock.wait,
    late: clock.wait,
    run: 'run',
  };
  for (const index of scenarios.keys()) reports.push(await playOne(index + 1, parts));
  return reports;
}

const callOf =
  ({ call }: Pick<Shop, 'call'>): CheckParts['call'] =>
  (route, body, key) =>
    call(route, body, key === undefined ? {} : { 'idempotency-key': key });

const faultsIn = (reports: readonly ScenarioReport[]) =>
  reports.flatMap(({ number, scenario, faults }) => faults.map((fault) => ({ number, scenario, ...fault })));

const notPlayed = (reports: readonly ScenarioReport[]) =>
  reports.filter(({ status }) => status === 'notApplicable').map(({ number }) => number);

/** Preloads, mail order and pre-authorisation: the calls have none of them. */
const NOT_CALLED = [8, 9, 10, 11, 12];

it.each([
  ['webEcr', NOT_CALLED],
  ['viva', [4, 6, ...NOT_CALLED]],
  ['vivaLocal', [1, 4, 6, ...NOT_CALLED, 19]],
  ['megEftPos', [1, 6, ...NOT_CALLED, 19]],
] as const)('%s: serve passes the nineteen scenarios, or their counterparts', async (family, without) => {
  const own = await shop(family);
  const reports = await checked(family, own, callOf(own));
  expect(reports).toHaveLength(19);
  expect(faultsIn(reports)).toEqual([]);
  expect(notPlayed(reports)).toEqual(without);
});

/** A till that does with the calls what `spoiled` says. */
const failing =
  (
    call: CheckParts['call'],
    spoiled: (route: string, key: string) => { readonly key: string; readonly isSilent?: true },
  ): CheckParts['call'] =>
  async (route, body, key) => {
    const { key: sent, isSilent } = spoiled(route, String(key));
    const answer = await call(route, body, key && sent);
    return isSilent ? undefined : answer;
  };

it('names a charge that was made twice, and one without a document', async () => {
  const own = await shop('webEcr');
  let calls = 0;
  const reports = await checked(
    'webEcr',
    own,
    // A new key for each attempt, and no answer to the first one.
    failing(callOf(own), (_, key) => {
      calls += 1;
      return { key: `${key} ${calls}`, ...(calls % 2 === 0 && { isSilent: true }) };
    }),
  );
  const oneEuro = reports.find(({ scenario }) => scenario === 'oneEuro');
  expect([oneEuro?.status, oneEuro?.charges.length, oneEuro?.faults]).toEqual([
    'failed',
    2,
    [{ fault: 'chargedTwice', params: { amount: '1.00' } }],
  ]);
  const [, , , voided] = reports;
  expect(voided?.faults).toContainEqual({ fault: 'chargedTwice', params: { amount: '3.00' } });
  expect(voided?.faults).toContainEqual({ fault: 'chargeWithoutDocument', params: { amount: '3.00' } });
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('passes with a till in Python between, which repeats lost answers and asks', async ({ skip }) => {
  skip(!hasPython(), 'does not work here: python3');
  const own = await shop('webEcr');
  let charges = 0;
  const server = serve({
    // Every second answer to a charge is lost on its way to the till.
    fetch: async (request, { outgoing }) => {
      const answer = await own.app.fetch(request);
      if (request.url.endsWith('/charges') && charges++ % 2 === 0) outgoing.socket?.destroy();
      return answer;
    },
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const till = spawn('python3', ['-u', 'examples/http/till.py', `http://127.0.0.1:${port}`, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(till.stdout, 'data');
    const address = String(line).trim();
    const call: CheckParts['call'] = async (route, body, key) => {
      const [method = '', path = ''] = route.split(' ');
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const reports = await checked('webEcr', own, call);
    expect(faultsIn(reports)).toEqual([]);
    expect(notPlayed(reports)).toEqual(NOT_CALLED);
    expect(charges).toBeGreaterThan(reports.length);
  } finally {
    till.kill();
    server.close();
  }
});
