// Reads and checks the members of the payload: objects with all their members, including inherited ones.

import type { Row } from '../codes/reference.js';
import { read } from '../codes/reference.js';
import { checkProperties } from './properties.js';

const { _meta: meta, objects: declared } = read('members.json');
checkProperties('members.json', meta.keys, declared);

/** The kinds of single values. Any other kind is the name of an object. */
const LEAVES = ['text', 'code', 'integer', 'number', 'amount', 'mark', 'date', 'time', 'uid', 'guid', 'flag'];

const byName = new Map<string, Row>(declared.map((object: Row) => [object.name, object]));

export const isLeaf = ({ kind }: Row) => LEAVES.includes(kind);

/** The members of an object in order, inherited ones first. Its own members replace inherited ones. */
function membersOf({ extends: base, members }: Row): Row[] {
  const inherited = base === undefined ? [] : membersOf(object(base));
  const own = new Map(members.map((member: Row) => [member.name, member]));
  const names = new Set(inherited.map(({ name }: Row) => name));
  return [
    ...inherited.map((member: Row) => own.get(member.name) ?? member),
    ...members.filter(({ name }: Row) => !names.has(name)),
  ];
}

export function object(name: string) {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`members.json has no kind and no object ${name}`);
  return found;
}

/** All objects, with all their members. */
export const objects: Row[] = declared.map((each: Row) => ({ ...each, members: membersOf(each) }));

const whole = new Map<string, Row>(objects.map((each: Row) => [each.name, each]));

/** The members of an object that the service describes. */
export const payloadMembers = (name: string) =>
  whole.get(name).members.filter(({ registry }: Row) => !registry);

/** An object and the objects in its members, innermost first. */
export function objectsBelow(
  name: string,
  isTaken = ({ registry }: Row) => !registry,
  found = new Set<Row>(),
) {
  for (const member of whole.get(name).members) {
    if (!isLeaf(member) && isTaken(member)) objectsBelow(member.kind, isTaken, found);
  }
  found.add(whole.get(name));
  return [...found];
}

/** Every member of a document with its path, such as `invoiceDetails[].quantity`; a list also as `invoiceDetails[]`. */
export function* memberPaths(name = 'Document', prefix = ''): Generator<{ path: string; member: Row }> {
  for (const member of payloadMembers(name)) {
    const path = `${prefix}${member.name}`;
    yield { path, member };
    if (member.list) yield { path: `${path}[]`, member };
    if (!isLeaf(member)) yield* memberPaths(member.kind, `${path}${member.list ? '[]' : ''}.`);
  }
}

/** Every member of the authority's XML that only the authority writes. */
export const filled = declared.flatMap(({ members }: Row) =>
  members.flatMap((member: Row) => (member.filled ? [member.name] : [])),
);

/** Every member of the authority's XML that the service does not describe, by its name there. */
export const undescribed = [
  ...new Set(
    declared.flatMap(({ members }: Row) =>
      members.flatMap(({ name, registry, xml }: Row) =>
        registry ? [name] : xml?.name !== undefined && xml.inside === undefined ? [xml.name] : [],
      ),
    ),
  ),
  ...meta.unread,
];

/** The Greek names of members. */
export const greekNames = new Map<string, string>();

for (const { name: owner, members } of declared) {
  for (const member of members) {
    const { name, kind, el, comment, source, since } = member;
    if (!isLeaf(member)) object(kind);
    if (!comment || !meta.sources[source] || !since) {
      throw new Error(`${owner}.${name} needs a comment, a known source and since`);
    }
    if (el === undefined) continue;
    const known = greekNames.get(name);
    if (known !== undefined && known !== el) throw new Error(`${name} has two Greek names: ${known}, ${el}`);
    greekNames.set(name, el);
  }
}
