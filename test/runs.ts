/** How often a property is tried (see vitest.config.ts). */
export const RUNS = Number(process.env['PROPERTY_RUNS'] ?? '100');

/** Whether this is a long run, such as `npm run property:long`. It tries what takes too long for `npm test`. */
export const isLong = RUNS > 200;
