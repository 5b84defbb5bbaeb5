import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { BrokenPipe, type Io, OutputError, type Sink } from './io.js';

/** The size of pieces. Large pieces need fewer reads. */
const PIECE = 1 << 18;

/** The `Io` of the Node process. */
export function nodeIo(): Io {
  return {
    stdin: { isTerminal: process.stdin.isTTY === true, read: () => process.stdin },
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    readFile,
    isOpenToOthers,
    saveFile: (file, content) => writeFile(file, content, { flag: 'wx' }),
    env: process.env,
    now: () => new Date(),
    untilStopped,
    ...(process.stdin.isTTY === true && { ask }),
  };
}

/** Resolves with `undefined` when the user ends the input. */
async function ask(prompt: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
    return await Promise.race([terminal.question(prompt), ended]);
  } finally {
    terminal.close();
  }
}

/** A supervisor kills what has not ended after ten seconds. In milliseconds. */
const LONGEST_END = 9000;

/** Whatever is still in progress a while after the signal is left, as after a crash: the journal knows it. */
const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      setTimeout(() => process.exit(0), LONGEST_END).unref();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  });

/** Windows has no such bits. */
const isOpenToOthers = async (file: string): Promise<boolean> =>
  process.platform !== 'win32' && ((await stat(file)).mode & 0o004) !== 0;

/** The file is opened when it is read: a stream that fails before it is read would crash the process. */
async function* readFile(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { highWaterMark: PIECE });
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // Without a listener, a stream error would crash the process with a stack trace. Each write reports its own error.
  stream.on('error', () => {});
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.columns,
    write: (content) =>
      new Promise((resolve, reject) => {
        stream.write(content, (error) => (error ? reject(outputError(error)) : resolve()));
      }),
  };
}

function outputError(error: Error): Error {
  const code = 'code' in error ? String(error.code) : error.name;
  return code === 'EPIPE' || code === 'EOF' || code === 'ERR_STREAM_DESTROYED'
    ? new BrokenPipe()
    : new OutputError(code);
}
