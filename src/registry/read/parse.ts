import { XMLParser } from 'fast-xml-parser';
import { RegistryXmlError } from '../error.js';

/** One thing between two tags, as the parser gives it: an element, a text or a CDATA section. */
export type Raw = Readonly<Record<string, unknown>>;

export const TEXT = '#text';
export const CDATA = '#cdata';
export const ATTRIBUTES = ':@';

const PLACE: unique symbol = XMLParser.getMetaDataSymbol() as never;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // '094014201' is no number, nor is '1.10'.
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // References are read by unescapeText, which leaves CDATA alone.
  processEntities: false,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
});

/** From where to where an element stands in the text. */
export function placeOf(raw: Raw): { start: number; end: number } {
  const { startIndex, endIndex } = (raw as { [PLACE]: { startIndex: number; endIndex: number } })[PLACE];
  return { start: startIndex, end: endIndex };
}

/** What stands in a text that has been inspected. */
export function parse(text: string): Raw[] {
  try {
    return parser.parse(text) as Raw[];
  } catch (error) {
    // More than a hundred elements within each other, or names that no schema has.
    throw new RegistryXmlError('malformed', error instanceof Error ? error.message : String(error));
  }
}
