import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { keepGarbage } from './garbage.js';
import { isLong, RUNS } from './runs.js';
import { watchLoops } from './watchdog.js';

/**
 * Runs per property: few in `npm test`, and there always the same, so that the branch passes or fails for everybody alike;
 * many and new ones in `npm run property:long` (see vitest.config.ts), which prints the seed of a failure.
 * `PROPERTY_SEED=7` repeats a seed.
 */
const seed = process.env.PROPERTY_SEED ?? (RUNS > 1000 ? undefined : '20261120');
fc.configureGlobal({ numRuns: RUNS, ...(seed !== undefined && { seed: Number(seed) }) });
keepGarbage();

// Files share one process, and so one watchdog.
const shared = globalThis as { tellWatchdog?: ReturnType<typeof watchLoops> };
shared.tellWatchdog ??= watchLoops(isLong ? 10_800 : 600);
beforeEach(({ task }) => shared.tellWatchdog?.(`${task.file.name} > ${task.name}`));
