/** The bytes of a request; `tooLarge` as soon as there are more than allowed, without reading on. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array | 'tooLarge' | 'brokenOff'> {
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = Number(request.headers.get('content-length')) > maxBytes ? Number.POSITIVE_INFINITY : 0;
  try {
    while (length <= maxBytes) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
      chunks.push(value);
      length += value.length;
    }
  } catch {
    return 'brokenOff';
  }
  // The rest is not wanted; whether the other side hears of it does not matter.
  reader.cancel().catch(() => undefined);
  return 'tooLarge';
}
