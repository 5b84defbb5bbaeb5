import type { Choice } from '../../choose/index.js';
import type { TextLook } from '../output/text-look.js';
import { wrap } from '../output/wrap.js';
import { type ChoicePart, choiceParts } from './parts.js';

/** A document that fits, with its VAT and classification, for people. */
export function choiceLines(choice: Choice, look: TextLook): string[] {
  const { style, words, width } = look;
  const { title, about, document, vat, classification } = choiceParts(choice, look);
  return [
    style.bold(title),
    ...wrap(about, '  ', width),
    ...partLines(document, look),
    `  ${words.choose.vat}`,
    ...partLines(vat, look),
    `  ${words.choose.classification}`,
    ...partLines(classification, look),
    '',
  ];
}

const partLines = ({ rows, source, ask }: ChoicePart, { style, width }: TextLook): string[] => [
  ...rows.flatMap(([code, label]) => wrap(`${code}  ${label}`.trimEnd(), '    ', width)),
  ...wrap(source, '    ', width).map(style.dim),
  ...(ask === undefined ? [] : wrap(ask, '    ', width).map(style.yellow)),
];
