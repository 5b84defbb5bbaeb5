/** The members of a shape; absent ones are `undefined`. */
export type Spelled<Shape> = { readonly [Name in keyof Shape]: Shape[Name] | undefined };

/** The members that are present, in the given order, frozen. False flags are left out. */
export function present<Shape extends object>(members: Spelled<Shape>): Shape {
  const kept: Partial<Record<string, unknown>> = {};
  for (const name of Object.keys(members) as (keyof Spelled<Shape> & string)[]) {
    const value: unknown = members[name];
    if (value !== undefined && value !== false) kept[name] = value;
  }
  return Object.freeze(kept) as Shape;
}
