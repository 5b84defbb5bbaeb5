import { describe, expect, it } from 'vitest';
import { asCents } from '../../../src/money/index.js';
import { operations } from '../../../src/tools/operations/index.js';
import { contextOfTest, facts, issueDate, issuer } from '../operations/setup.js';
import { assistant } from './setup.js';

/** The tools that change nothing, at the service or in the journal. Written by hand: each new one is decided here. */
const READING = new Set([
  ...['documents_validate', 'documents_build', 'documents_fix', 'documents_facts', 'documents_totals'],
  ...['documents_toXml', 'documents_fromXml', 'documents_print', 'documents_search', 'rules_explain'],
  ...[
    'codes_search',
    'documents_choose',
    'documents_members',
    'rows_propose',
    'rows_read',
    'service_balance',
    'credits_remaining',
  ],
  ...['tables_list', 'tables_show', 'tables_openAtService', 'payments_day', 'payments_list', 'payments_show'],
  ...['notes_remaining', 'numbers_list'],
  ...['journal_status', 'journal_document', 'events_list', 'onboarding_check', 'onboarding_list'],
  ...['onboarding_show', 'onboarding_contract', 'webhooks_list'],
]);

/** What no list contains that does not name it. */
const ONLY_BY_NAME = ['journal_giveUp', 'onboarding_create', 'onboarding_upload', 'onboarding_cancel'];
const HOOKS = ['webhooks_register', 'webhooks_remove'];

/** The tools that are offered without asking for more, in the order of the list. */
const FIRST = [
  ...['documents_validate', 'documents_build', 'documents_totals', 'documents_fix', 'documents_print'],
  ...['rules_explain', 'documents_choose', 'documents_members', 'codes_search'],
];

const allTools = operations.map(({ id }) => id.replace('.', '_'));
const changing = allTools.filter((name) => !READING.has(name));

const coffee = { description: 'Καφές', unit: 1, unitPriceWithVat: '3.50', vat: 13 };

/** The tools that are offered, and what the assistant is told. */
async function offered(isSandbox: boolean | undefined, ...names: readonly string[]) {
  const { context } = await contextOfTest();
  const { client } = await assistant({ context: { ...context, isSandbox }, allowed: { operations: names } });
  const tools = (await client.listTools()).tools.map(({ name }) => name);
  return { tools, told: client.getInstructions()?.split('\n').at(-1) };
}

const SANDBOX = 'The service is a sandbox: nothing that you issue is filed with the tax authority.';
const READ_ONLY = 'The service is real, and tools that file documents are not offered.';
const REAL =
  'The service is real: documents that you issue are filed with the tax authority. Ask the user before each of them.';

