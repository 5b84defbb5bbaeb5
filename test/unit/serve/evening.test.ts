import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { issueDate, served } from './setup.js';

type Line = readonly [program: string, ...words: string[]];

interface Language {
  readonly name: string;
  /** The programs that it needs. */
  readonly tools: readonly Line[];
  /** Compiles into a folder. */
  readonly compile?: (folder: string) => Line;
  readonly run: (folder: string) => Line;
}

const source = (file: string): string => join('examples/http', file);

const LANGUAGES: readonly Language[] = [
  { name: 'Python', tools: [['python3', '--version']], run: () => ['python3', source('evening.py')] },
  { name: 'PHP', tools: [['php', '--version']], run: () => ['php', source('evening.php')] },
  {
    name: 'C#',
    tools: [
      ['mcs', '--version'],
      ['mono', '--version'],
    ],
    compile: (folder) => [
      'mcs',
      '-r:System.Net.Http.dll',
      '-r:System.Web.Extensions.dll',
      `-out:${join(folder, 'evening.exe')}`,
      source('Evening.cs'),
    ],
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

const execute = async ([program, ...words]: Line, ...more: readonly string[]): Promise<string> => {
  const env = { ...process.env, PYTHONIOENCODING: 'utf-8', LC_ALL: 'C.UTF-8' };
  return (await promisify(execFile)(program, [...words, ...more], { env })).stdout;
};

describe.each(LANGUAGES)('the program of the guide in $name', ({ tools, compile, run }) => {
  it.runIf(tools.every(isInstalled))(
    'serves a table with a card at a terminal, and prints its bill',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'evening-'));
      const { app, sandbox } = await served();
      const server = serve({
        fetch: app.fetch,
        port: 0,
        hostname: '127.0.0.1',
        overrideGlobalObjects: false,
      });
      await new Promise((resolve) => server.once('listening', resolve));
      try {
        const address = server.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        const page = join(folder, 'bill.html');
        if (compile !== undefined) await execute(compile(folder));
        const printed = await execute(run(folder), `http://127.0.0.1:${port}`, issueDate, page);
        // 8.50 for a salad and 9.00 for the wine.
        expect(printed.trim().split(/\r?\n/)).toEqual([
          '1 Σαλάτα 8.50',
          '1 Κρασί 9.00',
          'held',
          'issued 15',
          'ended',
        ]);
        const html = readFileSync(page, 'utf8');
        expect(html).toContain('17,50');
        expect(html).toContain('Σαλάτα');
        expect(sandbox.documents()).toHaveLength(3);
      } finally {
        server.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
