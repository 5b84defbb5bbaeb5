import { XMLValidator } from 'fast-xml-parser';
import { nameOfCharacter, refusedCharacterAt } from '../characters.js';
import { RegistryXmlError } from '../error.js';
import { positionAt } from './position.js';

/** What must not stand in the text: comments and CDATA sections are stepped over, a known reference is fine. */
const MARKS =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!|&(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);|&/g;

/**
 * Refuses what the parser would let pass: text that is not well-formed, a document type, entities of any but the five
 * names of XML, characters that XML cannot carry.
 */
export function inspect(text: string): void {
  if (typeof text !== 'string') throw new RegistryXmlError('malformed', 'a text is wanted');
  const refused = refusedCharacterAt(text);
  if (refused !== -1) {
    const what = `XML cannot carry the character ${nameOfCharacter(text, refused)}`;
    throw new RegistryXmlError('character', what, { position: positionAt(text, refused) });
  }
  for (const { 0: found, index } of text.matchAll(MARKS)) {
    if (found !== '<!' && found !== '&') continue;
    const position = positionAt(text, index);
    if (found === '<!') throw new RegistryXmlError('doctype', 'a document type is not read', { position });
    throw new RegistryXmlError('entity', 'not a reference that XML knows by itself', { position });
  }
  const answer = XMLValidator.validate(text);
  if (answer === true) return;
  const { msg, line, col } = answer.err;
  throw new RegistryXmlError('malformed', msg, { position: { line, column: col ?? 1 } });
}
