import { english } from '../issues/locale.js';
import { OptionsError } from '../issues/options-error.js';
import { type OptionNames, readOptions, refuseOthers } from '../reading/options.js';
import { defaultSettings } from './generated/settings.js';
import type { SandboxKey } from './keys.js';
import type { SandboxOptions } from './options.js';

const NAMES: OptionNames<SandboxOptions> = {
  clock: true,
  seed: true,
  faults: true,
  store: true,
  snapshot: true,
  keys: true,
  fetch: true,
  settings: true,
};

const KEY_NAMES: OptionNames<SandboxKey> = { key: true, companies: true, credits: true, forbidden: true };

const SETTING_NAMES = Object.fromEntries(
  Object.keys(defaultSettings).map((name) => [name, true]),
) as OptionNames<object>;

interface Value {
  readonly isValid: (value: unknown) => boolean;
  readonly example: string;
}

const isObjectWith =
  (...methods: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    methods.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function');

/** The options whose values are checked here. The members of the others are checked where they are read. */
const VALUES: Readonly<Partial<Record<keyof SandboxOptions, Value>>> = {
  clock: { isValid: isObjectWith('now'), example: '{ now: () => new Date() }' },
  seed: {
    isValid: (seed) => typeof seed === 'string' || typeof seed === 'number',
    example: "'till tests'",
  },
  faults: { isValid: Array.isArray, example: "[{ kind: 'reset-after' }]" },
  store: { isValid: isObjectWith('load', 'save'), example: 'sandboxStore' },
  snapshot: { isValid: Array.isArray, example: 'sandbox.snapshot()' },
  keys: { isValid: Array.isArray, example: "[{ key: 'till-key' }]" },
  fetch: { isValid: (value) => typeof value === 'function', example: 'fetch' },
};

/** An option of the sandbox with a value of the wrong kind. */
export const invalidOption = (option: string, example: string): OptionsError =>
  new OptionsError('invalid', { option, example }, english);

/**
 * Reads the options of `createSandbox`; refuses unknown ones.
 *
 * @throws OptionsError
 */
export function readSandboxOptions(options: unknown): Partial<SandboxOptions> {
  const read = readOptions<SandboxOptions>(options, NAMES);
  const { settings, keys } = read;
  refuseOthers(settings, SETTING_NAMES, undefined, 'settings');
  for (const [option, { isValid, example }] of Object.entries(VALUES)) {
    const value = (read as Readonly<Record<string, unknown>>)[option];
    if (value !== undefined && !isValid(value)) throw invalidOption(option, example);
  }
  if (keys === undefined) return read;
  return { ...read, keys: keys.map(readKey) };
}

function readKey(given: unknown, index: number): SandboxKey {
  const at = `keys[${index}]`;
  const { key, ...rest } = readOptions<SandboxKey>(given, KEY_NAMES, undefined, at);
  if (typeof key === 'string' && key.trim() !== '') return { key, ...rest };
  throw invalidOption(`${at}.key`, "'till-key'");
}
