import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Fault } from './fault.js';

/** One item from the parser: an element, a text or a CDATA section. */
export type Raw = Readonly<Record<string, unknown>>;

export const TEXT = '#text';
export const CDATA = '#cdata';
export const ATTRIBUTES = ':@';

const PLACE: unique symbol = XMLParser.getMetaDataSymbol() as never;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // '094014201' and '1.10' must stay text.
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // References are resolved by unescapeText, which leaves CDATA unchanged.
  processEntities: false,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
});

/** The start and end of an element in the text. */
export function spanOf(raw: Raw): { start: number; end: number } {
  const { startIndex, endIndex } = (raw as { [PLACE]: { startIndex: number; endIndex: number } })[PLACE];
  return { start: startIndex, end: endIndex };
}

/** Converts a line and column of the validator to an index in a text. */
function indexOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** A fault in the words of the parser. Its full stop is removed, because the text is inserted into a sentence. */
const malformed = (detail: string, index: number): Fault => ({
  problem: 'malformed/parser',
  params: { detail: detail.trim().replace(/\.$/, '') },
  index,
});

/** The single element of a text that the scanner has passed, or why it could not be read. */
export function parse(text: string): { readonly raw: Raw } | Fault {
  const answer = XMLValidator.validate(text);
  if (answer !== true) {
    const { msg, line, col } = answer.err;
    // The message repeats names from the text, however long they are.
    return malformed(msg.slice(0, 200), indexOf(text, line, col ?? 1));
  }
  try {
    const [raw, second] = parser.parse(text) as Raw[];
    if (raw !== undefined && second === undefined) return { raw };
  } catch (error) {
    // More than a hundred levels of nesting, or names that no schema has.
    return malformed(error instanceof Error ? error.message : String(error), 0);
  }
  return { problem: 'malformed/several-elements', params: {}, index: 0 };
}
