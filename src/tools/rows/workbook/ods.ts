import type { Row } from '../sheet.js';
import { MOST_COLUMNS } from '../sheet.js';
import { WorkbookError } from './error.js';
import { GENERAL, type NumberFormat, numberCell } from './number.js';
import type { Parts } from './parts.js';
import { rowOf, type Table, type TableCell } from './table.js';
import { type Attributes, readXml } from './xml.js';

/** Reads the sheets of a workbook of LibreOffice and others. */
export function tablesOfOds(parts: Parts): Table[] {
  const manifest = parts['META-INF/manifest.xml'];
  if (manifest !== undefined) {
    readXml(manifest, {
      open: (name) => {
        if (name === 'encryption-data') throw new WorkbookError('sheet/password');
      },
    });
  }
  const reader = new Reader();
  // Styles that have a name in the program are in a part of their own.
  if (parts['styles.xml'] !== undefined) readXml(parts['styles.xml'], reader);
  readXml(parts['content.xml'], reader);
  return reader.tables;
}

/** The part of a style that matters here. */
interface Style {
  readonly format: string | undefined;
  readonly parent: string | undefined;
  isHidden: boolean;
}

class Reader {
  readonly tables: Table[] = [];
  readonly #styles = new Map<string, Style>();
  readonly #formats = new Map<string, NumberFormat>();
  #style: Style | undefined;
  #format = '';
  #rows: Row[] = [];
  #table: Attributes = {};
  /** The style of the cells of each column. */
  #columns: string[] = [];
  #number = 0;
  #row: Attributes = {};
  #cells: (TableCell | undefined)[] = [];
  #cell: Attributes | undefined;
  #text = '';
  /** Notes are inside cells, with paragraphs of their own. */
  #notes = 0;
  #paragraphs = 0;

  readonly open = (name: string, attributes: Attributes): void => {
    switch (name) {
      case 'style':
        this.#style = {
          format: attributes['data-style-name'],
          parent: attributes['parent-style-name'],
          isHidden: false,
        };
        this.#styles.set(attributes['name'] ?? '', this.#style);
        break;
      case 'table-properties':
        if (this.#style !== undefined) this.#style.isHidden = attributes['display'] === 'false';
        break;
      case 'number-style':
      case 'currency-style':
      case 'percentage-style':
      case 'date-style':
      case 'time-style':
        this.#format = attributes['name'] ?? '';
        break;
      case 'number':
        this.#formats.set(this.#format, formatOf(attributes));
        break;
      case 'table':
        this.#table = attributes;
        [this.#rows, this.#columns, this.#number] = [[], [], 0];
        break;
      case 'table-column':
        for (let left = timesOf(attributes['number-columns-repeated']); left > 0; left -= 1)
          this.#columns.push(attributes['default-cell-style-name'] ?? '');
        break;
      case 'table-row':
        this.#row = attributes;
        this.#cells = [];
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.#cell = attributes;
        [this.#text, this.#paragraphs] = ['', 0];
        break;
      case 'annotation':
        this.#notes += 1;
        break;
      case 'p':
        if (this.#notes > 0) break;
        if (this.#paragraphs > 0) this.#text += '\n';
        this.#paragraphs += 1;
        break;
      case 's':
        this.text(' '.repeat(timesOf(attributes['c'])));
        break;
      case 'tab':
      case 'line-break':
        this.text(name === 'tab' ? '\t' : '\n');
        break;
    }
  };

  readonly text = (text: string): void => {
    if (this.#cell !== undefined && this.#paragraphs > 0 && this.#notes === 0) this.#text += text;
  };

  readonly close = (name: string): void => {
    switch (name) {
      case 'style':
        this.#style = undefined;
        break;
      case 'annotation':
        this.#notes -= 1;
        break;
      case 'table-cell':
      case 'covered-table-cell':
        this.#endCell();
        break;
      case 'table-row':
        this.#endRow();
        break;
      case 'table':
        this.tables.push({
          name: this.#table['name'] ?? '',
          isHidden: this.#styles.get(this.#table['style-name'] ?? '')?.isHidden === true,
          rows: this.#rows,
        });
        break;
    }
  };

  #endCell(): void {
    const attributes = this.#cell ?? {};
    const style = attributes['style-name'] ?? this.#columns[this.#cells.length] ?? '';
    const cell = cellOf(attributes, this.#text, this.#formatOf(style));
    // Only the empty cells at the end of a row are thousands.
    for (let left = timesOf(attributes['number-columns-repeated']); left > 0; left -= 1)
      this.#cells.push(cell);
    this.#cell = undefined;
  }

  #formatOf(name: string): NumberFormat {
    const style = this.#styles.get(name);
    if (style === undefined) return GENERAL;
    const { format = this.#styles.get(style.parent ?? '')?.format } = style;
    return this.#formats.get(format ?? '') ?? GENERAL;
  }

  #endRow(): void {
    const given = this.#row['number-rows-repeated'];
    const times = given === undefined ? 1 : Number(given);
    const row = rowOf(this.#number + 1, this.#cells);
    if (row !== undefined) {
      for (let more = 0; more < Math.min(times, MOST_ALIKE); more += 1)
        this.#rows.push({ ...row, number: row.number + more });
    }
    this.#number += times;
  }
}

/** More rows of a sheet are not the same. */
const MOST_ALIKE = 10_000;

/** How often a cell or a space is there. */
const timesOf = (times = '1'): number => Math.min(Math.max(Number(times) || 1, 1), MOST_COLUMNS + 1);

function formatOf({
  'decimal-places': places,
  'min-integer-digits': digits = '1',
  grouping,
}: Attributes): NumberFormat {
  return {
    kind: 'number',
    ...(places !== undefined && { decimals: Number(places) }),
    ...(Number(digits) > 1 &&
      grouping !== 'true' &&
      places === '0' && { digits: Math.min(Number(digits), 50) }),
  };
}

function cellOf(attributes: Attributes, text: string, format: NumberFormat): TableCell | undefined {
  const { 'value-type': type, value = '' } = attributes;
  switch (type) {
    case 'float':
    case 'currency':
      return numberCell(value, format);
    case 'percentage':
      return numberCell(value, { kind: 'percent' });
    case 'date':
      return { text: (attributes['date-value'] ?? text).replace('T', ' ') };
    case 'time':
      return { text: timeOf(attributes['time-value']) ?? text };
    case 'boolean':
      return { text: attributes['boolean-value'] ?? text };
    default:
      return text === '' ? undefined : { text };
  }
}

/** `PT14H05M00S` as 14:05:00. */
function timeOf(value = ''): string | undefined {
  const [, hours = '', minutes = '', seconds = ''] = /^PT(\d+)H(\d+)M(\d+)(?:\.\d+)?S$/.exec(value) ?? [];
  return hours === '' ? undefined : [hours, minutes, seconds].map((each) => each.padStart(2, '0')).join(':');
}
