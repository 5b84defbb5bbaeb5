import { expect, it } from 'vitest';
import { forCall } from '../../../src/sending/client/core.js';
import { ClientError } from '../../../src/sending/client/error.js';
import { callHook } from '../../../src/sending/client/hooks.js';
import { Pager } from '../../../src/sending/client/pager.js';
import { readOptions } from '../../../src/sending/client/read-options.js';
import { listOf } from './setup.js';

it('an error has only the members that are known', () => {
  const bare = new ClientError('transport/stopped');
  expect(bare).toMatchObject({ code: 'transport/stopped', safeToRepeat: true, errors: [] });
  for (const member of ['member', 'response', 'serviceCode', 'context', 'traceId', 'cause'] as const) {
    expect(bare[member]).toBeUndefined();
  }
  const facts = {
    response: { status: 404, headers: {}, body: '' },
    errors: [{ message: 'gone' }],
    serviceCode: 'NOT_FOUND',
    context: { id: 'r1' },
    traceId: 't1',
    safeToRepeat: false,
    cause: new Error('lost'),
  };
  const params = { member: 5, detail: 'gone' };
  expect(new ClientError('answer/not-found', { ...facts, params })).toMatchObject({ ...facts, member: '5' });
});

it.each([
  [new ClientError('transport/stopped'), true],
  [new Error('stopped'), false],
  [undefined, false],
])('%o is an error of the client: %j', (value, expected) => {
  expect(ClientError.isClientError(value)).toBe(expected);
});

it('a hook gets its event, and its errors are ignored', () => {
  const seen: number[] = [];
  callHook((event: number) => void seen.push(event), 7);
  callHook(() => {
    throw new Error('broken');
  }, 7);
  callHook(undefined, 7);
  expect(seen).toEqual([7]);
});

it('each call of a client has its own id', () => {
  const core = readOptions({ baseUrl: 'https://host.example', apiKey: 'key', random: () => 0.5 });
  expect([forCall(core), forCall(core)].map(({ trace }) => trace.callId)).toEqual(['ii-1', 'ii-2']);
});

it('a list in pages is read as far as asked for, and again for each reading', async () => {
  let read = 0;
  const pager = new Pager(async function* () {
    for (const page of [[1, 2], [3], []]) {
      read += 1;
      yield page;
    }
  });
  expect(await listOf(pager)).toEqual([1, 2, 3]);
  expect(await listOf(pager.pages())).toEqual([[1, 2], [3], []]);
  expect(read).toBe(6);
  read = 0;
  for (const limit of [0, -1, Number.NaN]) expect(await pager.toArray({ limit })).toEqual([]);
  expect(read).toBe(0);
  expect(await pager.toArray({ limit: 2 })).toEqual([1, 2]);
  expect(read).toBe(1);
  expect(await pager.toArray({ limit: 9 })).toEqual([1, 2, 3]);
  await expect(pager.toArray({ limt: 9 } as never)).rejects.toMatchObject({ code: 'options/unknown' });
});
