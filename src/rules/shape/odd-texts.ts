import { nameOf } from '../../reading/odd.js';
import type { Path } from '../../types/index.js';
import type { Found } from '../engine/rule.js';

/** Reports the first such character in each text at a path such as `invoiceDetails[].itemDescr`. */
export function reportOdd(document: unknown, path: string, odd: RegExp, found: Found): void {
  report(document, path.split('.'), [], odd, found);
}

function report(value: unknown, steps: readonly string[], path: Path, odd: RegExp, found: Found): void {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (typeof value !== 'string') return;
    const at = value.search(odd);
    if (at >= 0) found(path, { character: nameOf(value, at), position: at + 1 });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const name = step.replace('[]', '');
  const member = (value as Readonly<Record<string, unknown>>)[name];
  if (Array.isArray(member)) {
    for (const [index, item] of member.entries()) report(item, rest, [...path, name, index], odd, found);
  } else report(member, rest, [...path, name], odd, found);
}
