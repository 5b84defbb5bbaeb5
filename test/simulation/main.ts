/**
 * `npm run simulate -- --worlds 100000`: explores worlds, each with its own misfortunes, and prints the seeds of those in which
 * something went wrong. `--seed 4711` shows one of them. `--journal sqlite` and `--journal postgres` keep the journals there. `--script 'a move'` explores all small worlds of a script.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startServer } from '../postgres/server.js';
import { DATABASE, PLACES } from './journals.js';
import { explore, shares } from './processes.js';
import { seeds } from './seeds.js';
import { scripts } from './small.js';
import { missingIn } from './states.js';

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '100000' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string' },
    script: { type: 'string' },
    journal: { type: 'string', default: 'memory' },
  },
});

const { seed, script } = values;
const place = PLACES.find((each) => each === values.journal);
if (place === undefined) throw new Error(`--journal is one of ${PLACES.join(', ')}.`);
const server = `${seed ?? place}`.startsWith('postgres') ? await startServer() : undefined;
if (typeof server === 'string') throw new Error(server);
if (server !== undefined) process.env[DATABASE] = server.connectionString;
const parts =
  script !== undefined
    ? [{ scripts: script === 'all' ? Object.keys(scripts) : [script] }]
    : seed === undefined
      ? [
          ...(place === 'memory' ? [{ seeds }] : []),
          ...shares(Number(values.worlds), Number(values.workers), Number(values.from), place),
        ]
      : [{ seeds: [seed], isShown: true }];
const start = performance.now();
const { findings, reached } = await explore(parts, ({ seed: of, findings: found = [], lines = [] }) => {
  for (const line of lines) console.log(line);
  if (of !== undefined) console.log(`--seed '${of}'${found.map((each) => `\n  ${each}`).join('')}`);
});
if (seed === undefined && script === undefined) {
  for (const [state, count] of [...reached].sort()) console.log(`${String(count).padStart(9)} ${state}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  const missing = missingIn(reached);
  if (missing.length > 0) console.log(`Never reached: ${missing.join(', ')}`);
  console.log(`${values.worlds} worlds in ${seconds} s. Something was found in ${findings.size}.`);
}
server?.stop();
process.exitCode = findings.size === 0 ? 0 : 1;
