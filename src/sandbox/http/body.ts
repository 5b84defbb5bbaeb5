export interface Body {
  /** The whole body, or its beginning if only a part was wanted. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The length of the whole body. */
  readonly length: number;
}

/**
 * Reads the body of a call. Returns `undefined` if it has more than `most` bytes; the rest is then not read. Of a body
 * with more than `kept` bytes, the rest is read, because the caller is still sending it, but not kept.
 */
export async function bodyOf(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most: number,
  kept = most,
): Promise<Body | undefined> {
  if (Number(headers.get('content-length') ?? '0') > most) return undefined;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let length = 0;
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    const room = kept - length;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    if (room > 0) pieces.push(value.length > room ? value.slice(0, room) : value);
  }
  const [only] = pieces;
  const isOne = only !== undefined && pieces.length === 1;
  return { bytes: isOne ? only : new Uint8Array(await new Blob(pieces).arrayBuffer()), length };
}
