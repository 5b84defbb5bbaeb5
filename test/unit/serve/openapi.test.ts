import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../../src/tools/operations/index.js';
import { openApiOf } from '../../../src/tools/serve/openapi.js';
import { served } from './setup.js';

type Json = ReturnType<typeof JSON.parse>;

const manifest: Json = JSON.parse(readFileSync('package.json', 'utf8'));
const document: Json = openApiOf(operations);
const described = (operation: Operation): Json => {
  const [method = '', path = ''] = operation.route.split(' ');
  return document.paths[path]?.[method.toLowerCase()];
};
const all = operations.map((operation) => [operation.id, operation, described(operation)] as const);
const byId = (id: string): Json => all.find(([each]) => each === id)?.[2];
const namesIn = (parameters: readonly Json[], place: string): string[] =>
  parameters.filter((each) => each.in === place).map(({ name }) => name);

const ID = 'https://parastatiko.example/served.json';
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: ID, ...document });
const faultsOf = (schema: object, value: unknown): string[] =>
  ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${ID}#/`)), value)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
/** Examples leave out most of a document. */
const isOutsideDocuments = (fault: string): boolean => !/^(?:\/note)?\/documents?\b/.test(fault);

it('the document has the version and the licence of the package, and this server as its address', () => {
  expect(document.info).toMatchObject({
    title: 'parastatiko',
    version: manifest.version,
    license: { name: manifest.license, identifier: manifest.license },
  });
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: '/' }]);
});

describe.each(all)('%s in the document', (id, operation, found) => {
  const path = operation.route.split(' ')[1] ?? '';
  const isRead = operation.route.startsWith('GET ');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  it('is below its tag, with a token or without', () => {
    expect(found.operationId).toBe(id);
    expect(found.tags).toEqual([id.split('.')[0]]);
    expect(document.tags).toContainEqual({ name: id.split('.')[0] });
    expect(found.security).toEqual([{}, { token: [] }]);
    expect(found.summary).toBe(operation.summary.en);
  });

  it('takes a key exactly if it changes something', () => {
    expect(namesIn(found.parameters, 'header').includes('Idempotency-Key')).toBe(operation.changes);
  });

  it('has each member of its input in one place: path, query or body', () => {
    expect(namesIn(found.parameters, 'path')).toEqual(inPath);
    const required = found.parameters.filter(({ in: place }: Json) => place === 'path');
    expect(required.every((each: Json) => each.required)).toBe(true);
    const given = Object.keys(operation.example as object).filter((name) => !inPath.includes(name));
    if (isRead) {
      expect(found).not.toHaveProperty('requestBody');
      expect(namesIn(found.parameters, 'query')).toEqual(expect.arrayContaining(given));
      return;
    }
    expect(namesIn(found.parameters, 'query')).toEqual([]);
    const { schema, example } = found.requestBody.content['application/json'];
    expect(Object.keys(example)).toEqual(given);
    expect(faultsOf(schema, example).filter(isOutsideDocuments)).toEqual([]);
    expect(faultsOf(schema, { ...example, strange: 1 })).toContain(' must NOT have additional properties');
    expect(Object.keys(schema.properties)).not.toEqual(expect.arrayContaining(['strange', ...inPath]));
    for (const name of schema.required) {
      const { [name]: _, ...rest } = example;
      expect(faultsOf(schema, rest)).toContain(` must have required property '${name}'`);
    }
  });

  it('answers 202 only if it calls the service, and a problem if it refuses', () => {
    expect('202' in found.responses).toBe(operation.needs === 'client');
    expect(found.responses.default.content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
    expect(Object.keys(found.responses['200'].content)).toEqual(['application/json']);
  });
});

it('parts of the document describe what the library knows', () => {
  expect(byId('documents.validate').requestBody.required).toBe(true);
  expect(byId('documents.validate').requestBody.content['application/json'].schema.required).toEqual([
    'document',
  ]);
  expect(byId('tables.order').parameters).toContainEqual(
    expect.objectContaining({ name: 'table', in: 'path', required: true }),
  );
  const { Document, Facts, Issue, Problem } = document.components.schemas;
  expect(Object.keys(Document.properties)).toContain('invoiceHeader');
  expect(Object.keys(Facts.properties)).toContain('lines');
  expect(Issue.required).toEqual(['rule', 'severity', 'message']);
  expect(Problem.required).toEqual(['type', 'title', 'status', 'detail', 'help']);
  expect(Problem.properties.issues.items).toEqual({ $ref: '#/components/schemas/Issue' });
  expect(JSON.stringify(document)).not.toContain('"#/$defs/');
});

it('the facts of steps have typed members with descriptions', () => {
  const factsOf = (id: string): Json => {
    const { facts } = byId(id).requestBody.content['application/json'].schema.properties;
    return document.components.schemas[facts.$ref.split('/').at(-1)];
  };
  const order = factsOf('tables.order');
  expect(order.required).toEqual(['aa', 'issueDate', 'lines']);
  expect(order.properties.lines.items).toEqual({ $ref: '#/components/schemas/Facts.LineFacts' });
  expect(order.properties.series.description).toBe(
    'The series of the slip. Default: the series of the table.',
  );
  const credit = factsOf('credits.issue');
  expect(Object.keys(credit.properties)).toEqual([
    ...['series', 'aa', 'issueDate', 'print', 'transmissionFailure', 'mark', 'payments', 'lines', 'percent'],
    ...['earlier', 'correlated'],
  ]);
  const line = document.components.schemas.CreditLine;
  expect(credit.properties.lines.items).toEqual({ $ref: '#/components/schemas/CreditLine' });
  expect([line.required, Object.keys(line.properties)]).toEqual([
    ['line'],
    ['line', 'quantity', 'net', 'gross', 'income'],
  ]);
  const charge = factsOf('payments.charged');
  expect(charge.required).toEqual(['transactionId', 'paymentAmount', 'paymentType']);
  expect(charge.properties.paymentType.enum).toEqual([7, 8, 'default']);
  expect(charge.properties.at.format).toBe('date-time');
  const greek: Json = openApiOf(operations, 'el');
  expect(greek.components.schemas.TableOrder.properties.series.description).toBe(
    'Η σειρά του δελτίου. Προεπιλογή: η σειρά του τραπεζιού.',
  );
});

it('the document is Greek for a Greek caller', async () => {
  const { call } = await served();
  const { body } = await call('GET /openapi.json', undefined, { 'accept-language': 'el' });
  const { summary, description } = body.paths['/build'].post;
  expect([summary, description]).toEqual([
    operations.find(({ id }) => id === 'documents.build')?.summary.el,
    'Μόνο υπολογίζει: τίποτα δεν αποθηκεύεται ή στέλνεται.',
  ]);
});
