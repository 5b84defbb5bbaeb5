import { tables } from './generated/tables.js';

/** The name of a table. */
export type TableName = keyof typeof tables;

/**
 * Whether a text is the name of a table.
 * @example isTableName('vatCategories') // true
 */
export const isTableName = (text: string): text is TableName => Object.hasOwn(tables, text);
