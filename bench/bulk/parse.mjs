/**
 * Only JSON.parse: `node bench/bulk/parse.mjs FILE WORKERS` parses every line of an NDJSON file with workers over byte
 * ranges, and does nothing with the values. The command line is measured against it.
 */
import { openSync, readSync, statSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const RANGE = 2 << 20;
/** No line of the file is longer. */
const LONGEST_LINE = 1 << 20;

if (isMainThread) {
  const [file, count] = process.argv.slice(2);
  const size = statSync(file).size;
  const next = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from(
    { length: Number(count) },
    () => new Worker(new URL(import.meta.url), { workerData: { file, size, next } }),
  );
  const lines = await Promise.all(
    workers.map(
      (worker) => new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject)),
    ),
  );
  console.log(lines.reduce((sum, each) => sum + each, 0));
} else {
  const { file, size, next } = workerData;
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.allocUnsafeSlow(RANGE + LONGEST_LINE);
  let lines = 0;
  for (let range = Atomics.add(next, 0, 1); range * RANGE < size; range = Atomics.add(next, 0, 1)) {
    lines += parse(descriptor, buffer, range * RANGE);
  }
  parentPort.postMessage(lines);
}

/** The lines that begin in a range. The byte before the range shows whether a line begins at its start. */
function parse(descriptor, buffer, start) {
  const skip = start === 0 ? 0 : 1;
  const read = readSync(descriptor, buffer, 0, buffer.length, start - skip);
  const last = Math.min(read, RANGE + skip);
  let from = start === 0 ? 0 : buffer.indexOf(0x0a) + 1;
  let lines = 0;
  while (from < last) {
    const found = buffer.subarray(0, read).indexOf(0x0a, from);
    const end = found === -1 ? read : found;
    JSON.parse(buffer.toString('utf8', from, end));
    lines += 1;
    from = end + 1;
  }
  return lines;
}
