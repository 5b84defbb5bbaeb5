import { createReadStream } from 'node:fs';
import type { Io, Sink } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';

/** The output of a command, as a user sees it, and its exit code. */
export interface Ran {
  readonly printed: string;
  readonly exitCode: number;
}

/** Splits a command into words. Quotes keep words together. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? '');

/** Runs a `parastatiko` command from the root of the repository, without a terminal: no colours, no progress. */
export async function runCommand(command: string): Promise<Ran> {
  const [name, ...words] = wordsOf(command);
  if (name !== 'parastatiko') throw new Error(`A page must not run: ${command}`);
  let printed = '';
  const sink: Sink = {
    isTerminal: false,
    write: async (text) => {
      printed += text;
    },
  };
  const io: Io = {
    stdin: { isTerminal: true, read: async function* () {} },
    stdout: sink,
    stderr: sink,
    readFile: (file) => createReadStream(file),
    env: { LANG: 'en_US.UTF-8' },
    saveFile: () => Promise.reject(new Error('nothing is saved here')),
    now: () => new Date('2026-11-20T18:30:00+02:00'),
  };
  const exitCode = await run(words, io);
  return { printed, exitCode };
}
