import { isObject } from '../../../reading/inside.js';

/** How many issues an answer lists. A document with more is not corrected one by one. */
const MOST = 1000;

/** The first items of a list, and how many more there are: nothing is left out in silence. */
export function listed<Item>(items: readonly Item[]): { readonly first: Item[]; readonly more?: number } {
  const first = items.slice(0, MOST);
  return items.length > MOST ? { first, more: items.length - MOST } : { first };
}

/** Levels of nesting; what the library reads has about ten. */
const LEVELS = 100;
/** Members of one object; a document has about sixty, a mapping as many as a sheet has columns. */
const MEMBERS = 10_000;
/** Items of one list; a document of 5 MB has fewer lines. */
const ITEMS = 50_000;

/** Whether an input is too large in a way that no caller needs. */
export function isOversized(input: unknown): boolean {
  let level: readonly unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS) return true;
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const members = Object.values(value);
      if (members.length > (Array.isArray(value) ? ITEMS : MEMBERS)) return true;
      for (const member of members) if (isObject(member)) below.push(member);
    }
    level = below;
  }
  return false;
}
