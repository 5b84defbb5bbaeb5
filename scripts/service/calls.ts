// The calls of the service: the record that the client and the sandbox share, and what only the OpenAPI document says.

import { importOf } from '../codes/declare.js';
import { doc, print } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { answers, bodies, calls, examples, meta, parts } from './rows.js';

const constantName = (name: Row) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const objects = new Set([...answers, ...bodies].map(({ name }) => name));

const KINDS_OF_BODY: Row = { mark: 'mark', contractFile: 'multipart' };
const FILES = ['pdf', 'document'];

const bodyOf = ({ body }: Row) => (body === undefined ? 'none' : (KINDS_OF_BODY[body] ?? 'json'));

function answerOf({ answer, api }: Row) {
  if (answer === undefined) return 'none';
  if (FILES.includes(answer)) return answer;
  return api === 'onboarding' ? 'envelope' : 'json';
}

function parametersOf(rows: Row) {
  return rows === undefined
    ? undefined
    : Object.fromEntries(
        rows.map(({ name, comment, example, values, ...parameter }: Row) => [
          name,
          {
            ...parameter,
            ...(values !== undefined && { values: typeof values === 'string' ? { ref: values } : values }),
          },
        ]),
      );
}

/** Leaves out what is absent. */
const present = (members: Row) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

function record(call: Row) {
  const { name, api, method, path, pathParameters, query, headers, success, errors, repeat, comment } = call;
  const head = `export const ${constantName(name)} = `;
  const value = present({
    name,
    api,
    method,
    path,
    pathParameters: parametersOf(pathParameters),
    query: parametersOf(query),
    headers: parametersOf(headers),
    body: bodyOf(call),
    answer: answerOf(call),
    success: Object.keys(success).map(Number),
    errors,
    repeat,
    // Source: service description, Limits. It does not say whether the limit applies to provider calls too.
    rateLimited: api === 'onboarding',
  });
  return `${doc([comment])}\n${head}${print(value, { expand: true })} as const satisfies Call;`;
}

const listsOfWords = calls
  .flatMap(({ query = [] }) => query)
  .flatMap(({ values }: Row) => (typeof values === 'string' ? [values] : []));

export const callsFile = () =>
  [
    `import type { Call } from '../call.js';\n${importOf(listsOfWords, '../onboarding-values.js')}`,
    ...calls.map(record),
  ].join('\n\n');

const refTo = (name: Row) => ({ $ref: `#/components/schemas/${name}` });

/** The schema of a body or an answer by its name; `[]` behind it means a list. */
function schemaOf(name: Row, { description, ...bounds }: Row = {}) {
  if (name === undefined || name === 'mark' || KINDS_OF_BODY[name] !== undefined || FILES.includes(name)) {
    return undefined;
  }
  const one = name.replace('[]', '');
  const schema = one === 'guid' ? { type: 'string' } : refTo(one);
  if (one !== 'guid' && !objects.has(one) && !one.startsWith('SendInvoices')) {
    throw new Error(`service.json: ${name} is not described`);
  }
  const said = description === undefined ? {} : { description };
  return one === name ? { ...schema, ...said } : { type: 'array', ...bounds, items: schema, ...said };
}

const samples = new Set<string>();

/** An example, in which `$` stands for an entry of `examples`, and `$sample` for a sample document. */
function exampleOf(value: Row): Row {
  if (Array.isArray(value)) return value.map(exampleOf);
  if (typeof value !== 'object' || value === null) return value;
  const { $, $sample, ...members } = value;
  if ($sample !== undefined) {
    samples.add($sample);
    return { ref: $sample };
  }
  return {
    ...($ === undefined ? {} : exampleOf(examples[$])),
    ...Object.fromEntries(Object.entries(members).map(([name, member]) => [name, exampleOf(member)])),
  };
}

const byName = (rows: Row, member: Row) =>
  Object.fromEntries(
    rows.flatMap((row: Row) => (row[member] === undefined ? [] : [[row.name, row[member]]])),
  );

function words(call: Row) {
  const { part, comment, source, credits, body, answer, answerComment, success } = call;
  const parameters = [call.pathParameters, call.query, call.headers].flatMap((rows) => rows ?? []);
  return present({
    part,
    what: comment,
    source: source === undefined ? undefined : meta.sources[source],
    credits,
    parameters: byName(parameters, 'comment'),
    parameterExamples: byName(parameters, 'example'),
    body: schemaOf(body, { minItems: 1 }),
    answer: schemaOf(answer, { description: answerComment }),
    success,
    bodyExamples: call.bodyExamples === undefined ? undefined : exampleOf(call.bodyExamples),
    answerExample: call.answerExample === undefined ? undefined : exampleOf(call.answerExample),
  });
}

export function callWordsFile() {
  const each = Object.fromEntries(calls.map((call: Row) => [call.name, words(call)]));
  const table = `export const callWords: Readonly<Record<CallName, CallWords>> = ${print(each, { expand: true })};`;
  const tags = Object.entries(parts).map(([name, description]) => ({ name, description }));
  return [
    [
      "import type { CallName } from '../../../sending/service/calls.js';",
      "import type { CallWords } from '../call-words.js';",
      importOf([...samples], '../samples.js'),
    ].join('\n'),
    `${doc(['The groups of calls, in the order of the reference.'])}\nexport const tags = ${print(tags, { expand: true })} as const;`,
    `${doc(['What the OpenAPI document says about each call.'])}\n${table}`,
  ].join('\n\n');
}
