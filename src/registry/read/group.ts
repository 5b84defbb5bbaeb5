import type { Path } from '../../types/index.js';
import type { Group, Member } from '../elements/element.js';
import type { Node } from './node.js';
import type { Reading } from './reading.js';
import { readValue } from './value.js';

/** The members of a group from the elements within a node. */
export function readGroup(group: Group, node: Node, path: Path, reading: Reading): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const member of group.members) {
    const name = member.inside ?? member.name;
    const found = elementsOf(node, group.namespace, name);
    const read = readMember(member, group.namespace, found, node, [...path, member.member], reading);
    if (read !== undefined) value[member.member] = read;
  }
  refuseText(node, path, reading);
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

function leaveOthers(
  node: Node,
  namespace: string,
  names: readonly string[],
  path: Path,
  reading: Reading,
): void {
  for (const child of node.children) {
    if (child.namespace !== namespace || !names.includes(child.name)) reading.leave(child, path);
  }
}

function refuseText(node: Node, path: Path, reading: Reading): void {
  if (node.text.trim() !== '') reading.fail('value', 'elements are wanted here, not text', path, node);
}

function readMember(
  member: Member,
  namespace: string,
  found: readonly Node[],
  parent: Node,
  path: Path,
  reading: Reading,
): unknown {
  const [first, second] = found;
  if (first === undefined) {
    if (member.optional) return undefined;
    return reading.fail('missing', `there is no ${member.name}`, path, parent);
  }
  if (member.inside === undefined && member.many) return readList(member, found, path, reading);
  if (second !== undefined) reading.fail('repeated', `there is more than one ${first.name}`, path, second);
  if (member.inside === undefined) return readElement(member, first, path, reading);
  refuseText(first, path, reading);
  leaveOthers(first, namespace, [member.name], path, reading);
  return readList(member, elementsOf(first, namespace, member.name), path, reading);
}

const readList = (member: Member, found: readonly Node[], path: Path, reading: Reading): unknown[] =>
  found.map((node, index) => readElement(member, node, [...path, index], reading));

function readElement({ kind, group, codes }: Member, node: Node, path: Path, reading: Reading): unknown {
  if (group !== undefined) return readGroup(group, node, path, reading);
  const [child] = node.children;
  if (child !== undefined) reading.fail('value', 'a text is wanted here, not elements', path, child);
  const read = readValue(kind, node.text, codes);
  if ('value' in read) return read.value;
  const what = read.why === 'value' ? `not read as ${kind}` : 'JSON cannot hold the number exactly';
  return reading.fail(read.why, `${JSON.stringify(node.text.slice(0, 60))}: ${what}`, path, node);
}
