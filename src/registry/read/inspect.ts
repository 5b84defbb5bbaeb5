import { XMLValidator } from 'fast-xml-parser';
import { nameOfCharacter, refusedCharacterAt, unescapeText } from '../characters.js';
import { RegistryXmlError, type RegistryXmlReason } from '../error.js';
import { positionAt } from './position.js';

const DECLARATION =
  /^\uFEFF?<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>/;

/** What stands apart from elements and text: first what is stepped over, then what must not be there. */
const MARKS = new RegExp(
  [
    /<!--(?:(?!--)[\s\S])*-->/,
    /<!\[CDATA\[[\s\S]*?\]\]>/,
    /<\?(?!xml[\s?])[A-Za-z_][\w.-]*(?:\s[\s\S]*?)?\?>/i,
    /(?<reference>&(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)/,
    /(?<refused><!DOCTYPE|<!|<\?|\]\]>|&)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const WHY: Readonly<Record<string, readonly [RegistryXmlReason, string]>> = {
  '<!DOCTYPE': ['doctype', 'a document type is not read'],
  '&': ['entity', 'not a reference that XML knows by itself'],
};

function refuse(reason: RegistryXmlReason, what: string, text: string, index: number): never {
  throw new RegistryXmlError(reason, what, { position: positionAt(text, index) });
}

/**
 * Refuses what the parser would let pass: text that is not well-formed, a document type, entities of any but the five
 * names of XML, characters that XML cannot carry.
 */
export function inspect(text: string): void {
  if (typeof text !== 'string') throw new RegistryXmlError('malformed', 'a text is wanted');
  const at = refusedCharacterAt(text);
  if (at !== -1) refuse('character', `XML cannot carry the character ${nameOfCharacter(text, at)}`, text, at);
  // Blanks in its place keep every position.
  const content = text.replace(DECLARATION, (declaration) => ' '.repeat(declaration.length));
  for (const { groups = {}, index } of content.matchAll(MARKS)) {
    const { reference, refused } = groups;
    if (reference !== undefined && refusedCharacterAt(unescapeText(reference)) !== -1) {
      refuse('character', `XML has no character ${reference}`, text, index);
    }
    if (refused !== undefined)
      refuse(...(WHY[refused] ?? ['malformed', `${refused} stands alone`]), text, index);
  }
  const answer = XMLValidator.validate(content);
  if (answer === true) return;
  const { msg, line, col } = answer.err;
  // It repeats names of the text, however long.
  throw new RegistryXmlError('malformed', msg.slice(0, 200), { position: { line, column: col ?? 1 } });
}
