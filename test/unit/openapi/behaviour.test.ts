import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../src/sandbox/openapi/document.js';

type Json = ReturnType<typeof JSON.parse>;

const document: Json = openApiDocument();
const ID = 'https://parastatiko.example/openapi.json';
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: ID, ...document });

/** What is wrong with a value, for a schema whose references are to the document. */
function faultOf(schema: object, value: unknown): string | undefined {
  const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`));
  return ajv.validate(rooted, value) ? undefined : ajv.errorsText();
}

const operations: readonly (readonly [name: string, operation: Json])[] = Object.entries<Json>(
  document.paths,
).flatMap(([path, item]) =>
  Object.entries<Json>(item).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);
const of = (name: string): Json => operations.find(([each]) => each === name)?.[1];
const issuing = of('POST /api/v1/Provider/SendInvoices');
const listing = of('GET /api/v1/requests');
const onboarding = of('POST /api/v1/requests');
const resolved = (response: Json): Json =>
  response.$ref === undefined ? response : document.components.responses[response.$ref.split('/').pop()];
const named = (list: readonly Json[], name: string): Json => list.find((each) => each.name === name);

describe('an example of the OpenAPI document', () => {
  it.each(operations.filter(([, { parameters }]) => parameters?.some((each: Json) => 'example' in each)))(
    'fits its parameter: %s',
    (_, { parameters }) => {
      const shown = parameters.filter((each: Json) => 'example' in each);
      expect(shown.map(({ schema, example }: Json) => faultOf(schema, example))).toEqual(
        shown.map(() => undefined),
      );
    },
  );

  it('is a body that fits its schema, and so is each default of a parameter', () => {
    const faults: unknown[] = [];
    let seen = 0;
    for (const [name, { requestBody, parameters = [] }] of operations) {
      for (const { schema, examples = {} } of Object.values<Json>(requestBody?.content ?? {}))
        for (const { value } of Object.values<Json>(examples)) {
          seen += 1;
          faults.push(...[faultOf(schema, value)].filter(Boolean).map((fault) => [name, fault]));
        }
      for (const { schema } of parameters)
        if ('default' in schema) {
          seen += 1;
          faults.push(...[faultOf(schema, schema.default)].filter(Boolean).map((fault) => [name, fault]));
        }
    }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(10);
  });

  it('is an answer that fits its schema', () => {
    const faults: unknown[] = [];
    let seen = 0;
    for (const [name, { responses }] of operations)
      for (const response of Object.values<Json>(responses).map(resolved))
        for (const { schema, example, examples = {} } of Object.values<Json>(response.content ?? {})) {
          const values = Object.values<Json>(examples).map(
            ({ $ref }) => document.components.examples[$ref.split('/').pop()].value,
          );
          for (const value of example === undefined ? values : [example, ...values]) {
            seen += 1;
            faults.push(...[faultOf(schema, value)].filter(Boolean).map((fault) => [name, fault]));
          }
        }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(50);
  });

  it('has the day that is asked for, and its address', () => {
    const other: Json = openApiDocument({ day: '2027-02-03', server: 'http://127.0.0.1:9999' });
    const text = JSON.stringify(other.paths);
    expect(text).toContain('"issueDate":"2027-02-03"');
    expect(text).not.toContain('"issueDate":"2026-11-20"');
    expect(JSON.stringify(document.paths)).toContain('"issueDate":"2026-11-20"');
    expect(other.servers).toEqual([{ url: 'http://127.0.0.1:9999', description: 'This sandbox.' }]);
    expect(document.servers[0].url).toBe('{baseUrl}');
  });
});

describe('a call of the OpenAPI document', () => {
  it('takes several statuses in one parameter, with commas', () => {
    expect(named(listing.parameters, 'status')).toMatchObject({
      in: 'query',
      required: false,
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string' } },
    });
    expect(named(listing.parameters, 'page')).not.toHaveProperty('style');
  });

  it('says how often it can be made, in every answer', () => {
    const left = { $ref: '#/components/headers/X-RateLimit-Remaining' };
    const later = { $ref: '#/components/headers/Retry-After' };
    expect(listing.responses[200].headers).toEqual({ 'X-RateLimit-Remaining': left });
    expect(resolved(listing.responses[429]).headers).toEqual({
      'X-RateLimit-Remaining': left,
      'Retry-After': later,
    });
    expect(listing.description).toContain('Counts against the 60 calls a minute of the key.');
    expect(issuing.responses[200]).not.toHaveProperty('headers');
    expect(issuing.description).not.toContain('a minute of the key');
    expect(document.components.headers['Retry-After'].schema).toEqual({ type: 'integer', minimum: 1 });
  });

  it('says what to do if its answer is lost', () => {
    const said = (name: string): string => of(name).description;
    expect(issuing.description).toContain('find out what became of the call before you repeat it');
    expect(onboarding.description).toContain('repeat the call with the same `Idempotency-Key`');
    expect(listing.description).toContain('Changes nothing: repeat it as often as needed.');
    expect(said('GET /api/v1/Provider/GetInvoice/{uid}')).toContain('Does not need an API key.');
    expect(issuing.description).not.toContain('Does not need an API key.');
  });

  it('has a body that is required, except for a cancellation', () => {
    expect(issuing.requestBody.required).toBe(true);
    expect(onboarding.requestBody.required).toBe(true);
    expect(of('DELETE /api/v1/requests/{requestId}').requestBody.required).toBe(false);
    expect(listing).not.toHaveProperty('requestBody');
    const { schema } = of('POST /api/v1/Provider/AskSignatureForOldInvoice').requestBody.content[
      'application/json'
    ];
    expect([faultOf(schema, 400001970000151), faultOf(schema, 0)]).toEqual([undefined, expect.any(String)]);
  });

  it('answers in the envelope of the onboarding API, and without it in the other', () => {
    const { schema } = onboarding.responses[201].content['application/json'];
    expect(faultOf(schema, { success: false, data: {} })).toContain('must be equal to constant');
    expect(faultOf(schema, { success: true })).toContain("must have required property 'data'");
    expect(JSON.stringify(issuing.responses[200].content)).not.toContain('"success":{"const":true}');
    expect(
      Object.keys(of('GET /api/v1/Provider/GetInvoice/{uid}/{fileType}').responses[200].content),
    ).toEqual(['application/pdf', 'application/xml']);
  });

  it('has the example of each fault at the status of that fault', () => {
    const { content } = onboarding.responses[409];
    const names = Object.keys(content['application/json'].examples);
    expect(names).toContain('DUPLICATE_OPEN_REQUEST');
    const { value } = document.components.examples['DUPLICATE_OPEN_REQUEST'];
    expect(value).toMatchObject({ success: false, error: { code: 'DUPLICATE_OPEN_REQUEST' } });
    expect(Object.keys(onboarding.responses)).not.toContain('404');
  });
});

it('the body of a call to issue takes documents, at least one, and no member that is not described', () => {
  const { schema } = issuing.requestBody.content['application/json'];
  const [{ value }] = Object.values<Json>(issuing.requestBody.content['application/json'].examples);
  expect(faultOf(schema, { ...value, invoice: [] })).toBeDefined();
  const [first] = value.invoice;
  expect(faultOf(schema, { ...value, invoice: [{ ...first, remark: 'x' }] })).toContain(
    'additional properties',
  );
  const sector = of('POST /api/v1/Provider/SendInvoicesB2G').requestBody.content['application/json'].schema;
  const block = { ...first, providerB2gAdditionalInvoiceDetails: {} };
  expect([faultOf(sector, { invoice: [block] }), faultOf(schema, { invoice: [block] })]).toEqual([
    undefined,
    expect.stringContaining('additional properties'),
  ]);
});

it('an event has its own name, and its data only where they are described', () => {
  const changed = document.webhooks['request.status_changed'].post;
  const created = document.webhooks['request.created'].post;
  const { schema, example } = changed.requestBody.content['application/json'];
  expect(faultOf(schema, example)).toBeUndefined();
  expect(faultOf(schema, { ...example, event: 'request.created' })).toContain('must be equal to constant');
  expect(created.requestBody.content['application/json']).not.toHaveProperty('example');
  expect(created.description).toContain('The fields of `data` are not described.');
  expect(changed.description).not.toContain('are not described');
  expect(changed.responses.default.description).toContain('Delivery is attempted again, 5 times');
  expect(created.parameters.every(({ required }: Json) => required)).toBe(true);
  expect(created.security).toEqual([]);
});
