import { fitOf, hasRoom, linesOfLabel } from '../model/fit.js';
import type { Column, Entry, Place, PrintModel, Row, Section, Table, Value } from '../model/model.js';
import { escapeHtml } from './escape.js';
import { brokenFigure, entryHtml, valueHtml, valuesHtml, watermarkHtml } from './pieces.js';
import { qrSvg } from './qr-svg.js';

/** The page on a sheet: parties and header, lines, totals, and the service's answer. */
export function sheetHtml(model: PrintModel, format: 'a4' | 'a5'): string {
  const { sections, title, subtitle, notices, look, watermark, qr } = model;
  const { logo } = look;
  const at = (...places: readonly Place[]): string =>
    sections
      .filter(({ place }) => places.includes(place))
      .map((section) => sectionHtml(section, format))
      .join('');
  const bottom = at('side');
  const sums = at('totals');
  const closing = [
    bottom === '' && sums === ''
      ? ''
      : `<div class="bottom"><div class="side">${bottom}</div>${wrapped('totals', sums)}</div>`,
    wrapped('below', at('below')),
    wrapped('end-notes', at('end')),
    issuedHtml(at('issued'), qr === undefined ? '' : qrSvg(qr)),
    wrapped('foot', at('foot')),
  ].join('');
  const lines = sections.filter(({ place }) => place === 'lines');
  return [
    watermarkHtml(watermark, 1),
    '<main><header class="top"><div class="issuer">',
    logo === undefined ? '' : `<img class="logo" alt="" src="${escapeHtml(logo)}">`,
    at('issuer'),
    `</div><div class="head"><h1>${valueHtml(title)}</h1>`,
    subtitle === undefined ? '' : `<div class="subtitle">${valueHtml(subtitle)}</div>`,
    at('head'),
    '</div></header>',
    notices.length === 0 ? '' : `<div class="notices">${notices.map(entryHtml).join('')}</div>`,
    wrapped('cards', at('party', 'facts')),
    wrapped('above', at('above')),
    wrapped(
      isLong(model) ? 'lines loose' : 'lines',
      lines.map((section) => sectionHtml(section, format, closing)).join(''),
    ),
    '</main>',
  ].join('');
}

/** With more rows beside the totals than this, they do not fit a sheet together with lines. */
const MOST = 24;

const isLong = ({ sections }: PrintModel): boolean =>
  sections.reduce((sum, { place, table }) => sum + (place === 'side' ? (table?.rows.length ?? 0) : 0), 0) >
  MOST;

const wrapped = (name: string, inside: string): string =>
  inside === '' ? '' : `<div class="${name}">${inside}</div>`;

const issuedHtml = (section: string, qr: string): string =>
  section === '' && qr === '' ? '' : `<footer class="issued"><div>${qr}</div><div>${section}</div></footer>`;

/** A table without other entries has its title in its head. */
function sectionHtml(
  { place, title, entries, table, boxes }: Section,
  format: 'a4' | 'a5',
  closing = '',
): string {
  const inHead = entries === undefined && title !== undefined;
  const heading =
    title === undefined || (inHead && table !== undefined) ? '' : `<h2>${escapeHtml(title)}</h2>`;
  const rows = table === undefined ? '' : tableHtml(table, format, inHead ? title : undefined, closing);
  return `<section${place === 'facts' ? ' class="facts"' : ''}>${heading}${(entries ?? []).map(entryHtml).join('')}${rows}${boxesHtml(boxes)}</section>`;
}

/** Room for signatures, side by side. */
const boxesHtml = (boxes: readonly string[] = []): string =>
  wrapped('boxes', boxes.map((label) => `<div class="box">${escapeHtml(label)}</div>`).join(''));

/** A short line, such as ΦΠΑ %, is not broken before its sign. */
const headHtml = (lines: readonly string[]): string =>
  lines.map((line) => escapeHtml(lines.length > 1 ? line.replaceAll(' %', '\u00A0%') : line)).join('<br>');

/** How many lines stay on one page with what follows them. */
const KEPT = 2;

/**
 * What follows the lines is their last row, in a group with the last lines that is not broken across pages. Browsers do not
 * keep separate boxes together on later pages, whatever their styles say.
 */
function tableHtml(
  { columns, rows }: Table,
  format: 'a4' | 'a5',
  title: string | undefined,
  closing: string,
): string {
  const heads = columns.map((column, index) => {
    const label = index === 0 && title !== undefined ? title : column.label;
    return `<th scope="col"${classOf(column)}>${headHtml(linesOfLabel(label))}</th>`;
  });
  const broken = hasRoom(columns, rows, format) ? LONG_WORD : LONG_IN_LITTLE_ROOM;
  const body = rows.map((row) => rowHtml(row, columns, broken));
  const fit = fitOf(columns, rows, format);
  const groups =
    closing === ''
      ? [groupHtml('', body)]
      : [
          body.length > KEPT ? groupHtml('', body.slice(0, -KEPT)) : '',
          groupHtml(' class="last"', [
            ...body.slice(-KEPT),
            `<tr><td class="closing" colspan="${columns.length}">${closing}</td></tr>`,
          ]),
        ];
  return `<table${fit === 'usual' ? '' : ` class="${fit}"`}><thead><tr>${heads.join('')}</tr></thead>${groups.join('')}</table>`;
}

const groupHtml = (name: string, rows: readonly string[]): string =>
  `<tbody${name}>\n${rows.join('\n')}\n</tbody>`;

/** A word that is too long for a narrow column. */
const LONG_WORD = /\S{16}/;
const LONG_IN_LITTLE_ROOM = /\S{8}/;
/** A word alone, such as a code: it is not broken at its hyphens. */
const WORD = /^\S+$/;
/** A figure is not broken; a text in its place, such as «Χωρίς ΦΠΑ», is. */
const TEXT = /\p{L}{3}/u;

function rowHtml({ cells, notes }: Row, columns: readonly Column[], broken: RegExp): string {
  const under = notes.map(noteHtml).join('');
  // Notes go below the widest text of the row.
  const wide = columns.findIndex((column) => column.wide);
  const place = wide < 0 ? 0 : wide;
  const inside = columns.map((column, index) => {
    const cell = cells[index];
    const text = cell === undefined ? '' : valueHtml(cell, column.align === 'end' ? brokenFigure : undefined);
    return `<td${classOfCell(column, cell, broken)}>${text}${index === place ? under : ''}</td>`;
  });
  return `<tr>${inside.join('')}</tr>`;
}

function classOfCell(column: Column, { text = '' }: Partial<Value> = {}, broken: RegExp): string {
  if (column.align === 'end') return TEXT.test(text) ? ' class="end text"' : classOf(column);
  if (!column.wide) {
    if (broken.test(text)) return ' class="long"';
    if (WORD.test(text)) return ' class="word"';
  }
  return classOf(column);
}

function noteHtml({ label, values, style }: Entry): string {
  const before = label === undefined ? '' : `${escapeHtml(label)}: `;
  return `<span class="note${style === undefined ? '' : ` ${style}`}">${before}${valuesHtml(values)}</span>`;
}

function classOf({ align, wide }: Column): string {
  const names = [wide && 'wide', align === 'end' && 'end'].filter(Boolean).join(' ');
  return names === '' ? '' : ` class="${names}"`;
}
