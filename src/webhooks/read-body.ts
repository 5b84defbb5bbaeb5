/** The bytes of a request; undefined if there are more than allowed, which is detected before all of them are read. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = request.body?.getReader();
  let length = 0;
  try {
    while (length <= maxBytes) {
      const chunk = (await reader?.read())?.value;
      if (chunk === undefined) break;
      chunks.push(chunk);
      length += chunk.length;
    }
  } catch {
    // An incomplete body has no valid signature.
  }
  if (length <= maxBytes) return new Uint8Array(await new Blob(chunks).arrayBuffer());
  // It does not matter whether the other side receives this.
  reader?.cancel().catch(() => undefined);
  return undefined;
}
