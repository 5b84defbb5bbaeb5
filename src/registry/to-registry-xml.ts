import type { RegistryDocument } from './document.js';
import { RegistryXmlError } from './error.js';
import { documentElement } from './generated/elements.js';
import { EXPENSES, INCOME, INVOICE } from './namespaces.js';
import { withoutRefused } from './refused.js';
import { writeGroup } from './write/group.js';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<InvoicesDoc xmlns="${INVOICE}" xmlns:icls="${INCOME}" xmlns:ecls="${EXPENSES}">
`;

/**
 * Documents as the authority's `InvoicesDoc` (XSD 2.0.2), one `invoice` a line: elements in the order of the schema,
 * amounts with two decimals, quantities without exponents, MARKs exact.
 *
 * Left out is what the authority does not take: the print block and everything else that is for print or for the
 * provider, `multipleConnectedUids` (the service turns them into MARKs), empty lists, and by type: `itemCode`, `TaricNo` and `itemDescr` outside movement documents (`itemDescr` stays on tax free documents and
 * 8.6), name and address of a Greek issuer and the name of a Greek counterpart outside movement documents (219, 220).
 *
 * It writes and does not judge: check with `validate` first. A flag that is false is written as such, so what was read
 * keeps it; when a document is filed, the authority wants flags only when they are true (214).
 *
 * @throws RegistryXmlError with the member's path: a mandatory member is missing, a value is not of its kind, or a text
 *   holds a character that XML 1.0 cannot carry (controls but tab and line ends, lone surrogates)
 * @example
 * const xml = toRegistryXml([invoice]); // '<?xml version="1.0" … <invoice><issuer><vatNumber>123456783…'
 */
export function toRegistryXml(documents: readonly RegistryDocument[]): string {
  if (!Array.isArray(documents)) throw new RegistryXmlError('value', 'a list of documents is wanted');
  if (documents.length === 0) throw new RegistryXmlError('missing', 'the list is empty');
  const invoices = documents.map((document, index) => {
    const inside = writeGroup(documentElement, document && withoutRefused(document), [index]);
    return `<invoice>${inside}</invoice>\n`;
  });
  return `${HEAD}${invoices.join('')}</InvoicesDoc>\n`;
}
