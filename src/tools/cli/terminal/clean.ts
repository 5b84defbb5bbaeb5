/** Longer than any sentence of a rule. */
const LONGEST = 600;

/** Marks that change the direction of writing, or end a line in some programs. */
const MARKS = '\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
const BEYOND_ASCII = `\\u007f-\\u009f${MARKS}`;

/** Every control character, which could move the cursor or hide lines, and the marks. */
const IN_VALUES = new RegExp(`[\\u0000-\\u001f${BEYOND_ASCII}]`, 'g');
/** The same within whole texts, which have lines and tabs of their own. */
const TEXTS = `[\\u0000-\\u0008\\u000b-\\u001f${BEYOND_ASCII}]`;
const IN_TEXTS = new RegExp(TEXTS, 'g');
/** The same, or a colour of this program. */
const IN_COLOURED_TEXTS = new RegExp(`\\u001b\\[(?:[12]|22|3[1236]|39)m|${TEXTS}`, 'g');

const notation = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Makes a value from the input safe for a terminal: control characters and marks of direction become visible. Very long
 * text is cut.
 */
export function clean(text: string, longest = LONGEST): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replace(IN_VALUES, notation);
}

/**
 * Makes a whole text safe for a terminal. In JSON and in code, the notation is an escape, so it means the same. Colours
 * stay, if there are any.
 */
export const safe = (text: string, isColoured: boolean): string =>
  isColoured
    ? text.replace(IN_COLOURED_TEXTS, (found) => (found.length > 1 ? found : notation(found)))
    : text.replace(IN_TEXTS, notation);

/** Makes XML or HTML safe for a terminal, with references, so that it means the same. */
export const safeMarkup = (text: string): string =>
  text.replace(IN_TEXTS, (found) => `&#x${found.charCodeAt(0).toString(16)};`);
