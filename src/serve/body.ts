/**
 * The bytes of a body; `undefined` if there are more than `most`. They are counted as they come, so a body without a
 * stated length cannot fill the memory either.
 */
export async function bytesWithin(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  most: number,
): Promise<ArrayBuffer | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let left = most;
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    left -= value.byteLength;
    if (left < 0) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    pieces.push(value);
  }
  return await new Blob(pieces).arrayBuffer();
}
