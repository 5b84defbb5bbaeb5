import * as z from 'zod/mini';
import { isObject, membersOf } from '../../reading/object.js';

/** Members of an answer that the description does not list, unchanged. */
export interface Others {
  readonly others?: Readonly<Record<string, unknown>> | undefined;
}

/** Alternative names of members, in lower case. */
type Aliases = Readonly<Record<string, string>>;

/**
 * A record of an answer. Names may be in any case, because the service also binds them in any case. Members that are
 * not listed go into `others`. A value that is not an object is read as an object without members.
 */
export function answerRecord<Value extends object>(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  aliases: Aliases = {},
): z.ZodMiniType<Value & Others> {
  const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]));
  for (const [alias, name] of Object.entries(aliases)) names.set(alias.toLowerCase(), name);
  const record = z.object({ ...shape, others: z.optional(z.record(z.string(), z.unknown())) });
  return z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value) => sorted(value, names)),
    ),
    record,
  ) as unknown as z.ZodMiniType<Value & Others>;
}

/** A list of records: an array, or a single record. Items that are not objects are left out. */
export const answerList = <Value>(item: z.ZodMiniType<Value>): z.ZodMiniType<readonly Value[]> =>
  z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value): unknown[] => (Array.isArray(value) ? value : [value]).filter(isObject)),
    ),
    z.array(item),
  ) as unknown as z.ZodMiniType<readonly Value[]>;

function sorted(value: unknown, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  const others: [string, unknown][] = [];
  const given = membersOf(value);
  for (const [name, member] of Object.entries(given)) {
    const known = names.get(name.toLowerCase());
    // A member's own name wins over an alias of it.
    if (known === undefined) others.push([name, member]);
    else if (members[known] === undefined || name === known) members[known] = member ?? undefined;
  }
  if (others.length > 0) members['others'] = Object.fromEntries(others);
  return members;
}
