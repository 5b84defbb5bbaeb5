/** The key of a call without one tells its document from all others, also by what only the store knows of it. */
import { expect, it } from 'vitest';
import { coffee, issueDate, issuer, served } from './setup.js';

const cash = { type: 3, amount: 'rest' };
const order = { facts: { aa: '1', issueDate, lines: [{ ...coffee, quantity: 2 }] } };
const discount = {
  facts: { percent: 10, order: { aa: '2', issueDate }, cancellation: { aa: '3', issueDate } },
};
const cancellation = { facts: { aa: '4', issueDate, lines: [{ description: 'Καφές', quantity: 1 }] } };
const ending = { facts: { aa: '5', issueDate } };

/** The steps of an evening, each repeated, with the number of documents that are filed after it. */
const STEPS = [
  ['orders', order, 1],
  ['discounts', discount, 3],
  ['cancellations', cancellation, 4],
  ['total-cancellation', ending, 5],
] as const;

it.each([
  ['series', { issuer, series: 'OT' }],
  ['branch', { issuer: { ...issuer, branch: 1 }, series: 'OS' }],
])('so the steps of a table that was opened again with another %s are sent', async (_, another) => {
  const { call, sandbox } = await served();
  const openings = [{ issuer, series: 'OS' }, another];
  for (const [evening, opening] of openings.entries()) {
    await call('PUT /tables/7', { opening }, { 'idempotency-key': `open ${evening}` });
    for (const [path, body, filed] of STEPS)
      for (const repeated of [false, true]) {
        const answer = await call(`POST /tables/7/${path}`, body);
        const { outcome, detail } = answer.body;
        const seen = [evening, path, answer.status, detail, outcome?.mark, sandbox.documents().length];
        const mark = sandbox.documents().at(-1)?.mark;
        expect([...seen, repeated]).toEqual([
          evening,
          path,
          200,
          undefined,
          mark,
          5 * evening + filed,
          repeated,
        ]);
      }
  }
});

it('so a bill is another one in another branch', async () => {
  const { call, sandbox } = await served();
  const bill = {
    facts: { type: '11.1', series: 'R', aa: '1', issueDate, income: 'goods', payments: [cash] },
  };
  for (const branch of [0, 1]) {
    const opening = { issuer: { ...issuer, branch }, series: 'OS' };
    await call('PUT /tables/7', { opening }, { 'idempotency-key': `open ${branch}` });
    await call('POST /tables/7/orders', order);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await call('POST /tables/7/closing', bill);
      expect([branch, times, status, body.document.issuer.branch]).toEqual([branch, times, 200, branch]);
    }
  }
  expect(sandbox.documents()).toHaveLength(4);
});

it('so an order at another table of the same name is not answered with the earlier one', async () => {
  const { call, sandbox } = await served();
  const open = (evening: string) =>
    call('PUT /tables/7', { opening: { issuer, series: 'OS' } }, { 'idempotency-key': evening });
  await open('1');
  expect((await call('POST /tables/7/orders', order)).status).toBe(200);
  expect((await call('POST /tables/7/total-cancellation', ending)).status).toBe(200);
  await open('2');
  const again = await call('POST /tables/7/orders', order);
  expect([again.status, again.body.outcome.reason]).toEqual([422, 'numberTaken']);
  expect(sandbox.documents()).toHaveLength(2);
});

it('so a number that begins anew in another year is another call', async () => {
  const { call } = await served();
  const receipt = (day: string) => ({
    facts: {
      ...{ type: '11.1', series: 'A', aa: '1', issueDate: day, issuer, payments: [cash] },
      lines: [{ ...coffee, quantity: 1, income: 'goods' }],
    },
  });
  expect((await call('POST /documents', receipt(issueDate))).status).toBe(200);
  const { body } = await call('POST /documents', receipt('2027-01-02'));
  expect(body.type).not.toBe('urn:parastatiko:key-reused');
});
