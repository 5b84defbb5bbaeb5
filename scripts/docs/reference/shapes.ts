import { bare, type ObjectShape, type Shape } from '../../../src/types/shape.js';
import { anchorOf, inline, lines, link, table } from '../markdown.js';
import { leafWords } from './leaf-words.js';
import type { ShapeComments } from './member-comments.js';
import { tableOfMember } from './tables-of-members.js';

/** One table of members. */
export interface ShapeSection {
  readonly heading: string;
  /** Shapes with these members; the first is shown. */
  readonly shapes: readonly [ObjectShape, ...ObjectShape[]];
  /** Where the comments of the members stand: the names that lead to the shape in its file. */
  readonly declared: string;
  readonly about?: string;
}

export interface ShapesPage {
  readonly sections: readonly ShapeSection[];
  /** The comments of all shapes, by where they are declared. */
  readonly comments: ReadonlyMap<string, ShapeComments>;
  /** Shapes that another page describes, with the link to it. */
  readonly elsewhere?: ReadonlyMap<Shape, string>;
  /** Words for values that the library reads by itself, by `heading.member` or `member`. */
  readonly own?: Readonly<Record<string, string>>;
}

function valueWords(section: ShapeSection, member: string, shape: Shape, page: ShapesPage): string {
  const own = page.own?.[`${section.heading}.${member}`] ?? page.own?.[member];
  if (own !== undefined) return own;
  const known = page.sections.find(({ shapes }) => shapes.some((each) => each === shape));
  if (known) return link(known.heading, `#${anchorOf(known.heading)}`);
  const elsewhere = page.elsewhere?.get(shape);
  if (elsewhere !== undefined) return elsewhere;
  const leaf = shape.kind === 'object' || shape.kind === 'list' ? undefined : shape;
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
  return Object.entries(section.shapes[0].members).map(([name, member]) => {
    const { shape, optional } = bare(member);
    const list = shape.kind === 'list';
    const value = valueWords(section, name, list ? shape.of : shape, page);
    const meaning = comments?.members.get(name) ?? '';
    if (meaning === '') throw new Error(`No comment on ${section.declared}.${name} `);
    return [inline(name), optional ? '' : 'yes', list ? `list of ${value}` : value, meaning];
  });
}

/** One table of members for each section. */
export function shapeSections(page: ShapesPage): string {
  const written = page.sections.map((section) => {
    const found = page.comments.get(section.declared);
    const about = section.about ?? found?.about ?? '';
    return lines(
      `## ${section.heading}`,
      about === '' ? undefined : about,
      table(['Member', 'Required', 'Value', 'Meaning'], memberRows(section, found, page)),
    ).trimEnd();
  });
  return written.join('\n\n');
}
