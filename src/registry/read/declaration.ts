const DECLARATION =
  /^\uFEFF?(?:<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])(?<encoding>[A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>)?/;
const LONGEST = 1000;

const match = (text: string): RegExpExecArray | null => DECLARATION.exec(text.slice(0, LONGEST));

/** The XML declaration of a text, and the byte order mark in front of it; empty if there is neither. */
export const declarationOf = (text: string): string => match(text)?.[0] ?? '';

/** The encoding in the XML declaration. */
export const declaredEncoding = (text: string): string | undefined => match(text)?.groups?.['encoding'];
