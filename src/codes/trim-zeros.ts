/**
 * Digits without the zeros at their end. A loop: an expression would look along each run of zeros from each of them.
 * @example trimZeros('2500') // '25'
 */
export function trimZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}
