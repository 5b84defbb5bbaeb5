// The comments of members, for JSON Schema and the reference pages.

import { doc, print } from '../codes/print.mjs';
import { factsObjects } from './facts.mjs';
import { objectsBelow } from './members.mjs';

const inLine = (comment) => comment.replaceAll('\n', ' ');

export function commentsFile() {
  const ofFacts = factsObjects.filter(({ is, members }) => is === undefined && members.length > 0);
  const comments = Object.fromEntries(
    [...objectsBelow('SendInvoicesRequest'), ...ofFacts].map(({ name, comment, members }) => [
      name,
      {
        about: inLine(comment),
        members: Object.fromEntries(
          members.filter(({ registry }) => !registry).map((member) => [member.name, inLine(member.comment)]),
        ),
      },
    ]),
  );
  return [
    '/** The comment of an object, and those of its members. `ways`: it needs the members of one of them. */\nexport interface Comments {\n  readonly about: string;\n  readonly members: Readonly<Record<string, string>>;\n  readonly ways?: readonly (readonly string[])[];\n}\n',
    doc(['The comments of objects and their members, by the name of the object.']),
    `export const comments: Readonly<Record<string, Comments>> = ${print(comments, { expand: true })};`,
  ].join('\n');
}
