import fc from 'fast-check';

/** Runs per property: few in `npm test`, many in `npm run property:long` (see vitest.config.ts). */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? '200') });
