import type { Entry, Value } from '../model/model.js';
import type { Block } from './definition.js';

export const SOFT = '#555555';

const run = ({ text, link }: Value): Block => ({
  text,
  ...(link !== undefined && { link, decoration: 'underline' }),
});

/** Values in sequence, with a separator between them. */
export const runs = (values: readonly Value[], between: string): Block[] =>
  values.flatMap((value, index) => (index === 0 ? [run(value)] : [between, run(value)]));

/** A line of text, or a label with its values. */
export function entryBlock({ label, values, style }: Entry): Block {
  const before = label === undefined ? [] : [{ text: `${label}  `, color: SOFT, fontSize: 8, bold: false }];
  return {
    text: [...before, ...runs(values, ' · ')],
    ...(style === 'strong' && { bold: true }),
    ...(style === 'small' && { fontSize: 8, color: SOFT }),
    ...(style === 'fixed' && { preserveLeadingSpaces: true }),
  };
}

/** A label with its values next to it. */
export const factOfEntry = ({ label = '', ...entry }: Entry): Block[] => [
  { text: label, color: SOFT, fontSize: 8 },
  entryBlock(entry),
];

/** A label on the left and its values on the right, as in the head and the totals. */
export function rowOfEntry({ label = '', values, style }: Entry, size: number): Block[] {
  const strong = style === 'strong' ? { bold: true } : {};
  return [
    {
      text: label,
      ...(style === 'strong' && size > 9 ? { fontSize: 11 } : { color: SOFT, fontSize: 8 }),
      ...strong,
    },
    {
      text: runs(values, ' · '),
      alignment: 'right',
      ...strong,
      ...(style === 'strong' && { fontSize: size }),
    },
  ];
}
