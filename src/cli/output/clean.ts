/** Longer than any sentence of a rule. */
const LONGEST = 600;

/**
 * Makes a text from the input safe for a terminal. Control characters, which could move the cursor or hide lines, and
 * marks that change the direction of writing become visible. Very long text is cut.
 */
export function clean(text: string, longest = LONGEST): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
