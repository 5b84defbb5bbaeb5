import type { Entry, Value } from '../model/model.js';
import { escapeHtml } from './escape.js';

/** Figures up to a million, which fit every column. */
const SHORT = 12;

/** A figure that is too long for its column breaks between its groups. */
export const brokenFigure = (escaped: string): string =>
  escaped.length > SHORT ? escaped.replaceAll(/[.,](?=\d{3})/g, '$&<wbr>') : escaped;

/**
 * A text with the members that it shows, so that programs that read the page can find them. `broken` says where the escaped
 * text may break, besides between words.
 */
export function valueHtml(
  { text, paths, sum, link }: Value,
  broken: (escaped: string) => string = (escaped) => escaped,
): string {
  const inside = broken(escapeHtml(text));
  const shown = link === undefined ? inside : `<a href="${escapeHtml(link)}">${inside}</a>`;
  const path = paths.length === 0 ? '' : ` data-path="${escapeHtml(paths.join(' '))}"`;
  const computed = sum === undefined ? '' : ` data-sum="${escapeHtml(sum)}"`;
  return path === '' && computed === '' ? shown : `<span${path}${computed}>${shown}</span>`;
}

/** Words across the page, repeated from top to bottom. */
export function watermarkHtml(lines: readonly string[], times: number): string {
  if (lines.length === 0) return '';
  const mark = `<span>${lines.map(escapeHtml).join('\n')}</span>`;
  return `<div class="watermark" aria-hidden="true">${mark.repeat(times)}</div>`;
}

export const valuesHtml = (values: readonly Value[]): string =>
  values.map((each) => valueHtml(each)).join(' · ');

/** A line of text, or a label with its values. */
export function entryHtml({ label, values, style }: Entry): string {
  const name = style === undefined ? 'entry' : `entry ${style}`;
  const before = label === undefined ? '' : `<span class="label">${escapeHtml(label)}</span> `;
  return `<div class="${name}">${before}<span class="text">${valuesHtml(values)}</span></div>`;
}
