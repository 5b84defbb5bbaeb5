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

/**
 * Reads the options of `createSandbox`; refuses unknown ones.
 *
 * @throws OptionsError, and TypeError if a key is missing
 */
export function readSandboxOptions(options: unknown): Partial<SandboxOptions> {
  const read = readOptions<SandboxOptions>(options, NAMES);
  const { settings, keys } = read;
  refuseOthers(settings, SETTING_NAMES, undefined, 'settings');
  if (keys === undefined) return read;
  if (!Array.isArray(keys))
    throw new TypeError('The option keys is not a list. Give a list such as [{ key }].');
  return { ...read, keys: keys.map(readKey) };
}

function readKey(given: unknown, index: number): SandboxKey {
  const at = `keys[${index}]`;
  const { key, ...rest } = readOptions<SandboxKey>(given, KEY_NAMES, undefined, at);
  if (typeof key === 'string' && key.trim() !== '') return { key, ...rest };
  throw new TypeError(`${at}.key is missing or invalid. Give the value of the header API-KEY.`);
}
