import { XMLValidator } from 'fast-xml-parser';
import { nameOfCharacter, refusedCharacterAt, unescapeText } from '../characters.js';
import { RegistryXmlError, type RegistryXmlReason } from '../error.js';
import { positionAt } from './position.js';

const DECLARATION =
  /^\uFEFF?<\?xml\s+version\s*=\s*(["'])1\.\d+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>/;

/** What stands apart from elements and text, or must not be there. */
const MARK =
  /<!--|<!\[CDATA\[|<!DOCTYPE|<!|<\?|\]\]>|&(?<reference>(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)?/g;
const TARGET = /(?!xml[\s?])[A-Za-z_][\w.-]*(?=\s|\?>)/y;

/** The end of a comment, a CDATA section or an instruction that begins at a place; -1 when it has none. */
function endOfMark(text: string, mark: string, index: number): number {
  const from = index + mark.length;
  if (mark === '<!--') {
    const end = text.indexOf('--', from);
    return end !== -1 && text.startsWith('>', end + 2) ? end + 3 : -1;
  }
  if (mark === '<![CDATA[') return after(']]>', text, from);
  TARGET.lastIndex = from;
  return mark === '<?' && TARGET.test(text) ? after('?>', text, TARGET.lastIndex) : -1;
}

function after(sign: string, text: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at === -1 ? -1 : at + sign.length;
}

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
  let end = 0;
  for (const { 0: mark, groups = {}, index } of content.matchAll(MARK)) {
    // Within a comment, a CDATA section or an instruction, signs mean nothing.
    if (index < end) continue;
    if (groups['reference'] !== undefined) {
      if (refusedCharacterAt(unescapeText(mark)) !== -1) {
        refuse('character', `XML has no character ${mark}`, text, index);
      }
      continue;
    }
    end = endOfMark(content, mark, index);
    if (end === -1) {
      const alone = mark.startsWith('<!') && mark !== '<!DOCTYPE' ? '<!' : mark;
      refuse(...(WHY[alone] ?? ['malformed', `${alone} stands alone`]), text, index);
    }
  }
  const answer = XMLValidator.validate(content);
  if (answer === true) return;
  const { msg, line, col } = answer.err;
  // It repeats names of the text, however long.
  throw new RegistryXmlError('malformed', msg.slice(0, 200), { position: { line, column: col ?? 1 } });
}
