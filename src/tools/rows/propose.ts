import type { Language } from '../../types/inside.js';
import { type Cell, readCell } from './cell.js';
import { orderOf } from './dates.js';
import { proposals } from './generated/proposals.js';
import { isHeading, memberNamed, plainHeading, UNCLEAR } from './headings.js';
import type { Mapping } from './mapping.js';
import { usualMeaning } from './meanings.js';
import { type Target, targetOf } from './place.js';
import { messageOf } from './problem.js';
import { withZero } from './read-rows.js';
import { MOST_COLUMNS, type Row, type Sheet, withHeadings } from './sheet.js';
import { PRICES, type Question, skeletonOf } from './skeleton.js';

export interface Proposal {
  readonly mapping: Mapping;
  /** What it does not say yet: columns without a meaning, and empty places. Reading the rows asks for them again. */
  readonly questions: readonly Question[];
  /** The rows above the headings, which have titles. */
  readonly skipped: readonly number[];
}

const RATE = /^\d{1,2}(?:[.,]\d{1,2})? ?%$/;

/** The percentages of VAT that there are. An amount of VAT is another number. */
const RATES = /^(?:24|17|13|9|6|4|3|0)(?:[.,]0+)?$/;

/** More texts of a column are no codes. */
const MOST_MEANINGS = 30;

/**
 * Proposes where the columns of a sheet go, by their headings, and for some by their cells. Columns whose meaning is not
 * known have an empty text, and what no column states has an empty place.
 */
export function proposeMapping(sheet: Sheet, language: Language): Proposal {
  const { headings, rows, titles } = withHeadings(sheet, isHeading);
  if (headings.length > MOST_COLUMNS) {
    const message = messageOf('sheet/columns', { found: headings.length, most: MOST_COLUMNS }, language);
    return { mapping: { columns: {} }, questions: [{ place: 'columns', message }], skipped: titles };
  }
  const columns = Object.fromEntries(meaningsOf(headings, rows));
  const questions: Question[] = [];
  for (const [heading, path] of Object.entries(columns)) {
    if (path === '') questions.push({ place: `columns/${heading}`, message: possible(heading, language) });
  }
  const stated = new Set(Object.values(columns).filter((path) => path !== null && path !== ''));
  const hasUnclearPrice = questions.some(({ place }) =>
    isPrice(plainHeading(place.slice('columns/'.length))),
  );
  const skeleton = skeletonOf(
    new Set([...stated, ...(hasUnclearPrice ? ['lines/price'] : [])] as string[]),
    language,
  );
  const found = cellsOf(columns, headings, rows, language);
  return {
    mapping: {
      columns,
      ...(Object.keys(found.values).length > 0 && { values: found.values }),
      document: skeleton.document,
      line: skeleton.line,
      ...(found.dates !== undefined && { dates: found.dates }),
    },
    questions: [...questions, ...found.questions, ...skeleton.questions],
    skipped: titles,
  };
}

const isPrice = (plain: string): boolean => UNCLEAR.price.has(plain) || UNCLEAR.amount.has(plain);

/** The member of each column; empty if it is not known, `null` if it is not needed. */
function meaningsOf(headings: readonly string[], rows: readonly Row[]): Map<string, string | null> {
  const meanings = new Map<string, string | null>();
  const cellsAt = (index: number) =>
    rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  const isTaken = (path: string) => [...meanings.values()].includes(path);
  for (const [index, heading] of headings.entries()) {
    if (heading === '' || meanings.has(heading)) continue;
    const path = memberNamed(heading) ?? rateOrAmount(heading, cellsAt(index));
    meanings.set(heading, path === undefined || (path !== null && isTaken(path)) ? '' : path);
  }
  const priced = settlePrice(meanings);
  for (const kind of ['number', 'count', 'amount'] as const) {
    for (const [index, heading] of headings.entries()) {
      if (meanings.get(heading) !== '' || !UNCLEAR[kind].has(plainHeading(heading))) continue;
      if (kind === 'amount') meanings.set(heading, priced ? '=total' : '');
      else if (isTaken('aa')) meanings.set(heading, null);
      else meanings.set(heading, kind === 'number' ? 'aa' : numberOrCount(cellsAt(index)));
    }
  }
  return meanings;
}

