import { INVOICE } from './core/namespaces.js';
import type { RegistryDocument } from './document.js';
import { documentElement } from './generated/elements.js';
import type { Registration } from './generated/filed.js';
import type { ReadOptions, XmlInput } from './read/decode.js';
import { readGroup } from './read/group.js';
import { partsOf, type ReadPart } from './read/parts.js';
import type { UnreadElement } from './read/reading.js';
import { INVOICES, invoicesDoc, requestedDoc, requestedLists } from './roots.js';

/** One `invoice` of the authority's XML. */
export interface RegistryInvoice {
  /**
   * The document in the XML, without members for print or the provider. It is not validated; use `validate`. Undefined
   * if the element is not an invoice.
   */
  readonly document: RegistryDocument | undefined;
  /** The members that the authority and the provider added. */
  readonly registration: Registration;
  /** Elements that could not be read, or only with a change. No data is lost silently. */
  readonly unread: readonly UnreadElement[];
}

const filledMembers = new Set(
  documentElement.members.filter(({ filled }) => filled).map(({ member }) => member),
);

/** The invoice in a part. For any other element, `unread` has the element. */
export function readInvoice(part: ReadPart): RegistryInvoice {
  const { node, reading } = part;
  if (node.name !== 'invoice' || node.namespace !== INVOICE) {
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

/** Lists of a `RequestedDoc` that contain something other than invoices. */
const otherLists: ReadonlySet<string> = new Set(requestedLists.filter((name) => name !== INVOICES));

/**
 * Reads the invoices of the authority's XML one at a time, so that memory does not grow with their number. It accepts
 * the same input as `fromRegistryXml` and returns the same invoices.
 *
 * @throws RegistryXmlError in the same cases as `fromRegistryXml`, once the position of the problem is reached. Then do not
 *   use what came before it either
 * @example
 * for (const { document, registration } of readRegistryInvoices(bytes)) archive(registration.mark, document);
 */
export const readRegistryInvoices = (xml: XmlInput, options?: ReadOptions): Generator<RegistryInvoice> =>
  readInvoices(xml, options, () => {});

/** The same. `other` is called for each item of a `RequestedDoc` that is not an invoice, with the name of its list. */
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

/** The name of the list, if only `fromRequestedXml` reads it. */
function otherList({ root, around, node }: ReadPart): string | undefined {
  if (root !== requestedDoc.name) return undefined;
  const name = around ?? node.name;
  return otherLists.has(name) || (around === undefined && name === TOKEN) ? name : undefined;
}

/**
 * Reads the invoices in the authority's XML. The input is an `InvoicesDoc` from `toRegistryXml`, from an ERP, or from a
 * download of the service, or a `RequestedDoc` from the authority, with or without its envelope `<string>`.
 * `fromRequestedXml` returns the other contents of a `RequestedDoc`.
 *
 * Prefixes and the order of elements may differ; texts, amounts and MARKs are read unchanged. Every document type in
 * the schema is read, and nothing is validated; use `validate`. Anything that cannot be read is in `unread`, with its
 * path and position; the other members and invoices are still read. A damaged file is refused whole.
 *
 * @throws RegistryXmlError with line and column: the XML is not well-formed, it is another kind of document, its bytes do
 *   not match their encoding, or it is larger than `maxSize` (64 MB)
 * @example
 * for (const { document, registration, unread } of fromRegistryXml(text)) {
 *   validate(document); registration.mark; // '400001234567890'
 * }
 */
export const fromRegistryXml = (xml: XmlInput, options?: ReadOptions): RegistryInvoice[] => [
  ...readRegistryInvoices(xml, options),
];
