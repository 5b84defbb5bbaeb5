import { type Locale, readLocale } from '../issues/locale.js';
import { readLocaleOption } from '../reading/options.js';
import type { RegistryDocument } from './document.js';
import { inLanguage, RegistryXmlError } from './error.js';
import { documentElement } from './generated/elements.js';
import { EXPENSES, INCOME, INVOICE } from './namespaces.js';
import { withoutRefused } from './refused.js';
import { writeDocument } from './write/group.js';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<InvoicesDoc xmlns="${INVOICE}" xmlns:icls="${INCOME}" xmlns:ecls="${EXPENSES}">
`;

/** Options for writing XML. */
export interface WriteOptions {
  /** The language of an error. Default: English. */
  readonly locale?: Locale | undefined;
}

/**
 * Writes documents as the authority's `InvoicesDoc` (XSD 2.0.2), one `invoice` per line: elements in schema order,
 * amounts with two decimals, quantities without exponents, MARKs exact.
 *
 * It leaves out what the authority does not accept: the print block and everything else for print or for the provider,
 * `multipleConnectedUids` (the service turns them into MARKs), and empty lists. Outside movement documents it also
 * leaves out `itemCode`, `TaricNo` and `itemDescr` (`itemDescr` stays on tax-free documents and 8.6), the name and
 * address of a Greek issuer, and the name of a Greek counterpart (219, 220).
 *
 * It does not validate: call `validate` first. A flag that is false is written, so that documents that were read keep
 * it. When a document is filed, the authority accepts flags only if they are true (214).
 *
 * @throws RegistryXmlError with the path of the member: a mandatory member is missing, a value has the wrong form, or a
 * text has a character that XML 1.0 does not allow (controls except tab and line ends, lone surrogates)
 * @example
 * const xml = toRegistryXml([invoice]); // '<?xml version="1.0" … <invoice><issuer><vatNumber>800123456…'
 */
export function toRegistryXml(documents: readonly RegistryDocument[], options?: WriteOptions): string {
  const locale = readLocale(readLocaleOption(options));
  try {
    return `${HEAD}${invoicesOf(documents).join('')}</InvoicesDoc>\n`;
  } catch (error) {
    throw inLanguage(error, locale);
  }
}

function invoicesOf(documents: readonly RegistryDocument[]): string[] {
  if (!Array.isArray(documents)) throw new RegistryXmlError('value/list');
  if (documents.length === 0) throw new RegistryXmlError('missing/list');
  return documents.map((document, index) => {
    const written = writeDocument('invoice', documentElement, document && withoutRefused(document), [index]);
    return `${written}\n`;
  });
}
