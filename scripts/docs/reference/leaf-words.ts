import { type Leaf, MAX_AMOUNT } from '../../../src/types/leaf.js';

const bound = (value: number): string => (value === 2_147_483_647 ? '2³¹ − 1' : String(value));

function numberWords(leaf: Extract<Leaf, { kind: 'number' }>): string {
  const bounds = [
    leaf.above === undefined ? '' : `above ${leaf.above}`,
    leaf.min === undefined ? '' : `from ${leaf.min}`,
    leaf.max === undefined ? '' : `at most ${leaf.max}`,
    leaf.decimals === undefined ? '' : `${leaf.decimals} decimals at most`,
  ].filter((part) => part !== '');
  return ['number', ...bounds].join(', ');
}

function textWords({ min, max }: { min: number; max: number }): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? 'text' : `text, from ${min} characters`;
  if (min === max) return `text of ${min} characters`;
  return min === 0 ? `text, at most ${max} characters` : `text, ${min} to ${max} characters`;
}

/** Codes are listed if there are only a few; otherwise their table has them. */
function codeWords(values: ReadonlySet<string>): string {
  return values.size <= 6
    ? [...values].map((value) => `\`${value}\``).join(', ')
    : `one of ${values.size} codes`;
}

/** The allowed values of a single member, in words. */
export function leafWords(leaf: Leaf): string {
  switch (leaf.kind) {
    case 'amount':
      return `amount: number from 0 to ${MAX_AMOUNT}, 2 decimals at most`;
    case 'number':
      return numberWords(leaf);
    case 'integer':
      return `whole number, ${leaf.min} to ${bound(leaf.max)}`;
    case 'mark':
      return 'MARK: whole number above 0, at most 2⁵³ − 1';
    case 'text':
      return textWords(leaf);
    case 'code':
      return `${codeWords(leaf.values)}${leaf.alsoNumber === true ? ', as text or as a number' : ''}`;
    case 'date':
      return 'date `YYYY-MM-DD`';
    case 'pattern':
      return { time: 'time `HH:mm:ss`', uid: '40 hexadecimal characters, upper case', guid: 'GUID' }[
        leaf.name
      ];
    case 'flag':
      return 'flag';
    case 'decimal':
      return 'decimal';
    case 'own':
      return '';
  }
}
