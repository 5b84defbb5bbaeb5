/**
 * Removes trailing zeros from digits. A regular expression would not run in linear time.
 * @example trimZeros('2500') // '25'
 */
export function trimZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}
