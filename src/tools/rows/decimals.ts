import type { Mapping } from './mapping.js';

/** The decimal separator. */
export type Sign = NonNullable<Mapping['decimal']>;

/** A number in the form of facts, or the two readings of a cell. */
export type NumberInCell =
  | { readonly kind: 'number'; readonly text: string; readonly sign: Sign | undefined }
  | { readonly kind: 'readings'; readonly one: string; readonly other: string }
  | { readonly kind: 'none' };

const NONE: NumberInCell = { kind: 'none' };

/** What spreadsheets write around an amount: a currency, on either side. */
const CURRENCY = /^(?:€|EUR)\s?|\s?(?:€|EUR)$/gi;

/** Spaces that part the thousands: `1 234,50`. */
const SPACED = /^-?[1-9]\d{0,2}(?:\s\d{3})+(?![\d\s])/;

const GROUPS = { ',': /^-?[1-9]\d{0,2}(?:\.\d{3})+$/, '.': /^-?[1-9]\d{0,2}(?:,\d{3})+$/ } as const;

/** Reads `1.234,50`, `1,234.50`, `1 234,50`, `12,5` or `7,00 €`. `sign`: the decimal separator, if it is known. */
export function numberIn(cell: string, sign: Sign | undefined): NumberInCell {
  const bare = cell.replace(CURRENCY, '').replace(/^−/, '-');
  const text = bare.replace(SPACED, (groups) => groups.replace(/\s/g, ''));
  if (/^-?\d+$/.test(text)) return { kind: 'number', text, sign: undefined };
  const readings = ([',', '.'] as const).flatMap((each) => {
    const read = sign === undefined || sign === each ? readWith(text, each) : undefined;
    return read === undefined ? [] : [{ text: read, sign: each }];
  });
  const [one, other] = readings;
  if (one === undefined) return NONE;
  if (other === undefined) return { kind: 'number', ...one };
  return { kind: 'readings', one: one.text, other: other.text };
}

/** The number with a point before its decimals, if it is written with this separator. */
function readWith(text: string, sign: Sign): string | undefined {
  const [whole = '', decimals, more] = text.split(sign);
  if (more !== undefined) return undefined;
  const isGrouped = GROUPS[sign].test(whole);
  if (!isGrouped && !/^-?\d+$/.test(whole)) return undefined;
  if (decimals !== undefined && !/^\d+$/.test(decimals)) return undefined;
  const digits = whole.replace(/[.,]/g, '');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** The decimal separator that the cells themselves show, if all show the same one. */
export function signOf(cells: Iterable<string>): Sign | undefined {
  const signs = new Set<Sign>();
  for (const cell of cells) {
    const read = numberIn(cell, undefined);
    if (read.kind === 'number' && read.sign !== undefined) signs.add(read.sign);
  }
  const [only, another] = signs;
  return another === undefined ? only : undefined;
}
