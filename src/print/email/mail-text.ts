import type { PrintModel, Value } from '../model/model.js';
import { type Strip, stripsOf } from '../model/strips.js';

/** Wide enough that columns stay together. */
const LETTERS = 60;

/** The same content as plain text, for programs that show no HTML. Lines are not wrapped: each has its label and its values. */
export function mailText(model: PrintModel): string {
  const text = stripsOf(model, LETTERS).flatMap(linesOf).join('\n');
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function linesOf(strip: Strip): string[] {
  switch (strip.kind) {
    case 'logo':
      return [];
    case 'rule':
      return [''];
    case 'qr':
      return ['', `${strip.qr.label}: ${strip.qr.text}`];
    case 'row':
      return strip.strips.flatMap(linesOf);
    case 'cells':
      return [strip.cells.map(({ text }) => text).join(' | ')];
    case 'pair': {
      const [left, right] = [textOf(strip.left), textOf(strip.right)];
      return [left.endsWith(':') ? `${left} ${right}` : `${left}: ${right}`];
    }
    case 'text': {
      const text = textOf(strip.values);
      return [strip.style === 'band' ? `*** ${text} ***` : text];
    }
  }
}

const textOf = (values: readonly Value[]): string =>
  values
    .map(({ text }) => text)
    .join(' ')
    .trim();
