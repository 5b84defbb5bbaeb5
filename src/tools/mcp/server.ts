import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { centsToString } from '../../money/index.js';
import { version } from '../../types/inside.js';
import { type ResourceSettings, readResource, resourcesOf, templatesOf } from './resources.js';
import { callTool, isPermitted, isReading, type ToolSettings, toolsOf, whyNoTool } from './tools.js';

export type McpSettings = ToolSettings & Pick<ResourceSettings, 'guides'>;

/** What an assistant is told about the service. */
function aboutService(settings: McpSettings): string {
  const { context, allowed, operations } = settings;
  if (context.isSandbox === true)
    return 'The service is a sandbox: nothing that you issue is filed with the tax authority.';
  if (!operations.some((each) => isPermitted(each, settings) && !isReading(each)))
    return 'The service is real, and tools that file documents are not offered.';
  const most =
    allowed.upTo === undefined ? '' : ` None may have a total above ${centsToString(allowed.upTo)}.`;
  return `The service is real: documents that you issue are filed with the tax authority. Ask the user before each of them.${most}`;
}

const instructions = (settings: McpSettings): string =>
  [
    'Tools for Greek invoicing documents (myDATA). Begin with documents_choose: it says which document, VAT and classification fit, and gives facts to start from. documents_members lists what facts may have. State facts and let documents_build derive totals, VAT and labels; do not compute amounts yourself.',
    'When documents_validate finds issues, rules_explain has the reason and an example, and documents_fix makes the corrections that have only one right answer. Ask the user for everything else: never invent a code, a VAT number, a purpose or an amount.',
    'These tools are the first ones. Tables, payments, credit notes, numbers and sending are offered by the option --tools of parastatiko mcp.',
    aboutService(settings),
  ].join('\n');

/**
 * The operations as tools of assistants (Model Context Protocol), with rules, code tables, schemas and guides as resources.
 * Connect it to a transport.
 */
export function createMcpServer(settings: McpSettings): Server {
  const { language, locale } = settings.context;
  const resources: ResourceSettings = { language, locale, guides: settings.guides };
  const server = new Server(
    { name: 'parastatiko', version },
    { capabilities: { tools: {}, resources: {} }, instructions: instructions(settings) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolsOf(settings) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const result = await callTool(name, given, settings);
    if (result === undefined) throw new McpError(ErrorCode.InvalidParams, whyNoTool(name, settings));
    return result;
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: await resourcesOf(resources),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: templatesOf(resources),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const content = await readResource(uri, resources);
    if (content === undefined) throw new McpError(ErrorCode.InvalidParams, `No resource ${uri}`);
    return { contents: [content] };
  });
  return server;
}
