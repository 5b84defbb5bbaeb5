import { objectPlanOf, type Plan } from '../../../src/reading/plan.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Leaf } from '../../../src/types/leaf.js';

/** A document with every member that there is, each with a value of its own. Its form is right; its sense is none. */
export function wholeDocument(): { document: unknown; leaves: ReadonlyMap<string, Leaf> } {
  const leaves = new Map<string, Leaf>();
  const make = (plan: Plan, path: string): unknown => {
    if (plan.kind === 'array') return [make(plan.item, `${path}/0`)];
    if (plan.kind === 'object') {
      return Object.fromEntries(
        plan.members.map(({ name, plan: inner }) => [name, make(inner, `${path}/${name}`)]),
      );
    }
    if (plan.kind === 'some') throw new TypeError(`${path} is no member of a document.`);
    leaves.set(path, plan.leaf);
    return sampleOf(plan.leaf, path, leaves.size);
  };
  return { document: make(objectPlanOf(documentShape), ''), leaves };
}

function sampleOf(leaf: Leaf, path: string, number: number): unknown {
  switch (leaf.kind) {
    case 'amount':
      return number + 0.25;
    case 'number':
      return leaf.max === 100 ? 24 : number + 0.5;
    case 'integer':
      // Codes that all tables have; a branch or a count of its own.
      return leaf.max > 1000 ? number : 1;
    case 'text':
      return `κείμενο-${number}`.padEnd(leaf.min, '0').slice(0, leaf.max);
    case 'code':
      if (path.endsWith('/country')) return 'GR';
      return path.endsWith('/currency') ? 'USD' : [...leaf.values][0];
    case 'mark':
      return 400_000_000_000_000 + number;
    case 'date':
      return '2026-11-20';
    case 'flag':
      return true;
    default:
      return path.endsWith('Time')
        ? '09:30:00'
        : path.endsWith('tableAA')
          ? '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b'
          : '0123456789ABCDEF0123456789ABCDEF01234567';
  }
}
