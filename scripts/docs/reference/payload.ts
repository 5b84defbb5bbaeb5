import reference from '../../../reference/members.json' with { type: 'json' };
import { documentShape } from '../../../src/types/generated/shapes.js';
import { bare, type ObjectShape, type Shape } from '../../../src/types/shape.js';
import { lines, madeBy } from '../markdown.js';
import type { ShapeComments } from './member-comments.js';
import { type ShapeSection, shapeSections } from './shapes.js';

/** The words of an object's name: `InvoiceHeader` is `Invoice header`. */
const headingOf = (name: string): string =>
  name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every object below the document, in the order in which a reader meets them. */
function sectionsInOrder(): ShapeSection[] {
  const found: ObjectShape[] = [];
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list') visit(shape.of);
    if (shape.kind !== 'object' || found.includes(shape)) return;
    found.push(shape);
    for (const member of Object.values(shape.members)) visit(bare(member).shape);
  };
  visit(documentShape);
  return found.map((shape) => ({ heading: headingOf(shape.name), shapes: [shape], declared: shape.name }));
}

interface Row {
  readonly name: string;
  readonly extends?: string;
  readonly comment: string;
  readonly members: readonly { readonly name: string; readonly comment: string }[];
}

const rows: readonly Row[] = reference.objects;

/** The comments of an object's members; its own take the place of those that it inherits. */
function commentsOf({ extends: base, members }: Row): Map<string, string> {
  const inherited = rows.find(({ name }) => name === base);
  return new Map([
    ...(inherited === undefined ? [] : commentsOf(inherited)),
    ...members.map(({ name, comment }) => [name, comment] as const),
  ]);
}

const comments: ReadonlyMap<string, ShapeComments> = new Map(
  rows.map((row) => [row.name, { about: row.comment.replace('\n', ' '), members: commentsOf(row) }]),
);

/** The page of the payload, member by member, with the bounds that `validate` holds. */
export const payloadPage = (): string =>
  lines(
    madeBy('reference/members.json'),
    '# The document, member by member',
    'A document is one element of `invoice[]`, with the member names of the service. “Required” is what every document needs; what a document type needs or refuses besides is told by [the rules](../rules/README.md). A member that is not here would be dropped by the service without a word, so `validate` reports it. Three or four digits in brackets are errors of the tax authority.',
    shapeSections({ sections: sectionsInOrder(), comments }),
  );
