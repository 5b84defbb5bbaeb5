/**
 * `npm run bench -- bulk [DOCUMENTS] [ROUNDS]`, after `npm run build`: Compares `parastatiko validate` on
 * NDJSON with only JSON.parse of the lines of the same file, in turns, so that a drifting machine slows both equally. First a file of a chain of shops, then one of the testing kit, whose documents are as unusual as
 * possible.
 */
import { median } from '../measure.js';
import { DAY } from './day.js';
import { type Collection, collections, type Documents, withDocuments } from './documents.js';
import { type Outcome, run } from './run.js';

const [documents = 1_000_000, rounds = 3] = process.argv.slice(2).map((text) => {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new Error(`${text} is not a count`);
  return count;
});

const counted = (count: number): string => Math.round(count).toLocaleString('en');

const FLOOR = 'JSON.parse only';

/**
 * Ctrl-C stops the running process and removes the file. The signal may come twice, from the terminal and from the
 * parent process.
 */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

async function compare(collection: Collection, { file, bytes }: Documents): Promise<void> {
  const validate = ['dist/cli.js', 'validate', '--now', DAY];
  const ways = new Map<string, readonly string[]>([
    [FLOOR, ['bench/bulk/parse.mjs', file]],
    ['validate --quiet', [...validate, '--quiet', file]],
    ['validate --format ndjson', [...validate, '--format', 'ndjson', file]],
  ]);
  console.log(
    `\n${counted(documents)} ${collections[collection].what}: ${counted(bytes / 1e6)} MB, ${Math.round(bytes / documents)} bytes each\n`,
  );
  const outcomes = new Map<string, Outcome[]>([...ways.keys()].map((way) => [way, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, line] of ways) outcomes.get(way)?.push(await run(line, stopped.signal));
  }
  const mediansOf = (way: string): { seconds: number; cpu: number } => {
    const all = outcomes.get(way) ?? [];
    return {
      seconds: median(all.map(({ seconds }) => seconds)),
      cpu: median(all.map(({ cpuSeconds }) => cpuSeconds)),
    };
  };
  const floor = mediansOf(FLOOR);
  console.log(
    `${''.padEnd(26)}${['elapsed', 'CPU', 'documents/s', 'speed', 'by CPU', 'memory'].map((title) => title.padStart(12)).join('')}`,
  );
  for (const [way, all] of outcomes) {
    const { seconds, cpu } = mediansOf(way);
    const cells = [
      `${seconds.toFixed(2)} s`,
      `${cpu.toFixed(2)} s`,
      counted(documents / seconds),
      (floor.seconds / seconds).toFixed(2),
      (floor.cpu / cpu).toFixed(2),
      `${Math.round(Math.max(...all.map(({ megabytes }) => megabytes)))} MB`,
    ];
    console.log(`${way.padEnd(26)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  }
  const said = outcomes.get('validate --quiet')?.[0]?.printed.split('\n');
  console.log(`\nvalidate --quiet says: ${said?.find((text) => text.startsWith(counted(documents)))}`);
}

console.log(`Each row is a process on the same file, from start to end; ${rounds} rounds in turns, on Node ${process.version}.
Elapsed and CPU seconds (all threads) are medians; speed is relative to JSON.parse; memory is the maximum over all rounds.`);
try {
  for (const collection of ['shop', 'kit'] as const) {
    await withDocuments(collection, documents, stopped.signal, (file) => compare(collection, file));
  }
} catch (error) {
  if (!stopped.signal.aborted) throw error;
  console.error('stopped; the file is removed');
  process.exitCode = 130;
}
