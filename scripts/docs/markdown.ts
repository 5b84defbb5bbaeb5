/** Pieces of Markdown, so that every page has the same layout. */

/** Joins the parts of a page; undefined parts are left out. */
export const lines = (...parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;

/** A fenced block. The fence is longer than any fence inside the text. */
export function block(language: string, text: string): string {
  const inside = text.match(/^`{3,}/gm) ?? [];
  const fence = '`'.repeat(Math.max(3, ...inside.map((run) => run.length + 1)));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** A block of JSON. */
export const json = (value: unknown): string => block('json', JSON.stringify(value, null, 2));

/** Code inside a sentence. */
export const inline = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** A link. */
export const link = (text: string, to: string): string => `[${text}](${to})`;

/** Text for a cell of a table. */
const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

/** A table; an empty cell is an empty text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A list with one item on each line. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The anchor that GitHub gives to a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The comment at the top of a generated page that names its source. */
export const madeBy = (source: string): string =>
  `<!-- Written by \`npm run docs\` from ${source}. Edit that, not this. -->`;
