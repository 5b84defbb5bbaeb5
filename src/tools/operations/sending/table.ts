import type { TableAnswer } from '../../../flows/table/answers.js';
import { tableFromJSON } from '../../../flows/table/open-table.js';
import type { StoredState } from '../../../sending/client/journal/states.js';
import type { Document } from '../../../types/index.js';
import type { Kind } from '../core/stored.js';

/** Tables: their states have the names that the caller gives them, such as `table 7`. */
export const TABLES: Kind = { prefix: 'table ', word: { en: 'table', el: 'τραπέζι' }, list: 'GET /tables' };

export const tableAfter = (
  state: StoredState | undefined,
  document: Document,
  answer: TableAnswer,
): unknown => state && tableFromJSON(state.state).issued(document, answer);
