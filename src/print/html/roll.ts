import type { PrintModel, Value } from '../model/model.js';
import { type Strip, stripsOf } from '../model/strips.js';
import { escapeHtml } from './escape.js';
import { valueHtml } from './pieces.js';
import { qrSvg } from './qr-svg.js';

/** The page on a roll. */
export function rollHtml(model: PrintModel): string {
  const { watermark } = model;
  const behind =
    watermark === undefined
      ? ''
      : `<div class="watermark" aria-hidden="true"><span>${escapeHtml(watermark)}</span></div>`;
  return `${behind}<main>\n${stripsOf(model).map(stripHtml).join('\n')}\n</main>`;
}

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
    case 'text':
      return `<div class="line${named(strip.style)}${strip.center ? ' center' : ''}">${all(strip.values)}</div>`;
  }
}

const named = (style: string | undefined): string => (style === undefined ? '' : ` ${style}`);

const all = (values: readonly Value[]): string => values.map((each) => valueHtml(each)).join(' ');
