import type { OpenOrder } from '../../../types/index.js';
import { openOrderShape } from '../generated/answer-shapes.js';
import { readWhole } from './read-answer.js';

/** Reads the open tables; `undefined` if the answer is not a list of texts. */
export const readOpenTables = (body: unknown): readonly string[] | undefined =>
  Array.isArray(body) && body.every((table) => typeof table === 'string') ? body : undefined;

/** Reads the open orders of a table; `undefined` if one of them cannot be read, because a closing needs all of them. */
export function readOpenOrders(body: unknown): readonly OpenOrder[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const orders = body.flatMap(readOpenOrder);
  return orders.length === body.length ? orders : undefined;
}

/** A slip that was issued offline has no MARK yet. */
function readOpenOrder(value: unknown): OpenOrder[] {
  const order = readWhole(openOrderShape, value);
  const { mark = '', uid = '' }: Partial<OpenOrder> = order ?? {};
  return order === undefined || (mark === '' && uid === '') ? [] : [{ ...order, mark, uid }];
}
