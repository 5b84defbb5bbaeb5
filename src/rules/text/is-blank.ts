const VISIBLE = /\S/;

/**
 * Whether a text is absent or has no visible characters. Most texts begin with an ASCII character or a Greek letter.
 */
export function isBlank(text: string | undefined): boolean {
  if (text === undefined) return true;
  const first = text.charCodeAt(0);
  if ((first > 0x20 && first < 0x7f) || (first > 0x370 && first < 0x400)) return false;
  return !VISIBLE.test(text);
}
