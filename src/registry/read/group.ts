import type { Path } from '../../types/index.js';
import type { Group, Member } from '../elements/element.js';
import type { Node } from './part-reader.js';
import type { XmlReader } from './reading.js';
import { readValue } from './value.js';

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
