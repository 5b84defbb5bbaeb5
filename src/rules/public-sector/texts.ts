/** How deep members are searched, and how many of them, so that no value takes long. */
const DEEPEST = 6;
const MOST = 1000;

/** A text inside a value, with the name of its member or of the list that it is in. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts inside a value, at any depth. Numbers count as text. The members of the block are not described. */
export function textsIn(value: unknown, name = ''): NamedText[] {
  const found: NamedText[] = [];
  collect(value, name, 0, found);
  return found;
}

function collect(value: unknown, name: string, depth: number, found: NamedText[]): void {
  if (found.length >= MOST || depth > DEEPEST) return;
  if (typeof value === 'string' || typeof value === 'number')
    found.push({ name, text: String(value).trim() });
  else if (Array.isArray(value)) {
    for (const each of value.slice(0, MOST)) collect(each, name, depth + 1, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) collect(each, key, depth + 1, found);
  }
}
