import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../shop-day/', import.meta.url);

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** The moment of the checks: a quarter to seven in the morning, in Athens, before the first delivery. */
export const clock = new Date('2026-11-20T06:45:00+02:00');

/** The raw facts of the day, one file for each document, in the order in which they happened. */
export const day: readonly { readonly name: string; readonly facts: unknown }[] = readdirSync(folder)
  .filter((file) => /^\d\d-.*\.json$/.test(file))
  .sort()
  .map((file) => ({ name: file.replace('.json', ''), facts: read(file) }));

/** Which document the service would have answered with which MARK. */
export const marks = read('marks.json') as Readonly<Record<string, string>>;

/** A document as another program might send it, with mistakes. */
export const broken = read('broken.json');
