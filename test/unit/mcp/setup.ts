import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer, type McpSettings } from '../../../src/tools/mcp/server.js';
import { operations } from '../../../src/tools/operations/index.js';
import { contextOfTest } from '../operations/setup.js';

const guides: McpSettings['guides'] = {
  list: async () => [{ name: 'totals', title: 'Totals' }],
  read: async (name) => (name === 'totals' ? '# Totals\n' : undefined),
};

/** The SDK's own client, connected to a server. */
export async function assistant(settings: Partial<McpSettings> = {}) {
  const { context, sandbox } = await contextOfTest();
  const server = createMcpServer({
    operations,
    context,
    allowed: { operations: [] },
    tools: ['all'],
    guides,
    ...settings,
  });
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  const call = async (name: string, input: Record<string, unknown>) => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: input });
    return { value: structuredContent as ReturnType<typeof JSON.parse>, isError };
  };
  const read = async (uri: string) => {
    const { contents } = await client.readResource({ uri });
    const [content] = contents;
    return content !== undefined && 'text' in content ? content.text : '';
  };
  return { client, call, read, sandbox, context };
}
