/** How deep the brackets of a text may be nested: no document, no facts and no answer of the service needs as much. */
export const DEEPEST = 100;

/** The first bracket of JSON that is nested too deep, or `undefined`. What reads JSON by recursion does not end well there. */
export function tooDeepIn(text: string): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInText && letter === '\\') at += 1;
    // A text that is being typed ends with its line.
    else if (letter === '"' || (isInText && letter === '\n')) isInText = !isInText;
    else if (isInText) continue;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return at;
  }
  return undefined;
}
