import { threes } from '../../money/index.js';

const UNITS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];

/**
 * A whole number below 10^15 in English words.
 *
 * @example
 * englishNumber('3201'); // 'three thousand two hundred and one'
 */
export function englishNumber(digits: string): string {
  const groups = threes(digits).reverse();
  const words = groups.map((group, place) => {
    if (Number(group) === 0) return '';
    const number = belowThousand(group.padStart(3, '0'));
    // "one thousand and one", but "one thousand one hundred".
    const and = place === 0 && groups.length > 1 && group.startsWith('0') ? 'and ' : '';
    return `${and}${number} ${SCALES[place]}`.trim();
  });
  return words.reverse().filter(Boolean).join(' ') || 'zero';
}

function belowThousand(group: string): string {
  const hundreds = UNITS[Number(group.charAt(0))];
  const rest = belowHundred(group.slice(1));
  if (!hundreds) return rest;
  return rest === '' ? `${hundreds} hundred` : `${hundreds} hundred and ${rest}`;
}

function belowHundred(digits: string): string {
  const small = UNITS[Number(digits)];
  if (small !== undefined) return small;
  const unit = UNITS[Number(digits.charAt(1))];
  return [TENS[Number(digits.charAt(0))], unit].filter(Boolean).join('-');
}
