import { WorkbookError } from './error.js';
import { type Attributes, readXml } from './xml.js';
import type { Parts } from './zip.js';

/** What the XML of a sheet says, and the library does not tell. */
export interface Untold {
  /** Cells whose value the library loses: formulas without a result, errors. Rows and columns are counted from 0. */
  readonly cells: readonly (readonly [row: number, column: number, text: string])[];
  readonly hiddenRows: readonly (readonly [first: number, last: number])[];
  readonly isHidden: boolean;
  /** A cell that names a text which the workbook does not have. */
  readonly without?: string;
}

/** More repeated cells are not read one by one. */
const MOST = 10_000;

/** What the library does not tell, by the name of the sheet. Empty for a workbook that is not XML. */
export function untoldIn(parts: Parts): ReadonlyMap<string, Untold> {
  if (parts.has('content.xml')) return untoldInOds(parts);
  const book = targetsOf(parts, '').find(({ kind }) => kind === 'officeDocument')?.path;
  if (book === undefined) throw new WorkbookError('sheet/workbook');
  return book.endsWith('.bin') ? new Map() : untoldInXlsx(parts, book);
}

interface Target {
  readonly id: string;
  /** The last word of its type, which is the same in both kinds of the format. */
  readonly kind: string;
  readonly path: string;
}

/** The parts that a part names. */
function targetsOf(parts: Parts, path: string): Target[] {
  const at = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, at);
  const targets: Target[] = [];
  readXml(parts.get(`${folder}_rels/${path.slice(at)}.rels`), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      const { pathname } = new URL(target, `file:///${folder}`);
      const kind = type.slice(type.lastIndexOf('/') + 1);
      targets.push({ id, kind, path: pathname.slice(1).toLowerCase() });
    },
  });
  return targets;
}

function untoldInXlsx(parts: Parts, book: string): Map<string, Untold> {
  const targets = targetsOf(parts, book);
  let texts = 0;
  const strings = parts.get(targets.find(({ kind }) => kind === 'sharedStrings')?.path ?? '');
  const count = (name: string): void => {
    if (name === 'si') texts += 1;
  };
  if (strings !== undefined) readXml(strings, { open: count });
  const sheets = new Map<string, Untold>();
  readXml(parts.get(book), {
    open: (element, { name = '', id = '' }) => {
      const target = element === 'sheet' ? targets.find((each) => each.id === id) : undefined;
      if (target?.kind === 'worksheet') sheets.set(name, untoldInSheet(parts.get(target.path), texts));
    },
  });
  return sheets;
}

function untoldInSheet(part: Uint8Array | undefined, texts: number): Untold {
  const cells: [number, number, string][] = [];
  let without: string | undefined;
  let [row, column, inside] = [-1, -1, ''];
  let cell: Attributes = {};
  let stated: Record<string, string> = {};
  readXml(part, {
    open: (name, attributes) => {
      if (name === 'row') [row, column] = [Number(attributes['r'] ?? row + 2) - 1, -1];
      else if (name === 'c') {
        [cell, stated, column] = [attributes, {}, columnOf(attributes['r']) ?? column + 1];
      }
      inside = name;
      stated[name] ??= '';
    },
    text: (text) => {
      stated[inside] += text;
    },
    close: (name) => {
      inside = '';
      if (name !== 'c') return;
      const { f, v, is } = stated;
      const type = cell['t'];
      // An empty text is a result.
      const hasResult = is !== undefined || (v !== undefined && (v !== '' || type === 'str'));
      if (f !== undefined && !hasResult) cells.push([row, column, `=${f}`]);
      if (type === 's' && Number(v) >= texts) without ??= cell['r'] ?? '';
    },
  });
  return { cells, hiddenRows: [], isHidden: false, ...(without !== undefined && { without }) };
}

/** The position of `AB12`: 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function untoldInOds(parts: Parts): Map<string, Untold> {
  const sheets = new Map<string, Untold>();
  const hiddenStyles = new Set<string>();
  let [style, notes, paragraphs, row, column, text] = ['', 0, 0, 0, 0, ''];
  let [table, tableRow, cell]: Attributes[] = [];
  let cells: [number, number, string][] = [];
  let hiddenRows: [number, number][] = [];
  readXml(parts.get('content.xml'), {
    open: (name, attributes) => {
      if (name === 'style') style = attributes['name'] ?? '';
      else if (name === 'table-properties' && attributes['display'] === 'false') hiddenStyles.add(style);
      else if (name === 'table') [table, row, cells, hiddenRows] = [attributes, 0, [], []];
      else if (name === 'table-row') [tableRow, column] = [attributes, 0];
      else if (name.endsWith('table-cell')) [cell, text, paragraphs] = [attributes, '', 0];
      else if (name === 'annotation') notes += 1;
      else if (name === 'p' && notes === 0) paragraphs += 1;
    },
    text: (more) => {
      if (notes === 0 && paragraphs > 0) text += more;
    },
    close: (name) => {
      if (name === 'annotation') notes -= 1;
      else if (name.endsWith('table-cell')) {
        const [times, rows] = [timesOf(cell, 'columns'), timesOf(tableRow, 'rows')];
        const lost = cell === undefined ? undefined : lostIn(cell, text, paragraphs > 0);
        if (lost !== undefined) {
          if (cells.length + times * rows > MOST) throw new WorkbookError('sheet/large');
          for (let at = 0; at < times * rows; at += 1)
            cells.push([row + Math.floor(at / times), column + (at % times), lost]);
        }
        column += times;
      } else if (name === 'table-row') {
        const rows = timesOf(tableRow, 'rows');
        if ((tableRow?.['visibility'] ?? 'visible') !== 'visible') hiddenRows.push([row, row + rows - 1]);
        row += rows;
      } else if (name === 'table') {
        const isHidden = hiddenStyles.has(table?.['style-name'] ?? '');
        sheets.set(table?.['name'] ?? '', { cells, hiddenRows, isHidden });
      }
    },
  });
  return sheets;
}

const timesOf = (element: Attributes | undefined, what: 'columns' | 'rows'): number =>
  Math.max(Number(element?.[`number-${what}-repeated`] ?? 1) || 1, 1);

/** What a cell says whose value the library loses: an error, or a value or a formula that shows nothing. */
function lostIn(cell: Attributes, text: string, isShown: boolean): string | undefined {
  const { formula, 'value-type': type } = cell;
  if (cell['calcext:value-type'] === 'error') return text === '' ? '#ERROR!' : text;
  if (type === undefined) return formula === undefined ? undefined : `=${formula}`;
  if (type === 'string') return undefined;
  const kind = { float: '', currency: '', percentage: '' }[type] ?? `${type}-`;
  const value = cell[`${kind}value`] ?? '';
  return isShown && value !== '' ? undefined : `=${formula ?? value}`;
}
