import * as z from 'zod';
import { RefusedStepError, type Table, tableFromJSON } from '../../../flows/index.js';
import type { StoredState } from '../../../sending/client/journal/inside.js';
import type { OperationContext, WithJournal } from '../core/context.js';
import { document } from '../core/schemas.js';
import { stored } from '../core/stored.js';
import { TABLES } from '../sending/table.js';

/** A table as a caller sees it. */
export const tableView = z.strictObject({
  table: z.string(),
  version: z.number(),
  status: z.enum(['empty', 'open', 'ending', 'ended']),
  tableAA: z.string().optional(),
  remaining: z.array(z.looseObject({})).optional().meta({
    description: 'What was ordered and not cancelled. Absent if slips are known without their lines.',
  }),
  deadlines: z.array(z.looseObject({})),
  pending: z.array(document).meta({ description: 'Documents whose outcome is not known yet.' }),
  unfinished: z
    .array(z.looseObject({}))
    .meta({ description: 'Moves, splits and discounts that are not finished.' }),
});

export type TableView = z.infer<typeof tableView>;

export function viewOf({ name, state, version }: StoredState, { now, locale }: OperationContext): TableView {
  const table = tableFromJSON(state, { ...(locale !== undefined && { locale }) });
  const { tableAA, status } = table;
  const remaining = remainingOf(table);
  return {
    table: name,
    version,
    status,
    ...(tableAA !== undefined && { tableAA }),
    ...(remaining !== undefined && { remaining: plain(remaining) }),
    deadlines: plain(table.deadlines(now())),
    pending: table.pending(),
    unfinished: plain(table.unfinished()),
  };
}

function remainingOf(table: Table) {
  try {
    return table.remaining();
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) return undefined;
    throw error;
  }
}

const plain = <Item>(items: readonly Item[]): Record<string, unknown>[] => JSON.parse(JSON.stringify(items));

export const readView = async (name: string, context: WithJournal): Promise<TableView> =>
  viewOf({ ...(await stored(TABLES, name, context)), name }, context);
