/**
 * A program that was made, in a folder with nothing else: no Node, no environment, all but its data read-only, and as another
 * user if this one may choose one.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const WORKBOOK = 'english.xlsx';

interface Place {
  readonly folder: string;
  readonly file: string;
  readonly args: readonly string[];
}

/** `args`: a file beside the program, if it is a plain Node. */
export async function checkEvening(name: string, executable: string, args: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-empty-'));
  const file = join(folder, basename(executable));
  const place: Place = { folder, file, args };
  try {
    copyFileSync(executable, file);
    chmodSync(file, 0o555);
    for (const arg of args) copyFileSync(join('out/executables', arg), join(folder, arg));
    copyFileSync(join('test/unit/rows/sheets', WORKBOOK), join(folder, WORKBOOK));
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    chmodSync(folder, 0o555);
    const mark = await selling(place);
    const again = await recovering(place);
    need(again === mark, `the repeated sale has MARK ${again}, not ${mark}`);
    workbook(place);
    assistant(place);
    postgres(place);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
  }
}

function need(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

const day = new Date().toISOString().slice(0, 10);
const sale = {
  facts: {
    issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
    type: '11.1',
    series: 'R',
    aa: 'next',
    issueDate: day,
    lines: [
      { description: 'Coffee', income: 'goods', unit: 1, unitPriceWithVat: '3.10', vat: 24, quantity: 2 },
    ],
    payments: [{ type: 3, amount: 'rest' }],
  },
  page: { form: 'pdf', format: 'roll80' },
};

interface Answer {
  readonly outcome?: { readonly kind: string; readonly mark?: string };
  readonly page?: { readonly base64?: string };
}

async function call(address: string, path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `empty folder ${path}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  need(answer.ok, `${path} answers ${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function served(place: Place, work: (address: string) => Promise<string>): Promise<string> {
  const server = spawn(
    place.file,
    [...place.args, 'serve', '--port', '0', '--data', 'data', '--lang', 'en'],
    {
      cwd: place.folder,
      env: {},
      stdio: ['ignore', 'pipe', 'ignore'],
      ...user,
    },
  );
  try {
    const answer = await work(await addressOf(server));
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    need(code === 0, `a stop ends with exit code ${code}`);
    return answer;
  } finally {
    server.kill('SIGKILL');
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  need(server.stdout, 'serve has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
    // What follows is not read, and may not fill the pipe.
    if (address !== undefined) {
      server.stdout.resume();
      return address;
    }
  }
  throw new Error('serve ended before it had an address');
}

/** A sale, with its page as PDF. Gives its MARK. */
const selling = (place: Place): Promise<string> =>
  served(place, async (address) => {
    const { outcome, page } = await call(address, '/documents', sale);
    need(outcome?.kind === 'issued' && outcome.mark, `the sale is ${JSON.stringify(outcome)}`);
    const pdf = Buffer.from(page?.base64 ?? '', 'base64').toString('latin1');
    need(pdf.startsWith('%PDF-') && pdf.includes('%%EOF'), 'the page is not a PDF');
    return outcome.mark;
  });

/** After a start: nothing is open, and the sale with the same key is the same sale. */
const recovering = (place: Place): Promise<string> =>
  served(place, async (address) => {
    await call(address, '/journal/recovery', {});
    return (await call(address, '/documents', sale)).outcome?.mark ?? 'none';
  });

function output(place: Place, args: readonly string[], input = ''): { all: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(place.file, [...place.args, ...args, '--lang', 'en'], {
    cwd: place.folder,
    env: {},
    encoding: 'utf8',
    input,
    ...user,
  });
  return { all: stdout + stderr, status };
}

/** Workbooks are read in a thread. */
function workbook(place: Place): void {
  const { all } = output(place, ['import', WORKBOOK]);
  need(all.includes('"counterpart/vatNumber"'), `import of a workbook says ${all}`);
}

/** Assistants read the guides. */
function assistant(place: Place): void {
  const messages = [
    {
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'check', version: '1' },
      },
    },
    { method: 'notifications/initialized' },
    { id: 2, method: 'resources/list' },
  ];
  const lines = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('');
  const { all } = output(place, ['mcp'], lines);
  need(all.includes('guides/to-production'), `mcp has no guide: ${all}`);
}

/** A database that nobody serves is looked for: the package is there. */
function postgres(place: Place): void {
  const { all } = output(place, [
    'serve',
    '--port',
    '0',
    '--data',
    'data',
    '--database',
    'postgres://nobody@127.0.0.1:1/none',
  ]);
  need(all.includes('ECONNREFUSED'), `a journal in PostgreSQL says ${all}`);
}

const STARTS = 20;

/** Prints how long `--version` takes: the median of some starts, in milliseconds. */
export function printStart(name: string, executable: string, args: readonly string[], env = {}): void {
  const times = Array.from({ length: STARTS }, () => {
    const start = performance.now();
    spawnSync(executable, [...args, '--version'], { env });
    return performance.now() - start;
  }).sort((a, b) => a - b);
  console.log(`${name} starts in ${Math.round(times[STARTS / 2] ?? 0)} ms`);
}
