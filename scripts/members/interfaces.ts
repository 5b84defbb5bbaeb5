// The TypeScript interfaces of the payload, and of the members that the authority's XML adds.

import { importOf } from '../codes/declare.js';
import { doc } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { codeTypes } from './codes.js';
import { isLeaf, object, objects, objectsBelow } from './members.js';

const SCALARS: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  amount: 'number',
  mark: 'number',
  flag: 'boolean',
};

/** The type of a single value. */
export const leafType = ({ kind, codes, alsoNumber }: Row) =>
  kind === 'code' ? `${codeTypes[codes]}${alsoNumber ? ' | number' : ''}` : (SCALARS[kind] ?? 'string');

function typeOf(member: Row, nameOf = (name: string) => name) {
  const one = isLeaf(member) ? leafType(member) : nameOf(member.kind);
  return member.list ? `readonly ${one}[]` : one;
}

function declaration(
  member: Row,
  {
    optional = member.optional,
    nameOf,
  }: { optional?: boolean; nameOf?: ((name: string) => string) | undefined } = {},
) {
  const { name, comment } = member;
  const type = typeOf(member, nameOf);
  return [
    doc([comment], 2),
    `  readonly ${name}${optional ? '?' : ''}: ${type}${optional ? ' | undefined' : ''};`,
  ].join('\n');
}

export const interfaceOf = (name: string, comment: string, members: Row, base: string) =>
  [
    doc(comment.split('\n')),
    ...(members.length === 0
      ? [`export interface ${name}${base} {}`]
      : [`export interface ${name}${base} {`, ...members, '}']),
  ].join('\n');

/** The imports of types that members refer to. */
function typeImports(members: Row) {
  const types = members.filter(({ kind }: Row) => kind === 'code').map(({ codes }: Row) => codeTypes[codes]);
  return importOf(types, '../../codes/index.js', { type: true });
}

/** The payload, as described by the service. */
export function payloadFile() {
  const shown = objects.filter((each: Row) => objectsBelow('SendInvoicesRequest').includes(each));
  return [
    typeImports(shown.flatMap(({ members }: Row) => members)),
    ...shown.map(({ name, comment, members }: Row) =>
      interfaceOf(
        name,
        comment,
        members.filter(({ registry }: Row) => !registry).map((member: Row) => declaration(member)),
        '',
      ),
    ),
  ].join('\n\n');
}

/** Shorter names for members that only the XML has. */
const SHORT: Readonly<Record<string, string>> = {
  InvoiceHeader: 'Header',
  InvoiceLine: 'Line',
  InvoiceSummary: 'Summary',
  PaymentMethod: 'Payment',
  IncomeClassification: 'Income',
  ExpensesClassification: 'Expenses',
  OtherCorrelatedEntity: 'Entity',
};

const all = () => true;
const inXml = objectsBelow('Document', all).filter(({ xml }) => xml !== undefined);

/** Whether an object in the XML may have more members than the service describes, at any depth. */
const hasMore = (name: string) =>
  objectsBelow(name, all).some(
    ({ members, registry }) => !registry && members.some((each: Row) => each.registry),
  );

/** The interface of an object in the XML. */
export const filedName = (name: string) =>
  object(name).registry || !hasMore(name) ? name : `Filed${SHORT[name] ?? name}`;

const isOther = (member: Row) =>
  member.registry || member.xml?.optional === true || (!isLeaf(member) && hasMore(member.kind));

function filedInterface({ name, comment, xml, registry, members }: Row) {
  if (registry) {
    return interfaceOf(
      name,
      comment,
      members.map((member: Row) => declaration(member)),
      '',
    );
  }
  const other = members.filter((member: Row) => isOther(member) && !member.filled);
  const left = other
    .filter((member: Row) => member.xml?.optional === true)
    .map((member: Row) => `'${member.name}'`);
  const base = left.length > 0 ? `Omit<${name}, ${left.join(' | ')}>` : name;
  return interfaceOf(
    filedName(name),
    `${xml}: ${comment.split('\n')[0]}`,
    other.map((member: Row) =>
      declaration(member, { optional: member.xml?.optional ?? member.optional, nameOf: filedName }),
    ),
    ` extends ${base}`,
  );
}

/** The members that the authority's XML adds: those that only its schema has, and those that the authority sets. */
export function filedFile() {
  const shown = inXml.filter(({ name, registry }) => registry || hasMore(name));
  const bases = shown.filter(({ registry }) => !registry).map(({ name }) => name);
  const filled = object('Document').members.filter((member: Row) => member.filled);
  return [
    importOf(bases, '../../types/index.js', { type: true }),
    ...shown.map(filedInterface),
    interfaceOf(
      'Registration',
      'The members that the authority and the provider add to a document when it is filed. Never sent (273).',
      filled.map((member: Row) => declaration(member)),
      '',
    ),
  ].join('\n\n');
}
