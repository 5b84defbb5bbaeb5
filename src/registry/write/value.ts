import { nameOf } from '../../reading/odd.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { escapeText, refusedCharacterAt } from '../characters.js';
import type { ValueKind } from '../elements/element.js';
import { RegistryXmlError } from '../error.js';
import { fixedAmount, plainDecimal } from '../numbers.js';

function textOf(value: unknown, path: Path): string | undefined {
  if (typeof value !== 'string') return undefined;
  const at = refusedCharacterAt(value);
  if (at === -1) return escapeText(value);
  throw new RegistryXmlError('character', { path, params: { character: nameOf(value, at) } });
}

const forNumbers = (write: (value: number) => string | undefined) => (value: unknown) =>
  typeof value === 'number' ? write(value) : undefined;

const whole = forNumbers((value) => (Number.isSafeInteger(value) ? String(value) : undefined));

const writers: Readonly<Record<ValueKind, (value: unknown, path: Path) => string | undefined>> = {
  text: textOf,
  code: (value, path) => whole(value) ?? textOf(value, path),
  date: textOf,
  time: textOf,
  integer: whole,
  mark: whole,
  decimal: forNumbers((value) => (Number.isFinite(value) ? plainDecimal(value) : undefined)),
  amount: forNumbers(fixedAmount),
  flag: (value) => (typeof value === 'boolean' ? String(value) : undefined),
};

/** Writes a value for use between its tags. */
export function writeValue(kind: ValueKind, value: unknown, path: Path): string {
  const written = writers[kind](value, path);
  if (written !== undefined) return written;
  throw new RegistryXmlError(`value/${kind}`, { path, params: { found: shown(value) } });
}
