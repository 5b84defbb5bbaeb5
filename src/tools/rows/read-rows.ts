import { checkUnknown } from '../../builders/index.js';
import { copyOf } from '../../builders/inside.js';
import { isGreekVatNumber } from '../../codes/index.js';
import { foldText } from '../../codes/inside.js';
import { isObject } from '../../reading/inside.js';
import type { Params } from '../../types/index.js';
import type { Language } from '../../types/inside.js';
import { type Cell, readCell } from './cell.js';
import { type BuiltRows, differencesIn } from './checks.js';
import { type Column, type Columns, columnsOf } from './columns.js';
import { inGreekLetters } from './headings.js';
import type { Mapping } from './mapping.js';
import { problemOf, type RowProblem, type RowProblemCode } from './problem.js';
import { MOST_COLUMNS, type Row, type Sheet, withHeadings } from './sheet.js';

/** The facts of one document, and the rows that state them. */
export interface FactsOfRows {
  readonly rows: readonly [first: number, last: number];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What a sheet gives: facts for `buildUnknown`, and everything that is in doubt. */
export interface RowsRead {
  readonly documents: readonly FactsOfRows[];
  readonly problems: readonly RowProblem[];
  /** The rows that belong to no document: titles above the headings, and totals. */
  readonly skipped: readonly number[];
  /** The rows that the spreadsheet hides, and which are therefore left out. */
  readonly hidden: readonly number[];
}

/**
 * Makes facts from the rows of a sheet. Rows below each other with the same number are the lines of one document. A
 * document with any doubt in its rows is left out; if the mapping does not fit the sheet, all are.
 *
 * @example
 * const { documents, problems } = readRows(sheetOf(text), mapping, 'el');
 */
export function readRows(whole: Sheet, mapping: Mapping, language: Language): RowsRead {
  const names = new Map(Object.keys(mapping.columns).map((name) => [inGreekLetters(name), name]));
  const named = (text: string): string | undefined =>
    Object.hasOwn(mapping.columns, text) ? text : names.get(inGreekLetters(text));
  const asWritten = withHeadings(whole, (text) => named(text) !== undefined);
  const sheet = { ...asWritten, headings: asWritten.headings.map((text) => named(text) ?? text) };
  const found = sheet.headings.length;
  if (found > MOST_COLUMNS) {
    const tooMany = problemOf('sheet/columns', {}, { found, most: MOST_COLUMNS }, language);
    return { documents: [], problems: [tooMany], skipped: sheet.titles, hidden: [] };
  }
  const columns = columnsOf(sheet, mapping, language);
  const problems: RowProblem[] = [...columns.problems];
  const report = (code: RowProblemCode, row: number, column: string | undefined, params: Params = {}) =>
    problems.push(problemOf(code, { row, ...(column !== undefined && { column }) }, params, language));

  if (sheet.rows.length === 0) problems.push(problemOf('sheet/empty', {}, {}, language));
  for (const row of sheet.broken) report('sheet/quotes', row, undefined);
  if (problems.length > 0) return { documents: [], problems, skipped: sheet.titles, hidden: [] };

  const ways = waysToPay(columns.mapped);
  const [ofLines, ofDocuments] = [true, false].map((ofLine) =>
    columns.mapped.filter(({ target }) => target.ofLine === ofLine),
  ) as [Column[], Column[]];
  // Most cells of a column repeat.
  const cellsRead = new Map(columns.mapped.map(({ index }) => [index, new Map<string, Cell>()]));
  const documents: FactsOfRows[] = [];
  const hidden: number[] = [];
  const built: BuiltRows[] = [];
  const totals = new Set(sheet.rows.filter((row) => isTotal(row, columns.key)));
  const kept = totals.size === 0 ? sheet.rows : sheet.rows.filter((row) => !totals.has(row));
  for (const { rows, start, isTwice } of documentsIn(kept, columns.key)) {
    const before = problems.length;
    const first = rows[0];
    const unseen = sheet.hidden === undefined ? [] : rows.filter(({ number }) => sheet.hidden?.has(number));
    if (unseen.length === rows.length) {
      hidden.push(...unseen.map(({ number }) => number));
      continue;
    }
    for (const { number } of unseen) report('row/hidden', number, undefined);
    if (sheet.merged !== undefined)
      for (const range of mergedIn(rows)) report('row/merged', range.row, undefined, { range: range.name });
    for (const row of rows) checkRow(row);
    const stray =
      rows.length > 1 ? rows.find((row) => row !== first && isUnnumbered(row, columns.key)) : undefined;
    if (stray !== undefined) report('row/left-out', first.number, undefined, { below: stray.number });
    if (start !== undefined) report('row/apart', first.number, undefined, { first: start.number });
    const facts = factsOf(rows);
    const last = rows.at(-1) ?? first;
    if (!isTwice && problems.length === before) {
      documents.push({ rows: [first.number, last.number], facts });
      if (columns.checked.length > 0) {
        const { document } = checkUnknown(facts);
        if (document !== undefined) built.push({ rows, document });
      }
    }
  }
  const differing = new Set<number>();
  for (const column of columns.checked) {
    for (const { row, stated, computed } of differencesIn(column, built, columns.sign)) {
      report('cell/amount', row.number, column.heading, { value: stated, computed });
      differing.add(row.number);
    }
  }
  const equal = documents.filter(({ rows: [first, last] }) => {
    for (let row = first; row <= last; row += 1) if (differing.has(row)) return false;
    return true;
  });
  return {
    documents: equal,
    problems,
    skipped: [...sheet.titles, ...[...totals].map(({ number }) => number)],
    hidden,
  };

  /** The merged cells that reach into the rows, in columns that the mapping uses. */
  function* mergedIn(rows: readonly Row[]): Generator<{ readonly row: number; readonly name: string }> {
    const used = [...columns.mapped, ...columns.key].map(({ index }) => index);
    for (const {
      name,
      rows: [start, end],
      columns: [left, right],
    } of sheet.merged ?? []) {
      const row = rows.find(({ number }) => number >= start && number <= end);
      if (row !== undefined && used.some((index) => index >= left && index <= right)) {
        yield { row: row.number, name };
      }
    }
  }

  /** The row is whole and says to which document it belongs. */
  function checkRow(row: Row): void {
    const { number, cells } = row;
    const { length } = sheet.headings;
    if (
      cells.length !== length &&
      (cells.length < length || cells.slice(length).some((cell) => cell !== ''))
    ) {
      report('sheet/cells', number, undefined, { found: cells.length, expected: length });
    }
    if (!isUnnumbered(row, columns.key)) return;
    const empty = columns.key.filter(({ index }) => (cells[index] ?? '') === '');
    report('row/without-key', number, undefined, { columns: empty.map(({ heading }) => heading).join(', ') });
  }

  function factsOf(rows: readonly Row[]): Record<string, unknown> {
    const facts: Container = copyOf(mapping.document ?? {});
    const lines = rows.map((row) => lineOf(row));
    for (const column of ofDocuments) {
      const stated = valueOfDocument(rows, column);
      if (stated !== undefined) put(facts, column.target.steps, stated);
    }
    if (mapping.line !== undefined || ofLines.length > 0) facts['lines'] = lines;
    return tidied(facts, ways);
  }

  function lineOf(row: Row): Record<string, unknown> {
    const line = copyOf(mapping.line ?? {});
    for (const column of ofLines) {
      const value = cellOf(row, column);
      if (value !== undefined) put(line, column.target.steps, value);
    }
    return line;
  }

  /** What the rows of a document state together. Later rows may leave the cell empty. */
  function valueOfDocument(rows: readonly Row[], column: Column): unknown {
    if (rows.length === 1) return cellOf(rows[0] as Row, column);
    let stated: { readonly cell: string; readonly row: number; readonly value: unknown } | undefined;
    for (const row of rows) {
      const cell = row.cells[column.index] ?? '';
      if (cell === '' || cell === stated?.cell) continue;
      const value = cellOf(row, column);
      if (stated === undefined) stated = { cell, row: row.number, value };
      else if (value !== stated.value) {
        const { cell: other, row: first } = stated;
        report('cell/differs', row.number, column.heading, { value: cell, other, first });
      }
    }
    return stated?.value;
  }

  function cellOf(row: Row, { index, heading, path, target, writing, isAmount }: Column): unknown {
    const cell = (isAmount ? row.shown?.get(index) : undefined) ?? row.cells[index] ?? '';
    if (cell === '') return undefined;
    const known = cellsRead.get(index);
    const earlier = known?.get(cell);
    const read = earlier ?? readCell(cell, target.value, writing);
    if (earlier === undefined && known !== undefined && known.size < MOST_KNOWN) known.set(cell, read);
    if (read.ok) {
      const repaired = path.endsWith('/vatNumber') ? withZero(String(read.value)) : undefined;
      if (repaired === undefined) return read.value;
      report('cell/vat-number', row.number, heading, { value: cell, repaired });
      return undefined;
    }
    report(read.code, row.number, heading, read.params);
    return undefined;
  }
}

/** The VAT number whose zero at the beginning a spreadsheet has dropped. */
export const withZero = (text: string): string | undefined =>
  /^\d{8}$/.test(text) && isGreekVatNumber(`0${text}`) ? `0${text}` : undefined;

/** How many cells of a column are remembered: those of numbers and names differ in each row. */
const MOST_KNOWN = 1000;

type Key = Columns['key'];

/** What people write before a total, normalized by `foldText`. */
const TOTAL = /^(?:(?:γενικ[οα] )?συνολ[οα]|(?:grand )?totals?|sum)[ .:]*$/;

const saysTotal = (cell: string): boolean => !/^\d/.test(cell) && TOTAL.test(foldText(cell));

/** Whether a row below documents has totals: it says so, and nothing of what tells documents apart. */
const isTotal = ({ cells }: Row, key: Key): boolean =>
  key.length > 0 &&
  key.every(({ index }) => (cells[index] ?? '') === '' || saysTotal(cells[index] ?? '')) &&
  cells.some(saysTotal);

/** The rows of a document. */
interface Group {
  readonly rows: [Row, ...Row[]];
  /** The first row of an earlier document with the same key. */
  readonly start: Row | undefined;
  /** Whether another document has the same key. */
  isTwice: boolean;
}

const isUnnumbered = ({ cells }: Row, key: Key): boolean =>
  key.some(({ index }) => (cells[index] ?? '') === '');

/** The rows of each document. A row without a number stays with the document above it, which is then in doubt. */
function documentsIn(rows: readonly Row[], columns: Key): Group[] {
  const groups: Group[] = [];
  const starts = new Map<string, Group>();
  let present: Group | undefined;
  let presentKey = '';
  for (const row of rows) {
    let key = '';
    // The length keeps two cells apart from one with a separator.
    for (const { index } of columns) key += `${row.cells[index]?.length}:${row.cells[index]}`;
    if (present !== undefined && columns.length > 0 && (key === presentKey || isUnnumbered(row, columns))) {
      present.rows.push(row);
      continue;
    }
    const start = columns.length > 0 ? starts.get(key) : undefined;
    present = { rows: [row], start: start?.rows[0], isTwice: start !== undefined };
    if (start === undefined) starts.set(key, present);
    else start.isTwice = true;
    presentKey = key;
    groups.push(present);
  }
  return groups;
}

/** The payments whose amounts have columns, and whose types have none. */
function waysToPay(mapped: readonly Column[]): number[] {
  const paths = new Set(mapped.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const index = /^payments\/(\d+)\/amount$/.exec(path)?.[1];
    return index === undefined || paths.has(`payments/${index}/type`) ? [] : [Number(index)];
  });
}

