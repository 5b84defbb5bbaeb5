import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often each program is started. The minimum of many runs hardly depends on other load on the machine. */
const RUNS = 40;

/** Writes the microseconds of processor time that the process took. All programs begin with it, also the empty one. */
const report = `import { writeSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(1, String(user + system));
});
`;

const programs = {
  empty: report,
  importing: `${report}import 'parastatiko';\n`,
  zod: `${report}import 'zod';\n`,
};

type Program = keyof typeof programs;

interface Time {
  /** Milliseconds of processor time, which other programs disturb little. */
  readonly processor: number;
  /** Milliseconds from start to end. */
  readonly clock: number;
}

function run(file: string): Time {
  const before = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { processor: Number(stdout) / 1000, clock: performance.now() - before };
}

const least = (one: Time, other: Time): Time => ({
  processor: Math.min(one.processor, other.processor),
  clock: Math.min(one.clock, other.clock),
});

const NEVER: Time = { processor: Number.POSITIVE_INFINITY, clock: Number.POSITIVE_INFINITY };

/** How long a Node process with the front door takes. */
export interface Start {
  /** How many times as long as an empty process. */
  readonly timesEmpty: Time;
  /** The processor time that the import adds, as a part of what importing zod adds. */
  readonly partOfZod: number;
}

/** Compares whole processes, which run in turns, and takes the minimum of each. */
export function startOf(folder: string): Start {
  const times: Record<Program, Time> = { empty: NEVER, importing: NEVER, zod: NEVER };
  const files = Object.entries(programs).map(([name, code]) => {
    const file = join(folder, `start-${name}.mjs`);
    writeFileSync(file, code);
    return [name as Program, file] as const;
  });
  for (let runs = 0; runs < RUNS; runs += 1) {
    for (const [name, file] of files) times[name] = least(times[name], run(file));
  }
  const { empty, importing, zod } = times;
  return {
    timesEmpty: {
      processor: importing.processor / empty.processor,
      clock: importing.clock / empty.clock,
    },
    partOfZod: (importing.processor - empty.processor) / (zod.processor - empty.processor),
  };
}
