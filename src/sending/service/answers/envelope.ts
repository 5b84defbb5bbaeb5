import { isRecord } from '../../../reading/object.js';

/** `data` of an answer in the envelope, or the answer itself if it has no envelope. */
export const dataOf = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body['data'] : body);

/**
 * The list in an answer with the envelope: `data` itself, or the one list in it. The description does not show whether
 * history and deliveries are in a container.
 */
export function listIn(body: unknown): readonly unknown[] | undefined {
  const data = dataOf(body);
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) return undefined;
  const lists = Object.values(data).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}
