/** Places that a question names exactly: by an id, a number, a type, a status, a name of the API, or a pasted message. */
import { EMPTY, folded } from './words.js';

/** A place of the site, its name, and the messages that lead to it: `templateOf` their texts, in every language. */
export type Pin = readonly [name: string, url: string, ...messages: string[]];

/** What the answer shows of a place. Such texts are in files of so many, and loaded for the answer alone. */
export type PinText = readonly [title: string, about: string];
export const TEXTS_IN_FILE = 50;

const PARAMETER = /\[[^\]]*\]|\{[^}]*\}/;
const BETWEEN = '*';
/** With fewer letters in common, a whole message, its beginning, or another part of it would match by chance. */
const WHOLE = 12;
const BEGINNING = 20;
const PART = 32;
/** The text of a parameter is not longer, and not so long if the message is cut there. */
const GAP = 120;
const CUT_GAP = 24;
/** More are not an answer: they have only a turn of phrase in common. */
const MOST = 3;

/** Only letters and digits count: logs have other quotes, accents and spaces. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is fixed of a message, for the comparison with a text. */
export const templateOf = (message: string): string =>
  message
    .split(PARAMETER)
    .map(plain)
    .filter((part) => part !== '')
    .join(BETWEEN);

/** How much of the end of one text is the beginning of the other, in letters. Both have a space before each word. */
function overlap(text: string, next: string): number {
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    if (next.startsWith(text.slice(at))) return text.trimEnd().length - at;
  }
  return 0;
}

/** How many letters of a message are in a text, in their order. The text may begin or end within the message. */
function lettersIn(text: string, template: string): number {
  const parts = template.split(BETWEEN).map((part) => ` ${part} `);
  // Its last word may be cut as well.
  const cut = text.trimEnd();
  if (cut.length > PART && parts.some((part) => part.includes(cut))) return cut.length;
  const whole = text.indexOf(parts[0] ?? '');
  let most = 0;
  for (const first of parts.keys()) {
    const isBegun = first > 0 || whole === -1;
    // What the text has is looked for from here on: behind the part that it begins with, if it begins within the message.
    let from = isBegun ? overlap(parts[first] ?? '', text) : whole;
    if (from === 0 && first > 0) continue;
    let letters = isBegun ? from : 0;
    let least = letters > 0 ? PART : WHOLE;
    for (const next of parts.slice(letters > 0 ? first + 1 : first)) {
      const at = text.indexOf(next, from);
      if (at !== -1 && (letters === 0 || at - from <= GAP)) {
        letters += next.length - 1;
        from = at + next.length - 1;
        continue;
      }
      least = Math.max(least, BEGINNING);
      const end = overlap(cut.slice(from), next);
      letters = end === 0 && cut.length - from > CUT_GAP ? 0 : letters + end;
      break;
    }
    if (letters >= least) most = Math.max(most, letters);
  }
  return most;
}

/** Words beside a name that say only what kind of name it is. */
const KIND =
  /^(?:errors?|codes?|rules?|(?:invoice)?types?|documents?|status|outcome|kind|reason|means?|σφαλμα.*|κωδικ.*|κανον.*|τυπο.*|παραστατικ.*|κατασταση|αποτελεσμα|λογοσ|σημαινει|λεει)$/;
/** The kinds that have numbers: of other words, `24` or `8.40` is an amount. */
const NUMBERED = /error|code|rule|type|σφαλμα|κωδικ|τυπο/;
const NUMBER = /^[\d.]+$/;
/** A name that is no word of a language, such as `totals/gross`, `createClient`, `E3_561_001` and `too-soon`. */
export const isOwnName = (name: string): boolean => /[/_.-]|\d|\p{Ll}\p{Lu}/u.test(name);

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}./_-]+/u)
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter((word) => word !== '');

/** The places of the names in a question. A name that is also a word of the language has to be all that is asked. */
function namedIn(question: string, pins: readonly Pin[]): number[] {
  const places = new Map<string, number>();
  for (const [at, [name]] of pins.entries()) {
    const key = wordsOf(name).join(' ');
    if (!places.has(key)) places.set(key, at);
  }
  const words = wordsOf(question);
  const telling = words.filter((word) => !EMPTY.has(word) && !KIND.test(word));
  const asked = places.get(telling.join(' ')) ?? places.get(words.join(' '));
  if (asked !== undefined) return [asked];
  return words.flatMap((word, at) => {
    const place = places.get(word);
    if (place === undefined) return [];
    const isName = NUMBER.test(word) ? NUMBERED.test(words[at - 1] ?? '') : isOwnName(pins[place]?.[0] ?? '');
    return isName ? [place] : [];
  });
}

/** The places of the messages that a text has, that with most letters first. */
function pastedIn(question: string, pins: readonly Pin[]): number[] {
  const text = ` ${plain(question)} `;
  const matches = pins
    .map(([, , ...messages], place) => ({
      place,
      letters: Math.max(0, ...messages.map((message) => lettersIn(text, message))),
    }))
    .filter(({ letters }) => letters > 0)
    .sort((one, other) => other.letters - one.letters);
  const best = matches.filter(({ letters }) => letters === matches[0]?.letters);
  return best.length > MOST ? [] : matches.map(({ place }) => place);
}

/** The places that a question names, the most exact first: an id, then a message, then the names within it. */
export function pinned(question: string, pins: readonly Pin[]): number[] {
  const named = namedIn(question, pins);
  const ids = named.filter((place) => pins[place]?.[0].includes('/'));
  const pasted = pastedIn(question, pins);
  return [...new Set([...ids, ...pasted, ...(pasted.length === 0 ? named : [])])].slice(0, MOST);
}
