import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import { athensDate } from '../../issues/inside.js';
import type { JsonSchema } from '../../schema/index.js';
import { exampleDay, exampleIssuer } from '../operations/core/examples.js';
import { placedIn } from '../operations/core/placed.js';
import {
  jsonSchemaOf,
  type Operation,
  type OperationContext,
  perform,
  withFlows,
} from '../operations/index.js';
import { type Fault, reported } from '../operations/problem.js';
import { type Allowed, isAllowed, isListed, limited } from './allowed.js';

export interface ToolSettings {
  readonly operations: readonly Operation[];
  /** What each call runs in, without its key. */
  readonly context: Omit<OperationContext, 'key' | 'version'>;
  /** Which tools may file documents with the real service, or change what is stored. With a sandbox, all tools are offered. */
  readonly allowed: Allowed;
  /** What is offered besides the first tools: operations, their groups, or `all`. Default: what `allowed` names. */
  readonly tools?: readonly string[] | undefined;
  /** Takes the line of an error that should not happen. */
  readonly log?: ((line: ToolFault) => void) | undefined;
}

/** The line of the log for a tool that failed with an error that should not happen. */
export interface ToolFault extends Fault {
  readonly tool: string;
}

/** The member of a tool's input for the key of the call, which is a header over HTTP. */
const KEY = 'idempotencyKey';

/** The name of the tool of an operation. Many assistants allow no dots in names. */
export const toolName = ({ id }: Operation): string => id.replaceAll('.', '_');

/** Whether an operation changes nothing, at the service or in the journal. */
export const isReading = ({ route, needs, reads = false }: Operation): boolean =>
  needs === 'nothing' || reads || route.startsWith('GET ');

/** Whether an operation may be used. */
export const isPermitted = (operation: Operation, { context, allowed }: ToolSettings): boolean => {
  if (operation.needs !== 'nothing' && context.journal === undefined) return false;
  return context.isSandbox === true || isReading(operation) || isAllowed(operation, allowed);
};

const isOffered = (operation: Operation, settings: ToolSettings): boolean =>
  isListed(operation, settings.allowed, settings.tools ?? []) && isPermitted(operation, settings);

/** Why there is no tool with a name, and which option offers it. */
export function whyNoTool(name: string, settings: ToolSettings): string {
  const operation = settings.operations.find((each) => toolName(each) === name);
  if (operation === undefined) return `No tool ${name}`;
  const option = isPermitted(operation, settings) ? '--tools' : '--allow-issue';
  return `No tool ${name} is offered: parastatiko mcp ${option} ${operation.id} offers it.`;
}

/** The tools, one for each operation that is offered. */
export const toolsOf = (settings: ToolSettings): Tool[] =>
  settings.operations
    .filter((operation) => isOffered(operation, settings))
    .map((operation) => toolOf(operation, settings));

function toolOf(operation: Operation, { context }: ToolSettings): Tool {
  const { language, now, company = exampleIssuer.vatNumber } = context;
  const { summary, input, example, changes } = operation;
  const { properties = {}, ...schema } = withAddresses(withFlows(jsonSchemaOf(input, 'input'), language));
  const today = (value: unknown): string =>
    JSON.stringify(value)
      .replaceAll(exampleDay, athensDate(now()))
      .replaceAll(exampleIssuer.vatNumber, company);
  const key: JsonSchema = {
    type: 'string',
    description:
      'The same for every repetition of the call. Needed unless the document has a number of its own.',
  };
  return {
    name: toolName(operation),
    description: `${summary[language]}\nExample: ${today(example)}`,
    inputSchema: {
      ...schema,
      type: 'object',
      properties: { ...properties, ...(changes && { [KEY]: key }) } as Record<string, object>,
    },
    annotations: {
      readOnlyHint: isReading(operation),
      // A repeated call with the same key is the same call.
      idempotentHint: true,
      openWorldHint: operation.needs === 'client',
    },
  };
}

const ADDRESS = '#/components/schemas/';

/** A schema whose references to documents, facts and issues are replaced by the call that lists their members, as they are long. */
function withAddresses(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (_, value: unknown) => {
    const { $ref } = Object(value) as { readonly $ref?: unknown };
    if (typeof $ref !== 'string' || !$ref.startsWith(ADDRESS)) return value;
    // A part of a schema has a dot: Facts.IssuerFacts.
    const [name = '', part] = $ref.slice(ADDRESS.length).split('.');
    const of = JSON.stringify({ of: name.toLowerCase(), ...(part !== undefined && { at: part }) });
    return { type: 'object', description: `Its members: call documents_members with ${of}.` };
  });
  return JSON.parse(text) as JsonSchema;
}

/** Runs a tool. What is refused is the result of the tool, as a problem document. */
export async function callTool(
  name: string,
  { [KEY]: key, ...input }: Readonly<Record<string, unknown>>,
  settings: ToolSettings,
): Promise<CallToolResult | undefined> {
  const operation = settings.operations.find((each) => toolName(each) === name);
  if (operation === undefined || !isOffered(operation, settings)) return undefined;
  const isKey = key === undefined || (operation.changes && typeof key === 'string');
  const given = isKey ? input : { ...input, [KEY]: key };
  try {
    // What recovery sends was begun by others, so the limit of this assistant does not undo it.
    const context =
      operation.id === 'journal.recover' ? settings.context : limited(settings.context, settings.allowed);
    const called = {
      ...context,
      keyName: { text: KEY, isMember: operation.changes },
      ...(isKey && { key: key as string | undefined }),
    };
    return resultOf(await perform(operation, given, called), false);
  } catch (error) {
    const log = (fault: Fault): void => settings.log?.({ ...fault, tool: name });
    return resultOf(reported(error, settings.context, log, placedIn(operation, given)), true);
  }
}

function resultOf(value: unknown, isError: boolean): CallToolResult {
  const text = JSON.stringify(value);
  return {
    content: [{ type: 'text', text }],
    structuredContent: JSON.parse(text) as Record<string, unknown>,
    isError,
  };
}
