import { parseAmount } from '../../../money/index.js';
import { boundMembers } from '../../../reading/bind.js';
import type { Members } from '../../../reading/object.js';
import { uidOf } from '../../../registry/uid/uid.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { DocumentNumber } from '../hooks.js';
import type { DocumentCopy } from './document-copy.js';

/** The members that identify a document. */
export interface DatedNumber extends DocumentNumber {
  readonly issueDate: string;
}

/** The members that identify a document, and those that a search compares. */
export interface DocumentFacts extends DatedNumber {
  /** In cents; `undefined` if the document has no readable total. */
  readonly gross: ReturnType<typeof centsOf>;
  readonly uid: string | undefined;
  /** The whole document. */
  readonly members: Members;
}

/** The members that identify a document; `undefined` if one of them is missing. */
export function numberIn(document: unknown): DatedNumber | undefined {
  const { issuer, invoiceHeader } = boundMembers(document, 'issuer', 'invoiceHeader');
  const { vatNumber, branch } = boundMembers(issuer, 'vatNumber', 'branch');
  const texts = { vatNumber, ...boundMembers(invoiceHeader, 'invoiceType', 'series', 'aa', 'issueDate') };
  const isNumbered = Object.values(texts).every((text) => typeof text === 'string' && text !== '');
  if (!isNumbered || !Number.isSafeInteger(branch)) return undefined;
  return { ...(texts as Record<keyof typeof texts, string>), branch: branch as number };
}

/** Reads the members that identify a document; refuses a document without them. */
export async function factsOf(core: Core, { members }: DocumentCopy): Promise<DocumentFacts> {
  const dated = numberIn(members);
  if (dated === undefined) {
    throw new ClientError('call/not-a-document', { part: 'no-number', locale: core.locale });
  }
  const { issueDate: _, ...number } = dated;
  core.trace.document = number;
  const { invoiceSummary, invoiceHeader } = boundMembers(members, 'invoiceSummary', 'invoiceHeader');
  const gross = centsOf(boundMembers(invoiceSummary, 'totalGrossValue').totalGrossValue);
  const { invoiceVariationType } = boundMembers(invoiceHeader, 'invoiceVariationType');
  return { ...dated, gross, uid: await uidOfFacts(core, dated, invoiceVariationType), members };
}

/** An amount in cents; `undefined` if it is not an amount. */
export function centsOf(amount: unknown) {
  const read = parseAmount(amount);
  return read.ok ? read.value : undefined;
}

/** How people refer to a document: `11.1 A 101`. */
export const nameOf = ({ invoiceType, series, aa }: DocumentFacts): string =>
  `${invoiceType} ${series} ${aa}`;

/** The UID; `undefined` without Web Crypto, or if the identifier has a character that its encoding lacks. */
async function uidOfFacts(core: Core, number: DatedNumber, variation: unknown): Promise<string | undefined> {
  const { vatNumber, branch, invoiceType, series, aa, issueDate } = number;
  const identified = {
    issuer: { vatNumber, branch },
    invoiceHeader: {
      issueDate,
      invoiceType: invoiceType as Parameters<typeof uidOf>[0]['invoiceHeader']['invoiceType'],
      series,
      aa,
      ...(typeof variation === 'number' && { invoiceVariationType: variation }),
    },
  };
  return uidOf(identified, { crypto: core.crypto }).catch(() => undefined);
}
