import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { runCli } from '../cli/fake-io.js';
import { issueDate, served } from './setup.js';

type Line = readonly [program: string, ...words: string[]];

interface Language {
  readonly name: string;
  readonly file: string;
  /** The programs that it needs. */
  readonly tools: readonly Line[];
  /** Compiles into a folder. */
  readonly compile?: (folder: string) => Line;
  readonly run: (folder: string) => Line;
}

const source = (file: string): string => join('examples/http', file);

/** The assemblies that the program in C# needs: mono has them in packages of their own, so an empty program is compiled first. */
const ASSEMBLIES = ['Net.Http', 'Web.Extensions', 'Runtime.Serialization', 'Xml', 'Xml.Linq'].map(
  (name) => `-r:System.${name}.dll`,
);
const PROBES = mkdtempSync(join(tmpdir(), 'probes-'));
const EMPTY = join(PROBES, 'empty.cs');
writeFileSync(EMPTY, '');

const LANGUAGES: readonly Language[] = [
  {
    name: 'Python',
    file: 'evening.py',
    tools: [['python3', '--version']],
    run: () => ['python3', source('evening.py')],
  },
  {
    name: 'PHP',
    file: 'evening.php',
    tools: [['php', '--version']],
    run: () => ['php', source('evening.php')],
  },
  {
    name: 'C#',
    file: 'Evening.cs',
    tools: [
      ['mcs', ...ASSEMBLIES, '-target:library', `-out:${join(PROBES, 'empty.dll')}`, EMPTY],
      ['mono', '--version'],
    ],
    compile: (folder) => ['mcs', ...ASSEMBLIES, `-out:${join(folder, 'evening.exe')}`, source('Evening.cs')],
    run: (folder) => ['mono', join(folder, 'evening.exe')],
  },
  {
    name: 'Pascal',
    file: 'evening.pas',
    tools: [['fpc', '-iV']],
    compile: (folder) => ['fpc', `-FE${folder}`, `-FU${folder}`, source('evening.pas')],
    run: (folder) => [join(folder, 'evening')],
  },
];

function isInstalled([program, ...words]: Line): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Skips a test, with the program or the assembly that is missing. */
function skipWithout(tools: readonly Line[], skip: TestContext['skip']): void {
  const missing = tools.find((tool) => !isInstalled(tool));
  skip(missing !== undefined, `does not work here: ${missing?.join(' ')}`);
}

const execute = async ([program, ...words]: Line, ...more: readonly string[]): Promise<string> => {
  const env = { ...process.env, PYTHONIOENCODING: 'utf-8', LC_ALL: 'C.UTF-8' };
  return (await promisify(execFile)(program, [...words, ...more], { env })).stdout;
};

/** Before a server: the answers to calls that `isLost` names do not arrive. The call was done, and its caller is not told. */
async function proxied(
  answerTo: (request: Request) => Promise<Response>,
  isLost: (request: Request) => boolean = () => false,
) {
  const server = serve({
    fetch: async (request, { outgoing }) => {
      const answer = await answerTo(request);
      if (isLost(request)) outgoing.socket?.destroy();
      return answer;
    },
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { base: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** One `parastatiko serve` with its sandbox for all languages, as a shop has one for all its tills. */
const shop: { base: string; stop?: () => void; ended?: Promise<unknown> } = { base: '' };
beforeAll(
  () =>
    new Promise<void>((started, failed) => {
      let printed = '';
      const write = async (text: string | Uint8Array) => {
        printed += text;
      };
      const untilStopped = () => {
        shop.base = JSON.parse(printed).baseUrl;
        started();
        return new Promise<void>((stop) => {
          shop.stop = stop;
        });
      };
      const line = ['serve', '--port', '0', '--format', 'json', '--data', join(PROBES, 'data')];
      const stdout = { isTerminal: false, write };
      shop.ended = runCli(line, { now: `${issueDate}T10:00:00Z` }, { stdout, untilStopped }).catch(failed);
    }),
);
afterAll(async () => {
  shop.stop?.();
  await shop.ended;
  rmSync(PROBES, { recursive: true, force: true });
});

/** What the program prints: a salad for 8.50 is left of two, and the wine for 9.00; the salad is credited. */
const PRINTED = ['1 Σαλάτα 8.50', '1 Κρασί 9.00', 'held', 'issued 15 ended', 'credit 11.4 left 9'];

/** How many documents the sandbox of the server has. */
async function documentCount(): Promise<number> {
  const rows: unknown = await (await fetch(`${shop.base}/_sandbox/snapshot`)).json();
  return (rows as readonly { readonly table: string }[]).filter(({ table }) => table === 'documents').length;
}

/** The call, made at the server. */
async function forwarded(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const key = request.headers.get('Idempotency-Key');
  const answer = await fetch(`${shop.base}${pathname}`, {
    method: request.method,
    headers: { 'Content-Type': 'application/json', ...(key !== null && { 'Idempotency-Key': key }) },
    ...(request.method !== 'GET' && { body: await request.arrayBuffer() }),
  });
  return new Response(await answer.arrayBuffer(), { status: answer.status });
}

describe.each(LANGUAGES)('the program of the guide in $name', ({ file, tools, compile, run }) => {
  it('serves a table, with its bill and a credit, and files nothing twice when answers are lost', async ({
    skip,
  }) => {
    skipWithout(tools, skip);
    const folder = mkdtempSync(join(PROBES, 'evening-'));
    const page = join(folder, 'bill.html');
    if (compile !== undefined) await execute(compile(folder));
    const keys = new Set<string>();
    const isFirst = ({ headers }: Request): boolean => {
      const key = headers.get('Idempotency-Key');
      const isLost = key !== null && !keys.has(key);
      if (isLost) keys.add(key);
      return isLost;
    };
    // Run again, it is another evening.
    for (const isLost of [() => false, isFirst]) {
      const { base, close } = await proxied(forwarded, isLost);
      try {
        const before = await documentCount();
        const printed = await execute(run(folder), base, issueDate, page);
        expect(printed.trim().split(/\r?\n/)).toEqual(PRINTED);
        // Two slips, the bill and its credit.
        expect((await documentCount()) - before).toBe(4);
      } finally {
        close();
      }
    }
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('17,50');
    expect(html).toContain('Σαλάτα');
    // A table, an order, a cancellation, a bill, three steps of its payment, a credit.
    expect(keys.size).toBe(8);
  });

  it('has at most 60 lines', () => {
    const lines = readFileSync(source(file), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
  });
});

it.runIf(isInstalled(['curl', '--version']))(
  'the evening with curl releases a bill whose card was declined, and prints and credits the one in cash',
  async () => {
    const { app, sandbox } = await served();
    const { base, close } = await proxied(async (request) => await app.fetch(request));
    try {
      const file = join(PROBES, 'bill.bin');
      for (const _ of [1, 2]) {
        const printed = await execute(['sh', source('evening.sh')], base, issueDate, file);
        expect(printed.trim().split('\n')).toEqual(['table open', 'issued 15', 'credit 11.4']);
      }
      const bytes = readFileSync(file);
      // ESC @ begins the job of a receipt printer. 8.50 for a salad and 9.00 for the wine.
      expect([...bytes.subarray(0, 2)]).toEqual([0x1b, 0x40]);
      expect(bytes.toString('latin1')).toContain('17,50');
      const numbers = sandbox.documents().map(({ document: { invoiceHeader: header } }) => header.aa);
      // Two slips, the second bill of the series, and the first credit; then the same again.
      expect(numbers).toEqual(['1', '2', '2', '1', '3', '4', '4', '2']);
    } finally {
      close();
    }
  },
);
