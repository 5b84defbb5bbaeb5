import { Readable, Writable } from 'node:stream';
import { parseAmount } from '../../../money/index.js';
import { nearest } from '../../../reading/nearest.js';
import type { Allowed } from '../../mcp/allowed.js';
import type { McpSettings } from '../../mcp/server.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
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
      placeholder: { en: 'OPERATION,…', el: 'ΛΕΙΤΟΥΡΓΙΑ,…' },
      repeats: true,
      en: 'Also offer these tools: operations or their groups, such as documents.issue,tables. all: every one, which takes about 30,000 tokens of what an assistant can read. Default: the tools that choose, build, check, correct and explain a document, and those of --allow-issue.',
      el: 'Προσφέρει και αυτά τα εργαλεία: λειτουργίες ή ομάδες τους, π.χ. documents.issue,tables. all: όλα, περίπου 30.000 tokens από όσα μπορεί να διαβάσει ο βοηθός. Προεπιλογή: τα εργαλεία που επιλέγουν, φτιάχνουν, ελέγχουν, διορθώνουν και εξηγούν ένα παραστατικό, και όσα κατονομάζει το --allow-issue.',
    },
    {
      name: 'allow-issue',
      placeholder: { en: 'OPERATION,…', el: 'ΛΕΙΤΟΥΡΓΙΑ,…' },
      repeats: true,
      en: 'With --service: also offer these tools, which file documents with the tax authority or change what is stored: operations or their groups, such as documents.issue,tables. all: everything but webhooks, onboarding and journal.giveUp, which have to be named. Needs --data or --database.',
      el: 'Με --service: προσφέρει και αυτά τα εργαλεία, που διαβιβάζουν παραστατικά στην ΑΑΔΕ ή αλλάζουν ό,τι είναι αποθηκευμένο: λειτουργίες ή ομάδες τους, π.χ. documents.issue,tables. all: όλα εκτός από webhooks, onboarding και journal.giveUp, που πρέπει να κατονομαστούν. Χρειάζεται --data ή --database.',
    },
    {
      name: 'up-to',
      placeholder: { en: 'AMOUNT', el: 'ΠΟΣΟ' },
      en: 'The largest total of a document that the tools issue, such as 500. Default: any.',
      el: 'Το μεγαλύτερο σύνολο παραστατικού που εκδίδουν τα εργαλεία, π.χ. 500. Προεπιλογή: χωρίς όριο.',
    },
    ...backendOptions(),
  ],
  description: {
    en: 'Offers the operations to assistants as tools of the Model Context Protocol, on standard input and output. Rules, code tables and guides are resources. Out of the box it works with the embedded sandbox, so nothing is filed. With --service, tools that file documents or change what is stored are offered only if --allow-issue names them.',
    el: 'Προσφέρει τις λειτουργίες σε βοηθούς τεχνητής νοημοσύνης ως εργαλεία του Model Context Protocol, στην τυπική είσοδο και έξοδο. Κανόνες, πίνακες κωδικών και οδηγοί είναι πόροι. Χωρίς άλλη ρύθμιση λειτουργεί με το δοκιμαστικό περιβάλλον του πακέτου και δεν διαβιβάζει τίποτα. Με --service, τα εργαλεία που διαβιβάζουν παραστατικά ή αλλάζουν ό,τι είναι αποθηκευμένο προσφέρονται μόνο αν τα κατονομάζει το --allow-issue.',
  },
  exitCodes: {
    0: { en: 'it was stopped', el: 'σταμάτησε κανονικά' },
    2: {
      en: 'a package, the folder or a file cannot be used, or wrong usage',
      el: 'ένα πακέτο, ο φάκελος ή ένα αρχείο δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko mcp': { en: 'With the sandbox, in memory.', el: 'Με το sandbox, στη μνήμη.' },
    'parastatiko mcp --tools documents.issue,tables': {
      en: 'It may also issue documents and serve tables in the sandbox.',
      el: 'Μπορεί και να εκδίδει παραστατικά και να εξυπηρετεί τραπέζια στο sandbox.',
    },
    'parastatiko mcp --service https://host.example --key-file key.txt --data till': {
      en: 'With the real service, to read and to check only.',
      el: 'Με την πραγματική υπηρεσία, μόνο για ανάγνωση και έλεγχο.',
    },
    'parastatiko mcp --service https://host.example --key-file key.txt --data till --allow-issue tables': {
      en: 'It may also take orders at tables and bill them.',
      el: 'Μπορεί και να παίρνει παραγγελίες σε τραπέζια και να εκδίδει τον λογαριασμό.',
    },
  },
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
