import type { AuthorityAnswer } from './core/answer.js';
import type { AsFiled } from './document.js';
import type { Group } from './elements/element.js';
import { response } from './elements/response.js';
import type { ReadOptions, XmlInput } from './read/decode.js';
import { readGroup } from './read/group.js';
import { partsOf } from './read/parts.js';
import type { UnreadElement } from './read/reading.js';
import { responseDoc } from './roots.js';

/** One `response` of the authority: its members, and what could not be read. */
export interface RegistryResponse extends AsFiled<AuthorityAnswer> {
  /** Elements that could not be read, or only with a change. */
  readonly unread: readonly UnreadElement[];
}

/**
 * Reads the authority's answer to a submission (`ResponseDoc`), with or without its envelope `<string>`: for each
 * submitted item the `statusCode`, and either the UID, MARK and authentication code, or the `errors`. MARKs are text.
 * Elements that are not in the schema are in `unread`. Any member may be missing, so check before you rely on it.
 *
 * @throws RegistryXmlError in the same cases as `fromRegistryXml`
 * @example
 * const [first] = fromResponseXml(text);
 * first?.statusCode; // 'Success'
 * first?.invoiceMark; // '400001234567890'
 * first?.errors?.[0]?.code; // '203', if it was refused
 */
export function fromResponseXml(xml: XmlInput, options?: ReadOptions): RegistryResponse[] {
  return Array.from(partsOf(xml, [responseDoc], options), (part) => {
    const { node, reading } = part;
    const isResponse = node.name === 'response' && node.namespace === responseDoc.namespace;
    const read = isResponse ? readGroup(response as Group, node, [], reading) : {};
    if (!isResponse) reading.leavePart(part);
    return { ...(read as AsFiled<AuthorityAnswer>), unread: reading.unread() };
  });
}
