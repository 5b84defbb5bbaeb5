import { isObject } from '../../reading/object.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { CANCELLED } from '../kinds/kind-row.js';
import { type Kind, kinds } from '../kinds/kinds.js';
import type { Reading } from '../read/reading.js';
import type { Note } from './note.js';

/**
 * Sets the members that the builder itself decides. If the facts state another value, the builder's value is used and
 * the other one is reported.
 */
function setOwnMembers(reading: Reading, kind: Kind, facts: Gathered): void {
  const { type } = kinds[kind];
  give(reading, facts, 'type', type, []);
  if (type !== '8.6') return;
  if (kind === 'tableCancellation') give(reading, facts, 'totalCancelDeliveryOrders', true, []);
  else if (facts['totalCancelDeliveryOrders'] !== undefined) {
    give(reading, facts, 'totalCancelDeliveryOrders', false, []);
  }
  const { lines } = facts;
  if (kind !== 'orderCancellation' || !Array.isArray(lines)) return;
  // Lines of a partial cancellation are negative by their recType; their amounts stay positive.
  facts['lines'] = lines.map((line: unknown, index) => {
    if (typeof line !== 'object' || line === null) return line;
    const cancelled: Gathered = { ...line };
    give(reading, cancelled, 'recType', CANCELLED, ['lines', index]);
    return cancelled;
  });
}

function give(
  reading: Reading,
  holder: Gathered,
  member: string,
  meant: string | number | boolean,
  path: Path,
): void {
  const stated = holder[member];
  if (stated !== undefined && stated !== meant) {
    const value = typeof stated === 'boolean' ? stated : shown(stated);
    reading.problem('builder-conflict', [...path, member], { member, meant, value });
  }
  holder[member] = meant;
}

type Gathered = Record<string, unknown>;

/**
 * Collects the facts from a builder's opening and its notes, in order. It is linear in the number of notes.
 * Contradictions to the builder are recorded in the reading.
 */
export function gather(reading: Reading, kind: Kind, opening: unknown, last: Note | undefined): unknown {
  // A builder cannot be opened with a value that is not an object; the reader of facts reports it.
  if (typeof opening !== 'object' || opening === null) return opening;
  let facts: Gathered = { type: kinds[kind].type, ...opening };
  const notes: Note[] = [];
  for (let note = last; note !== undefined; note = note.before) notes.push(note);
  const grown = new Set<string>();
  for (let index = notes.length - 1; index >= 0; index--) facts = applied(facts, notes[index] as Note, grown);
  setOwnMembers(reading, kind, facts);
  return facts;
}

/**
 * Adds one note to the facts. The caller's members are copied with a spread, because assigning `__proto__` would not
 * create a member.
 */
function applied(facts: Gathered, { how, member, value }: Note, grown: Set<string>): Gathered {
  switch (how) {
    case 'set':
      facts[member] = value;
      return facts;
    case 'add':
      listIn(facts, member, grown).push(value);
      return facts;
    case 'addAll': {
      // The member is set even if there is nothing to add, so that the reader of facts can check an empty list.
      const list = listIn(facts, member, grown);
      for (const item of value as readonly unknown[]) list.push(item);
      return facts;
    }
    case 'merge':
      // A value that cannot be merged is stored under the name of the step, where it is reported as an unknown member.
      return isObject(value) ? { ...facts, ...value } : { ...facts, [member]: value };
    case 'mergeInto':
      facts[member] = isObject(facts[member]) && isObject(value) ? { ...facts[member], ...value } : value;
      return facts;
  }
}

/**
 * The list that a member is collected in. At its first use it is a copy of the opening's list, never the caller's own.
 */
function listIn(facts: Gathered, member: string, grown: Set<string>): unknown[] {
  if (!grown.has(member)) {
    const stated = facts[member];
    facts[member] = stated === undefined ? [] : Array.isArray(stated) ? [...stated] : [stated];
    grown.add(member);
  }
  return facts[member] as unknown[];
}
