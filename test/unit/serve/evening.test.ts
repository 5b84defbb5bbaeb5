import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, it, type TestContext } from 'vitest';
import { issueDate, served } from './setup.js';

type Line = readonly [program: string, ...words: string[]];

interface Language {
  readonly name: string;
  /** The programs that it needs. */
  readonly tools: readonly Line[];
  /** Compiles into a folder. */
  readonly compile?: (folder: string) => Line;
  readonly run: (folder: string) => Line;
  /** What it prints after the credit. */
  readonly more?: readonly string[];
}

const source = (file: string): string => join('examples/http', file);

/** The assemblies that the program in C# needs: mono has them in packages of their own, so an empty program is compiled first. */
const ASSEMBLIES = ['-r:System.Net.Http.dll', '-r:System.Web.Extensions.dll'];
const PROBES = mkdtempSync(join(tmpdir(), 'probes-'));
const EMPTY = join(PROBES, 'empty.cs');
writeFileSync(EMPTY, '');
afterAll(() => rmSync(PROBES, { recursive: true, force: true }));

const LANGUAGES: readonly Language[] = [
  {
    name: 'Python',
    tools: [['python3', '--version']],
    run: () => ['python3', source('evening.py')],
    more: ['ended'],
  },
  { name: 'PHP', tools: [['php', '--version']], run: () => ['php', source('evening.php')] },
  {
    name: 'C#',
    tools: [
      ['mcs', ...ASSEMBLIES, '-target:library', `-out:${join(PROBES, 'empty.dll')}`, EMPTY],
      ['mono', '--version'],
    ],
    compile: (folder) => ['mcs', ...ASSEMBLIES, `-out:${join(folder, 'evening.exe')}`, source('Evening.cs')],
    run: (folder) => ['mono', join(folder, 'evening.exe')],
  },
  {
    name: 'Pascal',
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

/** The server of an evening, and a folder for what the program writes. */
async function evening(isLost: (request: Request) => boolean = () => false) {
  const folder = mkdtempSync(join(tmpdir(), 'evening-'));
  const { app, sandbox } = await served();
  const server = serve({
    fetch: async (request, { outgoing }) => {
      const answer = await app.fetch(request);
      // The call was done, and its caller is not told.
      if (isLost(request)) outgoing.socket?.destroy();
      return answer;
    },
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, base: `http://127.0.0.1:${port}`, sandbox, close };
}

describe.each(LANGUAGES)('the program of the guide in $name', ({ tools, compile, run, more = [] }) => {
  it('serves a table with a card at a terminal, prints its bill and credits a part of it', async ({
    skip,
  }) => {
    skipWithout(tools, skip);
    const { folder, base, sandbox, close } = await evening();
    try {
      const page = join(folder, 'bill.html');
      if (compile !== undefined) await execute(compile(folder));
      // Run again, it is another evening.
      for (const _ of [1, 2]) {
        const printed = await execute(run(folder), base, issueDate, page);
        // 8.50 for a salad and 9.00 for the wine.
        expect(printed.trim().split(/\r?\n/)).toEqual([
          '1 Σαλάτα 8.50',
          '1 Κρασί 9.00',
          'held',
          'issued 15',
          'ended',
          'credit 11.4 left 9',
          ...more,
        ]);
      }
      const html = readFileSync(page, 'utf8');
      expect(html).toContain('17,50');
      expect(html).toContain('Σαλάτα');
      // Two slips, the bill and its credit; at table 8 an order and a bill.
      expect(sandbox.documents()).toHaveLength(2 * (4 + 2 * more.length));
    } finally {
      close();
    }
  });
});

describe.each(LANGUAGES)(
  'the program of the guide in $name, when answers are lost',
  ({ tools, compile, run, more = [] }) => {
    it('repeats the call, and files nothing twice', async ({ skip }) => {
      skipWithout(tools, skip);
      const keys = new Set<string>();
      const { folder, base, sandbox, close } = await evening((request) => {
        const key = request.headers.get('Idempotency-Key');
        if (key === null || keys.has(key)) return false;
        keys.add(key);
        return true;
      });
      try {
        if (compile !== undefined) await execute(compile(folder));
        const printed = await execute(run(folder), base, issueDate, join(folder, 'bill.html'));
        expect(printed.trim().split(/\r?\n/).slice(2)).toEqual([
          'held',
          'issued 15',
          'ended',
          'credit 11.4 left 9',
          ...more,
        ]);
        expect(sandbox.documents()).toHaveLength(4 + 2 * more.length);
        // A table, an order, a cancellation, a bill, three steps of its payment, a credit.
        expect(keys.size).toBeGreaterThanOrEqual(8);
      } finally {
        close();
      }
    });
  },
);

it.runIf(isInstalled(['curl', '--version']))(
  'the evening with curl releases a bill whose card was declined, and prints and credits the one in cash',
  async () => {
    const { folder, base, sandbox, close } = await evening();
    try {
      const file = join(folder, 'bill.bin');
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
