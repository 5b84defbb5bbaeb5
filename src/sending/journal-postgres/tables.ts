/** The tables of a journal, with the name of their schema. */
export type Tables = Readonly<Record<(typeof NAMES)[number], string>> & { readonly schema: string };

const NAMES = [
  'entries',
  'bodies',
  'states',
  'series',
  'numbers',
  'events',
  'limits',
  'replicas',
  'conflicts',
] as const;

/** A name that needs no escaping between double quotes. */
export const isSchema = (name: unknown): name is string =>
  typeof name === 'string' && /^[a-z_][a-z0-9_]{0,62}$/.test(name);

export const tablesIn = (schema: string): Tables => {
  const tables = Object.fromEntries(NAMES.map((name) => [name, `"${schema}".${name}`]));
  return { ...(tables as Record<(typeof NAMES)[number], string>), schema };
};
