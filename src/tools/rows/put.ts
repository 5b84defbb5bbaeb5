type Container = Record<string | number, unknown>;

/** Puts a value into facts, and makes the objects and lists on the way. */
export function put(facts: object, steps: readonly (string | number)[], value: unknown): void {
  let place = facts as Container;
  for (const [at, step] of steps.slice(0, -1).entries()) {
    const inside = place[step];
    const next = typeof inside === 'object' && inside !== null ? inside : emptyFor(steps[at + 1]);
    place[step] = next;
    place = next as Container;
  }
  const last = steps.at(-1);
  if (last !== undefined) place[last] = value;
}

const emptyFor = (step: string | number | undefined): object => (typeof step === 'number' ? [] : {});

/**
 * The facts with lists in order: positions only tell columns apart. A payment whose amount has a column of its own and
 * is empty or zero did not happen, if the mapping states its type: the column is one of several ways to pay.
 */
export function tidied(facts: Container, ways: readonly number[]): Container {
  const tidy = Object.entries(facts).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    const kept = value.filter(
      (item, index) => item !== undefined && !(name === 'payments' && ways.includes(index) && isUnpaid(item)),
    );
    return [name, kept.length === 0 ? undefined : kept] as const;
  });
  return Object.fromEntries(tidy.filter(([, value]) => value !== undefined));
}

const isUnpaid = ({ amount }: { readonly amount?: unknown }): boolean =>
  amount === undefined || /^0+(?:\.0+)?$/.test(String(amount));
