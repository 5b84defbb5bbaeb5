import { createReadStream } from 'node:fs';
import type { Io } from '../../src/tools/cli/io.js';
import { run } from '../../src/tools/cli/run.js';

/** The output of a command, as a user sees it, and its exit code. */
export interface Ran {
  readonly printed: string;
  readonly exitCode: number;
}

/** Splits a command into words. Quotes keep words together. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, one, two, three]) => one ?? two ?? three ?? '');

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/**
 * Runs a `parastatiko` command from the root of the repository, without a terminal: no colours, no progress. What one
 * command prints is the input of the next: `parastatiko import … | parastatiko build`.
 */
export async function runCommand(commands: string): Promise<Ran> {
  let printed = '';
  let exitCode = 0;
  let passedOn: Uint8Array[] = [];
  const shown = async (content: string | Uint8Array): Promise<void> => {
    printed += typeof content === 'string' ? content : new TextDecoder().decode(content);
  };
  const all = commands.split(' | ');
  for (const [index, command] of all.entries()) {
    const [name, ...words] = wordsOf(command);
    if (name !== 'parastatiko') throw new Error(`A page must not run: ${command}`);
    const input = passedOn;
    const output: Uint8Array[] = [];
    passedOn = output;
    const kept = async (content: string | Uint8Array): Promise<void> => void output.push(bytesOf(content));
    const io: Io = {
      stdin: {
        isTerminal: index === 0,
        read: async function* () {
          yield* input;
        },
      },
      stdout: { isTerminal: false, write: index === all.length - 1 ? shown : kept },
      stderr: { isTerminal: false, write: shown },
      readFile: (file) => createReadStream(file),
      env: { LANG: 'en_US.UTF-8' },
      saveFile: () => Promise.reject(new Error('nothing is saved here')),
      now: () => new Date('2026-11-20T18:30:00+02:00'),
    };
    exitCode = await run(words, io);
  }
  return { printed, exitCode };
}
