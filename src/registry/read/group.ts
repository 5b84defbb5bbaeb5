import type { Path } from '../../types/index.js';
import { type NotRead, readDecimal, readInteger } from '../core/numbers.js';
import type { Group, Member, ValueKind } from '../elements/element.js';
import type { Node } from './part-reader.js';
import type { XmlReader } from './reading.js';

/** A value, or why it could not be read. */
type Read = { readonly value: string | number | boolean } | { readonly why: NotRead };

const REFUSED: Read = { why: 'value' };

const number =
  (read: (text: string) => number | NotRead) =>
  (text: string): Read => {
    const value = read(text.trim());
    return typeof value === 'number' ? { value } : { why: value };
  };

/** The part of a text that matches a pattern; any other text unchanged, so that `validate` can check it. */
const form =
  (pattern: RegExp) =>
  (text: string): Read => ({ value: pattern.exec(text.trim())?.[1] ?? text });

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const asText = (value: string): Read => ({ value });

const readers: Readonly<Record<ValueKind, (text: string) => Read>> = {
  text: asText,
  code: asText,
  // A date in the schema may have a time zone; the day is the same.
  date: form(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/),
  // Fractions of zero do not change a time.
  time: form(/^(\d{2}:\d{2}:\d{2})(?:\.0+)?$/),
  integer: number(readInteger),
  mark: number(readInteger),
  decimal: number(readDecimal),
  amount: number(readDecimal),
  flag(text) {
    const value = FLAGS.get(text.trim());
    return value === undefined ? REFUSED : { value };
  },
};

/** Reads the text of an element as the value of a member. */
const readValue = (kind: ValueKind, text: string): Read => readers[kind](text);

const REPLACEMENT = '\ufffd';

/** Reads the members of a group from the children of a node. Anything that cannot be read is recorded in `reading`. */
export function readGroup(group: Group, node: Node, path: Path, reading: XmlReader): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const member of group.members) {
    const found = elementsOf(node, group.namespace, member.inside ?? member.name);
    const read = readMember(member, group.namespace, found, [...path, member.member], reading);
    if (read !== undefined) value[member.member] = read;
  }
  leaveOthers(
    node,
    group.namespace,
    group.members.map(({ name, inside = name }) => inside),
    path,
    reading,
  );
  return value;
}

const elementsOf = ({ children }: Node, namespace: string, name: string): Node[] =>
  children.filter((child) => child.name === name && child.namespace === namespace);

/** Reports elements that have no member, and text where only elements are allowed. */
function leaveOthers(
  node: Node,
  namespace: string,
  names: readonly string[],
  path: Path,
  reading: XmlReader,
): void {
  for (const child of node.children) {
    if (child.namespace !== namespace || !names.includes(child.name))
      reading.leave('unknown', child, [...path, child.name]);
  }
  if (node.text.trim() !== '') reading.leave('value', node, path);
}

function readMember(
  member: Member,
  namespace: string,
  found: readonly Node[],
  path: Path,
  reading: XmlReader,
): unknown {
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  if (member.inside === undefined && member.many) return readList(member, found, path, reading);
  for (const other of others) reading.leave('repeated', other, path);
  if (member.inside === undefined) return readElement(member, first, path, reading);
  leaveOthers(first, namespace, [member.name], path, reading);
  return readList(member, elementsOf(first, namespace, member.name), path, reading);
}

/** Reads a list. Paths count the elements in the XML; elements that cannot be read are not in the list. */
const readList = (member: Member, found: readonly Node[], path: Path, reading: XmlReader): unknown[] =>
  found
    .map((node, index) => readElement(member, node, [...path, index], reading))
    .filter((read) => read !== undefined);

function readElement({ kind, group }: Member, node: Node, path: Path, reading: XmlReader): unknown {
  if (group !== undefined) return readGroup(group, node, path, reading);
  const read = node.children.length > 0 ? ({ why: 'value' } as const) : readValue(kind, node.text);
  if ('why' in read) {
    reading.leave(read.why, node, path);
    return undefined;
  }
  if (node.text.includes(REPLACEMENT)) reading.leave('damaged', node, path);
  return read.value;
}
