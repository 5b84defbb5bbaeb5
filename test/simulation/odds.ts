/** How likely each misfortune is in one world. Each world has its own, and some never happen in it (a swarm). */
import type { Random } from '../../src/sandbox/random.js';

/** What the network and the service do with a call. */
export const TROUBLES = {
  /** The machine of the service cannot be reached. */
  unreachable: 0.03,
  'reset-before': 0.04,
  'reset-after': 0.06,
  /** The connection breaks, and the call arrives at the service a minute later. */
  late: 0.03,
  'error-before': 0.03,
  'error-after': 0.04,
  'rate-limited': 0.05,
  'no-credits': 0.05,
  offline: 0.05,
  refuse: 0.02,
  /** The service gets the call twice, and the answer is that to the second one: 228. */
  duplicate: 0.04,
  'search-lag': 0.1,
  truncated: 0.02,
  html: 0.02,
} as const;

export type Trouble = keyof typeof TROUBLES;

/** What happens between callers and servers, and what callers do. */
const REST = {
  /** The process dies before or after a write. */
  kill: 0.01,
  /** The answer to a caller is lost. */
  unheard: 0.05,
  /** A caller repeats a call while the first copy is still on its way. */
  impatient: 0.1,
  /** A caller goes away for ever after an answer that is not the last one. */
  gone: 0.03,
  /** The clock of the servers jumps. */
  clock: 0.3,
  /** A call states the version of the table that its caller saw. */
  ifMatch: 0.4,
  /** A caller that was refused uses a new key for the corrected call. */
  newKey: 0.5,
  /** A sale states its number. */
  stated: 0.3,
  /** Facts have a mistake at first, such as a wrong day. */
  mistake: 0.1,
} as const;

export type Odds = Readonly<Record<Trouble | keyof typeof REST, number>>;

const ALL: Odds = { ...TROUBLES, ...REST };

/** A world in which nothing happens, but what is stated. */
export const quiet = (odds: Partial<Odds> = {}): Odds => ({
  ...(Object.fromEntries(Object.keys(ALL).map((name) => [name, 0])) as Odds),
  ...odds,
});

/** Half of all misfortunes, each up to three times as likely as usual. */
export const swarm = (random: Random): Odds =>
  Object.fromEntries(
    Object.entries(ALL).map(([name, usual]) => [
      name,
      random.next() < 0.5 ? 0 : Math.min(1, usual * 3 * random.next()),
    ]),
  ) as unknown as Odds;
