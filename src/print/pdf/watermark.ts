import { escapeHtml } from '../html/escape.js';
import { markSize } from '../html/mark-size.js';
import type { Block } from './definition.js';

const ANGLE = -32;
const COLOUR = '#b00020';
/** The part of the page width that the longest line takes. */
const SHARE = 0.94;
/** The length of roll that gets one mark, in points. */
const PIECE = 420;

interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Words across a page: once on a sheet, repeated along a roll. */
export function watermarkBlocks(
  lines: readonly string[],
  { width, height }: Paper,
  isSheet: boolean,
): Block[] {
  if (lines.length === 0) return [];
  const piece = isSheet ? height : Math.min(height, PIECE);
  const size = markSize(lines, width * SHARE, isSheet ? 92 : 36);
  return Array.from({ length: Math.max(1, Math.floor(height / piece)) }, (_, index) => ({
    absolutePosition: { x: 0, y: index * piece },
    svg: markSvg(lines, { width, height: piece }, size),
  }));
}

function markSvg(lines: readonly string[], { width, height }: Paper, size: number): string {
  const step = size * 1.3;
  const first = height / 2 - (step * (lines.length - 1)) / 2 + size / 3;
  const texts = lines.map(
    (line, index) => `<text x="${width / 2}" y="${first + step * index}">${escapeHtml(line)}</text>`,
  );
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="rotate(${ANGLE} ${width / 2} ${height / 2})" font-family="Roboto" font-weight="bold" font-size="${size}" text-anchor="middle" fill="${COLOUR}" fill-opacity="0.12">${texts.join('')}</g></svg>`;
}
