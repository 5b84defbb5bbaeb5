import { type InvoiceType, invoiceTypeFacts, isInvoiceType } from '../codes/index.js';
import { type Locale, readLocale } from '../issues/inside.js';
import { readLocaleOption } from '../reading/options.js';
import { inLanguage, RegistryXmlError } from './core/error.js';
import { EXPENSES, INCOME, INVOICE } from './core/namespaces.js';
import type { RegistryDocument } from './document.js';
import { documentElement } from './generated/elements.js';
import { writeDocument } from './write/group.js';

const TAX_FREE = 4;

const ORDER_SLIP = '8.6';

type Header = NonNullable<RegistryDocument['invoiceHeader']>;

type Line = NonNullable<RegistryDocument['invoiceDetails']>[number];

type Party = NonNullable<RegistryDocument['counterpart']>;

/** Delivery and receiving notes, and invoices that are also delivery notes. */
function isMovement(type: InvoiceType, isDeliveryNote: boolean | undefined): boolean {
  const { family } = invoiceTypeFacts[type];
  return family === 'deliveryNote' || family === 'receivingNote' || isDeliveryNote === true;
}

/** Errors 219 and 220: Greek parties are identified by their number; the address of a Greek counterpart is allowed. */
const withoutNames = <P extends Party>(party: P, members: readonly ('name' | 'address')[]): P =>
  party?.country === 'GR' ? without<P>(party, members) : party;

/**
 * AADE facts, Lines: accepted only on movement documents, itemDescr also on tax-free documents; elsewhere these members
 * are for print. Order slips with itemDescr were accepted (AADE facts, Type 8.6 and closing).
 */
function printedMembers({ specialInvoiceCategory, invoiceType }: Header): readonly (keyof Line)[] {
  const named = specialInvoiceCategory === TAX_FREE || invoiceType === ORDER_SLIP;
  return named ? ['itemCode', 'TaricNo'] : ['itemCode', 'TaricNo', 'itemDescr'];
}

/**
 * The document without the print members that the authority refuses on its type, for types of the provider channel.
 * Nothing else is left out by type: `validate` reports members that a valid document does not have.
 */
function withoutRefused(document: RegistryDocument): RegistryDocument {
  const { invoiceHeader: header, issuer, counterpart, invoiceDetails: lines } = document;
  if (typeof header !== 'object' || header === null || !isInvoiceType(header.invoiceType)) return document;
  // Movement documents require names, addresses and descriptions (204, 230).
  if (isMovement(header.invoiceType, header.isDeliveryNote)) return document;
  const printed = printedMembers(header);
  return {
    ...document,
    ...(issuer && { issuer: withoutNames(issuer, ['name', 'address']) }),
    ...(counterpart && { counterpart: withoutNames(counterpart, ['name']) }),
    ...(Array.isArray(lines) && { invoiceDetails: lines.map((line) => without(line, printed)) }),
  };
}

function without<Value>(value: Value, members: readonly (keyof Value)[]): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy = { ...value };
  for (const member of members) delete copy[member];
  return copy;
}

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
