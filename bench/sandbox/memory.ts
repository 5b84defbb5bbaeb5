/**
 * The memory of a sandbox: the heap after a garbage collection, measured after every few documents. Documents are kept
 * for 30 days, so the clock moves while they are issued, and after some time one is removed for each new one.
 */
import process from 'node:process';
import { athensDate } from '../../src/issues/athens-date.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { company, key, receipts } from './receipts.js';

const [documents = '100000', kept = '20000'] = process.argv.slice(2);
const ROUNDS = 10;
const MEGABYTE = 2 ** 20;
const RETENTION = 30 * 86_400_000;

const collect = globalThis.gc;
if (collect === undefined) throw new Error('This program needs node --expose-gc.');

let now = Date.parse('2026-11-20T10:00:00Z');
const sandbox = await createSandbox({
  clock: { now: () => new Date(now) },
  keys: [{ key, companies: [company], credits: 1_000_000 }],
});

function heap(): number {
  collect?.();
  collect?.();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/**
 * Prints the heap. While every issued document is kept, its growth since the last time gives the size of a document.
 */
let before = { kept: 0, heap: 0 };
function say(issued: number, held: number): void {
  const after = { kept: held, heap: heap() };
  const each = ((after.heap - before.heap) * MEGABYTE) / (after.kept - before.kept);
  const grown = before.kept > 0 && after.kept > before.kept ? `, ${each.toFixed(0)} bytes for each more` : '';
  console.log(`${issued} issued, ${held} kept: ${after.heap.toFixed(1)} MB${grown}`);
  before = after;
}

say(0, 0);
for (let round = 1; round <= ROUNDS; round += 1) {
  const last = (Number(documents) / ROUNDS) * round;
  for (let turn = last - Number(documents) / ROUNDS; turn < last; turn += 1) {
    now += RETENTION / Number(kept);
    const { path, headers, body, isDone } = receipts(athensDate(new Date(now)));
    const answer = await sandbox.fetch(`https://sandbox.example${path}`, {
      method: 'POST',
      headers,
      body: body(turn),
    });
    const text = await answer.text();
    if (!isDone(text)) throw new Error(`A call failed: ${text.slice(0, 500)}`);
  }
  say(last, sandbox.documents().length);
}
