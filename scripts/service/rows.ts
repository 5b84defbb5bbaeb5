// reference/service.json: the calls of the service, their answers and their bodies.

import { type Row, read } from '../codes/reference.js';
import { checkProperties } from '../members/properties.js';

export const { _meta: meta, client, options, answers, bodies, parts, examples, calls } = read('service.json');

const withInner = ({ name, members, ...object }: Row) => [
  { name, members: members.map(({ members: _, ...member }: Row) => member), ...object },
  ...members.filter((member: Row) => member.members !== undefined).flatMap(withInner),
];
checkProperties('service.json', meta.keys, [...answers, ...bodies].flatMap(withInner));
checkProperties(
  'service.json',
  meta.callKeys,
  calls.map(({ pathParameters = [], query = [], headers = [], ...call }) => ({
    ...call,
    members: [...pathParameters, ...query, ...headers],
  })),
);

checkProperties('service.json', meta.clientKeys, [...client, ...options]);

const names = new Set([...answers, ...bodies].map(({ name }) => name));

/** The types of answers, bodies and queries, and those that flows use as well. */
export const typeNames = {
  answers: [...answers, ...bodies, ...calls.flatMap(({ queryType }: Row) => queryType ?? [])]
    .filter(({ flows }) => !flows)
    .map(({ name }) => name),
  flows: [...answers, ...bodies].filter(({ flows }) => flows).map(({ name }) => name),
};

/** Whether the kind of a member is the name of an object. */
export const isObject = ({ kind }: Row) => names.has(kind);

const COMMENTS: Row = {
  uid: 'UID of the document.',
  mark: 'MARK of the document. Absent while it has none.',
};

/** The description of a member. Without one of its own, that of its kind. */
export const commentOf = ({ name, kind, comment = COMMENTS[kind] }: Row) => {
  if (comment === undefined) throw new Error(`service.json: ${name} has no comment`);
  return comment;
};
