const brandOf = (name: string): symbol => Symbol.for(`parastatiko.${name}`);

/**
 * Marks an error by its name, so that every copy of this library recognises it. An application may contain two copies,
 * and `instanceof` knows only the classes of its own.
 */
export function brand(error: Error): void {
  Object.defineProperty(error, brandOf(error.name), { value: true });
}

/** Whether a value is an error with this name, from this copy of the library or another. */
export const isBranded = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[brandOf(name)] === true;
