import { BrokenPipe, type Io } from '../../../src/tools/cli/io.js';
import { run } from '../../../src/tools/cli/run.js';

/** The world that a command sees in a test. */
export interface World {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Reading a file begins well and then ends with this error of the system. */
  readonly failure?: string;
  /** What stands on standard input; without it, it is a terminal. */
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: string;
  /** How many bytes come at a time. */
  readonly piece?: number;
  /** Whether the outputs are terminals. */
  readonly terminal?: boolean;
  readonly columns?: number;
  /** Nobody reads standard output beyond this many writes. */
  readonly pipeBreaksAfter?: number;
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, with files, streams and a clock of its own. */
export async function runCli(
  line: readonly string[],
  world: World = {},
  instead: Partial<Io> = {},
): Promise<Outcome> {
  const written = { stdout: '', stderr: '' };
  let writes = 0;
  const sink = (name: 'stdout' | 'stderr') => ({
    isTerminal: world.terminal ?? false,
    columns: world.columns,
    write: async (content: string | Uint8Array) => {
      if (name === 'stdout') {
        writes += 1;
        if (writes > (world.pipeBreaksAfter ?? Number.POSITIVE_INFINITY)) throw new BrokenPipe();
      }
      written[name] += typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
    },
  });
  const io: Io = {
    stdin: {
      isTerminal: world.stdin === undefined,
      read: () => pieces(world.stdin ?? '', world.piece),
    },
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    readFile: (file) => {
      const content = world.files?.[file];
      if (world.failure !== undefined) return failing(content ?? '', world.failure);
      return content === undefined ? failing('', 'ENOENT') : pieces(content, world.piece);
    },
    saveFile: async () => {
      throw Object.assign(new Error('read only'), { code: 'EROFS' });
    },
    env: world.env ?? {},
    now: () => new Date(world.now ?? '2026-11-20T10:00:00Z'),
    ...instead,
  };
  const code = await run(line, io);
  return { code, ...written };
}

/** A text or bytes as a stream hands them out. */
export async function* pieces(content: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* failing(begin: string | Uint8Array, code: string): AsyncGenerator<Uint8Array> {
  yield* pieces(begin);
  throw Object.assign(new Error(`${code}: it failed\n    at node:internal/fs:1:1`), { code });
}
