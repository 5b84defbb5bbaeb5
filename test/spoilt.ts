/** What is no value, and values of every type. */
const SPOILT: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  0,
  -1,
  1.5,
  true,
  [],
  [''],
  [null],
  {},
  { x: 1 },
];

/** A value with one member, at any depth, left out, emptied, or of another type. */
export function* spoiltIn(value: unknown): Generator<unknown> {
  yield* SPOILT;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    for (const other of spoiltIn(member))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === name ? other : each))
        : { ...value, [name]: other };
}
