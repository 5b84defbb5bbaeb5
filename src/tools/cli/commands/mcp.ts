import { Readable, Writable } from 'node:stream';
import { parseAmount } from '../../../money/index.js';
import { nearest } from '../../../reading/inside.js';
import type { Allowed } from '../../mcp/allowed.js';
import type { McpSettings } from '../../mcp/server.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
import { commandWords } from '../generated/commands.js';
import { packageGuides } from '../mcp/guides.js';
import { type Backend, contextIn } from '../serve/backend.js';
import { hasDatabase } from '../serve/database.js';
import { backendOptions } from '../serve/options.js';
import { withBackend } from '../serve/with-backend.js';
import { writeLog } from '../serve/write-log.js';
import { complain } from '../service/report-error.js';

/** `parastatiko mcp`: the operations as tools of assistants. */
export const mcpCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: [
    {
      name: 'tools',
      placeholder: commandWords.mcp.toolsPlaceholder,
      repeats: true,
      ...commandWords.mcp.tools,
    },
    {
      name: 'allow-issue',
      placeholder: commandWords.mcp.allowIssuePlaceholder,
      repeats: true,
      ...commandWords.mcp.allowIssue,
    },
    {
      name: 'up-to',
      placeholder: commandWords.mcp.upToPlaceholder,
      ...commandWords.mcp.upTo,
    },
    ...backendOptions(),
  ],
  description: commandWords.mcp.description,
  exitCodes: commandWords.mcp.exitCodes,
  examples: commandWords.mcp.examples,
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { values, words } = context;
  const allowed = await allowedIn(context);
  const tools = await namesIn(context, 'tools');
  const isKept = values['data'] !== undefined || hasDatabase(context);
  if (values['service'] !== undefined && allowed.operations.length > 0 && !isKept) {
    await complain(context, words.serve.needsJournal);
    return 2;
  }
  const journal = values['service'] === undefined || allowed.operations.length > 0 ? 'created' : 'needed';
  return await withBackend(context, { folder: textOf(values, 'data'), journal }, async (backend) => {
    const sdk = await loadSdk();
    if (sdk !== undefined) return await serveTools(context, backend, { allowed, tools }, sdk);
    await complain(context, context.words.serve.noSdk);
    return 2;
  });
}

/** The operations and groups that an option names. Throws `UsageError`. */
async function namesIn({ repeated }: Context, option: 'tools' | 'allow-issue'): Promise<string[]> {
  const [{ namesOf }, { operations }] = await Promise.all([
    import('../../mcp/allowed.js'),
    import('../../operations/index.js'),
  ]);
  const names = namesOf(operations);
  const wanted = (repeated[option] ?? []).flatMap((list) => list.split(',')).map((each) => each.trim());
  const unknown = wanted.find((each) => !names.includes(each));
  if (unknown !== undefined)
    throw new UsageError((words) => words.noOperation(`--${option}`, unknown), nearest(unknown, names));
  return wanted;
}

/** What the options allow. Throws `UsageError`. */
async function allowedIn(context: Context): Promise<Allowed> {
  const wanted = await namesIn(context, 'allow-issue');
  const amount = textOf(context.values, 'up-to');
  if (amount === undefined) return { operations: wanted };
  const read = parseAmount(amount);
  if (!read.ok) throw new UsageError((words) => words.wrongAmount('--up-to', amount));
  return { operations: wanted, upTo: read.value };
}

/** The server and its transport; `undefined` without the optional package. */
async function loadSdk() {
  try {
    const [{ StdioServerTransport }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('../../mcp/server.js'),
    ]);
    return { StdioServerTransport, createMcpServer };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

type Sdk = NonNullable<Awaited<ReturnType<typeof loadSdk>>>;

/** Answers until standard input ends or the program is asked to stop. */
async function serveTools(
  { io, out, err, language }: Context,
  backend: Backend,
  offered: Pick<McpSettings, 'allowed' | 'tools'>,
  { StdioServerTransport, createMcpServer }: Sdk,
): Promise<ExitCode> {
  const { operations } = await import('../../operations/index.js');
  const server = createMcpServer({
    operations,
    context: await contextIn(backend, language),
    ...offered,
    guides: packageGuides(),
    // Standard output is the transport.
    log: (line) => void writeLog({ err }, line),
  });
  const input = Readable.from(io.stdin.read(), { objectMode: false });
  const send = async (text: string): Promise<void> => {
    await out.write(text);
    await out.flush();
  };
  const output = new Writable({
    decodeStrings: false,
    write: (text: string, _, done) => void send(text).then(() => done(), done),
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'error', 'close'] as const) input.once(event, () => resolve());
    output.once('error', () => resolve());
  });
  await server.connect(new StdioServerTransport(input, output));
  await Promise.race([ended, ...(io.untilStopped === undefined ? [] : [io.untilStopped()])]);
  await server.close();
  return 0;
}
