import { Worker } from 'node:worker_threads';

/** Watches from a thread of its own, because an endless loop leaves no turn to anything else. */
const PROGRAM = `
const { writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { beats, seconds } = workerData;
let place = 'A test';
let last = -1;
let still = 0;
parentPort.on('message', (now) => {
  place = now;
});
// Counted in turns of this thread: a machine that slept is no endless loop.
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  still = beat === last ? still + 1 : 0;
  last = beat;
  if (still < seconds) return;
  writeSync(2, '\\n' + place + ': nothing else had a turn for ' + seconds + ' seconds. This looks like an endless loop, so its process is ended.\\n');
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/**
 * Ends this process if nothing had a turn for so long, and names the last place that was told. `testTimeout` cannot do that:
 * it waits for its own turn.
 */
export function watchLoops(seconds: number): (place: string) => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { beats, seconds } });
  thread.unref();
  setInterval(() => Atomics.add(beats, 0, 1), 500).unref();
  return (place) => thread.postMessage(place);
}
