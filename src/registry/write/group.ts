import { isRecord } from '../../reading/object.js';
import type { Path } from '../../types/index.js';
import type { Group, Member } from '../elements/element.js';
import { RegistryXmlError } from '../error.js';
import { prefixes } from '../namespaces.js';
import { writeValue } from './value.js';

/** The elements of a group, in schema order. */
export function writeGroup({ namespace, members }: Group, value: unknown, path: Path): string {
  if (!isRecord(value)) throw new RegistryXmlError('value/object', { path });
  const prefix = prefixes[namespace] ?? '';
  return members
    .filter((member) => !member.filled)
    .map((member) =>
      writeMember(member, `${prefix}${member.name}`, value[member.member], [...path, member.member]),
    )
    .join('');
}

function writeMember(member: Member, name: string, value: unknown, path: Path): string {
  if (value === undefined || value === null) {
    if (member.optional) return '';
    throw new RegistryXmlError('missing/member', { path });
  }
  return member.many ? writeList(member, name, value, path) : writeElement(member, name, value, path);
}

function writeList(member: Member, name: string, value: unknown, path: Path): string {
  if (!Array.isArray(value)) throw new RegistryXmlError('value/list', { path });
  if (value.length === 0 && !member.optional) throw new RegistryXmlError('missing/list', { path });
  const items = value.map((item, index) => writeElement(member, name, item, [...path, index])).join('');
  return member.inside === undefined || items === ''
    ? items
    : `<${member.inside}>${items}</${member.inside}>`;
}

function writeElement({ kind, group }: Member, name: string, value: unknown, path: Path): string {
  const inside = group === undefined ? writeValue(kind, value, path) : writeGroup(group, value, path);
  return `<${name}>${inside}</${name}>`;
}
