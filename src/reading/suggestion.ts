import { nearest } from './nearest.js';
import type { ObjectPlan } from './plan.js';

/** How many unknown names of an object are remembered, and how long they may be. */
const MOST = 100;
const LONGEST = 60;

/**
 * The member that an unknown name probably means, if any. Remembered, because a program that misspells a name does so in
 * each of its documents.
 */
export function suggestionFor({ byName, suggestions }: ObjectPlan, name: string): string | undefined {
  if (suggestions.has(name)) return suggestions.get(name);
  const meant = nearest(name, byName.keys());
  if (suggestions.size < MOST && name.length <= LONGEST) suggestions.set(name, meant);
  return meant;
}
