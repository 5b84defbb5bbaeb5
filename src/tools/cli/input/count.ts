import { isObject } from '../../../reading/inside.js';

/** The counts of a parsed value. */
export interface Count {
  /** The members of all its objects. */
  readonly members: number;
  /** Values of every kind, including itself. */
  readonly values: number;
  /** Objects and lists. */
  readonly objects: number;
  /** The members of its largest object. */
  readonly most: number;
}

/** Counts the members and values of a parsed value. It does not recurse, because a hostile value may be deep. */
export function count(value: unknown): Count {
  let members = 0;
  let values = 1;
  let objects = 0;
  let most = 0;
  const open: object[] = [];
  if (isObject(value)) open.push(value);
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    objects += 1;
    if (Array.isArray(each)) {
      for (const item of each as unknown[]) {
        values += 1;
        if (isObject(item)) open.push(item);
      }
      continue;
    }
    const object = each as Record<string, unknown>;
    let own = 0;
    for (const key in object) {
      own += 1;
      members += 1;
      values += 1;
      const item = object[key];
      if (isObject(item)) open.push(item);
    }
    if (own > most) most = own;
  }
  return { members, values, objects, most };
}
