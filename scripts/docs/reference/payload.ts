import { documentShape } from '../../../src/types/generated/shapes.js';
import { bare, type ObjectShape, type Shape } from '../../../src/types/shape.js';
import { lines, madeBy } from '../markdown.js';
import { type ShapeSection, shapeSections } from './shapes.js';

/** The words of an object's name: `InvoiceHeader` is `Invoice header`. */
const headingOf = (name: string): string =>
  name.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every object below the document, in reading order. */
function sectionsInOrder(): ShapeSection[] {
  const found: ObjectShape[] = [];
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list') visit(shape.of);
    if (shape.kind !== 'object' || found.includes(shape)) return;
    found.push(shape);
    for (const member of Object.values(shape.members)) visit(bare(member).shape);
  };
  visit(documentShape);
  return found.map((shape) => ({ heading: headingOf(shape.name), shapes: [shape] }));
}

/** The page of the payload, member by member, with the bounds that `validate` checks. */
export const payloadPage = (): string =>
  lines(
    madeBy('reference/members.json'),
    '# The document, member by member',
    'A document is one element of `invoice[]`, with the member names of the service. “Required” members are needed in every document; the rules (`parastatiko explain ID`) state what each document type also needs or refuses. The service silently drops a member that is not listed here, so `validate` reports it. Three or four digits in brackets are errors of the tax authority.',
    shapeSections({ sections: sectionsInOrder() }),
  );
