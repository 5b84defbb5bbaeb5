// Reads and checks the members of facts, and of the facts of flows. What they share with members of the payload, or with
// other facts, is looked up there.

import type { Row } from '../codes/reference.js';
import { read } from '../codes/reference.js';
import { payloadMembers } from './members.js';
import { checkProperties } from './properties.js';

/** The properties that belong to a kind. A row that states its own kind takes none of them from the member that it is. */
const OF_KIND = ['kind', 'codes', 'min', 'max', 'above', 'decimals', 'printed'];

function payloadMember(path: string) {
  const [owner, name] = path.split('.');
  const found = payloadMembers(owner!).find((member: Row) => member.name === name);
  if (found === undefined) throw new Error(`facts.json: the payload has no member ${path}`);
  return found;
}

/** A row, completed from the member that it is, which `memberAt` looks up. */
function whole(row: Row, owner: string, { file, memberAt }: Row) {
  const { is, becomes = [], kind } = row;
  const same = is === undefined ? {} : { ...memberAt(is) };
  if (kind !== undefined) for (const name of OF_KIND) delete same[name];
  becomes.forEach(payloadMember);
  const [, wireName] = is?.split('.') ?? [];
  if (row.comment !== undefined && row.comment === same.comment) {
    throw new Error(`${file}: ${owner}.${row.name} repeats the comment of ${is}`);
  }
  const own = { ...(wireName !== row.name && { el: undefined }), ...row };
  const member = { ...same, ...own, ...(is !== undefined && kind === undefined && { same: is }) };
  if (!member.comment || !member.kind) throw new Error(`${file}: ${owner}.${row.name} is not described`);
  return member;
}

/** Members that are the same as those of objects of another file. */
const taken = (takes = {}) =>
  Object.entries<string[]>(takes).flatMap(([owner, names]) =>
    names.map((name: string) => ({ name, is: `${owner}.${name}` })),
  );

/** The members of an object in order, inherited ones first. Its own members replace inherited ones. */
function membersOf(
  { name: owner, extends: bases = [], without = [], takes, members = [] }: Row,
  source: Row,
) {
  const found = new Map(
    bases.flatMap((base: string) => source.inherited(base)).map((each: Row) => [each.name, each]),
  );
  for (const name of without)
    if (!found.delete(name)) throw new Error(`${owner} has no ${name} to leave out`);
  for (const row of [...taken(takes), ...members]) found.set(row.name, whole(row, owner, source));
  return [...found.values()];
}

const { _meta: meta, objects: declared } = read('facts.json');
checkProperties('facts.json', meta.keys, declared);
const byName = new Map<string, Row>(declared.map((each: Row) => [each.name, each]));
const ofFacts = {
  file: 'facts.json',
  memberAt: payloadMember,
  inherited: (base: string) => membersOf(byName.get(base), ofFacts),
};

const isGeneric = ({ generic, extends: bases = [] }: Row) =>
  generic === true || bases.some((base: string) => isGeneric(byName.get(base)));

/** All objects of facts with all their members. `is` is the name of the identical object of the payload. */
export const factsObjects: Row[] = declared.map((each: Row) => ({
  ...each,
  generic: each.codes === undefined && isGeneric(each),
  members: each.is === undefined ? membersOf(each, ofFacts) : payloadMembers(each.is),
}));

const wholeByName = new Map<string, Row>(factsObjects.map((each: Row) => [each.name, each]));

/** The object of facts with a name; undefined for single values and for objects of the payload. */
export const factsObject = (name: string): Row => wholeByName.get(name);

const { _meta: flowMeta, objects: declaredOfFlows } = read('flow-facts.json');
checkProperties('flow-facts.json', flowMeta.keys, declaredOfFlows);
const flowsByName = new Map<string, Row>(declaredOfFlows.map((each: Row) => [each.name, each]));

function factsMember(path: string) {
  const [owner, name] = path.split('.');
  const {
    el,
    same: _,
    ...found
  } = factsObject(owner!)?.members.find((each: Row) => each.name === name) ?? {};
  if (found.name === undefined) throw new Error(`flow-facts.json: facts.json has no member ${path}`);
  return { ...found, commentEl: el };
}

const ofFlows = {
  file: 'flow-facts.json',
  memberAt: factsMember,
  inherited: (base: string) =>
    flowsByName.has(base)
      ? membersOf(flowsByName.get(base), ofFlows)
      : factsObject(base).members.map(({ name }: Row) =>
          whole({ name, is: `${base}.${name}` }, base, ofFlows),
        ),
};

/** The ways in which members go together, with those of the objects that an object extends. */
const waysOf = ({ ways, extends: bases = [] }: Row) =>
  ways ?? bases.map((base: string) => flowsByName.get(base) && waysOf(flowsByName.get(base))).find(Boolean);

/** All objects of the facts of flows, with all their members. */
export const flowObjects: Row[] = declaredOfFlows.map((each: Row) => ({
  ...each,
  ways: waysOf(each),
  members: membersOf(each, ofFlows),
}));

const wholeFlows = new Map<string, Row>(flowObjects.map((each: Row) => [each.name, each]));

/** The object of the facts of flows with a name. */
export const flowObject = (name: string): Row => wholeFlows.get(name);

/** The Greek names of members of facts, except those that the payload also has. */
export function factsGreekNames(known: ReadonlyMap<string, string>) {
  const names = new Map(known);
  for (const { name, el } of factsObjects.flatMap(({ members }: Row) => members)) {
    if (el === undefined) continue;
    if (names.has(name) && names.get(name) !== el) {
      throw new Error(`facts.json: ${name} has two Greek names: ${names.get(name)}, ${el}`);
    }
    names.set(name, el);
  }
  return [...names].filter(([name]) => !known.has(name));
}

/** The members of documents that have another name in facts, with these names. */
export function wireNames() {
  const own = factsObjects.filter(({ is }: Row) => is === undefined);
  const names = new Set(own.flatMap(({ members }: Row) => members.map(({ name }: Row) => name)));
  const meant = new Map();
  for (const { name, is, becomes = [] } of own.flatMap(({ members }: Row) => members)) {
    for (const path of is === undefined ? becomes : [is, ...becomes]) {
      const [, wireName] = path.split('.');
      if (!names.has(wireName)) meant.set(wireName, new Set([...(meant.get(wireName) ?? []), name]));
    }
  }
  return [...meant].map(([wireName, members]) => [wireName, [...members].join(', ')]);
}
