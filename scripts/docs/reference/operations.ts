import { decimal } from '../../../src/builders/facts/leaves.js';
import { formOf } from '../../../src/schema/own-forms.js';
import { toolName } from '../../../src/tools/mcp/tools.js';
import { jsonSchemaOf, type Operation, withFlows } from '../../../src/tools/operations/index.js';
import { anchorOf, inline, json, lines, link, madeBy, table } from '../markdown.js';

const NEEDS = {
  nothing: 'computes only',
  journal: 'uses the journal',
  client: 'calls the service',
} as const;

/** The page of all operations: how each is called over HTTP, on the command line and as a tool, and what it takes. */
export function operationsPage(operations: readonly Operation[]): string {
  return lines(
    madeBy('src/tools/operations'),
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
}

function sectionOf(operation: Operation): (string | undefined)[] {
  const { id, route, summary, needs, changes, example } = operation;
  const key = changes ? ' · takes an `Idempotency-Key`' : '';
  return [
    `## ${id}`,
    summary.en,
    `${inline(route)} · tool ${inline(toolName(operation))} · ${NEEDS[needs]}${key}`,
    membersOf(operation),
    ...insideOf(operation),
    json(example),
  ];
}

const MEMBER = ['Member', 'Is', 'Required', 'Means'];
const PAGES: Readonly<Record<string, string>> = {
  Facts: '[Facts](facts.md)',
  Document: '[Document](document.md)',
  'Facts.LineFacts': '[A line](facts.md#a-line)',
  'Facts.PaymentFacts': '[A payment](facts.md#a-payment)',
  'Facts.IssuerFacts': '[The issuer](facts.md#the-issuer)',
  'Facts.RecipientFacts': '[The counterpart](facts.md#the-counterpart)',
  'Facts.DiscountFacts': '[A discount](facts.md#a-discount)',
};
const AS_FACTS = 'as in [facts](facts.md#a-document)';
const DECIMAL = JSON.stringify(formOf(decimal).anyOf);

/** What the schema of a member says about it. */
interface About {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, About>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: About;
}

/** What is in the members of the input that are objects. */
function insideOf({ id, input }: Operation): (string | undefined)[] {
  const { properties = {} } = withFlows(jsonSchemaOf(input, 'input')) as About;
  return Object.entries(properties).flatMap(([name, about]) => {
    // The same for all operations that print.
    if (name === 'page' && id !== 'documents.print') return [];
    const rows = about.additionalProperties === false ? rowsInside(about) : [];
    return rows.length === 0 ? [] : [`In ${inline(name)}:`, table(MEMBER, rows)];
  });
}

/** The members of the input, as a table. */
function membersOf({ input }: Operation): string | undefined {
  const rows = rowsOf(jsonSchemaOf(input, 'input') as About);
  return rows.length === 0 ? undefined : table(MEMBER, rows);
}

/** A row for each member, and for the members inside of it. */
const rowsInside = (about: About): string[][] => rowsOf(about, '', true);

function rowsOf({ properties = {}, required = [] }: About, before = '', isDeep = false): string[][] {
  return Object.entries(properties).flatMap(([name, about]) => {
    const { description = '', ...kind } = about;
    const row = [
      inline(`${before}${name}`),
      kindOf({ ...kind }),
      required.includes(name) ? 'yes' : '',
      description,
    ];
    if (!isDeep) return [row];
    return [row, ...rowsOf(about.items ?? about, `${name}${about.items === undefined ? '' : '[]'}.`)];
  });
}

function kindOf({
  type,
  $ref,
  anyOf,
  const: only,
  enum: choices,
  items,
}: Readonly<Record<string, unknown>>): string {
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return PAGES[name] ?? (name.startsWith('Facts.') ? AS_FACTS : name);
  }
  if (Array.isArray(anyOf)) {
    const kinds = JSON.stringify(anyOf) === DECIMAL ? ['decimal'] : anyOf.map(kindOf);
    return [...new Set(kinds)].join(' or ');
  }
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(type)) return type.join(' or ');
  if (type === 'array' && items !== undefined) {
    const item = kindOf({ ...items });
    return item === AS_FACTS ? item : `list of ${item}`;
  }
  const values = choices as readonly unknown[] | undefined;
  return values?.join(', ') ?? String(type ?? '');
}
