import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { nodeThreads } from './bulk/threads.js';
import { BrokenPipe, type Io, OutputError, type Sink } from './io.js';

/** Large pieces: a file is read in few turns. */
const PIECE = 1 << 18;

/** The process itself, as commands see it. */
export function nodeIo(): Io {
  return {
    stdin: { isTerminal: process.stdin.isTTY === true, read: () => process.stdin },
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    readFile,
    saveFile: (file, content) => writeFile(file, content, { flag: 'wx' }),
    env: process.env,
    now: () => new Date(),
    untilStopped,
    ...(nodeThreads !== undefined && { threads: nodeThreads }),
  };
}

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** Opened when it is read, not before: a stream that fails before it is read would end the process. */
async function* readFile(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { highWaterMark: PIECE });
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // Without a listener an error of the stream would end the process with a trace; each write reports its own.
  stream.on('error', () => {});
  return {
    isTerminal: stream.isTTY === true,
    columns: stream.columns,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => (error ? reject(outputError(error)) : resolve()));
      }),
  };
}

function outputError(error: Error): Error {
  const code = 'code' in error ? String(error.code) : error.name;
  return code === 'EPIPE' || code === 'EOF' || code === 'ERR_STREAM_DESTROYED'
    ? new BrokenPipe()
    : new OutputError(code);
}
