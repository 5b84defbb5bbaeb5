import { difference } from '../time.js';

/** The body of a call, or `undefined` if it is too large. The rest of a body that is too large is not read. */
export async function bodyOf(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? '0') > most) return undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let left = most; reader !== undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    left = difference(left, value.length);
    if (left < 0) {
      await reader.cancel();
      return undefined;
    }
    pieces.push(value);
  }
  const [only] = pieces;
  return only !== undefined && pieces.length === 1
    ? only
    : new Uint8Array(await new Blob(pieces).arrayBuffer());
}
