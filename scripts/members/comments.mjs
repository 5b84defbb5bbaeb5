// The comments of members, for JSON Schema.

import { doc, print } from '../codes/print.mjs';
import { objectsBelow } from './members.mjs';

export function commentsFile() {
  const comments = Object.fromEntries(
    objectsBelow('SendInvoicesRequest').map(({ name, comment, members }) => [
      name,
      {
        about: comment.split('\n')[0],
        members: Object.fromEntries(
          members.filter(({ registry }) => !registry).map((member) => [member.name, member.comment]),
        ),
      },
    ]),
  );
  return [
    'interface Comments {\n  readonly about: string;\n  readonly members: Readonly<Record<string, string>>;\n}\n',
    doc(['What objects and their members are, by the name of the object.']),
    `export const comments: Readonly<Record<string, Comments>> = ${print(comments, { expand: true })};`,
  ].join('\n');
}
