import type { OpenOrder } from '../../../types/index.js';
import { readOpenOrders, readOpenTables } from '../../service/answers/tables.js';
import { getOpenOrdersForTable, getOpenTables } from '../../service/generated/calls.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { ask } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';
import { readBranch, readGuid, readText } from './read-query.js';

/**
 * The branch whose tables are requested.
 *
 * @example
 * const branch: BranchOfTables = { vatNumber: '800123456', branch: 0 };
 */
export interface BranchOfTables {
  readonly vatNumber: string;
  readonly branch: number;
}

/** The tables that have open order slips, by their GUIDs. */
export async function openTables(
  core: Core,
  given: BranchOfTables,
  options?: RepeatableCallOptions,
): Promise<readonly string[]> {
  const { json, response } = await ask(core, getOpenTables, { query: branchQuery(core, given) }, options);
  return readOpenTables(json) ?? unreadable(core, response, 'no-list-of-tables');
}

/** The open order slips of a table; an empty list if the service answers 404. */
export async function openOrders(
  core: Core,
  given: BranchOfTables & { readonly tableId: string },
  options?: RepeatableCallOptions,
): Promise<readonly OpenOrder[]> {
  const query = { TableId: readGuid(core, 'tableId', given?.tableId), ...branchQuery(core, given) };
  try {
    const { json, response } = await ask(core, getOpenOrdersForTable, { query }, options);
    return readOpenOrders(json) ?? unreadable(core, response, 'no-list-of-slips');
  } catch (error) {
    if (ClientError.isClientError(error) && isEmptyTable(error)) return [];
    throw error;
  }
}

/** An HTML page is not an answer of the service; it comes from a wrong address. */
const isEmptyTable = ({ code, response }: ClientError): boolean =>
  code === 'answer/not-found' && !/^\s*</.test(String(response?.body));

const branchQuery = (core: Core, given: BranchOfTables): { VatNumber: string; Branch: string } => ({
  VatNumber: readText(core, 'vatNumber', given?.vatNumber),
  Branch: readBranch(core, given.branch),
});

function unreadable(
  core: Core,
  response: Parameters<typeof unreadableError>[1],
  part: 'no-list-of-tables' | 'no-list-of-slips',
): never {
  throw unreadableError(core, response, part);
}
