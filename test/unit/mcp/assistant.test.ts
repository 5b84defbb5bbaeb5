import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/tools/operations/index.js';
import { facts } from '../operations/setup.js';
import { assistant } from './setup.js';

describe('an assistant', () => {
  it('checks a broken payload, asks for the explanation, and gets it fixed', async () => {
    const { call } = await assistant();
    const { value: made } = await call('documents_build', { facts });
    const broken = { ...made.document, issuer: { ...made.document.issuer, vatNumber: 'EL800123456' } };

    const { value: report } = await call('documents_validate', { document: broken });
    expect(report.ok).toBe(false);
    const [{ rule, path }] = report.issues;
    expect(path).toEqual(['issuer', 'vatNumber']);

    const { value: explained } = await call('rules_explain', { of: rule });
    expect(explained.rule).toMatchObject({ rule, severity: 'error', todo: expect.any(String) });

    const { value: fixed } = await call('documents_fix', { document: broken });
    expect(fixed.document.issuer.vatNumber).toBe('800123456');
    expect(fixed.left.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    expect((await call('documents_validate', { document: fixed.document })).value.ok).toBe(true);
  });

  it('learns the members of facts and of a line, and how to answer the questions', async () => {
    const { call, client } = await assistant();
    const { value: facts } = await call('documents_members', {});
    const named = (name: string) => facts.members.find((each: { name: string }) => each.name === name);
    expect(named('type')).toMatchObject({
      required: true,
      schema: { enum: expect.arrayContaining(['11.1']) },
    });
    expect(named('lines').schema).toEqual({ type: 'array', items: { type: 'object', at: 'LineFacts' } });
    expect(named('currency').schema).toEqual({ type: 'string', table: 'currencies' });

    const { value: lines } = await call('documents_members', { at: 'lines' });
    expect(lines).toEqual((await call('documents_members', { at: 'LineFacts' })).value);
    const names = lines.members.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['description', 'unitPriceWithVat', 'vat', 'income']));
    const { value: address } = await call('documents_members', { at: 'issuer.address' });
    expect(address.members.map(({ name }: { name: string }) => name)).toContain('postalCode');
    const document = await call('documents_members', { of: 'document', at: 'invoiceHeader' });
    expect(document.value.members.map(({ name }: { name: string }) => name)).toContain('invoiceType');

    const unknown = await call('documents_members', { at: 'lines.colour' });
    expect([unknown.isError, unknown.value.type]).toEqual([true, 'urn:parastatiko:not-found']);

    const { tools } = await client.listTools();
    const choosing = tools.find(({ name }) => name === 'documents_choose');
    const { answers } = Object(choosing?.inputSchema.properties) as {
      answers: { properties: Record<string, { enum: string[] }>; additionalProperties: unknown };
    };
    expect(answers.additionalProperties).toBe(false);
    expect(answers.properties['buyer']?.enum).toEqual(['consumer', 'business', 'publicBody']);
    const wrong = await call('documents_choose', { answers: { buyer: 'state' } });
    expect(wrong).toMatchObject({ isError: true, value: { detail: expect.stringContaining('publicBody') } });
  });

  it('gets the id of an unexpected error, which is in the log with its place and without the input', async () => {
    const lines: object[] = [];
    const run = () => {
      throw new TypeError('cannot read 800123456');
    };
    const broken = operations.map((each) => (each.id === 'documents.build' ? { ...each, run } : each));
    const { call } = await assistant({ operations: broken, log: (line) => lines.push(line) });
    const { value, isError } = await call('documents_build', { facts });
    expect([isError, value.type, value.status]).toEqual([true, 'urn:parastatiko:internal', 500]);
    expect(lines).toMatchObject([
      {
        id: value.id,
        tool: 'documents_build',
        error: 'TypeError',
        stack: expect.arrayContaining([expect.stringMatching(/^at .*assistant\.test\.ts:\d+/)]),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('800123456');
  });

  it('issues a receipt in the sandbox once, however often it repeats the call', async () => {
    const { call, sandbox } = await assistant();
    const sale = { facts: { ...facts, aa: 'next' }, idempotencyKey: 'sale 1' };
    const first = await call('documents_issue', sale);
    expect(first.value.outcome.kind).toBe('issued');
    expect(await call('documents_issue', sale)).toEqual(first);
    expect(sandbox.documents()).toHaveLength(1);
  });

  it('reads a rule, a code table, a schema and a guide', async () => {
    const { client, read } = await assistant();
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([
        'parastatiko://rules',
        'parastatiko://codes/paymentMethodTypes',
        'parastatiko://guides/totals',
      ]),
    );
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['parastatiko://rules/{+id}']);
    expect(JSON.parse(await read('parastatiko://rules/totals/gross'))).toMatchObject({
      rule: 'totals/gross',
    });
    expect(JSON.parse(await read('parastatiko://codes/paymentMethodTypes'))).toContainEqual(
      expect.objectContaining({ code: 3 }),
    );
    expect(JSON.parse(await read('parastatiko://schemas/document')).properties).toHaveProperty(
      'invoiceHeader',
    );
    expect(await read('parastatiko://guides/totals')).toBe('# Totals\n');
    for (const { uri } of resources) expect((await read(uri)).length).toBeGreaterThan(1);
  });

  it.each([
    'parastatiko://guides/../../package',
    'parastatiko://rules/no/such',
    'https://host.example/',
    'parastatiko://',
  ])('gets an error for %s, which is no resource', async (uri) => {
    const { read } = await assistant();
    await expect(read(uri)).rejects.toThrow('No resource');
  });

  it('is told what is wrong with its input, and with its key', async () => {
    const { call, client } = await assistant();
    const unknown = await call('documents_validate', { document: {}, colour: 1 });
    expect([unknown.isError, unknown.value.type]).toEqual([true, 'urn:parastatiko:input']);
    const number = await call('documents_issue', { facts, idempotencyKey: 7 });
    expect([number.isError, number.value.type]).toEqual([true, 'urn:parastatiko:input']);
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow('No tool');
  });
});