/** What a column of VAT has. An amount is computed, so it is compared. */
function rateOrAmount(heading: string, cells: readonly string[]): string | null | undefined {
  const plain = plainHeading(heading);
  if (UNCLEAR.computed.has(plain)) return '=vat';
  if (!UNCLEAR.vat.has(plain) || cells.length === 0) return undefined;
  if (cells.every((cell) => RATE.test(cell))) return 'lines/vat';
  return cells.some((cell) => RATE.test(cell)) || cells.every((cell) => RATES.test(cell))
    ? undefined
    : '=vat';
}

/** Α/Α counts the lines of each document (1, 2, 1), or all rows (1, 2, 3), or it is the number of the document. */
function numberOrCount(cells: readonly string[]): string | null {
  const numbers = cells.map(Number);
  if (numbers.some((number) => !Number.isInteger(number))) return '';
  if (numbers.some((number, index) => index > 0 && number < (numbers[index - 1] ?? 0))) return null;
  // From 1 without a gap, it may be either.
  return numbers[0] === 1 && numbers.every((number, index) => number === index + 1) ? '' : 'aa';
}

/**
 * A line has one price. Where a sheet has several, the price of a unit counts, and amounts that follow from it are compared
 * with the document. A price that may be with VAT or without counts as well.
 */
function settlePrice(meanings: Map<string, string | null>): boolean {
  const paths = new Set(meanings.values());
  const isUnclear = [...meanings.keys()].some((heading) => UNCLEAR.price.has(plainHeading(heading)));
  const order = paths.has('lines/quantity') ? PRICES : [PRICES[2], PRICES[3], PRICES[0], PRICES[1]];
  const kept = paths.has('lines/quantity') && isUnclear ? '' : order.find((path) => paths.has(path));
  for (const [heading, path] of meanings) {
    if (path !== kept && PRICES.some((price) => price === path)) {
      meanings.set(heading, path === 'lines/net' ? '=net' : path === 'lines/gross' ? '=gross' : null);
    }
  }
  return kept !== undefined;
}

const COLUMN = {
  price: 'columnPrice',
  amount: 'columnAmount',
  vat: 'columnVat',
  count: 'columnCount',
  discount: 'columnDiscount',
  any: 'columnAny',
} as const;

/** What a column without a meaning may be. */
function possible(heading: string, language: Language): string {
  const plain = plainHeading(heading);
  const kind = (['price', 'amount', 'vat', 'count', 'discount'] as const).find((each) =>
    UNCLEAR[each].has(plain),
  );
  return proposals[COLUMN[kind ?? 'any']][language];
}

interface FoundInCells {
  readonly values: NonNullable<Mapping['values']>;
  readonly dates: Mapping['dates'];
  readonly questions: readonly Question[];
}

/** What the cells of columns with codes mean, and how dates are written. */
function cellsOf(
  columns: Mapping['columns'],
  headings: readonly string[],
  rows: readonly Row[],
  language: Language,
): FoundInCells {
  const values: Record<string, Record<string, string | number>> = {};
  const questions: Question[] = [];
  let dates: Mapping['dates'];
  for (const [index, heading] of headings.entries()) {
    const target = targetOf(columns[heading] ?? '');
    if (!('steps' in target)) continue;
    const cells = new Set(rows.map(({ cells: all }) => all[index] ?? '').filter((cell) => cell !== ''));
    if (target.value.kind === 'date') dates ??= orderOf([...cells]);
    if (columns[heading]?.endsWith('/vatNumber') === true) {
      const repaired = [...cells].map((cell) => [cell, withZero(cell)] as const);
      const lost = repaired.filter((pair): pair is readonly [string, string] => pair[1] !== undefined);
      if (lost.length > 0) values[heading] = Object.fromEntries(lost.slice(0, MOST_MEANINGS));
    }
    if (!hasMeanings(target)) continue;
    for (const text of [...cells].slice(0, MOST_MEANINGS)) {
      const read = readCell(text, target.value, PLAIN);
      if (read.ok) continue;
      const meaning = usualMeaning(text, target) ?? '';
      values[heading] = { ...values[heading], [text]: meaning };
      if (meaning === '') {
        questions.push({ place: `values/${heading}/${text}`, message: doubtOf(read, language) });
      }
    }
  }
  return { values, dates, questions };
}

const PLAIN = { sign: undefined, dates: undefined, isPercent: false, meanings: undefined } as const;

const hasMeanings = ({ value }: Target): boolean =>
  value.kind === 'words' || value.kind === 'code' || (value.kind === 'integer' && value.table !== undefined);

const doubtOf = (read: Extract<Cell, { ok: false }>, language: Language): string =>
  messageOf(read.code, read.params, language);
