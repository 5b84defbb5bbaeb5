import { toolName } from '../../../src/mcp/tools.js';
import { jsonSchemaOf, type Operation } from '../../../src/operations/index.js';
import { anchorOf, inline, json, lines, link, madeBy, table } from '../markdown.js';
import { membersOfTypes, type TypeMember } from './members-of-types.js';

const NEEDS = {
  nothing: 'computes only',
  journal: 'uses the journal',
  client: 'calls the service',
} as const;

/** The page of all operations: how each is called over HTTP, on the command line and as a tool, and what it takes. */
export function operationsPage(operations: readonly Operation[]): string {
  const typeMembers = membersOfTypes();
  return lines(
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
    ...operations.flatMap((each) => sectionOf(each, typeMembers)),
  );
}

type Members = (type: string) => readonly TypeMember[] | undefined;

function sectionOf(operation: Operation, typeMembers: Members): (string | undefined)[] {
  const { id, route, summary, needs, changes, example } = operation;
  const key = changes ? ' · takes an `Idempotency-Key`' : '';
  return [
    `## ${id}`,
    summary.en,
    `${inline(route)} · tool ${inline(toolName(operation))} · ${NEEDS[needs]}${key}`,
    membersOf(operation),
    ...insideOf(operation, typeMembers),
    json(example),
  ];
}

const MEMBER = ['Member', 'Is', 'Required', 'Means'];
const PAGES: Readonly<Record<string, string>> = {
  Facts: '[Facts](facts.md)',
  Document: '[Document](document.md)',
};

/** What the schema of a member says about it. */
interface About {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, About>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/** What is in the members of the input that are objects: from their schema, or from the type that their description names. */
function insideOf({ id, input }: Operation, typeMembers: Members): (string | undefined)[] {
  const { properties = {} } = jsonSchemaOf(input, 'input') as About;
  return Object.entries(properties).flatMap(([name, about]) => {
    // The same for all operations that print.
    if (name === 'page' && id !== 'documents.print') return [];
    const [, type = ''] = /: (\w+)\./.exec(about.description ?? '') ?? [];
    const rows =
      typeMembers(type)?.map(({ name: member, value, isRequired, comment }) => [
        inline(member),
        value,
        isRequired ? 'yes' : '',
        comment,
      ]) ?? (about.additionalProperties === false ? rowsOf(about) : []);
    return rows.length === 0 ? [] : [`In ${inline(name)}:`, table(MEMBER, rows)];
  });
}

/** The members of the input, as a table. */
function membersOf({ input }: Operation): string | undefined {
  const rows = rowsOf(jsonSchemaOf(input, 'input') as About);
  return rows.length === 0 ? undefined : table(MEMBER, rows);
}

const rowsOf = ({ properties = {}, required = [] }: About): string[][] =>
  Object.entries(properties).map(([name, { description = '', ...kind }]) => [
    inline(name),
    kindOf({ ...kind }),
    required.includes(name) ? 'yes' : '',
    description,
  ]);

function kindOf({
  type,
  $ref,
  anyOf,
  const: only,
  enum: choices,
}: Readonly<Record<string, unknown>>): string {
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return PAGES[name] ?? name;
  }
  if (Array.isArray(anyOf)) return anyOf.map(kindOf).join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(type)) return type.join(' or ');
  const values = choices as readonly unknown[] | undefined;
  return values?.join(', ') ?? String(type ?? '');
}
