import { type InvoiceType, invoiceTypeFacts, isInvoiceType } from '../codes/index.js';
import type { RegistryDocument } from './document.js';

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
export function withoutRefused(document: RegistryDocument): RegistryDocument {
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
