import { XMLBuilder } from 'fast-xml-parser';
import { isRecord } from '../../reading/object.js';
import { nameOf } from '../../reading/odd.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { escapeText, refusedCharacterAt } from '../core/characters.js';
import { RegistryXmlError } from '../core/error.js';
import { prefixes } from '../core/namespaces.js';
import { fixedAmount, plainDecimal } from '../core/numbers.js';
import type { Group, Member, ValueKind } from '../elements/element.js';

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
function writeValue(kind: ValueKind, value: unknown, path: Path): string {
  const written = writers[kind](value, path);
  if (written !== undefined) return written;
  throw new RegistryXmlError(`value/${kind}`, { path, params: { found: shown(value) } });
}

/** An element or a text, as the builder expects it. */
type Part = Readonly<Record<string, unknown>>;

const TEXT = '#text';

/** Texts are escaped when their values are written. */
const builder = new XMLBuilder({ preserveOrder: true, processEntities: false, textNodeName: TEXT });

/** The XML of an element with a group. */
export const writeDocument = (name: string, group: Group, value: unknown, path: Path): string =>
  builder.build([{ [name]: writeGroup(group, value, path) }]);

/** The elements of a group, in schema order. */
function writeGroup({ namespace, members }: Group, value: unknown, path: Path): Part[] {
  if (!isRecord(value)) throw new RegistryXmlError('value/object', { path });
  const prefix = prefixes[namespace] ?? '';
  return members
    .filter((member) => !member.filled)
    .flatMap((member) =>
      writeMember(member, `${prefix}${member.name}`, value[member.member], [...path, member.member]),
    );
}

function writeMember(member: Member, name: string, value: unknown, path: Path): Part[] {
  if (value === undefined || value === null) {
    if (member.optional) return [];
    throw new RegistryXmlError('missing/member', { path });
  }
  return member.many ? writeList(member, name, value, path) : [writeElement(member, name, value, path)];
}

function writeList(member: Member, name: string, value: unknown, path: Path): Part[] {
  if (!Array.isArray(value)) throw new RegistryXmlError('value/list', { path });
  if (value.length === 0 && !member.optional) throw new RegistryXmlError('missing/list', { path });
  const items = value.map((item, index) => writeElement(member, name, item, [...path, index]));
  return member.inside === undefined || items.length === 0 ? items : [{ [member.inside]: items }];
}

function writeElement({ kind, group }: Member, name: string, value: unknown, path: Path): Part {
  return {
    [name]:
      group === undefined ? [{ [TEXT]: writeValue(kind, value, path) }] : writeGroup(group, value, path),
  };
}
