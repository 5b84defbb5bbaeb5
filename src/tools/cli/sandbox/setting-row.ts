import type { SandboxSettings } from '../../../sandbox/index.js';
import type { Both } from '../../../types/inside.js';

/** A setting of the sandbox, as an option of the command line. Generated from reference/sandbox-settings.json. */
export interface SettingRow {
  readonly setting: keyof SandboxSettings;
  /** Without the dashes. */
  readonly option: string;
  readonly kind: 'flag' | 'word' | 'time' | 'credits' | 'count' | 'text' | 'texts';
  /** Of a word. */
  readonly values?: readonly string[];
  /** The time may also be `by-hand`. */
  readonly byHand?: true;
  readonly min?: number;
  readonly max?: number;
  readonly help: Both;
}
