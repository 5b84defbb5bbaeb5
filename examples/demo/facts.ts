import { readFileSync } from 'node:fs';
import type { Facts, LineFacts } from 'parastatiko';

const folder = new URL('../shop-day/', import.meta.url);

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** The raw facts of a document of the day. */
export const factsOf = (name: string): Facts => read(`${name}.json`) as Facts;

/** What a till knows about an order: items, quantities and prices. */
export const linesOf = (name: string): readonly LineFacts[] => factsOf(name).lines ?? [];

/** The MARKs of the day, in order. */
export const marks = read('marks.json') as Readonly<Record<string, string>>;

/** A document as another program might send it, with mistakes. */
export const broken = read('broken.json');
