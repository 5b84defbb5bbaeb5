import type { Document } from '../types/index.js';
import { invoice } from './elements/invoice.js';
import { RegistryXmlError } from './error.js';
import { INVOICE } from './namespaces.js';
import { readGroup } from './read/group.js';
import { inspect } from './read/inspect.js';
import { NO_SCOPE, type Node, nodesOf } from './read/node.js';
import { parse } from './read/parse.js';
import { positionAt } from './read/position.js';
import { Reading, type UnreadElement } from './read/reading.js';
import type { Registration } from './registration.js';

/** One `invoice` of the authority's XML. */
export interface RegistryInvoice {
  /** What the XML says of the document: nothing for print or for the provider. Not judged: `validate` does that. */
  readonly document: Document;
  /** What the authority and the provider wrote upon it. */
  readonly registration: Registration;
  /** Elements that a document has no member for: nothing is lost in silence. */
  readonly unread: readonly UnreadElement[];
}

const filledMembers = invoice.members.filter((member) => member.filled).map((member) => member.member);

function readInvoice(node: Node, index: number, source: string): RegistryInvoice {
  const reading = new Reading(source, index);
  const members = Object.entries(readGroup(invoice, node, [], reading));
  const isFilled = ([member]: [string, unknown]): boolean => filledMembers.includes(member);
  return {
    document: Object.fromEntries(members.filter((each) => !isFilled(each))) as unknown as Document,
    registration: Object.fromEntries(members.filter(isFilled)),
    unread: reading.unread,
  };
}

/**
 * Reads the authority's XML: an `InvoicesDoc` as `toRegistryXml` writes it, as an ERP sends it, or the detailed one that
 * the service gives for download. Prefixes and the order of elements may differ; texts, amounts and MARKs arrive as they
 * stand. Codes are read as the provider channel has them (types 1.1 to 11.5).
 *
 * @throws RegistryXmlError with line and column: not well-formed, a document type or entities of its own, not an
 *   `InvoicesDoc`, a mandatory element missing, a value not of its kind or too large for a JSON number
 * @example
 * for (const { document, registration, unread } of fromRegistryXml(text)) {
 *   validate(document); registration.mark; // '400001234567890'
 * }
 */
export function fromRegistryXml(text: string): RegistryInvoice[] {
  inspect(text);
  const [root, second] = nodesOf(parse(text), NO_SCOPE, text);
  if (second !== undefined) {
    const position = positionAt(text, second.start);
    throw new RegistryXmlError('malformed', 'there is more than one root', { position });
  }
  if (root === undefined || root.name !== 'InvoicesDoc' || root.namespace !== INVOICE) {
    const position = positionAt(text, root?.start ?? 0);
    throw new RegistryXmlError('root', `the root must be InvoicesDoc of ${INVOICE}`, { position });
  }
  return root.children.map((node, index) => {
    if (node.name === 'invoice' && node.namespace === INVOICE) return readInvoice(node, index, text);
    const position = positionAt(text, node.start);
    throw new RegistryXmlError('root', `only invoices stand in an InvoicesDoc, not ${node.name}`, {
      position,
    });
  });
}
