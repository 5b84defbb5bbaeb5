import { ArgumentError } from '../issues/argument-error.js';

/** An argument from JavaScript, for a message. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : value === null ? 'null' : typeof value;

/** Throws `ArgumentError` for anything but a table, such as its name. */
export function refuseNotTable(table: unknown): void {
  if (!Array.isArray(table)) throw new ArgumentError('arguments/not-a-table', { found: shown(table) });
}

/** Throws `ArgumentError` for a name that no table has. */
export function refuseNotNamed(name: unknown, tables: object): void {
  if (typeof name === 'string' && Object.hasOwn(tables, name)) return;
  throw new ArgumentError('arguments/unknown-table', {
    found: shown(name),
    known: Object.keys(tables).join(', '),
  });
}

/** Throws `ArgumentError` for an argument that is not text. */
export function refuseNotText(value: unknown, argument: string): void {
  if (typeof value !== 'string') {
    throw new ArgumentError('arguments/not-text', { argument, found: shown(value) });
  }
}
