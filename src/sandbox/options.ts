import type { WebFetch } from '../types/web.js';
import type { Fault } from './faults/fault.js';
import type { SandboxSettings } from './generated/settings.js';
import type { SandboxKey } from './keys.js';
import type { SandboxStore, StoredRow } from './state/store.js';
import type { SandboxTerminal } from './terminals/options.js';
import type { SandboxClock } from './time.js';

/**
 * Options of `createSandbox`.
 *
 * @example
 * const options: SandboxOptions = { clock: { now: () => new Date('2026-11-20T10:00:00Z') }, seed: 'till tests' };
 */
export interface SandboxOptions {
  /** The clock for everything that takes time. Default: the clock of the machine. `advance` moves it forward. */
  readonly clock?: SandboxClock | undefined;
  /** The same seed, clock and calls give the same ids. Default: `sandbox`. */
  readonly seed?: string | number | undefined;
  /** Faults from the start. Add more with `sandbox.faults.add`, or with the header `X-Sandbox-Fault` of a call. */
  readonly faults?: readonly Fault[] | undefined;
  /** Where the state is kept. Default: in memory. */
  readonly store?: SandboxStore | undefined;
  /** The initial state, from `sandbox.snapshot()`. It is ignored if the store already has rows. */
  readonly snapshot?: readonly StoredRow[] | undefined;
  /** The software houses. Default: one with the key `sandbox-key`. */
  readonly keys?: readonly SandboxKey[] | undefined;
  /** Simulated card terminals, below `/terminals`. Default: none. */
  readonly terminals?: readonly SandboxTerminal[] | undefined;
  /** The `fetch` that delivers webhooks. Default: that of the runtime. */
  readonly fetch?: WebFetch | undefined;
  /** Behaviour that the description does not specify. */
  readonly settings?: Partial<SandboxSettings> | undefined;
}

/** The options for a client of the sandbox. */
export interface SandboxClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: WebFetch;
  readonly clock: SandboxClock;
}
