import type { Changes } from '../changes.js';
import type { Faults } from '../faults/faults.js';
import type { Journal } from '../http/journal.js';
import type { SandboxKey } from '../keys.js';
import type { SandboxOnboarding } from '../onboarding/by-hand.js';
import type { StoredRow } from '../state/store.js';
import type { SandboxTerminals } from '../terminals/by-hand.js';
import type { World } from '../world.js';

/** What the pages of a sandbox show and control. */
export interface Site {
  readonly world: World;
  readonly keys: readonly SandboxKey[];
  readonly faults: Faults;
  readonly journal: Journal;
  readonly changes: Changes;
  readonly onboarding: SandboxOnboarding;
  readonly terminals: SandboxTerminals;
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Makes a call of the service for the page. It is in the journal, and no fault hits it. */
  readonly callAsPage: (request: Request) => Promise<Response>;
  readonly controls: {
    readonly advance: (milliseconds: number) => Promise<void>;
    readonly provision: (vatNumber: string, key?: string) => void;
    readonly publicKey: (key?: string) => Promise<string>;
    readonly snapshot: () => readonly StoredRow[];
    readonly restore: (snapshot: readonly StoredRow[]) => Promise<void>;
    readonly reset: () => Promise<void>;
    readonly setCredits: (credits: number, key?: string) => void;
  };
}
