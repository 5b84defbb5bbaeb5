/**
 * `npm run bench:bulk [DOCUMENTS] [WORKERS]`, after `npm run build`: `parastatiko validate` on NDJSON beside only
 * JSON.parse-ing the same file with as many workers, in turns, so that a drifting machine slows both alike.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { median } from '../measure.js';
import { DAY, writeDocuments } from './documents.js';

const documents = Number(process.argv[2] ?? 1_000_000);
const workers = Number(process.argv[3] ?? availableParallelism());
const ROUNDS = 5;

/** A process tells its largest memory when it ends, in kilobytes. */
const TELL = `import{isMainThread}from"node:worker_threads";import{writeSync}from"node:fs";
if(isMainThread)process.on("exit",()=>writeSync(2,"maxRSS "+process.resourceUsage().maxRSS))`;

interface Outcome {
  readonly seconds: number;
  readonly megabytes: number;
  readonly stdout: string;
}

function run(line: readonly string[]): Outcome {
  const start = performance.now();
  const told = ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...told, ...line], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`${line.join(' ')} ended with ${status}: ${stderr}`);
  const rss = Number(/maxRSS (\d+)/.exec(stderr)?.[1]);
  return { seconds: (performance.now() - start) / 1000, megabytes: rss / 1024, stdout };
}

const validate = ['dist/cli.js', 'validate', '--workers', String(workers), '--now', DAY];
console.log(`making ${documents.toLocaleString('en')} documents …`);
const { folder, file, bytes } = writeDocuments(documents);
try {
  const ways = {
    'JSON.parse only': ['bench/bulk/parse.mjs', file, String(workers)],
    'validate --quiet': [...validate, '--quiet', file],
    'validate --format ndjson': [...validate, '--format', 'ndjson', file],
  };
  const size = `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
  console.log(`${size}, ${Math.round(bytes / documents)} bytes each, ${workers} workers, ${ROUNDS} rounds\n`);
  const outcomes: Record<string, Outcome[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [way, line] of Object.entries(ways)) outcomes[way] = [...(outcomes[way] ?? []), run(line)];
  }
  const secondsOf = (way: string): number => median((outcomes[way] ?? []).map(({ seconds }) => seconds));
  const floor = secondsOf('JSON.parse only');
  for (const [way, all] of Object.entries(outcomes)) {
    const seconds = secondsOf(way);
    const perSecond = Math.round(documents / seconds).toLocaleString('en');
    const megabytes = Math.round(Math.max(...all.map((each) => each.megabytes)));
    console.log(
      `${way.padEnd(26)} ${seconds.toFixed(2).padStart(7)} s  ${perSecond.padStart(9)}/s  speed ${(floor / seconds).toFixed(2)}  ${megabytes} MB at most`,
    );
  }
  console.log(outcomes['validate --quiet']?.[0]?.stdout.trim());
} finally {
  rmSync(folder, { recursive: true });
}
