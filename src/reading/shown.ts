/** The JSON name of a value's type. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return typeof value;
}

/** A value as an issue quotes it: short, and never an object. */
export function shown(value: unknown): string | number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const words = typeof value === 'string' ? value : typeName(value);
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
