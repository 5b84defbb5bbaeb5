// The TypeScript interfaces of the payload, and of the members that the authority's XML adds.

import { importOf } from '../codes/declare.mjs';
import { doc } from '../codes/print.mjs';
import { codeTypes } from './codes.mjs';
import { isLeaf, object, objects, objectsBelow } from './members.mjs';

const SCALARS = { integer: 'number', number: 'number', amount: 'number', mark: 'number', flag: 'boolean' };

/** The type of a single value. */
export const leafType = ({ kind, codes, alsoNumber }) =>
  kind === 'code' ? `${codeTypes[codes]}${alsoNumber ? ' | number' : ''}` : (SCALARS[kind] ?? 'string');

function typeOf(member, nameOf = (name) => name) {
  const one = isLeaf(member) ? leafType(member) : nameOf(member.kind);
  return member.list ? `readonly ${one}[]` : one;
}

function declaration(member, { optional = member.optional, nameOf } = {}) {
  const { name, comment } = member;
  const type = typeOf(member, nameOf);
  return [
    doc([comment], 2),
    `  readonly ${name}${optional ? '?' : ''}: ${type}${optional ? ' | undefined' : ''};`,
  ].join('\n');
}

export const interfaceOf = (name, comment, members, base) =>
  [
    doc(comment.split('\n')),
    ...(members.length === 0
      ? [`export interface ${name}${base} {}`]
      : [`export interface ${name}${base} {`, ...members, '}']),
  ].join('\n');

/** The imports of types that members refer to. */
function typeImports(members) {
  const types = members.filter(({ kind }) => kind === 'code').map(({ codes }) => codeTypes[codes]);
  return importOf(types, '../../codes/index.js', { type: true });
}

/** The payload, as described by the service. */
export function payloadFile() {
  const shown = objects.filter((each) => objectsBelow('SendInvoicesRequest').includes(each));
  return [
    typeImports(shown.flatMap(({ members }) => members)),
    ...shown.map(({ name, comment, members }) =>
      interfaceOf(
        name,
        comment,
        members.filter(({ registry }) => !registry).map((member) => declaration(member)),
        '',
      ),
    ),
  ].join('\n\n');
}

/** Shorter names for members that only the XML has. */
const SHORT = {
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
const hasMore = (name) =>
  objectsBelow(name, all).some(({ members, registry }) => !registry && members.some((each) => each.registry));

/** The interface of an object in the XML. */
export const filedName = (name) =>
  object(name).registry || !hasMore(name) ? name : `Filed${SHORT[name] ?? name}`;

const isOther = (member) =>
  member.registry || member.xml?.optional === true || (!isLeaf(member) && hasMore(member.kind));

function filedInterface({ name, comment, xml, registry, members }) {
  if (registry) {
    return interfaceOf(
      name,
      comment,
      members.map((member) => declaration(member)),
      '',
    );
  }
  const other = members.filter((member) => isOther(member) && !member.filled);
  const left = other.filter((member) => member.xml?.optional === true).map((member) => `'${member.name}'`);
  const base = left.length > 0 ? `Omit<${name}, ${left.join(' | ')}>` : name;
  return interfaceOf(
    filedName(name),
    `${xml}: ${comment.split('\n')[0]}`,
    other.map((member) =>
      declaration(member, { optional: member.xml?.optional ?? member.optional, nameOf: filedName }),
    ),
    ` extends ${base}`,
  );
}

/** The members that the authority's XML adds: those that only its schema has, and those that the authority sets. */
export function filedFile() {
  const shown = inXml.filter(({ name, registry }) => registry || hasMore(name));
  const bases = shown.filter(({ registry }) => !registry).map(({ name }) => name);
  const filled = object('Document').members.filter((member) => member.filled);
  return [
    importOf(bases, '../../types/index.js', { type: true }),
    ...shown.map(filedInterface),
    interfaceOf(
      'Registration',
      'The members that the authority and the provider add to a document when it is filed. Never sent (273).',
      filled.map((member) => declaration(member)),
      '',
    ),
  ].join('\n\n');
}
