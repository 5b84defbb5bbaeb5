import { type TableAnswer, tableFromJSON } from '../../../flows/index.js';
import { membersOf } from '../../../reading/inside.js';
import type { StoredState } from '../../../sending/client/journal/inside.js';
import type { Document } from '../../../types/index.js';
import type { OwnKey } from '../core/call.js';
import { type OperationContext, withJournal } from '../core/context.js';
import { operationTexts } from '../core/generated/texts.js';
import { found, type Kind } from '../core/stored.js';
import { numberKey } from './numbered.js';

/** Tables: their states have the names that the caller gives them, such as `table 7`. */
export const TABLES: Kind = { prefix: 'table ', word: operationTexts.table.tables, list: 'GET /tables' };

export const tableAfter = (
  state: StoredState | undefined,
  document: Document,
  answer: TableAnswer,
): unknown => state && tableFromJSON(state.state).issued(document, answer);

/** The key of a step whose document has a number of the caller. The table that was opened says whose document it is. */
export async function tableKey(
  facts: unknown,
  name: string,
  context: OperationContext,
): Promise<OwnKey | undefined> {
  const table = membersOf((await found(TABLES, name, withJournal(context)))?.state);
  const { vatNumber, branch } = membersOf(table['issuer']);
  const key = numberKey(facts, ['table', name], [vatNumber, branch, table['series'], table['tableAA']]);
  return key && { ...key, isOfStore: true };
}
