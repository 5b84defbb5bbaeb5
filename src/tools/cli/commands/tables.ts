import type { BranchOfTables } from '../../../sending/client/calls/tables.js';
import type { OpenOrder } from '../../../types/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { membersGiven } from '../args/values.js';
import { tablesRow } from '../generated/commands/tables.js';
import { show } from '../output/json-lines.js';
import { tableLines } from '../output/table.js';
import { widthOf } from '../output/wrap.js';
import { ask } from '../service/ask.js';

/** `parastatiko tables`: lists the tables of a branch that have open order slips, or the slips of one table. */
export const tablesCommand: Command = { ...tablesRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { service } = context.words;
  const {
    vatNumber,
    branch = 0,
    tableId,
  } = membersGiven<BranchOfTables & { readonly tableId?: string }>(context);
  return await ask(context, async (client) => {
    if (tableId === undefined) {
      const open = await client.openTables({ vatNumber, branch });
      return await show(context, open, () => (open.length > 0 ? open : [service.noTables]));
    }
    const orders = await client.openOrders({ vatNumber, branch, tableId });
    return await show(context, orders, () =>
      orders.length > 0 ? slipLines(orders, context) : [service.noSlips],
    );
  });
}

function slipLines(orders: readonly OpenOrder[], { io, style, words }: Context): string[] {
  const { mark, quantity, net, uid } = words.service.columns;
  const rows = orders.map((order) => [
    order.mark,
    words.figure(String(order.quantityProducts)),
    words.figure(String(order.totalNet)),
    order.uid,
  ]);
  const paint = (cell: string, _: number, row: number): string => (row === 0 ? style.dim(cell) : cell);
  const look = { width: widthOf(io.stdout.columns), right: [1, 2], paint };
  return tableLines([[mark, quantity, net, uid], ...rows], look);
}
