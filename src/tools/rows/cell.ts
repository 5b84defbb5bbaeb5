import { amountOrRest, unit } from '../../builders/inside.js';
import { isTableName, rowsOf, type TableName } from '../../codes/index.js';
import { foldText } from '../../codes/inside.js';
import type { Params } from '../../types/index.js';
import { dayIn } from './dates.js';
import { numberIn, type Sign } from './decimals.js';
import type { Mapping } from './mapping.js';
import type { Target } from './place.js';
import type { RowProblemCode } from './problem.js';

/** What a cell states, or why it states nothing certain. */
export type Cell =
  | { readonly ok: true; readonly value: string | number | boolean }
  | { readonly ok: false; readonly code: RowProblemCode; readonly params: Params };

/** How the sheet writes numbers and dates, and what the texts of the column mean. */
export interface Writing {
  readonly sign: Sign | undefined;
  readonly dates: Mapping['dates'];
  /** Whether a percent sign may follow a number. */
  readonly isPercent: boolean;
  readonly meanings: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** The kinds whose cells are numbers with decimals. */
export const isDecimal = (value: Target['value']): boolean =>
  value.kind === 'decimal' || value.kind === 'amount' || value.kind === 'number' || value === amountOrRest;

/** How spreadsheets show a long number that they have shortened. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/**
 * What spreadsheets show instead of a result, in any language, and a formula that was never computed. LibreOffice has numbers
 * for errors; signs alone stand where a column is too narrow.
 */
const NO_RESULT =
  /^(?:#(?:\p{Lu}[\p{Lu}\d_./]*[!?;]|\p{Lu}\/\p{Lu}|\p{Lu}{2}|GETTING_DATA)|\p{L}{3}:\d{3}|#{2,}|=.*)$/u;

/** How programs keep a spreadsheet from computing or changing a text: `'=A`, `'10431`. */
const PROTECTED = /^'(?=[=+@-]|\d+$)/;

const fine = (value: string | number | boolean): Cell => ({ ok: true, value });
const doubt = (code: RowProblemCode, params: Params): Cell => ({ ok: false, code, params });

/** Reads a cell that is not empty. Numbers of documents, MARKs and texts stay as they are written. */
export function readCell(text: string, value: Target['value'], writing: Writing): Cell {
  const { meanings } = writing;
  if (meanings !== undefined && Object.hasOwn(meanings, text)) return fine(meanings[text] ?? text);
  if (NO_RESULT.test(text)) return doubt('cell/formula', { value: text });
  const cell = text.replace(PROTECTED, '');
  if (SHORTENED.test(cell)) return doubt('cell/number-rounded', { value: cell });
  if (isDecimal(value)) return number(cell, value, writing);
  switch (value.kind) {
    case 'integer':
      return value.table === undefined ? whole(cell) : code(cell, value.table, /^\d+$/.test(cell));
    case 'code':
      return value.table === undefined || value.values.has(cell)
        ? fine(cell)
        : code(cell, value.table, false);
    case 'date':
      return date(cell, writing.dates);
    case 'pattern':
      return value.name === 'time' ? time(cell) : fine(cell);
    case 'flag':
      return flag(cell);
    case 'words':
      return value.words.includes(cell)
        ? fine(cell)
        : doubt('cell/word', { value: cell, known: value.words.join(', ') });
    default:
      return fine(value === unit && /^\d$/.test(cell) ? Number(cell) : cell);
  }
}

function number(cell: string, { kind }: Target['value'], { sign, isPercent }: Writing): Cell {
  const read = numberIn(isPercent ? cell.replace(/\s?%$/, '') : cell, sign);
  if (read.kind === 'none') return doubt('cell/number', { value: cell });
  if (read.kind === 'readings') {
    return doubt('cell/number-readings', { value: cell, one: read.one, other: read.other });
  }
  return fine(kind === 'amount' || kind === 'number' ? Number(read.text) : read.text);
}

const whole = (cell: string): Cell =>
  /^\d{1,15}$/.test(cell) ? fine(Number(cell)) : doubt('cell/whole-number', { value: cell });

/** A code, or the only one whose label is the text. */
function code(cell: string, table: string, isNumber: boolean): Cell {
  if (isNumber) return whole(cell);
  if (!isTableName(table)) return fine(cell);
  const found = labelsOf(table).get(foldText(cell));
  return found === undefined ? doubt('cell/code', { value: cell, table }) : fine(found);
}

const labels = new Map<TableName, ReadonlyMap<string, string | number | undefined>>();

/** The code of each label of a table, in both languages; `undefined` for a label that two codes have. */
function labelsOf(table: TableName): ReadonlyMap<string, string | number | undefined> {
  const known = labels.get(table);
  if (known !== undefined) return known;
  const codes = new Map<string, string | number | undefined>();
  for (const { code, el, en } of rowsOf(table)) {
    for (const label of new Set([el, en].map((each) => foldText(each ?? '')))) {
      codes.set(label, codes.has(label) ? undefined : code);
    }
  }
  labels.set(table, codes);
  return codes;
}

function date(cell: string, order: Mapping['dates']): Cell {
  const day = dayIn(cell, order);
  return day === undefined ? doubt('cell/date', { value: cell }) : fine(day);
}

function time(cell: string): Cell {
  const [, hour = '', minute = '', second = '00'] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(cell) ?? [];
  return hour !== '' && Number(hour) < 24
    ? fine(`${hour.padStart(2, '0')}:${minute}:${second}`)
    : doubt('cell/time', { value: cell });
}

const FLAGS: Readonly<Record<string, boolean>> = {
  ναι: true,
  yes: true,
  true: true,
  1: true,
  οχι: false,
  no: false,
  false: false,
  0: false,
};

function flag(cell: string): Cell {
  const found = FLAGS[foldText(cell)];
  return found === undefined ? doubt('cell/flag', { value: cell }) : fine(found);
}
