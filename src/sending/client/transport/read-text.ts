/** Thrown if a body is larger than the limit. */
export class TooLarge extends Error {}

/** The text of a body, read piece by piece, so that an endless body cannot fill the memory. */
export async function readText(response: Response, most: number): Promise<string> {
  // The caller's own fetch may return answers without a stream.
  const pieces = response.body?.getReader?.();
  if (pieces === undefined) return withinLimit(await response.text(), most);
  const decoder = new TextDecoder();
  let text = '';
  let left = most;
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) return text + decoder.decode();
    left -= value.byteLength;
    if (left < 0) {
      pieces.cancel().catch(() => undefined);
      throw new TooLarge(`more than ${most} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A character has at least one byte. */
function withinLimit(text: string, most: number): string {
  if (text.length > most) throw new TooLarge(`more than ${most} bytes`);
  return text;
}
