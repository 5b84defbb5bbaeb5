import type { Document } from '../../types/index.js';
import { encodeGreek } from './iso-8859-7.js';

/** What a document is identified by. */
export interface Identified {
  readonly issuer: Pick<Document['issuer'], 'vatNumber' | 'branch'>;
  readonly invoiceHeader: Pick<Document['invoiceHeader'], 'issueDate' | 'invoiceType' | 'series' | 'aa'> & {
    readonly invoiceVariationType?: number | undefined;
  };
}

/** The part of Web Crypto that makes a hash; in words of our own, so that no DOM types are needed. */
interface Hashing {
  digest(algorithm: 'SHA-1', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
}

/** Where `uidOf` takes its hash from. */
export interface UidOptions {
  /** Web Crypto; that of the runtime when absent. Browsers have it on https pages only. */
  readonly crypto?: { readonly subtle: Hashing };
}

/**
 * Thrown by `uidOf` when the identifier's text holds a character that ISO-8859-7 lacks, such as an accented Latin letter
 * in the series: what the authority makes of it is not known.
 *
 * Ask `isUidTextError`, not `instanceof`: an application may hold two copies of this class.
 *
 * @example
 * uidOf(document).catch((error) => isUidTextError(error) && error.character); // 'é'
 */
export class UidTextError extends Error {
  readonly code = 'uid-text';
  override readonly name = 'UidTextError';
  readonly character: string;

  constructor(character: string) {
    super(`ISO-8859-7 has no ${JSON.stringify(character)}, so the document has no certain identifier.`);
    this.character = character;
  }
}

/**
 * True for a `UidTextError` of any copy of this library.
 *
 * @example
 * if (isUidTextError(error)) askForAnotherSeries(error.character);
 */
export function isUidTextError(error: unknown): error is UidTextError {
  return error instanceof Error && 'code' in error && error.code === 'uid-text';
}

/**
 * The identifier (UID) of a document, computed locally: 40 upper-case hexadecimal characters, the SHA-1 of issuer number,
 * issue date, branch, type, series, aa, and the variation type when there is one, as ISO-8859-7 (AADE ERP REST API
 * description v2.0.2). A series in Greek letters hashes otherwise than under UTF-8.
 *
 * The separator `-` and the date as `YYYY-MM-DD` are an assumption: the specification does not print them, and no
 * filed document was at hand to check. Compare with `invoiceUid` of an answer before you rely on it.
 *
 * @throws UidTextError when the series, or another part, has a character that ISO-8859-7 lacks
 * @example
 * await uidOf(document); // '0F5A…', 40 characters
 */
export async function uidOf(
  document: Identified,
  { crypto = globalThis.crypto }: UidOptions = {},
): Promise<string> {
  const { vatNumber, branch } = document.issuer;
  const { issueDate, invoiceType, series, aa, invoiceVariationType } = document.invoiceHeader;
  const parts = [vatNumber, issueDate, branch, invoiceType, series, aa];
  if (invoiceVariationType !== undefined) parts.push(invoiceVariationType);
  const encoded = encodeGreek(parts.join('-'));
  if ('lacks' in encoded) throw new UidTextError(encoded.lacks);
  const hash = await crypto.subtle.digest('SHA-1', encoded.bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
