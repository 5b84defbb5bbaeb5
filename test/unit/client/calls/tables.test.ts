import { describe, expect, it } from 'vitest';
import { creditsBalance } from '../../../../src/sending/client/calls/credits.js';
import { openOrders, openTables } from '../../../../src/sending/client/calls/tables.js';
import { coreWith } from '../transport/core.js';

const TABLE = '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314';
const branch = { vatNumber: '800123456', branch: 0 };

/** A core whose calls are all answered like this, and the addresses that were called. */
function answered(body: unknown, status = 200) {
  const urls: string[] = [];
  const core = coreWith({
    fetch: async (url) => {
      urls.push(String(url).replace('https://host.example/api/v1/Provider/', ''));
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
  return { core, urls };
}

describe('the open tables of a branch', () => {
  it('are asked for with its issuer', async () => {
    const { core, urls } = answered([TABLE]);
    expect(await openTables(core, branch)).toEqual([TABLE]);
    expect(urls).toEqual(['GetOpenTables?VatNumber=800123456&Branch=0']);
  });

  it.each([
    [{ a: 1 }, 'no list of tables'],
    ['"text"', 'no list of tables'],
  ])('are not read from %j', async (body, said) => {
    const { core } = answered(body);
    await expect(openTables(core, branch)).rejects.toMatchObject({
      code: 'answer/unreadable',
      message: expect.stringContaining(said),
    });
  });
});

describe('the open slips of a table', () => {
  const asked = { ...branch, tableId: TABLE };

  it.each([{ errors: ['none'] }, '', 'not < found'])(
    'are none if the answer is 404 with %j',
    async (body) => {
      const { core, urls } = answered(body, 404);
      expect(await openOrders(core, asked)).toEqual([]);
      expect(urls).toEqual([`GetOpenOrdersForTable?TableId=${TABLE}&VatNumber=800123456&Branch=0`]);
    },
  );

  it.each<[unknown, number, string]>([
    // A page comes from a wrong address.
    ['<html></html>', 404, 'answer/not-found'],
    [' \n<!doctype html>', 404, 'answer/not-found'],
    [{ errors: ['none'] }, 403, 'answer/forbidden'],
    [{ a: 1 }, 200, 'answer/unreadable: no complete list of slips'],
  ])('are unknown after %j with HTTP %i', async (body, status, code) => {
    const [name, said = ''] = code.split(': ');
    await expect(openOrders(answered(body, status).core, asked)).rejects.toMatchObject({
      code: name,
      message: expect.stringContaining(said),
    });
  });
});

it.each([
  [openTables, undefined, 'vatNumber'],
  [openTables, { ...branch, vatNumber: '' }, 'vatNumber'],
  [openTables, { ...branch, branch: -1 }, 'branch'],
  [openOrders, undefined, 'tableId'],
  [openOrders, { ...branch, tableId: 'x' }, 'tableId'],
  [openOrders, { branch: 0, tableId: TABLE }, 'vatNumber'],
  [openOrders, { vatNumber: '800123456', tableId: TABLE }, 'branch'],
])('%o refuses %j before it is sent', async (call, given, member) => {
  const { core, urls } = answered([]);
  await expect(call(core, given as never)).rejects.toMatchObject({ code: 'call/value', member });
  expect(urls).toEqual([]);
});

it.each([{}, [], 'null'])('a balance is not read from %j', async (body) => {
  await expect(creditsBalance(answered(body).core)).rejects.toMatchObject({
    code: 'answer/unreadable',
    message: expect.stringContaining('no balance'),
  });
});