type Container = Record<string | number, unknown>;

/** Puts a value into facts, and makes the objects and lists on the way. */
function put(facts: object, steps: readonly (string | number)[], value: unknown): void {
  let place = facts as Container;
  let last: string | number | undefined;
  for (const step of steps) {
    if (last !== undefined) {
      const inside = place[last];
      const next = isObject(inside) ? inside : emptyFor(step);
      place[last] = next;
      place = next as Container;
    }
    last = step;
  }
  if (last !== undefined) place[last] = value;
}

const emptyFor = (step: string | number | undefined): object => (typeof step === 'number' ? [] : {});

/**
 * The facts with lists in order: positions only tell columns apart. A payment whose amount has a column of its own and
 * is empty or zero did not happen, if the mapping states its type: the column is one of several ways to pay.
 */
function tidied(facts: Container, ways: readonly number[]): Container {
  for (const name in facts) {
    const value = facts[name];
    const kept = !Array.isArray(value)
      ? value
      : value.filter(
          (item, index) =>
            item !== undefined && !(name === 'payments' && ways.includes(index) && isUnpaid(item)),
        );
    if (kept === undefined || (Array.isArray(kept) && kept.length === 0)) delete facts[name];
    else if (kept !== value) facts[name] = kept;
  }
  return facts;
}

const isUnpaid = ({ amount }: { readonly amount?: unknown }): boolean =>
  amount === undefined || /^0+(?:\.0+)?$/.test(String(amount));
