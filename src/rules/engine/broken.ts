import type { Path } from '../../types/index.js';

/** A path without its indexes, in the form in which rules declare their members: `invoiceDetails[].netValue`. */
export function pattern(path: Path): string {
  let words = '';
  for (const step of path) {
    if (typeof step === 'number') words = `${words}[]`;
    else words = words === '' ? step : `${words}.${step}`;
  }
  return words;
}

/** Whether a rule that reads `declared` is affected by a broken member: the member, one inside it, or one around it. */
export function touches(declared: readonly string[], broken: ReadonlySet<string>): boolean {
  if (broken.size === 0) return false;
  for (const member of broken) {
    if (member === '') return true;
    if (declared.some((path) => isWithin(path, member) || isWithin(member, path))) return true;
  }
  return false;
}

function isWithin(inner: string, outer: string): boolean {
  if (!inner.startsWith(outer)) return false;
  const next = inner[outer.length];
  return next === undefined || next === '.' || next === '[';
}
