/**
 * Milliseconds since a moment that is the same for all processes of this machine. It says how much time has passed, and not
 * which day it is: nobody can set it.
 */
export const passing = (): number => Number(process.hrtime.bigint() / 1_000_000n);
