import type { Row } from '../sheet.js';
import { WorkbookError } from './error.js';
import { formatOf, GENERAL, type NumberFormat, numberCell } from './number.js';
import type { Parts } from './parts.js';
import { rowOf, type Table, type TableCell } from './table.js';
import { readXml } from './xml.js';

/** The formats that files name by number alone. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  43: '#,##0.00',
  44: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
};

/** Reads the sheets of a workbook of Excel. */
export function tablesOfXlsx(parts: Parts): Table[] {
  const path = bookOf(parts);
  const targets = targetsOf(parts, path);
  const sheets: { readonly name: string; readonly id: string; readonly isHidden: boolean }[] = [];
  let has1904 = false;
  readXml(parts[path], {
    open: (name, { name: title = '', id = '', state = 'visible', date1904 = '0' }) => {
      if (name === 'sheet') sheets.push({ name: title, id, isHidden: state !== 'visible' });
      if (name === 'workbookPr') has1904 = date1904 === '1' || date1904 === 'true';
    },
  });
  const styles = partOf(parts, targets, 'styles');
  const strings = partOf(parts, targets, 'sharedStrings');
  const around: Around = {
    formats: styles === undefined ? [] : formatsOf(styles),
    strings: strings === undefined ? [] : stringsOf(strings),
    has1904,
  };
  return sheets.flatMap(({ name, id, isHidden }) => {
    const target = targets.find((each) => each.id === id);
    // Charts have sheets of their own.
    if (target?.kind !== 'worksheet') return [];
    return [{ name, isHidden, rows: rowsOf(parts[target.path], around) }];
  });
}

interface Target {
  readonly id: string;
  /** The last word of its type, which is the same in both kinds of the format. */
  readonly kind: string;
  readonly path: string;
}

function bookOf(parts: Parts): string {
  const path = targetsOf(parts, '').find(({ kind }) => kind === 'officeDocument')?.path;
  if (path === undefined) throw new WorkbookError('sheet/workbook');
  return path;
}

/** The parts that a part names. */
function targetsOf(parts: Parts, path: string): Target[] {
  const at = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, at);
  const targets: Target[] = [];
  readXml(parts[`${folder}_rels/${path.slice(at)}.rels`], {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      const { pathname } = new URL(target, `file:///${folder}`);
      targets.push({ id, kind: type.slice(type.lastIndexOf('/') + 1), path: pathname.slice(1) });
    },
  });
  return targets;
}

function partOf(parts: Parts, targets: readonly Target[], kind: string): Uint8Array | undefined {
  const target = targets.find((each) => each.kind === kind);
  return target === undefined ? undefined : parts[target.path];
}

/** The format of each style of cells. */
function formatsOf(styles: Uint8Array): NumberFormat[] {
  const codes = new Map<string, string>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  readXml(styles, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const code = codes.get(numFmtId) ?? BUILT_IN[Number(numFmtId)];
        formats.push(code === undefined ? GENERAL : formatOf(code));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** The texts that cells name by number. A text may consist of runs with looks of their own; how it sounds is no part. */
function stringsOf(part: Uint8Array): string[] {
  const strings: string[] = [];
  const text = new TextOf('t');
  readXml(part, {
    open: (name) => {
      if (name === 'si') text.value = '';
      text.open(name);
    },
    text: (more) => text.add(more),
    close: (name) => {
      text.close(name);
      if (name === 'si') strings.push(unescaped(text.value));
    },
  });
  return strings;
}

/** Collects what is inside elements of one name, but not inside phonetic runs. */
class TextOf {
  value = '';
  #isInside = false;
  #isSound = false;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isSound = true;
    if (name === this.#name) this.#isInside = true;
  }

  add(text: string): void {
    if (this.#isInside && !this.#isSound) this.value += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isSound = false;
    if (name === this.#name) this.#isInside = false;
  }
}

/** Characters that XML does not have are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What the cells of all sheets refer to. */
interface Around {
  readonly formats: readonly NumberFormat[];
  readonly strings: readonly string[];
  readonly has1904: boolean;
}

function rowsOf(part: Uint8Array | undefined, around: Around): Row[] {
  const rows: Row[] = [];
  let number = 0;
  let cells: (TableCell | undefined)[] = [];
  let cell: Attributes = {};
  let at = -1;
  const [value, formula, own] = [new TextOf('v'), new TextOf('f'), new TextOf('t')];
  readXml(part, {
    open: (name, attributes) => {
      if (name === 'row') {
        number = Number(attributes['r'] ?? number + 1);
        [cells, at] = [[], -1];
      } else if (name === 'c') {
        cell = attributes;
        at = columnOf(attributes['r']) ?? at + 1;
        value.value = formula.value = own.value = '';
      }
      for (const each of [value, formula, own]) each.open(name);
    },
    text: (text) => {
      for (const each of [value, formula, own]) each.add(text);
    },
    close: (name) => {
      for (const each of [value, formula, own]) each.close(name);
      if (name === 'c') cells[at] = cellOf(cell, value.value, own.value, formula.value, around);
      if (name !== 'row') return;
      const row = rowOf(number, cells);
      if (row !== undefined) rows.push(row);
    },
  });
  return rows;
}

type Attributes = Readonly<Record<string, string>>;

/** The position of `AB12`: 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(
  { t: type = 'n', s: style = '0' }: Attributes,
  value: string,
  own: string,
  formula: string,
  { strings, formats, has1904 }: Around,
): TableCell | undefined {
  if (type === 'inlineStr') return { text: unescaped(own) };
  // A program that only writes workbooks leaves the result of a formula out.
  if (value === '') return formula === '' ? undefined : { text: `=${formula}` };
  switch (type) {
    case 's':
      return { text: strings[Number(value)] ?? '' };
    case 'str':
      return { text: unescaped(value) };
    case 'b':
      return { text: value === '1' ? 'true' : 'false' };
    case 'e':
      return { text: value };
    case 'd':
      return { text: value.replace('T', ' ') };
    default:
      return numberCell(value, formats[Number(style)] ?? GENERAL, has1904);
  }
}
