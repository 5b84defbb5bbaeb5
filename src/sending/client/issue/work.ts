import type { ClientPart } from '../../../issues/locales/generated/en/client-parts.js';
import { parseAmount } from '../../../money/index.js';
import { boundMembers } from '../../../reading/bind.js';
import { isRecord, type Members } from '../../../reading/object.js';
import { uidOf } from '../../../registry/uid/uid.js';
import { isPublicSectorBlock } from '../../../rules/inside.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { DocumentNumber } from '../hooks.js';
import { readJson, writeJson } from '../transport/json.js';

/** A copy of the document that is sent, so that later changes by the caller do not affect it. */
export interface DocumentCopy {
  readonly members: Members;
  readonly isB2G: boolean;
}

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

/** Copies a document; refuses anything that is not an object. */
export function copyDocument(core: Core, document: unknown): DocumentCopy {
  const refuse = (part: ClientPart): never => {
    throw new ClientError('call/not-a-document', { part, locale: core.locale });
  };
  let members: unknown;
  try {
    members = readJson(writeJson(document))?.value;
  } catch {
    refuse('not-json');
  }
  if (!isRecord(members)) return refuse('not-an-object');
  const { invoice, invoiceHeader } = boundMembers(members, 'invoice', 'invoiceHeader');
  if (invoice !== undefined) return refuse('a-request');
  if (!isRecord(invoiceHeader)) return refuse('document' in members ? 'has-document' : 'no-header');
  // The plain route drops the block without an error (observed).
  return { members, isB2G: Object.keys(members).some(isPublicSectorBlock) };
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

export { keyOf } from '../journal/number-in-key.js';

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

/**
 * Whether two documents are the same, in any order of members, with names in any case. `transmissionFailure` of a late
 * resend is ignored.
 */
export const isSameDocument = (one: Members, other: Members): boolean =>
  canonical(withoutFailure(one)) === canonical(withoutFailure(other));

const withoutFailure = (document: Members): Members =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => name.toLowerCase() !== 'transmissionfailure'),
  );

/** A value as JSON, the same for any order and case of its members. */
export const canonical = (value: unknown): string => writeJson(ordered(value));

/** An object becomes the list of its members, so that two names that differ only by case both count. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return {
    members: members
      .map(([name, member]) => [name.toLowerCase(), ordered(member)] as const)
      .sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
  };
}
