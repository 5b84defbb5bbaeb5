import { describe, expect, it } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { contextOfTest, facts } from '../operations/setup.js';
import { assistant } from './setup.js';

/** Words of JSON Schema that some assistants do not know: they then refuse the whole list of tools. */
const UNKNOWN = /"(?:propertyNames|const|exclusiveMinimum|exclusiveMaximum)":|"type":\[/;

describe('the list of tools', () => {
  it('without options has no word of JSON Schema that assistants do not know', async () => {
    const { client } = await assistant({ tools: [] });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('documents_choose');
    for (const { name, inputSchema } of tools)
      expect([name, UNKNOWN.exec(JSON.stringify(inputSchema))]).toEqual([name, null]);
  });

  it('has examples of today, for the company that may issue', async () => {
    const { context } = await contextOfTest();
    const now = () => new Date('2027-03-02T23:30:00Z');
    const { client } = await assistant({ context: { ...context, now, company: '094014201' } });
    const { tools } = await client.listTools();
    const text = JSON.stringify(tools.map(({ description }) => description));
    // In Athens it is the next day.
    expect(text).toContain('2027-03-03');
    expect(text).toContain('094014201');
    expect(text).not.toMatch(/2026-11-20|800123456/);
  });
});

it('shows what a call would do by dryRun, and files nothing', async () => {
  const { client, call, sandbox } = await assistant();
  const { tools } = await client.listTools();
  const offering = tools.filter(({ inputSchema: { properties = {} } }) => 'dryRun' in properties);
  expect(offering.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['documents_issue', 'tables_move', 'tables_close', 'credits_issue']),
  );
  const sale = { facts: { ...facts, aa: 'next' }, idempotencyKey: 'sale' };
  const { value: dry } = await call('documents_issue', { ...sale, dryRun: true });
  expect(dry).toMatchObject({ dryRun: true, outcome: { kind: 'dryRun' } });
  expect(sandbox.documents()).toEqual([]);
  const { value: real } = await call('documents_issue', sale);
  expect([real.outcome.kind, real.document]).toEqual(['issued', dry.document]);
});

describe('the key of a tool', () => {
  it('is called as its argument is', async () => {
    const { call } = await assistant();
    const { value } = await call('documents_issue', { facts: { ...facts, aa: 'next' } });
    expect(value).toMatchObject({
      type: 'urn:parastatiko:key-missing',
      detail: expect.stringContaining('State idempotencyKey:'),
    });
    const empty = await call('documents_issue', { facts: { ...facts, aa: 'next' }, idempotencyKey: ' ' });
    expect(empty.value).toMatchObject({ status: 400, faults: [{ pointer: '/idempotencyKey' }] });
  });

  it('is among the members that a refusal lists, where there is one', async () => {
    const { call } = await assistant();
    const listed = async (name: string) =>
      (await call(name, { quite: 1 })).value.faults.find(({ message }: { message: string }) =>
        message.includes('quite'),
      ).message;
    expect(await listed('documents_issue')).toContain('idempotencyKey');
    expect(await listed('documents_build')).not.toContain('idempotencyKey');
  });

  it('is refused by a tool that has none', async () => {
    const { call } = await assistant();
    const { value, isError } = await call('documents_build', { facts, idempotencyKey: 'k' });
    expect([isError, value.status]).toEqual([true, 400]);
    expect(value.faults[0].message).toContain('"idempotencyKey"');
  });
});

it('a document without a total is above every limit', async () => {
  const { context } = await contextOfTest();
  const { call } = await assistant({ context, allowed: { operations: ['all'], upTo: asCents(100_000) } });
  const { document } = (await call('documents_build', { facts })).value;
  for (const invoiceSummary of [undefined, {}, { totalGrossValue: '7' }]) {
    const { value } = await call('documents_issue', {
      document: { ...document, invoiceSummary },
      idempotencyKey: `k ${JSON.stringify(invoiceSummary)}`,
    });
    expect(value.outcome).toMatchObject({ kind: 'refused', reason: 'forbidden', sent: false });
  }
});

it('a resource that every object has is no resource', async () => {
  const { read } = await assistant();
  for (const name of ['constructor', '__proto__', 'toString'])
    await expect(read(`parastatiko://schemas/${name}`)).rejects.toThrow(/No resource/);
});
