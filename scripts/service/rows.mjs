// reference/service.json: the calls of the service, their answers and their bodies.

import { read } from '../codes/reference.ts';
import { checkProperties } from '../members/properties.ts';

export const { _meta: meta, answers, bodies, parts, examples, calls } = read('service.json');

const withInner = ({ name, members, ...object }) => [
  { name, members: members.map(({ members: _, ...member }) => member), ...object },
  ...members.filter((member) => member.members !== undefined).flatMap(withInner),
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

const names = new Set([...answers, ...bodies].map(({ name }) => name));

/** Whether the kind of a member is the name of an object. */
export const isObject = ({ kind }) => names.has(kind);

const COMMENTS = {
  uid: 'UID of the document.',
  mark: 'MARK of the document. Absent while it has none.',
};

/** The description of a member. Without one of its own, that of its kind. */
export const commentOf = ({ name, kind, comment = COMMENTS[kind] }) => {
  if (comment === undefined) throw new Error(`service.json: ${name} has no comment`);
  return comment;
};
