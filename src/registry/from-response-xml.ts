import type { AuthorityAnswer } from './answer.js';
import type { AsFiled } from './document.js';
import type { Group } from './elements/element.js';
import { response } from './elements/response.js';
import type { ReadOptions, XmlInput } from './read/decode.js';
import { readGroup } from './read/group.js';
import { partsOf } from './read/parts.js';
import type { UnreadElement } from './read/reading.js';
import { responseDoc } from './roots.js';

/** One `response` of the authority: its members, and what did not come along. */
export interface RegistryResponse extends AsFiled<AuthorityAnswer> {
  /** What could not be read, or not unchanged. */
  readonly unread: readonly UnreadElement[];
}

/**
 * Reads what the authority answers when something is sent (`ResponseDoc`), also within its envelope `<string>`: for each
 * thing that was sent the `statusCode`, and the UID, MARK and authentication code, or the `errors`. MARKs are texts.
 * What the schema does not have is in `unread`; a member may be missing, so look before you rely on it.
 *
 * @throws RegistryXmlError as `fromRegistryXml`
 * @example
 * const [first] = fromResponseXml(text);
 * first?.statusCode; // 'Success'
 * first?.invoiceMark; // '400001234567890'
 * first?.errors?.[0]?.code; // '203', of an answer that refuses
 */
export function fromResponseXml(xml: XmlInput, options?: ReadOptions): RegistryResponse[] {
  return Array.from(partsOf(xml, [responseDoc], options), (part) => {
    const { node, reading } = part;
    const isResponse = node?.name === 'response' && node.namespace === responseDoc.namespace;
    const read = isResponse ? readGroup(response as Group, node, [], reading) : {};
    if (!isResponse) reading.leavePart(part);
    return { ...(read as AsFiled<AuthorityAnswer>), unread: reading.unread() };
  });
}