describe('an assistant', () => {
  it('has few tools without asking for more, and is told how to get a tool that is not among them', async () => {
    const { client } = await assistant({ tools: [] });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(FIRST);
    // About 3.5 letters a token: below 3,000 tokens.
    expect(JSON.stringify(tools).length).toBeLessThan(9000);
    expect(client.getInstructions()).toMatch(/Begin with documents_choose.*--tools/s);
    await expect(client.callTool({ name: 'tables_order', arguments: {} })).rejects.toThrow(
      '--tools tables.order',
    );
  });

  it('has the tools of the groups and operations that were asked for', async () => {
    const { client } = await assistant({ tools: ['tables', 'documents.issue'] });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    const more = allTools.filter((name) => name.startsWith('tables_') || name === 'documents_issue');
    expect(new Set(names)).toEqual(new Set([...FIRST, ...more]));
  });

  it('of a real service is offered what it may issue, and told which option allows the rest', async () => {
    const { context } = await contextOfTest();
    const real = { context: { ...context, isSandbox: false }, tools: [] };
    const { client } = await assistant({ ...real, allowed: { operations: ['documents.issue'] } });
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('documents_issue');
    await expect(client.callTool({ name: 'tables_order', arguments: {} })).rejects.toThrow(
      '--allow-issue tables.order',
    );
  });

  it('of a sandbox has all tools, and is told that nothing is filed', async () => {
    expect(await offered(true)).toEqual({ tools: allTools, told: SANDBOX });
  });

  it.each([false, undefined])(
    'of a real service (isSandbox: %s) has only tools that read',
    async (isReal) => {
      const { tools, told } = await offered(isReal);
      expect(new Set(tools)).toEqual(READING);
      expect(told).toBe(READ_ONLY);
    },
  );

  it('of a real service that may issue has the named tools, and is told that they file', async () => {
    const { tools, told } = await offered(false, 'documents.issue', 'tables');
    const own = changing.filter((name) => name === 'documents_issue' || name.startsWith('tables_'));
    expect(own.length).toBeGreaterThan(5);
    expect(new Set(tools)).toEqual(new Set([...READING, ...own]));
    expect(told).toBe(REAL);
  });

  it('that may do all gets webhooks, onboarding and giving up only by their names', async () => {
    const apart = [...ONLY_BY_NAME, ...HOOKS];
    const { tools } = await offered(false, 'all');
    expect(tools).toEqual(expect.arrayContaining(['documents_issue', 'tables_close', 'journal_recover']));
    expect(tools.filter((name) => apart.includes(name))).toEqual([]);
    expect((await offered(false, 'journal')).tools).not.toContain('journal_giveUp');
    const named = await offered(
      false,
      'all',
      'journal.giveUp',
      'onboarding',
      'webhooks.register',
      'webhooks.remove',
    );
    expect(named.tools).toEqual(expect.arrayContaining(apart));
  });

  it('of a real service cannot call what is not offered', async () => {
    const { context, sandbox } = await contextOfTest();
    const real = { ...context, isSandbox: false };
    const { call } = await assistant({ context: real, allowed: { operations: ['tables'] } });
    await expect(call('documents_issue', { facts })).rejects.toThrow('No tool');
    expect(sandbox.documents()).toEqual([]);
  });

  it('has no tools that need a journal without one', async () => {
    const { context } = await contextOfTest();
    const { client } = await assistant({ context: { ...context, journal: undefined, client: undefined } });
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain('documents_build');
    expect(names).not.toContain('tables_show');
  });
});

/** Whether something was sent, and why not. */
const refusalIn = ({ value: { outcome } }: { readonly value: ReturnType<typeof JSON.parse> }) => [
  outcome.kind,
  outcome.sent,
  outcome.next.todo,
];
const REFUSED = ['refused', false, expect.stringContaining('6.99')];

describe('the largest total of a document', () => {
  const limitedTo = async (cents: number) => {
    const { context, sandbox } = await contextOfTest();
    const allowed = { operations: ['all'], upTo: asCents(cents) };
    const { call, client } = await assistant({ context: { ...context, isSandbox: false }, allowed });
    return { call, client, sandbox };
  };

  it('may be reached', async () => {
    const { call, client } = await limitedTo(700);
    expect(client.getInstructions()).toContain('None may have a total above 7.00.');
    expect((await call('documents_issue', { facts })).value.outcome.kind).toBe('issued');
  });

  it('may not be exceeded by one cent: nothing is sent, and a smaller document may follow', async () => {
    const { call, sandbox } = await limitedTo(699);
    expect(refusalIn(await call('documents_issue', { facts }))).toEqual(REFUSED);
    expect(sandbox.documents()).toEqual([]);
    const [line] = facts.lines;
    const smaller = { ...facts, lines: [{ ...line, quantity: 1 }] };
    expect((await call('documents_issue', { facts: smaller })).value.outcome.kind).toBe('issued');
  });

  it('holds for orders and bills of a table', async () => {
    const { call, sandbox } = await limitedTo(699);
    const key = (idempotencyKey: string) => ({ table: '7', idempotencyKey });
    await call('tables_open', { ...key('open'), opening: { issuer, series: 'OS' } });
    const order = (quantity: number) => ({
      facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity }] },
    });
    expect(refusalIn(await call('tables_order', { ...key('k1'), ...order(2) }))).toEqual(REFUSED);
    for (const name of ['k2', 'k3'])
      expect((await call('tables_order', { ...key(name), ...order(1) })).value.outcome.kind).toBe('issued');
    const bill = {
      type: '11.1',
      series: 'R',
      aa: 'next',
      issueDate,
      income: 'goods',
      payments: facts.payments,
    };
    expect(refusalIn(await call('tables_close', { ...key('k4'), facts: bill }))).toEqual(REFUSED);
    expect(sandbox.documents()).toHaveLength(2);
    const table = (await call('tables_show', { table: '7' })).value;
    expect([table.status, table.remaining]).toMatchObject(['open', [{ quantity: '2' }]]);
  });
});
