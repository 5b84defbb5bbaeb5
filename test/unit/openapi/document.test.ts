import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../src/sandbox/openapi/document.js';
import { described } from '../service/described.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, object>>;
  readonly security: readonly object[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const document = openApiDocument() as unknown as Description;
const operationOf = (method: string, path: string): Operation | undefined => document.paths[path]?.[method];
const required = (method: string, path: string): string[] =>
  (operationOf(method, path)?.parameters ?? [])
    .filter((parameter) => parameter.required)
    .map(({ name }) => name);

async function problemsOf(value: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const absoluteRef = '/openapi.json';
  const problems = await lintFromString({ source: JSON.stringify(value), absoluteRef, config });
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
}

describe('the OpenAPI document', () => {
  it('passes the linter, which detects errors', async () => {
    expect(await problemsOf(document)).toEqual([]);
    const [path = ''] = Object.keys(document.paths);
    const { post } = document.paths[path] ?? {};
    const broken = {
      ...document,
      paths: { ...document.paths, [path]: { post: { ...post, responses: {} } } },
    };
    expect(await problemsOf(broken)).toContain(
      `operation-2xx-response #/paths/${path.replaceAll('/', '~1')}/post/responses`,
    );
  });

  it('has exactly the calls of the description, and the download without its file type', () => {
    const found = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const short = 'GET /api/v1/Provider/GetInvoice/{uid}';
    expect(found.sort()).toEqual([...described, short].sort());
    const { responses, parameters } = operationOf('get', '/api/v1/Provider/GetInvoice/{uid}') ?? {};
    expect(parameters?.map(({ name }) => name)).toEqual(['uid']);
    expect(responses?.['200']).toEqual({ description: 'Success.', content: { 'application/pdf': {} } });
  });

  it('requires the key on every call except the public downloads', () => {
    const open = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .filter(({ security }) => security.length === 0)
      .map(({ operationId }) => operationId);
    expect(open).toEqual([
      'GetInvoicePdf',
      'GetInvoice',
      'GetInvoiceWithoutFileType',
      'GetInvoicePdfByAuthenticationCode',
    ]);
  });

  it('has the parameters of the description', () => {
    const provider = '/api/v1/Provider';
    expect(required('get', `${provider}/RequestTransmittedDocs`)).toEqual([
      'issuerVatNumber',
      'issuedFrom',
      'issuedTo',
    ]);
    expect(required('get', `${provider}/GetOpenOrdersForTable`)).toEqual(['TableId', 'VatNumber', 'Branch']);
    expect(required('post', `${provider}/CompletionAskSignatureForOldInvoice`)).toEqual([
      'signatureToken',
      'transactionId',
      'paymentAmount',
    ]);
    expect(operationOf('post', `${provider}/SendInvoices`)?.parameters?.[0]).toMatchObject({
      name: 'skipSignature',
      in: 'query',
      required: false,
      schema: { type: 'boolean', default: true },
    });
    const list = operationOf('get', '/api/v1/requests')?.parameters ?? [];
    expect(list.map(({ name }) => name)).toEqual([
      'status',
      'requestType',
      'vatNumber',
      'createdFrom',
      'createdTo',
      'page',
      'pageSize',
      'sort',
    ]);
    expect(list.find(({ name }) => name === 'pageSize')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 50,
    });
    expect(operationOf('post', '/api/v1/requests')?.parameters?.[0]).toMatchObject({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
    });
  });

  it('has the status codes of the description', () => {
    const statuses = (method: string, path: string) =>
      Object.keys(operationOf(method, path)?.responses ?? {}).sort();
    const everywhere = ['401', '403', '429', '4XX', '500', '502'];
    const requests = '/api/v1/requests';
    expect(statuses('post', requests)).toEqual([...everywhere, '200', '201', '400', '409', '422'].sort());
    expect(statuses('post', `${requests}/{requestId}/signed-contract`)).toEqual(
      [...everywhere, '200', '400', '404', '409', '413', '415'].sort(),
    );
    expect(statuses('delete', `${requests}/{requestId}`)).toEqual(
      [...everywhere, '200', '204', '400', '404', '409', '422'].sort(),
    );
    expect(statuses('get', requests)).toEqual([...everywhere, '200', '400', '422'].sort());
    expect(statuses('get', '/api/v1/Provider/GetOpenOrdersForTable')).toContain('404');
  });

  it("quotes the provider API's texts word for word", () => {
    const open =
      "You don't have the authority to send invoices for this branch becouse you have open table more";
    expect(operationOf('post', '/api/v1/Provider/SendInvoices')?.responses['401']).toMatchObject({
      description: expect.stringContaining(open),
    });
  });

  it('has the bodies of the description', () => {
    const { schemas } = document.components;
    const required = ['companyDetails', 'address', 'contactInfo', 'administrator'];
    expect(schemas['OnboardingPayload']).toMatchObject({ required });
    expect(schemas['PosCompletion']).toMatchObject({
      required: ['signatureToken', 'transactionId', 'paymentAmount'],
      properties: { paymentAmount: { exclusiveMinimum: 0 }, paymentType: { enum: [7, 8] } },
    });
    const completions = operationOf('post', '/api/v1/Provider/CompletionPosInvoices')?.requestBody;
    expect(completions?.content['application/json']?.schema).toMatchObject({
      type: 'array',
      minItems: 1,
      items: { $ref: '#/components/schemas/PosCompletion' },
    });
    expect(schemas['SendInvoicesRequest']).toMatchObject({
      properties: { invoice: { type: 'array', items: { $ref: '#/components/schemas/Document' } } },
    });
    const upload = operationOf('post', '/api/v1/requests/{requestId}/signed-contract')?.requestBody;
    expect(upload?.content['multipart/form-data']?.schema).toMatchObject({ required: ['contractFile'] });
    const old = operationOf('post', '/api/v1/Provider/AskSignatureForOldInvoice')?.requestBody;
    expect(old?.content['application/json']?.schema).toMatchObject({ type: 'integer' });
  });

  it('has the events of the description, with their headers', () => {
    expect(Object.keys(document.webhooks)).toEqual([
      'request.created',
      'request.status_changed',
      'request.provisioned',
      'request.provisioning_failed',
      'client.statement_recalled',
    ]);
    for (const { post } of Object.values(document.webhooks)) {
      expect(post.parameters?.map(({ name }) => name)).toEqual(['X-Service-Event-Id', 'X-Service-Signature']);
    }
  });

  it('describes every member of its schemas', () => {
    const bare: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties = {} } = value as { properties?: Record<string, Record<string, unknown>> };
      for (const [name, member] of Object.entries(properties)) {
        const isKnown = '$ref' in member || 'const' in member || 'description' in member;
        if (!isKnown) bare.push(`${path}/${name}`);
      }
      for (const [name, member] of Object.entries(value)) look(member, `${path}/${name}`);
    };
    look(document.components.schemas, '');
    expect(bare).toEqual([]);
  });
});
