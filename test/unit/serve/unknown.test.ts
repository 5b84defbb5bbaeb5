import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/sending/client/create-client.js';
import { JournalError } from '../../../src/sending/client/journal/error.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import { operations } from '../../../src/tools/operations/index.js';
import { readiness } from '../../../src/tools/serve/ready.js';
import { served } from './setup.js';

/** Operations whose name in the path need not exist: the first call of a table opens it, and what is gone counts as removed. */
const CREATES_OR_REMOVES: ReadonlySet<string> = new Set(['tables.open', 'webhooks.remove']);

/** A call of an operation that names something which nobody has. */
const callOf = (id: string) => {
  const { route, example } = operations.find((each) => each.id === id) ?? { route: '', example: {} };
  const [method = '', path = ''] = route.split(' ');
  const members = Object.entries(Object(example)).filter(([name]) => !path.includes(`{${name}}`));
  const unknown = path.replace(/\{\w+\}/, '5b7c6a0e-5f3d-4d51-8a54-2f1d9f6b8c13');
  return {
    route: `${method} ${unknown.replace(/\{(\w+)\}/g, (_, name) => Object(example)[name])}`,
    body: method === 'GET' ? undefined : Object.fromEntries(members),
  };
};

describe('something that nobody has', () => {
  const naming = operations.filter(({ id, route }) => route.includes('{') && !CREATES_OR_REMOVES.has(id));

  it.each(naming.map(({ id }) => id))('is 404 for %s, which is not repeated', async (id) => {
    const { call } = await served();
    const { route, body } = callOf(id);
    const answer = await call(route, body, { 'idempotency-key': id });
    expect([answer.status, answer.body.title]).toEqual([404, 'Not Found']);
  });

  it('is no answer of another server, whose 404 says that the address of the service is wrong', async () => {
    const fetch = async () => new Response('<h1>Not Found</h1>', { status: 404 });
    const client = createClient({ baseUrl: 'https://host.example', apiKey: 'till', fetch });
    const context = { language: 'en', locale: undefined, now: () => new Date(0) } as const;
    const { call } = await served({
      contextFor: async () => ({ ...context, client, journal: memoryJournal() }),
    });
    expect((await call(callOf('onboarding.show').route)).status).toBe(502);
  });
});

it('a value that the service refuses is a fault of the call, which is not repeated', async () => {
  const { call } = await served();
  const answer = await call('GET /onboarding?status=NOPE');
  expect([answer.status, answer.body.detail]).toEqual([422, expect.stringContaining('NOPE')]);
});

it('is not ready while the journal cannot be written, although it can be read', async () => {
  const { journal } = await served();
  const { call } = await served({ isReady: readiness(journal) });
  const statuses = async () => [(await call('GET /ready')).status, (await call('GET /health')).status];
  expect(await statuses()).toEqual([200, 200]);
  const exchange = journal.exchangeState.bind(journal);
  journal.exchangeState = async () => {
    throw new JournalError('journal/full');
  };
  expect(await statuses()).toEqual([503, 200]);
  journal.exchangeState = exchange;
  expect(await statuses()).toEqual([200, 200]);
});

it('is not ready on a disk without room for a sale, where the old pages of the journal can still be written', async () => {
  const { journal } = await served();
  for (const [room, status] of [
    [999_999, 503],
    [1_000_000, 200],
  ] as const) {
    const { call } = await served({ isReady: readiness(journal, async () => room) });
    expect((await call('GET /ready')).status).toBe(status);
  }
});
