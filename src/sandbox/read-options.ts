import { hasMethods, isFunction, type OptionForm } from '../reading/option-form.js';
import { readForm, refuseOthers } from '../reading/options.js';
import { isText } from '../types/forms.js';
import { defaultSettings } from './generated/settings.js';
import type { SandboxKey } from './keys.js';
import type { SandboxOptions } from './options.js';
import { readTerminals } from './terminals/options.js';

/** What is expected of each option, with an example. The members inside are checked where they are read. */
const FORM: OptionForm<SandboxOptions, string> = {
  clock: [hasMethods('now'), '{ now: () => new Date() }'],
  seed: [(seed) => typeof seed === 'string' || typeof seed === 'number', "'till tests'"],
  faults: [Array.isArray, "[{ kind: 'reset-after' }]"],
  store: [hasMethods('load', 'save'), 'sandboxStore'],
  snapshot: [Array.isArray, 'sandbox.snapshot()'],
  keys: [Array.isArray, "[{ key: 'till-key' }]"],
  terminals: [Array.isArray, "[{ family: 'viva', terminalId: '16000123' }]"],
  fetch: [isFunction, 'fetch'],
  settings: true,
};

const KEY_FORM: OptionForm<SandboxKey, string> = {
  key: [isText, "'till-key'", 'required'],
  companies: true,
  credits: true,
  forbidden: true,
};

/**
 * Reads the options of `createSandbox`; refuses unknown ones.
 *
 * @throws OptionsError
 */
export function readSandboxOptions(options: unknown): Partial<SandboxOptions> {
  const read = readForm(options, FORM);
  refuseOthers(read.settings, defaultSettings, undefined, 'settings');
  return {
    ...read,
    ...(read.keys !== undefined && { keys: read.keys.map(readKey) }),
    ...(read.terminals !== undefined && { terminals: readTerminals(read.terminals) }),
  };
}

const readKey = (given: unknown, index: number): SandboxKey =>
  readForm(given, KEY_FORM, undefined, undefined, `keys[${index}]`) as SandboxKey;
