import { spawnSync } from 'node:child_process';

/** How often each process is started. The minimum of many runs hardly depends on other load on the machine. */
const RUNS = 20;

/** Writes the microseconds of processor time that the process took. */
const report =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); require('fs').writeSync(1, String(user + system)); });";

const programs = { empty: report, importing: `${report} import('parastatiko');` };

interface Least {
  /** Milliseconds of processor time, which other programs disturb little. */
  processor: number;
  /** Milliseconds from start to end. */
  clock: number;
}

function run(folder: string, program: string): Least {
  const before = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return { processor: Number(stdout) / 1000, clock: performance.now() - before };
}

/**
 * How many times longer a Node process with the front door takes than an empty one: whole processes in turns, the
 * minimum of each.
 */
export function startOf(folder: string): Least {
  const none: Least = { processor: Number.POSITIVE_INFINITY, clock: Number.POSITIVE_INFINITY };
  const least = { empty: none, importing: none };
  for (let runs = 0; runs < RUNS; runs += 1) {
    for (const name of ['empty', 'importing'] as const) {
      const { processor, clock } = run(folder, programs[name]);
      const { processor: before, clock: clockBefore } = least[name];
      least[name] = { processor: Math.min(processor, before), clock: Math.min(clock, clockBefore) };
    }
  }
  return {
    processor: least.importing.processor / least.empty.processor,
    clock: least.importing.clock / least.empty.clock,
  };
}
