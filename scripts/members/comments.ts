// The comments of members, for JSON Schema and the reference pages.

import { doc, print } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { factsObjects } from './facts.js';
import { objectsBelow } from './members.js';

const inLine = (comment: string) => comment.replaceAll('\n', ' ');

export function commentsFile() {
  const ofFacts = factsObjects.filter(({ is, members }: Row) => is === undefined && members.length > 0);
  const comments = Object.fromEntries(
    [...objectsBelow('SendInvoicesRequest'), ...ofFacts].map(({ name, comment, members }) => [
      name,
      {
        about: inLine(comment),
        members: Object.fromEntries(
          members
            .filter(({ registry }: Row) => !registry)
            .map((member: Row) => [member.name, inLine(member.comment)]),
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
