import { addExact, subtractExact } from '../../money/add-exact.js';
import { centsToNumber, exactToNumber, parseDecimal, subtractCents, sumCents } from '../../money/index.js';
import { type Answer, json, problem } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { DocumentRow } from '../state/rows.js';
import type { World } from '../world.js';
import { centsOf } from './hold.js';
import { notServed } from './not-served.js';
import { openSlips } from './slips.js';

/** Lines that cancel. */
const CANCELS = 7;

/** `GetOpenTables`: the GUIDs of the tables that have open slips. */
export function getOpenTables(world: World, asked: Asked): Answer {
  const slips = slipsOf(world, asked);
  if (!Array.isArray(slips)) return slips;
  const tables = slips.flatMap(({ document }) => document.invoiceHeader.tableAA?.toLowerCase() ?? []);
  return json(200, [...new Set(tables)]);
}

/** `GetOpenOrdersForTable`: the open slips of a table with their sums; 404 if it has no open slips. */
export function getOpenOrdersForTable(world: World, asked: Asked): Answer {
  const slips = slipsOf(world, asked);
  if (!Array.isArray(slips)) return slips;
  const table = asked.query['TableId']?.toLowerCase();
  const own = slips.filter(({ document }) => document.invoiceHeader.tableAA?.toLowerCase() === table);
  if (own.length === 0) return problem({ TableId: ['The table has no open orders.'] }, 404);
  return json(200, own.map(recordOf));
}

function slipsOf(world: World, { house, query }: Asked): DocumentRow[] | Answer {
  const { VatNumber = '', Branch = '' } = query;
  return notServed(world, house, VatNumber) ?? openSlips(world, house, VatNumber, Number(Branch));
}

/** Lines that cancel count as negative. The description does not say whether the service does so. */
function recordOf({ mark = '', uid, document }: DocumentRow): object {
  const lines = document.invoiceDetails;
  const net = (cancels: boolean) =>
    sumCents(
      lines
        .filter(({ recType }) => (recType === CANCELS) === cancels)
        .map(({ netValue }) => centsOf(netValue)),
    );
  let quantity = exactOf(0);
  for (const { quantity: given, recType } of lines) {
    const add = recType === CANCELS ? subtractExact : addExact;
    quantity = add(quantity, exactOf(given));
  }
  return {
    mark,
    uid,
    quantityProducts: exactToNumber(quantity) ?? 0,
    totalNet: centsToNumber(subtractCents(net(false), net(true))),
  };
}

function exactOf(quantity: number | undefined) {
  const read = parseDecimal(quantity ?? 0);
  if (!read.ok) throw new TypeError('A quantity that passed validation cannot be read.');
  return read.value;
}
