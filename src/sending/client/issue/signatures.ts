import { expiryOf, isExpired } from '../../../flows/inside.js';
import { boundMembers } from '../../../reading/bind.js';
import type { PosSignature, ProviderSignature } from '../../../types/index.js';
import { documentIn } from '../journal/document-in.js';
import type { JournalRow } from '../journal/rows.js';
import { readJson } from '../transport/json.js';

/** The signatures that the journal keeps for a held document; empty if it has none. */
export function signaturesOf({ result }: JournalRow): readonly ProviderSignature[] {
  const stored = readJson(String(result?.providerSignature))?.value;
  return Array.isArray(stored) ? (stored as readonly ProviderSignature[]) : [];
}

/** When a signature of a held document expires. */
export function expiryIn(row: JournalRow, signature: PosSignature): string | undefined {
  const { invoiceHeader } = boundMembers(documentIn(row), 'invoiceHeader');
  const { specialInvoiceCategory } = boundMembers(invoiceHeader, 'specialInvoiceCategory');
  const category = typeof specialInvoiceCategory === 'number' ? specialInvoiceCategory : undefined;
  return expiryOf(signature, category, new Date(row.lastAttemptAt));
}

/** Whether a held document has a signature that can still be charged. */
export const canBeCharged = (row: JournalRow, now: Date): boolean =>
  signaturesOf(row)
    .flatMap(({ signatures }) => signatures)
    .some((signature) => signature.isExpired !== true && !isExpired(expiryIn(row, signature), now));
