/** A value that counts every member and element that is read of it, at every depth. */
export function counting<Value extends object>(value: Value): { view: Value; reads: () => number } {
  let reads = 0;
  const wrap = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    return new Proxy(inner, {
      get(target, key) {
        reads += 1;
        const member: unknown = Reflect.get(target, key, target);
        if (typeof member !== 'function') return wrap(member);
        return (...given: unknown[]) => (member as (...all: unknown[]) => unknown).apply(wrap(target), given);
      },
    });
  };
  return { view: wrap(value) as Value, reads: () => reads };
}
