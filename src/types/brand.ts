/** The symbol of a name. All copies of this library share it: an application may contain two. */
export const brandOf = (name: string): symbol => Symbol.for(`parastatiko.${name}`);

/** Whether a value is of a kind, from this copy of the library or another. Accepts any value and never throws. */
export type Check<Of> = (value: unknown) => value is Of;

/** What has a name is recognised by it. */
type Brand<Of> = Of extends { readonly name: infer Name extends string } ? Name : string;

export function checkOf<Of>(name: Brand<Of>): Check<Of> {
  return (value): value is Of => {
    try {
      return (value as Readonly<Record<symbol, unknown>> | null | undefined)?.[brandOf(name)] === true;
    } catch {
      return false;
    }
  };
}
