import type * as z from 'zod';
import { leafOf } from '../../../src/types/leaf.js';
import { anchorOf, inline, lines, link, table } from '../markdown.js';
import { leafWords } from './leaf-words.js';
import { type ShapeComments, shapeComments } from './member-comments.js';
import { tableOfMember } from './tables-of-members.js';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: Schema): Def => schema._zod.def as Def;

interface Unwrapped {
  readonly schema: Schema;
  readonly optional: boolean;
  readonly list: boolean;
}

function unwrap(schema: Schema, optional = false, isList = false): Unwrapped {
  const def = defOf(schema);
  if (leafOf(schema) === undefined) {
    if (def.type === 'optional') return unwrap(def.innerType, true, isList);
    if (def.type === 'array') return unwrap(def.element, optional, true);
  }
  return { schema, optional, list: isList };
}

/** Gives the words for a value that carries no leaf of its own (unions of facts); empty when it has none. */
export type OtherWords = (schema: Schema) => string;

export interface ShapesPage {
  /** Names and shapes, in the order of the page. */
  readonly shapes: readonly (readonly [name: string, shape: Schema])[];
  /** The folder whose comments describe the members. */
  readonly folder: string;
  /** The heading of a shape. */
  readonly headingOf: (name: string) => string;
  readonly other?: OtherWords;
}

function valueWords(member: string, schema: Schema, page: ShapesPage): string {
  const leaf = leafOf(schema);
  const known = page.shapes.find(([, shape]) => shape === schema);
  if (known) {
    const heading = page.headingOf(known[0]);
    return link(heading, `#${anchorOf(heading)}`);
  }
  const codes = leaf && tableOfMember(member, leaf);
  const words = (leaf ? leafWords(leaf) : '') || (page.other?.(schema) ?? '');
  return codes ? `${words}: ${link(codes, `codes/${codes}.md`)}` : words;
}

function memberRows(shape: Schema, comments: ShapeComments | undefined, page: ShapesPage): string[][] {
  const def = defOf(shape);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).map(([name, member]) => {
    const { schema, optional, list } = unwrap(member);
    const value = valueWords(name, schema, page);
    return [
      inline(name),
      optional ? '' : 'yes',
      list ? `list of ${value}` : value,
      comments?.members.get(name) ?? '',
    ];
  });
}

/** One section with a table of members for each shape. */
export function shapeSections(page: ShapesPage): string {
  const comments = shapeComments(page.folder);
  const sections = page.shapes.map(([name, shape]) => {
    const about = comments.get(name);
    return lines(
      `## ${page.headingOf(name)}`,
      about?.about === '' ? undefined : about?.about,
      table(['Member', 'Required', 'Value', 'Meaning'], memberRows(shape, about, page)),
    ).trimEnd();
  });
  return sections.join('\n\n');
}
