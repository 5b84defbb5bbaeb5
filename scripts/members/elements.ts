// The elements of the authority's XML, with their members.

import { importOf } from '../codes/declare.js';
import type { Row } from '../codes/reference.js';
import { filedName } from './interfaces.js';
import { isLeaf, objectsBelow } from './members.js';
import { shapeName } from './shapes.js';

/** The kind of value of an element, by the kind of its member. */
const KINDS: Readonly<Record<string, string>> = {
  number: 'decimal',
  code: 'text',
  uid: 'text',
  guid: 'text',
};

const NAMESPACES: Readonly<Record<string, string>> = {
  IncomeClassification: 'INCOME',
  ExpensesClassification: 'EXPENSES',
};

/** Objects that other files of the registry use: the same element with its own name. */
const elementName = (name: string) => `${shapeName(name).slice(0, -'Shape'.length)}Element`;

/** Objects of the same XML type share a group. */
const groups = new Map<string, Row>();
for (const each of objectsBelow('Document', () => true)) {
  if (each.xml !== undefined && !groups.has(each.xml)) groups.set(each.xml, each);
}

function elementOf(member: Row, used: Row) {
  const { kind, xml, list, filled, name, alsoNumber } = member;
  if (xml === undefined) return use('notSent', used);
  const value = isLeaf(member)
    ? use(alsoNumber ? kind : (KINDS[kind] ?? kind), used)
    : `${use('group', used)}(${elementName(groups.get(xml.type).name)}${cast(kind, xml.type)})`;
  const many = !list
    ? value
    : xml.inside === undefined
      ? `${use('many', used)}(${value})`
      : `${use('manyInside', used)}('${xml.inside}', '${xml.name}', ${value})`;
  const named = xml.name !== undefined && xml.inside === undefined;
  const isOptional = xml.optional ?? member.optional;
  const outer = isOptional ? `${use('optional', used)}(${many})` : many;
  const called = named ? `${use('named', used)}('${xml.name}', ${outer})` : outer;
  return `${name}: ${filled ? `${use('filled', used)}(${called})` : called}`;
}

function use(name: string, used: Row) {
  used.add(name);
  return name;
}

/** An object that shares the XML type of another one uses its group, cast to its own type. */
function cast(kind: string, type: string) {
  if (groups.get(type).name === kind) return '';
  return ` as Group as Group<${filedName(kind)}>`;
}

function groupOf({ name, xml, members }: Row, used: Row) {
  const sent = members.filter((member: Row) => member.xml !== undefined);
  const ordered = [...sent].sort((one, other) => one.xml.at - other.xml.at);
  const others = members.filter((member: Row) => member.xml === undefined);
  const type = name === 'Document' ? 'FiledDocument & Registration' : filedName(name);
  return [
    `/** ${xml}. */`,
    `export const ${elementName(name)} = groupOf<${type}>(${NAMESPACES[name] ?? 'INVOICE'}, {`,
    ...ordered.map((member) => `  ${elementOf(member, used)},`),
    ...others.map((member: Row) => `  ${member.name}: ${elementOf(member, used)},`),
    '});',
  ].join('\n');
}

export function elementsFile() {
  const used = new Set(['groupOf']);
  const written = [...groups.values()].map((each) => groupOf(each, used));
  const types = [
    ...new Set(['FiledDocument', 'Registration', ...[...groups.values()].map(({ name }) => filedName(name))]),
  ];
  const text = written.join('\n\n');
  if (text.includes('as Group')) used.add('type Group');
  const own = types.filter((name) => name.startsWith('Filed') || isRegistry(name));
  if (text.includes('FiledCounterpart')) own.push('FiledCounterpart');
  const payload = types.filter((name) => !own.includes(name));
  return [
    importOf(payload, '../../types/index.js', { type: true }),
    "import { EXPENSES, INCOME, INVOICE } from '../core/namespaces.js';",
    importOf(used, '../elements/element.js'),
    importOf(own, './filed.js', { type: true }),
    '',
    text,
  ].join('\n');
}

const isRegistry = (name: string) =>
  name === 'Registration' || [...groups.values()].some((each) => each.registry && each.name === name);
