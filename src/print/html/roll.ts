import type { PrintModel, Value } from '../model/model.js';
import { LETTERS, type Strip, stripsOf } from '../model/strips.js';
import { escapeHtml } from './escape.js';
import { valueHtml, watermarkHtml } from './pieces.js';
import { qrSvg } from './qr-svg.js';

/** One mark for each piece of roll, about 15 cm. */
const STRIPS_TO_A_MARK = 40;

export function rollHtml(model: PrintModel, format: 'roll80' | 'roll58'): string {
  const strips = stripsOf(model, LETTERS[format]);
  const marks = watermarkHtml(model.watermark, Math.ceil(lengthOf(strips) / STRIPS_TO_A_MARK));
  return `<main>${marks}\n${strips.map(stripHtml).join('\n')}\n</main>`;
}

const lengthOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, strip) => sum + (strip.kind === 'row' ? lengthOf(strip.strips) : 1), 0);

function stripHtml(strip: Strip): string {
  switch (strip.kind) {
    case 'rule':
      return '<div class="rule"></div>';
    case 'logo':
      return `<img class="logo" alt="" src="${escapeHtml(strip.image)}">`;
    case 'qr':
      return qrSvg(strip.qr);
    case 'pair': {
      const { left, right, style } = strip;
      return `<div class="pair${named(style)}"><span>${all(left)}</span><span>${all(right)}</span></div>`;
    }
    case 'row':
      return `<div class="row">${strip.strips.map(stripHtml).join('\n')}</div>`;
    case 'cells': {
      const { cells, widths } = strip;
      const columns = widths.map((width) => `${width}fr`).join(' ');
      const inside = cells.map((cell) => `<span>${valueHtml(cell)}</span>`).join('');
      return `<div class="cells" style="grid-template-columns:${columns}">${inside}</div>`;
    }
    case 'text':
      return `<div class="line${named(strip.style)}${strip.center ? ' center' : ''}">${all(strip.values)}</div>`;
  }
}

const named = (style: string | undefined): string => (style === undefined ? '' : ` ${style}`);

const all = (values: readonly Value[]): string =>
  values.map((each) => valueHtml(each, brokenAnywhere)).join(' ');

/** The UID and the authentication code of a document: 40 letters and digits. */
const LONG_CODE = /^[0-9A-Za-z]{30,}$/;
const SCHEME = /^https?:\/\//;

/** What may be longer than a line: a code is broken in the middle and an address after slashes, not before the last letters. */
function brokenAnywhere(escaped: string): string {
  if (SCHEME.test(escaped)) return escaped.replaceAll(/(?<=[^/:]\/)/g, '<wbr>');
  if (!LONG_CODE.test(escaped)) return escaped;
  const middle = Math.ceil(escaped.length / 2);
  return `${escaped.slice(0, middle)}<wbr>${escaped.slice(middle)}`;
}
