import { isRecord, type Members } from './object.js';
import type { Plan } from './plan.js';

/** What happens to a member that a shape does not have: it is kept or dropped. Its path has the described names. */
export type KeepsMember = (path: readonly (string | number)[], name: string) => boolean;

/**
 * A value as the service reads it: names bind in any case, null counts as absent, and members that are not described
 * are dropped. Wrong values stay as they are. Source: observed behaviour, Issuing: request.
 */
export function bind(
  plan: Plan,
  value: unknown,
  keeps: KeepsMember = () => false,
  path: readonly (string | number)[] = [],
): unknown {
  if (plan.kind === 'array' && Array.isArray(value)) {
    return value.map((item, index) => bind(plan.item, item, keeps, [...path, index]));
  }
  if (plan.kind !== 'object' || !isRecord(value)) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    const known = plan.byName.get(name) ?? plan.byFoldedName.get(name.toLowerCase());
    if (known === undefined) {
      if (keeps([...path, name], name)) members.push([name, member]);
    } else if (member !== null && member !== undefined) {
      members.push([known.name, bind(known.plan, member, keeps, [...path, known.name])]);
    }
  }
  return Object.fromEntries(members);
}

/** These members of an object, as the service reads them; absent ones are `undefined`. Any other value has none. */
export function boundMembers<const Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): Readonly<Partial<Record<Name, unknown>>> {
  const bound: { [Each in Name]?: unknown } = {};
  const members = isRecord(value) ? value : {};
  for (const name of names) {
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    bound[name] = member ?? inAnotherCase(members, name);
  }
  return bound;
}

function inAnotherCase(value: Members, name: string): unknown {
  const folded = name.toLowerCase();
  const written = Object.keys(value).find((key) => key.toLowerCase() === folded && key !== name);
  return written === undefined ? undefined : (value[written] ?? undefined);
}

/** The document of a request with only one; any other value as it is. */
export function onlyDocumentIn(value: unknown): unknown {
  const { invoice, invoiceHeader } = boundMembers(value, 'invoice', 'invoiceHeader');
  return invoiceHeader === undefined && Array.isArray(invoice) && invoice.length === 1 ? invoice[0] : value;
}
