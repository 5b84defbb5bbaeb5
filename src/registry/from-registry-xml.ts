import type { RegistryDocument } from './document.js';
import { documentElement } from './generated/elements.js';
import type { Registration } from './generated/filed.js';
import { INVOICE } from './namespaces.js';
import type { ReadOptions, XmlInput } from './read/decode.js';
import { readGroup } from './read/group.js';
import { partsOf, type ReadPart } from './read/parts.js';
import type { UnreadElement } from './read/reading.js';
import { INVOICES, invoicesDoc, requestedDoc, requestedLists } from './roots.js';

/** One `invoice` of the authority's XML. */
export interface RegistryInvoice {
  /**
   * What the XML says of the document: nothing for print or for the provider. Not judged: `validate` does that. It is
   * undefined when the element could not be read at all.
   */
  readonly document: RegistryDocument | undefined;
  /** What the authority and the provider wrote upon it. */
  readonly registration: Registration;
  /** What could not be read, or not unchanged. No data is lost silently. */
  readonly unread: readonly UnreadElement[];
}

const filledMembers = new Set(
  documentElement.members.filter(({ filled }) => filled).map(({ member }) => member),
);

/** The document of a part; for anything but an invoice, what is there instead. */
export function readInvoice(part: ReadPart): RegistryInvoice {
  const { node, reading } = part;
  if (node?.name !== 'invoice' || node.namespace !== INVOICE) {
    reading.leavePart(part);
    return { document: undefined, registration: {}, unread: reading.unread() };
  }
  const members = Object.entries(readGroup(documentElement, node, [], reading));
  const isFilled = ([member]: [string, unknown]): boolean => filledMembers.has(member);
  return {
    document: Object.fromEntries(members.filter((each) => !isFilled(each))) as RegistryDocument,
    registration: Object.fromEntries(members.filter(isFilled)),
    unread: reading.unread(),
  };
}

const TOKEN = 'continuationToken';

/** Lists of a `RequestedDoc` that hold something else than invoices. */
const otherLists: ReadonlySet<string> = new Set(requestedLists.filter((name) => name !== INVOICES));

/**
 * Reads the invoices of the authority's XML one at a time, so that memory does not grow with their number. It accepts
 * the same input as `fromRegistryXml` and returns the same invoices.
 *
 * @throws RegistryXmlError as `fromRegistryXml` does, once the position of the problem is reached
 * @example
 * for (const { document, registration } of readRegistryInvoices(bytes)) archive(registration.mark, document);
 */
export const readRegistryInvoices = (xml: XmlInput, options?: ReadOptions): Generator<RegistryInvoice> =>
  readInvoices(xml, options, () => {});

/** The same; `other` hears of each list of a `RequestedDoc` that has something else, as often as it has. */
export function* readInvoices(
  xml: XmlInput,
  options: ReadOptions | undefined,
  other: (list: string) => void,
): Generator<RegistryInvoice> {
  for (const part of partsOf(xml, [invoicesDoc, requestedDoc], options)) {
    const list = otherList(part);
    if (list === undefined) yield readInvoice(part);
    else other(list);
  }
}

/** The name of what only `fromRequestedXml` reads. */
function otherList({ root, around, node }: ReadPart): string | undefined {
  if (root !== requestedDoc.name) return undefined;
  const name = around ?? node?.name ?? '';
  return otherLists.has(name) || (around === undefined && name === TOKEN) ? name : undefined;
}

/**
 * Reads the invoices of the authority's XML: of an `InvoicesDoc` as `toRegistryXml` writes it, as an ERP sends it, or the
 * detailed one that the service gives for download, and of a `RequestedDoc`, with which the authority answers, also
 * within its envelope `<string>`. What else a `RequestedDoc` holds gives `fromRequestedXml`.
 *
 * Prefixes and the order of elements may differ; texts, amounts and MARKs arrive as they stand. Every document type of
 * the schema is read, and nothing is judged: ask `validate`. What cannot come along is in `unread`, with its path and
 * place, and the other members and invoices are read all the same.
 *
 * @throws RegistryXmlError with line and column: the XML around the invoices is not well-formed, it is another kind of
 *   document, its bytes do not match their encoding, or it is larger than `maxSize` (64 MB)
 * @example
 * for (const { document, registration, unread } of fromRegistryXml(text)) {
 *   validate(document); registration.mark; // '400001234567890'
 * }
 */
export const fromRegistryXml = (xml: XmlInput, options?: ReadOptions): RegistryInvoice[] => [
  ...readRegistryInvoices(xml, options),
];
