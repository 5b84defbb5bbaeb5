import type { Language } from '../../types/inside.js';
import { isDecimal, type Writing } from './cell.js';
import { type CheckedColumn, isComparison } from './checks.js';
import { type Sign, signOf } from './decimals.js';
import type { Mapping } from './mapping.js';
import { type Target, targetOf } from './place.js';
import { problemOf, type RowProblem } from './problem.js';
import type { SheetWithHeadings } from './sheet.js';
import { emptyPlaces } from './skeleton.js';

/** A column whose cells go into facts. */
export interface Column {
  readonly heading: string;
  readonly index: number;
  readonly path: string;
  readonly target: Target;
  readonly writing: Writing;
  /** Whether it is an amount, which has cents. A price has all decimals that the sheet holds. */
  readonly isAmount: boolean;
}

/** A column whose cells are not looked at yet. */
type Place = Omit<Column, 'writing' | 'isAmount'>;

/** The columns of a sheet, as the mapping uses them. */
export interface Columns {
  readonly mapped: readonly Column[];
  /** The columns whose amounts are compared with the document. */
  readonly checked: readonly CheckedColumn[];
  /** The decimal separator of the sheet, if it is known. */
  readonly sign: Sign | undefined;
  /** The columns whose cells tell documents apart. Empty: each row is a document. */
  readonly key: readonly { readonly heading: string; readonly index: number }[];
  readonly problems: readonly RowProblem[];
}

/** The members that tell documents apart, unless the mapping names columns. */
const KEY = new Set(['type', 'series', 'aa', 'issuer/vatNumber', 'issuer/branch']);

/** The members that are percentages. */
const PERCENT = /(?:^|\/)(?:vat|percent)$/;

/** The members that are amounts of money. */
const AMOUNT = /(?:^|\/)(?:net|gross|amount)$/;

/** Lays the mapping over the headings, and reports what does not fit. */
export function columnsOf(sheet: SheetWithHeadings, mapping: Mapping, language: Language): Columns {
  const { headings } = sheet;
  const problems: RowProblem[] = [...headingProblems(sheet, language)];
  const report = (code: RowProblem['code'], column: string, params = {}) =>
    problems.push(problemOf(code, { column }, params, language));
  for (const path of emptyPlaces(mapping)) problems.push(problemOf('mapping/empty', {}, { path }, language));
  const mapped: Place[] = [];
  const checked: CheckedColumn[] = [];
  for (const [index, heading] of headings.entries()) {
    const path = Object.hasOwn(mapping.columns, heading) ? mapping.columns[heading] : undefined;
    if (path === null || heading === '') continue;
    if (path === undefined) {
      // A column may only tell documents apart.
      if (mapping.documentBy?.includes(heading) !== true) report('mapping/column-unmapped', heading);
      continue;
    }
    if (path.trim() === '') {
      report('mapping/member-missing', heading);
      continue;
    }
    if (isComparison(path)) {
      checked.push({ heading, index, of: path });
      continue;
    }
    const target = targetOf(path);
    if (!('steps' in target)) {
      const { nearest } = target;
      report(nearest === undefined ? 'mapping/member' : 'mapping/member-nearest', heading, { path, nearest });
      continue;
    }
    const other = mapped.find((column) => column.path === path)?.heading ?? statedBy(mapping, target);
    if (other !== undefined) report('mapping/twice', heading, { path, other });
    mapped.push({ heading, index, path, target });
  }
  for (const heading of [...Object.keys(mapping.columns), ...(mapping.documentBy ?? [])]) {
    if (!headings.includes(heading)) report('mapping/column-missing', heading);
  }
  const decimals = [...mapped.filter(({ target }) => isDecimal(target.value)), ...checked];
  const cells = new Set<string>();
  for (const row of sheet.rows) for (const { index } of decimals) cells.add(row.cells[index] ?? '');
  const sign = mapping.decimal ?? signOf(cells);
  return {
    mapped: withWriting(mapped, sign, mapping),
    checked,
    sign,
    key: keyOf(mapped, sheet, mapping),
    problems,
  };
}

function* headingProblems(
  { headings, headingRow: row, rows }: SheetWithHeadings,
  language: Language,
): Generator<RowProblem> {
  for (const [index, heading] of headings.entries()) {
    if (heading === '' && rows.some(({ cells }) => (cells[index] ?? '') !== '')) {
      yield problemOf('heading/empty', { row }, { number: index + 1 }, language);
    }
    if (heading !== '' && headings.indexOf(heading) < index) {
      yield problemOf('heading/twice', { row, column: heading }, {}, language);
    }
  }
}

/** Where the mapping itself states a member: `document` or `line`. */
function statedBy({ document, line }: Mapping, { steps, ofLine }: Target): string | undefined {
  let value: unknown = ofLine ? line : document;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return ofLine ? 'line' : 'document';
}

/** All columns of numbers are written in the same way, so the clear cells explain the others. */
function withWriting(mapped: readonly Place[], sign: Sign | undefined, mapping: Mapping): Column[] {
  return mapped.map((column) => ({
    ...column,
    isAmount: AMOUNT.test(column.path),
    writing: {
      sign,
      dates: mapping.dates,
      isPercent: PERCENT.test(column.path),
      meanings: mapping.values?.[column.heading],
    },
  }));
}

function keyOf(mapped: readonly Place[], { headings }: SheetWithHeadings, { documentBy }: Mapping) {
  if (documentBy === undefined) {
    // Without numbers, nothing tells two documents of a series apart.
    return mapped.some(({ path }) => path === 'aa') ? mapped.filter(({ path }) => KEY.has(path)) : [];
  }
  return documentBy
    .map((heading) => ({ heading, index: headings.indexOf(heading) }))
    .filter(({ index }) => index !== -1);
}
