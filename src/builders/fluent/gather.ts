import { type Kind, kinds } from '../kinds/kinds.js';
import type { Reading } from '../read/reading.js';
import type { Note } from './note.js';
import { setOwnMembers } from './own-members.js';

type Gathered = Record<string, unknown>;

/**
 * The facts that a builder's opening and notes come to, in the order in which they were said. Linear in the notes. What
 * contradicts the builder is noted in the reading.
 */
export function gather(reading: Reading, kind: Kind, opening: unknown, last: Note | undefined): unknown {
  // What is no object cannot be opened with; the reader of facts says so.
  if (typeof opening !== 'object' || opening === null) return opening;
  let facts: Gathered = { type: kinds[kind].type, ...opening };
  const notes: Note[] = [];
  for (let note = last; note !== undefined; note = note.before) notes.push(note);
  const grown = new Set<string>();
  for (let index = notes.length - 1; index >= 0; index--) facts = applied(facts, notes[index] as Note, grown);
  setOwnMembers(reading, kind, facts);
  return facts;
}

/** The facts with one note more. What callers named is copied as own members: assigned, `__proto__` would be none. */
function applied(facts: Gathered, { how, member, value }: Note, grown: Set<string>): Gathered {
  switch (how) {
    case 'set':
      facts[member] = value;
      return facts;
    case 'add':
      listIn(facts, member, grown).push(value);
      return facts;
    case 'addAll': {
      // Nothing to add still states the member: an empty list is for the reader of facts to judge.
      const list = listIn(facts, member, grown);
      for (const item of value as readonly unknown[]) list.push(item);
      return facts;
    }
    case 'merge':
      // What cannot be merged stands under the step's own name, where it is reported as an unknown member.
      return isObject(value) ? { ...facts, ...value } : { ...facts, [member]: value };
    case 'mergeInto':
      facts[member] = isObject(facts[member]) && isObject(value) ? { ...facts[member], ...value } : value;
      return facts;
  }
}

/** The list that a member grows in: at its first use a copy of what the opening states, never the caller's own. */
function listIn(facts: Gathered, member: string, grown: Set<string>): unknown[] {
  if (!grown.has(member)) {
    const stated = facts[member];
    facts[member] = stated === undefined ? [] : Array.isArray(stated) ? [...stated] : [stated];
    grown.add(member);
  }
  return facts[member] as unknown[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
