import { expect, it, vi } from 'vitest';
import {
  createSandbox,
  type SandboxOptions,
  type SandboxStore,
  type StoredRow,
} from '../../../src/sandbox/index.js';
import { COMPANY, cardReceipt, KEY, NOON, receipt } from './setup.js';

const options: SandboxOptions = {
  clock: { now: () => new Date(NOON) },
  keys: [{ key: KEY, companies: [COMPANY] }],
};

/** A store that can be made to fail. */
function inMemory() {
  const rows = new Map<string, StoredRow>();
  const store: SandboxStore = {
    load: async () => [...rows.values()],
    save: async (changes) => {
      for (const { table, id, json } of changes) {
        if (json === undefined) rows.delete(`${table}/${id}`);
        else rows.set(`${table}/${id}`, { table, id, json });
      }
    },
  };
  return { rows, store };
}

const issue = (sandbox: Awaited<ReturnType<typeof createSandbox>>, document: unknown, skip = true) =>
  sandbox.fetch(`https://sandbox.example/api/v1/Provider/SendInvoices?skipSignature=${skip}`, {
    method: 'POST',
    headers: { 'API-KEY': KEY },
    body: JSON.stringify({ invoice: [document] }),
  });

it('a sandbox resumes from its store with documents, holds, clock and new ids', async () => {
  const { store } = inMemory();
  const first = await createSandbox({ ...options, store });
  await issue(first, receipt('1'));
  await issue(first, cardReceipt('2'), false);
  first.faults.add({ kind: 'offline' });
  await issue(first, receipt('3'));
  await first.advance(60_000);
  const second = await createSandbox({ ...options, store });
  expect(second.documents()).toEqual(first.documents());
  expect(second.holds()).toEqual(first.holds());
  expect(second.now()).toEqual(first.now());
  await second.advance(240_000);
  await issue(second, receipt('4'));
  const marks = second.documents().map(({ mark }) => mark);
  expect(new Set(marks).size).toBe(3);
  expect(marks).not.toContain(undefined);
});

it('a sandbox can start from a snapshot', async () => {
  const first = await createSandbox(options);
  await issue(first, receipt('1'));
  const snapshot = JSON.parse(JSON.stringify(first.snapshot()));
  const second = await createSandbox({ ...options, snapshot });
  expect(second.documents()).toEqual(first.documents());
  await issue(second, receipt('1'));
  expect(second.documents()).toHaveLength(1);
});

it('nothing is acknowledged before it is stored', async () => {
  const { store, rows } = inMemory();
  const stored: string[] = [];
  const sandbox = await createSandbox({
    ...options,
    store: {
      ...store,
      save: async (changes) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await store.save(changes);
        stored.push('saved');
      },
    },
  });
  await issue(sandbox, receipt('1'));
  expect(stored).toEqual(['saved']);
  expect([...rows.values()].filter(({ table }) => table === 'documents')).toHaveLength(1);
});

it('a change that could not be stored is not acknowledged, and is stored later', async () => {
  const { store, rows } = inMemory();
  let isFull = true;
  const sandbox = await createSandbox({
    ...options,
    store: {
      ...store,
      save: async (changes) => {
        if (isFull) throw new Error('disk full');
        await store.save(changes);
      },
    },
  });
  await expect(issue(sandbox, receipt('1'))).rejects.toThrow('disk full');
  isFull = false;
  await sandbox.tick();
  expect([...rows.values()].filter(({ table }) => table === 'documents')).toHaveLength(1);
});

it('an attempt of a webhook that cannot be stored does not end the process, and is stored later', async () => {
  const { store, rows } = inMemory();
  const unhandled: unknown[] = [];
  const note = (error: unknown): unknown => unhandled.push(error);
  process.on('unhandledRejection', note);
  let isFull = false;
  const sandbox = await createSandbox({
    ...options,
    settings: { review: 'by-hand' },
    fetch: async () => {
      isFull = true;
      return new Response(null, { status: 200 });
    },
    store: {
      ...store,
      save: async (changes) => {
        if (isFull) throw new Error('disk full');
        await store.save(changes);
      },
    },
  });
  const post = (path: string, body: object) =>
    sandbox.fetch(`https://sandbox.example/api/v1${path}`, {
      method: 'POST',
      headers: { 'API-KEY': KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/webhooks', { url: 'https://shop.example/hooks', events: ['request.created'] });
  const created = await post('/requests', {
    companyDetails: { legalName: 'Α', vatNumber: '094014201', taxOffice: 'Α', transactionTypes: ['B2B'] },
    address: { city: 'Α', streetAddress: 'Α' },
    contactInfo: { email: 'a@example.gr', phone: '2752012345' },
    administrator: { fullName: 'Α', vatNumber: '090000045' },
  });
  expect(created.status).toBe(201);
  await vi.waitFor(() => expect(sandbox.deliveries()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  isFull = false;
  await sandbox.tick();
  const stored = [...rows.values()].filter(({ table }) => table === 'deliveries');
  expect(stored.map(({ json }) => JSON.parse(json ?? '').attempts.length)).toEqual([1]);
});

/** A store whose writes wait until they are let go. */
function held() {
  const { store, rows } = inMemory();
  const waiting: (() => void)[] = [];
  const writes: number[] = [];
  const save: SandboxStore['save'] = async (changes) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await store.save(changes);
    writes.push(changes.filter(({ table }) => table === 'documents').length);
  };
  return { store: { ...store, save }, rows, writes, waiting };
}

it('calls that arrive during a write wait for the next one together', async () => {
  const { store, writes, waiting } = held();
  const sandbox = await createSandbox({ ...options, store });
  const first = issue(sandbox, receipt('1'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const others = ['2', '3', '4'].map((aa) => issue(sandbox, receipt(aa)));
  await vi.waitFor(() => expect(sandbox.documents()).toHaveLength(4));
  expect(writes).toEqual([]);
  waiting[0]?.();
  expect((await first).status).toBe(200);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(writes).toEqual([1]);
  waiting[1]?.();
  await Promise.all(others);
  expect(writes).toEqual([1, 3]);
});

it('a call that reads unsaved data waits until it is saved', async () => {
  const { store, waiting } = held();
  const sandbox = await createSandbox({ ...options, store });
  const issued = issue(sandbox, receipt('1'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  let isAnswered = false;
  const url = 'https://sandbox.example/api/v1/Provider/GetCreditsBalance';
  const read = sandbox.fetch(url, { headers: { 'API-KEY': KEY } }).then((response) => {
    isAnswered = true;
    return response.json();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAnswered).toBe(false);
  waiting[0]?.();
  await issued;
  expect(await read).toMatchObject({ creditsBalance: 999 });
});

it('rows of another program are refused', async () => {
  const snapshot = [{ table: 'tills', id: '1', json: '{}' }];
  await expect(createSandbox({ snapshot })).rejects.toMatchObject({
    name: 'ArgumentError',
    code: 'arguments/not-a-state',
    params: { table: 'tills' },
  });
});
