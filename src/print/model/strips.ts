import { linesOfLabel } from './fit.js';
import type { Column, Entry, PrintModel, QrCode, Row, Section, Table, Value } from './model.js';
import { words } from './values.js';

/** One step of a roll, from top to bottom. */
export type Strip =
  | {
      readonly kind: 'text';
      readonly values: readonly Value[];
      readonly style?: TextStyle;
      readonly center?: true;
    }
  | {
      readonly kind: 'pair';
      readonly left: readonly Value[];
      readonly right: readonly Value[];
      readonly style?: TextStyle;
    }
  /** A row of a small table: its columns have these widths, in letters, and all but the first are right-aligned. */
  | {
      readonly kind: 'cells';
      readonly cells: readonly Value[];
      readonly widths: readonly number[];
      readonly style?: TextStyle;
    }
  /** The steps of one row, which no page breaks. */
  | { readonly kind: 'row'; readonly strips: readonly Strip[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'logo'; readonly image: string }
  | { readonly kind: 'qr'; readonly qr: QrCode };

/** A band is light on dark, as wide as the paper. `fixed` keeps all blanks. */
export type TextStyle = 'large' | 'strong' | 'band' | 'fixed';

/** About how many letters fit in a line of a roll. */
export const LETTERS = { roll80: 48, roll58: 32 } as const;

const RULE: Strip = { kind: 'rule' };
/** An empty line. Browsers drop one without a character. */
const BLANK: Strip = { kind: 'text', values: [words('\u00A0')] };

/**
 * The page as the steps of a roll that is so many letters wide, from top to bottom. Both the HTML of rolls and the bytes
 * for printers are made from them.
 */
export function stripsOf(model: PrintModel, letters: number): Strip[] {
  const { sections, title, subtitle, notices, look, qr } = model;
  const { logo } = look;
  const [issuer, ...others] = sections;
  const answer = others.filter(({ place }) => place === 'issued');
  const foot = others.filter(({ place }) => place === 'foot');
  const middle = others.filter(({ place }) => place !== 'issued' && place !== 'foot');
  return [
    ...(logo === undefined ? [] : [{ kind: 'logo', image: logo } as const]),
    ...(issuer === undefined ? [] : centered(issuer)),
    RULE,
    { kind: 'text', values: [title], style: 'large', center: true },
    ...(subtitle === undefined
      ? []
      : [{ kind: 'text', values: [subtitle], style: 'strong', center: true } as const]),
    ...notices.flatMap((notice) => centeredEntry(notice)),
    ...middle.flatMap((section, index) => [
      ...(index === 0 ? [] : [RULE]),
      ...sectionStrips(section, letters),
    ]),
    ...(answer.length === 0 && qr === undefined ? [] : [RULE]),
    ...answer.flatMap((section) => sectionStrips(section, letters)),
    ...(qr === undefined ? [] : [{ kind: 'qr', qr } as const]),
    ...foot.flatMap(footStrips),
  ];
}

const centered = ({ entries = [] }: Section): Strip[] => entries.flatMap(centeredEntry);

function footStrips({ title, ...section }: Section): Strip[] {
  const heading: Entry[] = title === undefined ? [] : [{ values: [words(title)], style: 'strong' }];
  return [RULE, ...heading.flatMap(centeredEntry), ...centered(section)];
}

function centeredEntry({ label, values, style }: Entry): Strip[] {
  if (style === 'fixed') return [{ kind: 'text', values, style }];
  const all = label === undefined ? values : [words(`${label}:`), ...values];
  return [
    { kind: 'text', values: all, center: true, ...((style === 'strong' || style === 'band') && { style }) },
  ];
}

function sectionStrips({ title, entries = [], table, boxes = [], place }: Section, letters: number): Strip[] {
  const heading: Strip[] =
    title === undefined ? [] : [{ kind: 'text', values: [words(title)], style: 'strong' }];
  return [
    ...heading,
    ...entries.map((entry) => entryStrip(entry, place)),
    ...(table === undefined ? [] : tableStrips(table, place, letters)),
    ...boxes.flatMap(boxStrips),
  ];
}

/** Room for a signature, with its words below. */
const boxStrips = (label: string): Strip[] => [
  BLANK,
  BLANK,
  BLANK,
  RULE,
  { kind: 'text', values: [words(label)], center: true },
];

/** Tables of figures keep their columns where these fit. In all other tables, each row is a block. */
function tableStrips(table: Table, place: Section['place'], letters: number): Strip[] {
  const rows = table.rows.map((row): Strip => ({ kind: 'row', strips: rowStrips(row, table.columns) }));
  return place === 'side' && table.columns.length > 2 ? (cellStrips(table, letters) ?? rows) : rows;
}

const NO_VALUE = words('');

/** More blanks between figures, beside the one that is always there, would part what belongs together. */
const MOST_GAP = 3;

/** The rows of a table with a head; undefined if the columns are wider than the roll. */
function cellStrips({ columns, rows }: Table, letters: number): Strip[] | undefined {
  const labels = columns.map(({ label, short = label }) => linesOfLabel(short));
  const widths = labels.map((lines, index) =>
    Math.max(
      ...lines.map(({ length }) => length),
      ...rows.map(({ cells }) => cells[index]?.text.length ?? 0),
    ),
  );
  const room = letters - widths.reduce((sum, width) => sum + width + 1, -1);
  if (room < 0) return undefined;
  // Figures that touch are read as one.
  const gap = Math.min(MOST_GAP, Math.floor(room / (columns.length - 1)));
  const spread = widths.map((width, index) => (index === 0 ? width : width + gap));
  const lines = Math.max(...labels.map(({ length }) => length));
  const head = Array.from({ length: lines }, (_, line): Strip => {
    const cells = labels.map((texts) => words(texts[line] ?? ''));
    return { kind: 'cells', cells, widths: spread };
  });
  const body = rows.flatMap(({ cells, notes }): Strip[] => [
    { kind: 'cells', cells: columns.map((_, index) => cells[index] ?? NO_VALUE), widths: spread },
    ...notes.map((note) => noteStrip(note)),
  ]);
  return [...head, ...body];
}

/** The members of the service's answer are wider than half a roll. */
function entryStrip({ label, values, style }: Entry, place: Section['place']): Strip {
  if (place === 'issued')
    return noteStrip({
      values,
      ...(label !== undefined && { label }),
      ...(style !== undefined && { style }),
    });
  const bold = style === 'strong' ? ({ style: place === 'totals' ? 'large' : 'strong' } as const) : {};
  return label === undefined
    ? { kind: 'text', values, ...bold }
    : { kind: 'pair', left: [words(label)], right: values, ...bold };
}

/** What is joined by a word says something else than what is before it: `2 τεμάχια · ΦΠΑ 24%`. */
const WORD = /\p{L}/u;

/**
 * A row of a table: its texts on one line, then each figure with its label. Columns that belong together, such as
 * quantity and price, form one text.
 */
function rowStrips({ cells, notes }: Row, columns: readonly Column[]): Strip[] {
  const texts: Value[] = [];
  const figures: Strip[] = [];
  let joined: Value[] = [];
  let isCounted = false;
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    if (cell === undefined) continue;
    if (column.joinedBy !== undefined) {
      const isRate = WORD.test(column.joinedBy);
      if (joined.length > 0 && isRate) joined.push(words('·'));
      if (column.joinedBy !== '' && cell.alone !== true) joined.push(words(column.joinedBy));
      joined.push(cell);
      isCounted ||= !isRate;
    } else if (column.align === 'start') texts.push(cell);
    else {
      const { label, beside } = column;
      if (beside === 'nothing' && joined.length > 0) figures.push({ kind: 'text', values: joined.splice(0) });
      const isBeside = joined.length > 0 && (isCounted || beside === 'rate');
      const own = isBeside ? [] : [words(joined.length > 0 ? `${label} ·` : label)];
      figures.push({ kind: 'pair', left: [...own, ...joined], right: [cell] });
      [joined, isCounted] = [[], false];
    }
  }
  if (joined.length > 0) figures.push({ kind: 'text', values: joined });
  const [only] = figures;
  const isShort =
    figures.length === 1 &&
    only?.kind === 'pair' &&
    columns.length < 4 &&
    !columns.some(({ joinedBy }) => joinedBy !== undefined);
  const head: Strip[] = isShort
    ? [{ ...only, left: texts }]
    : [
        ...(texts.length === 0 ? [] : [{ kind: 'text', values: texts, style: 'strong' } as const]),
        ...figures,
      ];
  return [...head, ...notes.map((note) => noteStrip(note))];
}

function noteStrip({ label, values, style }: Entry): Strip {
  const last = values.at(-1);
  const bold = style === 'strong' && { style };
  const all = label === undefined ? values : [words(`${label}:`), ...values];
  return last?.figure === true
    ? { kind: 'pair', left: all.slice(0, -1), right: [last], ...bold }
    : { kind: 'text', values: all, ...bold };
}
