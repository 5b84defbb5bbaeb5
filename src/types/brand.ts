/** The symbol of a name. All copies of this library share it: an application may contain two. */
export const brandOf = (name: string): symbol => Symbol.for(`parastatiko.${name}`);

/** Whether a value has this brand, from this copy of the library or another. Accepts any value and never throws. */
export function isBranded(value: unknown, name: string): boolean {
  try {
    return (value as Readonly<Record<symbol, unknown>> | null | undefined)?.[brandOf(name)] === true;
  } catch {
    return false;
  }
}
