import { isOneOf, matches, type OptionForm } from '../../reading/option-form.js';
import { readForm } from '../../reading/options.js';
import { isText } from '../../types/forms.js';
import { invalidOption } from '../invalid-option.js';
import { userIdOf } from '../keys.js';
import { families, type TerminalFamily, type TerminalMode } from '../state/terminal-rows.js';
import type { World } from '../world.js';

/**
 * A simulated card terminal.
 *
 * @example
 * const terminal: SandboxTerminal = { family: 'viva', terminalId: '16000123' };
 */
export interface SandboxTerminal {
  readonly family: TerminalFamily;
  /** The TID, which the payment of a document has as its `terminalId`. */
  readonly terminalId: string;
  /** The API key of the software house whose signatures it accepts. Default: the first one. */
  readonly key?: string | undefined;
  /** The number of the provider that it expects. Default: `999`, that of tests; `ILYDA` with `megEftPos`. */
  readonly provider?: string | undefined;
  /** `manual`: a person approves or declines each charge. Default: `automatic`. */
  readonly mode?: TerminalMode | undefined;
  /** How many charges its batch takes before it has to be closed. Default: 10,000. */
  readonly capacity?: number | undefined;
}

/** One terminal of each family. */
export const sampleTerminals: readonly SandboxTerminal[] = families.map((family, index) => ({
  family,
  terminalId: String(16_000_001 + index),
}));

const FORM: OptionForm<SandboxTerminal, string> = {
  family: [isOneOf(families), "'viva'", 'required'],
  terminalId: [matches(/^[^;/?#%\s]{1,50}$/), "'16000123'", 'required'],
  key: [isText, "'till-key'"],
  provider: [isText, "'999'"],
  mode: [isOneOf(['automatic', 'manual']), "'manual'"],
  capacity: [(value) => Number.isSafeInteger(value) && Number(value) > 0, '100'],
};

/** Reads the option `terminals`. Throws OptionsError. */
export function readTerminals(given: readonly unknown[]): SandboxTerminal[] {
  const names = new Set<string>();
  return given.map((each, index) => {
    const at = `terminals[${index}]`;
    const read = readForm(each, FORM, undefined, undefined, at) as SandboxTerminal;
    if (names.has(read.terminalId)) throw invalidOption(`${at}.terminalId`, "'16000124'");
    names.add(read.terminalId);
    return read;
  });
}

/** Sets up the terminals. What the state has of them stays. */
export function openTerminals(world: World, terminals: readonly SandboxTerminal[], firstKey: string): void {
  for (const [
    index,
    { family, terminalId, key = firstKey, provider, mode, capacity },
  ] of terminals.entries()) {
    const row = world.state.terminals.get(terminalId);
    world.state.terminals.put(terminalId, {
      terminalId,
      family,
      number: index + 1,
      house: userIdOf(key),
      provider: provider ?? (family === 'megEftPos' ? 'ILYDA' : '999'),
      mode: mode ?? row?.mode ?? 'automatic',
      capacity: capacity ?? 10_000,
      batch: row?.batch ?? 1,
    });
  }
}
