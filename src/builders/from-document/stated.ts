import { emptyRecord } from '../../reading/record.js';

/** Members of facts whose values come from a document and may be anything. The reader of facts checks them. */
export type Stated = Readonly<Record<string, unknown>>;

export function stated(members: Stated): Stated {
  const kept = emptyRecord();
  for (const [name, value] of Object.entries(members)) if (value !== undefined) kept[name] = value;
  return { ...kept };
}

/** The members without those that follow from the rest, because they have the derived value. */
export function withoutDerived(members: Stated, derived: Stated): Stated {
  const kept = emptyRecord();
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined && value !== derived[name]) kept[name] = value;
  }
  return { ...kept };
}

/** The same members; `undefined` for an empty list. */
export const someOf = (members: Stated): Stated | undefined =>
  Object.keys(members).length === 0 ? undefined : members;
