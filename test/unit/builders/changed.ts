type Holder = Record<string, unknown>;

/** A copy of facts with members set, and others taken away, by JSON pointer. The pointer `''` replaces them all. */
export function changed(
  facts: unknown,
  set: Readonly<Record<string, unknown>> = {},
  remove: readonly string[] = [],
): Holder {
  if ('' in set) return set[''] as Holder;
  const copy = structuredClone(facts) as Holder;
  for (const [pointer, value] of Object.entries(set)) {
    const [holder, key] = holderOf(copy, pointer);
    holder[key] = value;
  }
  for (const pointer of remove) {
    const [holder, key] = holderOf(copy, pointer);
    delete holder[key];
  }
  return copy;
}

function holderOf(root: Holder, pointer: string): [Holder, string] {
  const steps = pointer.slice(1).split('/');
  const key = steps.pop() ?? '';
  const holder = steps.reduce<Holder>((inner, step) => inner[step] as Holder, root);
  return [holder, key];
}
