import { toolName } from '../../../src/mcp/tools.js';
import { jsonSchemaOf, type Operation } from '../../../src/operations/index.js';
import { anchorOf, inline, json, lines, link, madeBy, table } from '../markdown.js';

const NEEDS = {
  nothing: 'computes only',
  journal: 'uses the journal',
  client: 'calls the service',
} as const;

/** The page of all operations: how each is called over HTTP, on the command line and as a tool, and what it takes. */
export const operationsPage = (operations: readonly Operation[]): string =>
  lines(
    madeBy('src/operations'),
    '# Operations',
    'Each operation is a route of [`parastatiko serve`](../guide/http.md), a call of `parastatiko call`, and a tool of [`parastatiko mcp`](../guide/assistants.md), with the same input and answer. `parastatiko call --list --format json` prints the JSON Schema of each input; `/openapi.json` has inputs and answers.',
    table(
      ['Operation', 'Route', 'Does'],
      operations.map(({ id, route, summary }) => [
        link(inline(id), `#${anchorOf(id)}`),
        inline(route),
        summary.en,
      ]),
    ),
    ...operations.flatMap(sectionOf),
  );

function sectionOf(operation: Operation): (string | undefined)[] {
  const { id, route, summary, needs, changes, example } = operation;
  const key = changes ? ' · takes an `Idempotency-Key`' : '';
  return [
    `## ${id}`,
    summary.en,
    `${inline(route)} · tool ${inline(toolName(operation))} · ${NEEDS[needs]}${key}`,
    membersOf(operation),
    json(example),
  ];
}

/** The members of the input, as a table. */
function membersOf({ input }: Operation): string | undefined {
  const { properties = {}, required = [] } = jsonSchemaOf(input, 'input');
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { description = '', ...kind } = Object(schema) as Readonly<Record<string, string>>;
    return [inline(name), kindOf(kind), required.includes(name) ? 'yes' : '', description];
  });
  return rows.length === 0 ? undefined : table(['Member', 'Is', 'Required', 'Means'], rows);
}

const kindOf = ({ type, $ref, enum: choices }: Readonly<Record<string, unknown>>): string =>
  String(
    typeof $ref === 'string' ? $ref.split('/').at(-1) : ((choices as string[])?.join(', ') ?? type ?? ''),
  );
