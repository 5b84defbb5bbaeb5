/**
 * The bytes of a request, or why they were not read to their end. More bytes than allowed are detected before all of
 * them are read.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeout: number,
): Promise<Uint8Array | 'tooLarge' | 'tooSlow'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = request.body?.getReader();
  let length = 0;
  let isLate = false;
  // It does not matter whether the other side receives this. A read that is waiting ends.
  const cancel = (): unknown => reader?.cancel().catch(() => undefined);
  const timer = setTimeout(() => {
    isLate = true;
    cancel();
  }, timeout);
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
  clearTimeout(timer);
  if (isLate) return 'tooSlow';
  if (length <= maxBytes) return new Uint8Array(await new Blob(chunks).arrayBuffer());
  cancel();
  return 'tooLarge';
}
