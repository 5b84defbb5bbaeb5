import type { World } from '../../world.js';
import { branchOf, nextNumber } from '../till/next-number.js';
import { tableOf } from '../till/table-of.js';
import { slipsAt, tablesView } from './tables.js';
import type { TableDetails } from './types.js';

/** A table with what is left of its orders, and free numbers for its next documents. */
export function tableDetails(world: World, id: string): TableDetails | undefined {
  const line = tablesView(world).lines.find((each) => each.id === id);
  const slips = slipsAt(world, id);
  const [first] = slips;
  if (line === undefined || first === undefined) return undefined;
  const items = tableOf(slips)?.remaining();
  return {
    line,
    ...(items !== undefined && {
      items: items.map(({ description, itemCode, quantity, net, vat, gross }) => ({
        name: description ?? itemCode ?? '',
        quantity,
        net,
        vat,
        gross,
      })),
    }),
    slipNumber: nextNumber(world, branchOf(first), '8.6'),
    closingNumber: nextNumber(world, branchOf(first), '11.1'),
    others: tablesView(world)
      .lines.filter(
        (each) => each.id !== id && each.vatNumber === line.vatNumber && each.branch === line.branch,
      )
      .map((each) => ({ id: each.id, table: each.table })),
  };
}
