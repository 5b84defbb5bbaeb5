/** A copy with an own key `__proto__`, as `JSON.parse` makes it, in the object at a path. */
export function smuggled(
  facts: unknown,
  path: readonly (string | number)[] = [],
  inner = '{"discount":1}',
): unknown {
  const text = JSON.stringify(facts, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const copy: unknown = JSON.parse(text);
  let holder = copy as Record<string | number, unknown>;
  for (const step of path) holder = holder[step] as typeof holder;
  Object.defineProperty(holder, '__proto__', {
    value: JSON.parse(inner),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}
