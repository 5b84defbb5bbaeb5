import { operations } from '../../src/tools/operations/index.js';

/** States that a share of worlds must reach. If one is never reached, the simulation no longer tries what it is for. */
const STATES = [
  '202',
  '412',
  '412 after a lost answer',
  'a call repeated at once',
  'a call repeated at once at another server',
  'a caller that goes away',
  'a clock that is set back',
  'a clock that is set forward',
  'a closing refused for skipSignature',
  'a completion without an outcome',
  'a half move, repeated',
  'a key used again after a refusal',
  'a key with a number',
  'a process that dies after a write',
  'a process that dies before a write',
  'a receipt that is credited in full',
  'a recovery that ended a slip',
  'a refusal that asks for the same call',
  'a released payment',
  'a start or pruning with a clock 40 days ahead',
  'a stated number',
  'a stated number of a slip',
  'a server whose clock is wrong',
  'a table that somebody else closed',
  'a taken number',
  'an answer that its caller did not hear',
  'held',
  'queued',
  'two servers whose clocks are apart',
  'two tills on one series',
  'service: duplicate',
  'service: late',
  'service: no-credits',
  'service: offline',
  'service: rate-limited',
  'service: reset-after',
  'service: search-lag',
  'service: wrong-date',
] as const;

/** It takes in what a restored backup lacks, and no world restores one: see `serve/restored` and `serve/crash`. */
const AFTER_A_RESTORE = 'POST /tables/{table}/open-slips';

/** They need a card terminal, and no world has one: `serve/terminals` and `npm run terminals` kill them at each step. */
const AT_A_TERMINAL: readonly string[] = [
  'POST /terminals/{terminal}/charges',
  'POST /terminals/{terminal}/refunds',
];

/** States and changing operations that no world has reached. An operation that is new here has no player yet: see `scenes`. */
export const missingIn = (reached: ReadonlyMap<string, number>): string[] =>
  [
    ...STATES,
    ...operations
      .filter(({ changes, route }) => changes && route !== AFTER_A_RESTORE && !AT_A_TERMINAL.includes(route))
      .map(({ route }) => `done: ${route}`),
  ].filter((state) => !reached.has(state));
