/** The bytes of a request; nothing where there are more than allowed, which is seen before all of them are read. */
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
    // What broke off carries no good signature.
  }
  if (length <= maxBytes) return new Uint8Array(await new Blob(chunks).arrayBuffer());
  // Whether the other side hears of it does not matter.
  reader?.cancel().catch(() => undefined);
  return undefined;
}
