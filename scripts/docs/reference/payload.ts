import type * as z from 'zod/mini';
import * as types from '../../../src/types/index.js';
import { documentShape } from '../../../src/types/index.js';
import { leafOf } from '../../../src/types/leaf.js';
import { lines, madeBy } from '../markdown.js';
import { type ShapeSection, shapeSections } from './shapes.js';

/** The words of a shape's name: `invoiceHeaderShape` is `invoice header`. */
const headingOf = (name: string): string => {
  const words = name.replace(/Shape$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Every shape below the document, in the order in which a reader meets them. */
function sectionsInOrder(): ShapeSection[] {
  const names = new Map<unknown, string>(
    Object.entries(types).map(([name, value]): [unknown, string] => [value, name]),
  );
  const found: ShapeSection[] = [];
  const visit = (schema: z.core.$ZodType): void => {
    if (leafOf(schema) !== undefined) return;
    const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
    if (def.type === 'optional') visit(def.innerType);
    else if (def.type === 'array') visit(def.element);
    else if (def.type === 'object' && !found.some(({ shapes }) => shapes.includes(schema))) {
      const declared = names.get(schema) ?? 'unnamed';
      found.push({ heading: headingOf(declared), shapes: [schema], declared });
      for (const member of Object.values(def.shape)) visit(member);
    }
  };
  visit(documentShape);
  return found;
}

/** The page of the payload, member by member, with the bounds that `validate` holds. */
export const payloadPage = (): string =>
  lines(
    madeBy('src/types'),
    '# The document, member by member',
    'A document is one element of `invoice[]`, with the member names of the service. “Required” is what every document needs; what a document type needs or refuses besides is told by [the rules](../rules/README.md). A member that is not here would be dropped by the service without a word, so `validate` reports it. Three or four digits in brackets are errors of the tax authority.',
    shapeSections({ sections: sectionsInOrder(), folder: 'src/types' }),
  );
