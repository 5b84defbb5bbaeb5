import { type Comments, comments as commentsOfDocuments } from '../../../src/schema/generated/comments.js';
import { bare, isLeaf, type ObjectShape, type Shape } from '../../../src/types/shape.js';
import { anchorOf, inline, lines, link, table } from '../markdown.js';
import { leafWords } from './leaf-words.js';
import { tableOfMember } from './tables-of-members.js';

/** One table of members. */
export interface ShapeSection {
  readonly heading: string;
  /** Shapes with these members; the first is shown. */
  readonly shapes: readonly [ObjectShape, ...ObjectShape[]];
  readonly about?: string;
}

export interface ShapesPage {
  readonly sections: readonly ShapeSection[];
  /** Words for values that are described elsewhere. */
  readonly words?: ReadonlyMap<Shape, string>;
  /** Words for single values, by `heading.member`. */
  readonly own?: Readonly<Record<string, string>>;
  /** The comments of objects, by their names. Default: those of documents and facts. */
  readonly comments?: Readonly<Record<string, Comments>>;
}

function valueWords(section: ShapeSection, member: string, shape: Shape, page: ShapesPage): string {
  const own = page.own?.[`${section.heading}.${member}`] ?? page.words?.get(shape);
  if (own !== undefined) return own;
  if (shape.kind === 'list') return `list of ${valueWords(section, member, shape.of, page)}`;
  if (shape.kind === 'some') {
    const words = (shape.words ?? []).map((word) => `${inline(`"${word}"`)}, `).join('');
    return `${words}${valueWords(section, member, shape.of, page)} or a list of it`;
  }
  const known = page.sections.find(({ shapes }) => shapes.some((each) => each === shape));
  if (known) return link(known.heading, `#${anchorOf(known.heading)}`);
  const words = isLeaf(shape) ? leafWords(shape) : '';
  if (!isLeaf(shape) || words === '') throw new Error(`No words for ${section.heading}.${member}`);
  const codes = tableOfMember(member, shape);
  return codes ? `${words}: ${link(codes, `codes/${codes}.md`)}` : words;
}

function memberRows(section: ShapeSection, page: ShapesPage): string[][] {
  const [shown] = section.shapes;
  const { comments = commentsOfDocuments } = page;
  return Object.entries(shown.members).map(([name, member]) => {
    const { shape, optional } = bare(member);
    const meaning = comments[shown.name]?.members[name] ?? '';
    if (meaning === '') throw new Error(`No comment on ${shown.name}.${name}`);
    return [inline(name), optional ? '' : 'yes', valueWords(section, name, shape, page), meaning];
  });
}

/** Which members go together. */
const waysOf = (about: Comments | undefined): string | undefined =>
  about?.ways && `Needs ${about.ways.map((names) => names.map(inline).join(' and ')).join(', or ')}.`;

/** One table of members for each section. */
export function shapeSections(page: ShapesPage): string {
  const { comments = commentsOfDocuments } = page;
  const written = page.sections.map((section) => {
    const about = section.about ?? comments[section.shapes[0].name]?.about ?? '';
    return lines(
      `## ${section.heading}`,
      about === '' ? undefined : about,
      table(['Member', 'Required', 'Value', 'Meaning'], memberRows(section, page)),
      waysOf(comments[section.shapes[0].name]),
    ).trimEnd();
  });
  return written.join('\n\n');
}
