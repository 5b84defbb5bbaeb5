import { describe, expect, it } from 'vitest';
import { retailReceipt } from '../../../src/rules/examples/retail.js';
import { exampleFor, type Operation, operations } from '../../../src/tools/operations/index.js';
import { isLong } from '../../runs.js';
import { spoiltIn } from '../../spoilt.js';
import { issueDate, issuer, served } from './setup.js';

/** Examples whose documents come whole, in place of their facts or of their MARK. */
const whole: Readonly<Record<string, object>> = {
  'documents.issue': { document: retailReceipt },
  'credits.remaining': { original: { document: retailReceipt, mark: '400001000000001' } },
  'credits.issue': {
    original: { document: retailReceipt, mark: '400001000000001' },
    facts: { series: 'C', aa: 'next', issueDate },
  },
};

/** A share of the calls of an operation, all of them in a long run. */
const share = isLong ? 1 : 5;

/** Answers that tell a program to repeat the call: what is spoilt stays so. */
const LOOPS: ReadonlySet<number> = new Set([202, 408, 412, 425, 429]);

describe('an input with a member that is empty, null or of another type is answered for good:', () => {
  it.each(operations.map((each, order) => [each.id, each, order] as const))(
    '%s',
    async (id, operation: Operation, order) => {
      const { call } = await served({ isSandbox: true });
      const [method = '', path = ''] = operation.route.split(' ');
      const examples = [
        exampleFor(operation, { day: issueDate, company: issuer.vatNumber, unique: id }),
        whole[id] ?? {},
      ];
      const wrong: unknown[] = [];
      let count = order;
      for (const input of examples.flatMap((example) => [...spoiltIn(example)])) {
        count += 1;
        if (count % share !== 0) continue;
        const members = Object.entries<unknown>(JSON.parse(JSON.stringify(Object(input))));
        const address = path.replace(/\{(\w+)\}/g, (_, name) =>
          encodeURIComponent(String(Object.fromEntries(members)[name] || 'x')),
        );
        const others = members.filter(([name]) => !path.includes(`{${name}}`));
        const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)]));
        const { status, body } =
          method === 'GET'
            ? await call(`GET ${address}?${query}`)
            : await call(`${method} ${address}`, Object.fromEntries(others), {
                'idempotency-key': `${id} ${count}`,
              });
        if (status >= 500 || LOOPS.has(status)) wrong.push([input, status, body.detail]);
      }
      expect(wrong).toEqual([]);
    },
  );
});

it('a MARK that is empty is a fault of the call, whatever keeps the journal', async () => {
  const { call } = await served();
  const facts = { series: 'C', aa: 'next', issueDate };
  const key = { 'idempotency-key': 'k' };
  for (const mark of ['', ' ']) {
    const credit = await call('POST /credits', { original: { mark }, facts }, key);
    expect([credit.status, credit.body.faults[0].pointer]).toEqual([400, '/original/mark']);
    const note = await call('POST /notes/remaining', { notes: [{ mark }] }, key);
    expect([note.status, note.body.faults?.[0].pointer]).toEqual([400, '/notes/0/mark']);
  }
});

it('what says which month or which rows is a fault of the call, not of the journal', async () => {
  const { call } = await served();
  for (const before of ['', 'x', '2021'])
    expect([before, (await call('POST /journal/retired', { before })).status]).toEqual([before, 400]);
});

it('a document without a number is refused for good, with its issues', async () => {
  const { call } = await served();
  for (const document of [
    {},
    [],
    'x',
    0,
    { invoiceHeader: {} },
    { ...retailReceipt, invoiceHeader: undefined },
  ]) {
    for (const time of [1, 2]) {
      const { status, body } = await call('POST /documents', { document }, { 'idempotency-key': 'k' });
      expect([time, status, body.issues?.length > 0]).toEqual([time, 422, true]);
    }
  }
});

it('a value of a step that has its own names says which they are', async () => {
  const { call } = await served();
  const { body } = await call(
    'POST /payments/x/charged',
    { facts: { payment: 0, paymentAmount: '1' } },
    { 'idempotency-key': 'k' },
  );
  const faults = body.faults.map(({ pointer, message }: Record<string, string>) => [pointer, message]);
  expect(faults).toEqual([
    ['/facts/transactionId', 'The field is missing. It must be text.'],
    ['/facts/paymentType', 'The field is missing. It must be 7, 8 or "default".'],
  ]);
  const wrong = await call(
    'POST /payments/x/charged',
    { facts: { payment: 0, transactionId: 'x', paymentType: 7, paymentAmount: true } },
    { 'idempotency-key': 'k' },
  );
  expect(wrong.body.faults[0].message).toBe('The value is true. It must be text or a number.');
});
