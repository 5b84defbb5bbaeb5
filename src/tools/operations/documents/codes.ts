import * as z from 'zod';
import { listTables, rowsOf } from '../../../codes/list-tables.js';
import { searchCodes } from '../../../codes/search-codes.js';
import { isTableName, type TableName } from '../../../codes/tables.js';
import { OperationError } from '../core/error.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';

/** Searches the code tables. */
export const codes = operation({
  id: 'codes.search',
  route: 'GET /codes',
  summary: {
    en: 'Search the code tables by code, label or common word, or list one.',
    el: 'Αναζητά στους πίνακες κωδικών με κωδικό, περιγραφή ή συνηθισμένη λέξη, ή δείχνει έναν.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ text: z.string().optional(), table: z.string().optional() }),
  output: z.strictObject({
    tables: z.array(z.looseObject({})).optional(),
    rows: z.array(z.looseObject({})).optional(),
  }),
  example: { text: 'μετρητά' },
  run({ text, table }, { language }) {
    if (table !== undefined && !isTableName(table)) {
      const what = { en: 'code table', el: 'πίνακας κωδικών' }[language];
      throw new OperationError('not-found', { what, name: table }, language);
    }
    const of = table as TableName | undefined;
    if (text !== undefined) return { rows: asJson(searchCodes(text, of)) };
    return of === undefined ? { tables: asJson(listTables()) } : { rows: asJson([...rowsOf(of)]) };
  },
});
