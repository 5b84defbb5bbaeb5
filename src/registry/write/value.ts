import type { Path } from '../../types/index.js';
import { escapeText, nameOfCharacter, refusedCharacterAt } from '../characters.js';
import type { ValueKind } from '../elements/element.js';
import { RegistryXmlError } from '../error.js';
import { fixedAmount, plainDecimal } from '../numbers.js';

function textOf(value: unknown, path: Path): string | undefined {
  if (typeof value !== 'string') return undefined;
  const at = refusedCharacterAt(value);
  if (at === -1) return escapeText(value);
  throw new RegistryXmlError('character', `XML does not allow the character ${nameOfCharacter(value, at)}`, {
    path,
  });
}

const forNumbers = (write: (value: number) => string | undefined) => (value: unknown) =>
  typeof value === 'number' ? write(value) : undefined;

const whole = forNumbers((value) => (Number.isSafeInteger(value) ? String(value) : undefined));

const writers: Readonly<Record<ValueKind, (value: unknown, path: Path) => string | undefined>> = {
  text: textOf,
  date: textOf,
  time: textOf,
  integer: whole,
  mark: whole,
  decimal: forNumbers((value) => (Number.isFinite(value) ? plainDecimal(value) : undefined)),
  amount: forNumbers(fixedAmount),
  flag: (value) => (typeof value === 'boolean' ? String(value) : undefined),
};

const WANTED: Readonly<Record<ValueKind, string>> = {
  text: 'a text',
  date: 'a date as text',
  time: 'a time as text',
  integer: 'a whole number',
  mark: 'a whole number that JSON holds exactly',
  decimal: 'a finite number',
  amount: 'an amount: not negative, two decimals, at most 15 digits',
  flag: 'true or false',
};

/** Writes a value for use between its tags. */
export function writeValue(kind: ValueKind, value: unknown, path: Path): string {
  const written = writers[kind](value, path);
  if (written !== undefined) return written;
  throw new RegistryXmlError('value', `expected ${WANTED[kind]}, found ${String(value)}`, { path });
}
