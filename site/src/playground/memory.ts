import type { PlaygroundInput } from './fragment.js';

const KEY = 'parastatiko-playground';

/**
 * Keeps what was written: in the entry of the browser's history, so that a reload and the way back find it, and for the other
 * pages of this tab, such as the same one in the other language. A link in the address would no longer say what is written,
 * so it goes.
 */
export function remember(input: PlaygroundInput): void {
  try {
    history.replaceState({ [KEY]: input }, '', location.pathname + location.search);
    sessionStorage.setItem(KEY, JSON.stringify(input));
  } catch {
    // The text is too long to be kept, or the browser keeps nothing. It is still in the editor.
  }
}

/** What was written when the page was at this entry of the history. */
export const rememberedHere = (): PlaygroundInput | undefined =>
  inputIn((history.state as Readonly<Record<string, unknown>> | null)?.[KEY]);

/** What was last written in this tab. */
export function remembered(): PlaygroundInput | undefined {
  try {
    return inputIn(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

function inputIn(value: unknown): PlaygroundInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, text, now } = value as Partial<PlaygroundInput>;
  if ((kind !== 'facts' && kind !== 'payload') || typeof text !== 'string') return undefined;
  return { kind, text, ...(typeof now === 'string' && !Number.isNaN(Date.parse(now)) && { now }) };
}
