import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildDocument, type Facts } from '../../../../src/builders/index.js';
import { contextIn, openBackend } from '../../../../src/tools/cli/serve/backend.js';
import { type Operation, operations, perform } from '../../../../src/tools/operations/index.js';
import { facts, issuer } from '../../operations/setup.js';

const now = () => new Date('2026-11-20T12:00:00+02:00');
const document = (aa: string) =>
  buildDocument({ ...facts, aa } as unknown as Facts, { now: now() }) as unknown as Readonly<
    Record<string, unknown>
  >;

it('has one name for its clients in all languages', async () => {
  const houses = [{ key: 'till', companies: [issuer.vatNumber] }];
  const backend = await openBackend({ folder: undefined, houses, now, locale: undefined });
  try {
    const todos: unknown[] = [];
    for (const [language, aa] of [
      ['en', '1'],
      ['el', '2'],
    ] as const) {
      const outcome = await (await contextIn(backend, language)).client?.issue(document(aa));
      todos.push(outcome?.next.todo);
    }
    expect(todos).toEqual([expect.stringMatching(/^Nothing/), expect.stringMatching(/^Δεν/)]);
    const holders: unknown[] = [];
    for await (const { holder } of backend.journal.rows({})) holders.push(holder);
    expect(holders).toEqual(['parastatiko serve', 'parastatiko serve']);
  } finally {
    await backend.close();
  }
});

it.each(['viva', 'vivaLocal', 'webEcr', 'megEftPos'])(
  'has a simulated terminal named %s in the sandbox, which charges and returns',
  async (terminal) => {
    const houses = [{ key: 'till', companies: [issuer.vatNumber] }];
    const backend = await openBackend({ folder: undefined, houses, now, locale: undefined });
    const operation = (id: string) => operations.find((each) => each.id === id) as Operation;
    const payments = [{ type: 7, amount: 'rest' }];
    try {
      const context = await contextIn(backend, 'en');
      const sale = { terminal, facts: { ...facts, payments } };
      const sold = await perform(operation('payments.charge'), sale, { ...context, key: 'sale' });
      expect(sold).toMatchObject({
        outcome: { kind: 'issued' },
        result: { kind: 'charged', amount: '7.00' },
        payment: { payment: '800123456-0-11.1-A-101', pending: [], unsettled: [] },
      });
      const credit = {
        terminal,
        facts: { ...facts, type: '11.4', payments },
        original: { payment: '800123456-0-11.1-A-101' },
      };
      const returned = await perform(operation('payments.refund'), credit, { ...context, key: 'refund' });
      expect(returned).toMatchObject({ outcome: { kind: 'issued' }, result: { kind: 'returned' } });
      const charges = backend.sandbox?.terminals
        .charges()
        .map(({ action, amount, state }) => [action, amount, state]);
      expect(charges).toEqual([
        ['sale', 7, 'approved'],
        ['refund', 7, 'approved'],
      ]);
    } finally {
      await backend.close();
    }
  },
);

it('keeps the charges, the batch and the keys of its terminals after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parastatiko-'));
  const operation = (id: string) => operations.find((each) => each.id === id) as Operation;
  const payments = [{ type: 7, amount: 'rest' }];
  const options = {
    folder,
    houses: [{ key: 'till', companies: [issuer.vatNumber] }],
    now,
    locale: undefined,
  };
  try {
    const first = await openBackend(options);
    const sale = { terminal: 'webEcr', facts: { ...facts, payments } };
    await perform(operation('payments.charge'), sale, { ...(await contextIn(first, 'en')), key: 'sale' });
    const terminals = first.sandbox?.terminals.list();
    const charges = first.sandbox?.terminals.charges();
    const publicKey = await first.sandbox?.publicKey();
    expect(charges).toMatchObject([{ amount: 7, state: 'approved' }]);
    await first.close();
    const second = await openBackend(options);
    try {
      expect(second.sandbox?.terminals.list()).toEqual(terminals);
      expect(second.sandbox?.terminals.charges()).toEqual(charges);
      expect(await second.sandbox?.publicKey()).toEqual(publicKey);
      const credit = {
        terminal: 'webEcr',
        facts: { ...facts, type: '11.4', payments },
        original: { payment: '800123456-0-11.1-A-101' },
      };
      const context = { ...(await contextIn(second, 'en')), key: 'refund' };
      expect(await perform(operation('payments.refund'), credit, context)).toMatchObject({
        result: { kind: 'returned', amount: '7.00' },
      });
    } finally {
      await second.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('takes over at once what a call in another language was doing when the process died', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parastatiko-'));
  let arrived: () => void = () => undefined;
  const isSending = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  // It never answers what is sent, and finds nothing.
  const silent = createServer(({ url }, response) => {
    if (url?.includes('RequestTransmittedDocs')) response.end('{"providerTransmittedDocs":[]}');
    else arrived();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const service = { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'till' };
  const options = { folder, houses: [], now, locale: undefined, service };
  // Sent late, so that it may be sent on any day.
  const late = { ...document('1'), transmissionFailure: 1 };
  const given = { sendWithErrors: true, timeout: 20_000 };
  try {
    const first = await openBackend(options);
    const dying = new AbortController();
    const { signal } = dying;
    const lost = (await contextIn(first, 'el')).client?.issue(late, { ...given, signal });
    await isSending;
    // As when the process is killed: what it was doing is not recorded.
    await first.close();
    dying.abort();
    expect(await lost).toMatchObject({ kind: 'unknown', journalError: expect.any(String) });
    const second = await openBackend(options);
    try {
      const again = (await contextIn(second, 'en')).client?.issue(late, given);
      expect(await again).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
    } finally {
      await second.close();
    }
  } finally {
    silent.closeAllConnections();
    silent.close();
    await rm(folder, { recursive: true });
  }
});
