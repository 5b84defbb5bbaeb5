import type { Fault } from './faults/fault.js';
import type { SandboxKey } from './keys.js';
import type { SandboxSettings } from './settings.js';
import type { SandboxStore, StoredRow } from './state/store.js';
import type { SandboxClock } from './time.js';

/**
 * What `createSandbox` takes.
 *
 * @example
 * const options: SandboxOptions = { clock: { now: () => new Date('2026-11-20T10:00:00Z') }, seed: 'till tests' };
 */
export interface SandboxOptions {
  /** What drives everything that takes time. Default: the clock of the machine. `advance` moves it on. */
  readonly clock?: SandboxClock | undefined;
  /** The same seed, clock and calls give the same ids. Default: `sandbox`. */
  readonly seed?: string | number | undefined;
  /** What goes wrong, from the start. More with `sandbox.faults.add`, or with the header `X-Sandbox-Fault` of a call. */
  readonly faults?: readonly Fault[] | undefined;
  /** Where the state is kept. Default: in memory. */
  readonly store?: SandboxStore | undefined;
  /** The state to begin with, from `sandbox.snapshot()`. A store that has rows of its own wins. */
  readonly snapshot?: readonly StoredRow[] | undefined;
  /** The software houses. Default: one with the key `sandbox-key`. */
  readonly keys?: readonly SandboxKey[] | undefined;
  /** How webhooks are delivered. Default: `fetch` of the runtime. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** What the description does not show. */
  readonly settings?: Partial<SandboxSettings> | undefined;
}

/** What a client of the sandbox is made with. */
export interface SandboxClientOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: SandboxClock;
}
