import { describe, expect, it } from 'vitest';
import { exampleNames } from '../../../src/sandbox/prepared/example-calls.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/sandbox.js';
import { type Call, carriesKey, type Parameter } from '../../../src/sending/service/call.js';
import { calls } from '../../../src/sending/service/calls.js';
import { isLong } from '../../runs.js';
import { spoiltIn } from '../../spoilt.js';
import { COMPANY, KEY, NOON, withSandbox } from './setup.js';

const at = withSandbox();

/** A call with all that it takes. */
interface Example {
  readonly call: Call;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A value that a parameter takes, where its example does not say one. */
const VALUES: Readonly<Record<Parameter['kind'], string>> = {
  text: 'x',
  integer: '1',
  decimal: '1.5',
  flag: 'true',
  date: '2026-11-20',
  guid: '6a0f4c1e-2b3d-4e5f-8a9b-0c1d2e3f4a5b',
  mark: '400001234567890',
  uid: '0'.repeat(40),
  vatNumber: COMPANY,
};

const valuesOf = (parameters: Readonly<Record<string, Parameter>> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { kind, values, default: usual }]) => [
      name,
      values?.[0] ?? usual ?? VALUES[kind],
    ]),
  );

const exampleOf = (call: Call, body: unknown, query: object = {}): Example => ({
  call,
  path: valuesOf(call.pathParameters),
  query: { ...valuesOf(call.query), ...query },
  headers: valuesOf(call.headers),
  ...(body !== undefined && { body }),
});

/** The bodies that the description of the sandbox shows for a call. */
async function bodiesOf({ method, path }: Call): Promise<readonly unknown[]> {
  const description = await (await at.sandbox.fetch('https://sandbox.example/openapi.json')).json();
  const { content = {} } = description.paths[path][method.toLowerCase()].requestBody ?? {};
  const examples = Object.values<{ value: unknown }>(content['application/json']?.examples ?? {});
  return examples.length === 0 ? [undefined] : examples.map(({ value }) => value);
}

/** Each example with one part, or one member of it, spoilt. */
function* spoiltOf(example: Example): Generator<Example> {
  yield example;
  const { body, ...rest } = example;
  if (body !== undefined) for (const other of spoiltIn(body)) yield { ...rest, body: other };
  for (const part of ['path', 'query', 'headers'] as const)
    for (const [name, value] of Object.entries(example[part]))
      for (const other of spoiltIn(value)) yield { ...example, [part]: { ...example[part], [name]: other } };
}

/** Sends an example as text: what is left out of a path is empty there. */
async function statusOf(sandbox: Sandbox, { call, path, query, headers, body }: Example): Promise<number> {
  const address = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name] ?? '')));
  const stated = Object.entries(query).filter(([, value]) => value !== undefined);
  const asked = new URLSearchParams(stated.map(([name, value]) => [name, String(value)]));
  const form = new FormData();
  if (call.body === 'multipart') form.set('contractFile', String(body));
  const response = await sandbox.fetch(`https://sandbox.example${address}?${asked}`, {
    method: call.method,
    headers: {
      ...(carriesKey(call) && { 'API-KEY': KEY }),
      ...(call.body !== 'multipart' && { 'Content-Type': 'application/json' }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')])),
    },
    ...(call.method !== 'GET' && { body: call.body === 'multipart' ? form : (JSON.stringify(body) ?? '') }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** One of so many calls is made, all of them in a long run. */
const SHARE = isLong ? 1 : 29;

/** Each call is the first one of its sandbox: what another one filed, or used of the limit of calls, is not there. */
async function failuresOf(examples: readonly Example[], order: number): Promise<unknown[]> {
  const snapshot = at.sandbox.snapshot();
  const failed: unknown[] = [];
  let count = order;
  for (const example of examples.flatMap((each) => [...spoiltOf(each)])) {
    count += 1;
    if (count % SHARE !== 0) continue;
    const sandbox = await createSandbox({
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY }],
      snapshot,
    });
    const status = await statusOf(sandbox, example);
    if (status >= 500 || status === 429) failed.push([status, example, sandbox.calls().at(-1)?.response]);
  }
  return failed;
}

describe('a call with a part that is empty, null or of another type is never an error of the sandbox:', () => {
  it.each(calls.map((each, order) => [each.name, each, order] as const))('%s', async (_, call, order) => {
    const examples = (await bodiesOf(call)).map((body) => exampleOf(call, body));
    expect(await failuresOf(examples, order)).toEqual([]);
  });

  it.each(exampleNames.map((name, order) => [name, order] as const))(
    '%s, with what it refers to',
    async (name, order) => {
      const made = await at.sandbox.fetch('http://localhost/_sandbox/examples', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ key: KEY, name }),
      });
      const { call: named, query, body } = await made.json();
      const call = calls.find((each) => each.name === named);
      expect(call).toBeDefined();
      if (call === undefined) return;
      expect(await failuresOf([exampleOf(call, body, query)], order)).toEqual([]);
    },
  );
});
