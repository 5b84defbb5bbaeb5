import type { Block } from './definition.js';
import type { Letters } from './letters.js';
import type { Tag, TagType } from './tags.js';

/** A block whose members can be read. */
type Open = Readonly<Record<string, unknown>>;

/** What a block may say about itself for the structure of the PDF; pdfmake does not read it. */
export interface Roles {
  /** The element of a text. Default: a paragraph. */
  readonly role?: 'H1' | 'H2';
  /** The text for an SVG. Without it, the picture is only decoration. */
  readonly alt?: string;
}

const BLANK = /^\s*$/;

/**
 * The blocks with a font for each piece of text and, below `parent`, an element of the structure for each text. Blocks of
 * headers and footers have no parent: they are not read aloud on every page.
 */
export const dressed = (blocks: readonly Block[], letters: Letters, parent?: Tag): Block[] =>
  blocks.map((block) => dress(block, letters, parent));

function dress(block: Block, letters: Letters, parent: Tag | undefined): Block {
  if (typeof block === 'string') return block === '' ? '' : dress({ text: block }, letters, parent);
  const { text, stack, columns, table, svg, alt, role } = block as Open & Roles;
  if (text !== undefined) {
    const inPieces = block['alignment'] === 'right' ? wordsInPieces : allInPieces;
    return { ...block, text: inPieces(runs(text, letters, tagOf(text, parent, role))) };
  }
  if (isList(stack)) return { ...block, stack: dressed(stack, letters, parent) };
  if (isList(columns)) return { ...block, columns: dressed(columns, letters, parent) };
  if (table !== undefined) return { ...block, table: tableOf(table as Table, letters, parent) };
  if (typeof svg !== 'string') return block;
  const drawn = {
    ...block,
    svg: svg.replace(TEXT, (_, inside: string) => `>${spans(inside, letters)}</text>`),
  };
  if (alt === undefined || parent === undefined) return drawn;
  const tag = parent.child('Figure', alt);
  tag.hasContent = true;
  return { ...drawn, tag };
}

const TEXT = />([^<>]*)<\/text>/g;

/** The text of a drawing with its fonts. It is escaped, which the letters of every font allow. */
const spans = (text: string, letters: Letters): string =>
  letters
    .piecesOf(text)
    .map((piece) => `<tspan font-family="${piece.font}">${piece.text}</tspan>`)
    .join('');

const isList = (value: unknown): value is readonly Block[] => Array.isArray(value);

function tagOf(text: unknown, parent: Tag | undefined, role: TagType = 'P'): Tag | undefined {
  if (parent === undefined || (typeof text === 'string' && BLANK.test(text))) return undefined;
  const tag = parent.holdsText ? parent : parent.child(role);
  tag.hasContent = true;
  return tag;
}

/** The runs of a text, each with its font and its element. A link is an element of its own. */
function runs(text: unknown, letters: Letters, tag: Tag | undefined): Block[] {
  if (isList(text)) return text.flatMap((each) => runs(each, letters, tag));
  if (typeof text !== 'string') {
    const { text: inside, ...rest } = text as Open;
    const own = 'link' in rest ? linkIn(tag) : tag;
    return runs(inside, letters, own).map((run) => ({ ...rest, ...(run as object) }));
  }
  return letters.piecesOf(text).map((piece) => ({
    text: piece.text,
    ...(piece.font !== letters.usual && { font: piece.font }),
    ...(tag !== undefined && { tag }),
  }));
}

/** A word that is wider than some columns. Capital letters are wider than others. */
export const LONG_WORD = /\S{16}|\p{Lu}{11}/u;
const FIGURE = /^[^\p{L}]*$/u;
const PIECES = /\S{1,6}|\s+/g;

/**
 * Long words in pieces. A column is at least as wide as its longest run, so a word of one run would push the next columns
 * off the sheet. pdfmake keeps runs without a blank between them together, and breaks them only at the end of the line.
 */
const allInPieces = (list: readonly Block[]): Block[] =>
  list.flatMap((run) => {
    const { text } = run as { readonly text: string };
    if (!LONG_WORD.test(text)) return [run];
    return (text.match(PIECES) ?? []).map((piece) => ({ ...(run as object), text: piece }));
  });

/** The same for what is on the right: figures there stay whole. */
const wordsInPieces = (list: readonly Block[]): Block[] =>
  list.flatMap((run) => (FIGURE.test((run as { readonly text: string }).text) ? [run] : allInPieces([run])));

function linkIn(tag: Tag | undefined): Tag | undefined {
  const link = tag?.child('Link');
  if (link !== undefined) link.hasContent = true;
  return link;
}

interface Table {
  readonly headerRows?: number;
  readonly body: readonly (readonly Block[])[];
}

/** A table with a head is one for readers too. All others only place texts: each row is a paragraph. */
function tableOf(table: Table, letters: Letters, parent: Tag | undefined): object {
  const { headerRows = 0, body } = table;
  if (headerRows === 0) return { ...table, body: body.map((row) => placed(row, letters, parent)) };
  const whole = parent?.child('Table');
  const rows = body.map((row, index) => {
    const tag = whole?.child('TR');
    return row.map((cell) => dress(cell, letters, tag?.child(index < headerRows ? 'TH' : 'TD')));
  });
  return { ...table, body: rows };
}

/** The texts of a row as one paragraph, with a blank after each. */
function placed(row: readonly Block[], letters: Letters, parent: Tag | undefined): Block[] {
  if (parent === undefined || row.length === 1) return dressed(row, letters, parent);
  const paragraph = parent.holdsText ? parent : parent.child('P');
  return dressed(row, letters, paragraph).map((cell, index) => {
    const { text } = cell as Open;
    return index + 1 < row.length && isList(text) && text.length > 0
      ? { ...(cell as object), text: [...text, { text: ' ', tag: paragraph }] }
      : cell;
  });
}
