import type * as z from 'zod/mini';
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

/** One table of members. */
export interface ShapeSection {
  readonly heading: string;
  /** Shapes with these members; the first is shown. */
  readonly shapes: readonly [Schema, ...Schema[]];
  /** Where the comments of the members stand: the names that lead to the shape in its file. */
  readonly declared: string;
  readonly about?: string;
}

export interface ShapesPage {
  readonly sections: readonly ShapeSection[];
  /** The folder whose comments describe the members. */
  readonly folder: string;
  /** Shapes that another page describes, with the link to it. */
  readonly elsewhere?: ReadonlyMap<Schema, string>;
  /** Words for values that the library reads by itself, by `heading.member` or `member`. */
  readonly own?: Readonly<Record<string, string>>;
}

function valueWords(section: ShapeSection, member: string, schema: Schema, page: ShapesPage): string {
  const own = page.own?.[`${section.heading}.${member}`] ?? page.own?.[member];
  if (own !== undefined) return own;
  const known = page.sections.find(({ shapes }) => shapes.includes(schema));
  if (known) return link(known.heading, `#${anchorOf(known.heading)}`);
  const elsewhere = page.elsewhere?.get(schema);
  if (elsewhere !== undefined) return elsewhere;
  const leaf = leafOf(schema);
  const words = leaf === undefined ? '' : leafWords(leaf);
  if (words === '') throw new Error(`No words for ${section.heading}.${member}`);
  const codes = leaf && tableOfMember(member, leaf);
  return codes ? `${words}: ${link(codes, `codes/${codes}.md`)}` : words;
}

function memberRows(
  section: ShapeSection,
  comments: ShapeComments | undefined,
  page: ShapesPage,
): string[][] {
  const def = defOf(section.shapes[0]);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).map(([name, member]) => {
    const { schema, optional, list } = unwrap(member);
    const value = valueWords(section, name, schema, page);
    const meaning = comments?.members.get(name) ?? '';
    if (meaning === '') throw new Error(`No comment on ${section.declared}.${name} in ${page.folder}`);
    return [inline(name), optional ? '' : 'yes', list ? `list of ${value}` : value, meaning];
  });
}

/** One table of members for each section. */
export function shapeSections(page: ShapesPage): string {
  const comments = shapeComments(page.folder);
  const written = page.sections.map((section) => {
    const found = comments.get(section.declared);
    const about = section.about ?? found?.about ?? '';
    return lines(
      `## ${section.heading}`,
      about === '' ? undefined : about,
      table(['Member', 'Required', 'Value', 'Meaning'], memberRows(section, found, page)),
    ).trimEnd();
  });
  return written.join('\n\n');
}
