import type { Document, Path } from '../../types/index.js';
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
  digest(algorithm: 'SHA-1' | 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
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
 * Thrown by `uidOf` when a part of the identifier is missing or not of its kind, or when the document type has an
 * identifier that this library cannot compute. A UID of `undefined` would name no document.
 *
 * Ask `isUidMemberError`, not `instanceof`: an application may hold two copies of this class.
 *
 * @example
 * uidOf(document).catch((error) => isUidMemberError(error) && error.path); // ['invoiceHeader', 'series']
 */
export class UidMemberError extends Error {
  readonly code = 'uid-member';
  override readonly name = 'UidMemberError';
  /** The member, from the document on. */
  readonly path: Path;

  constructor(path: Path, what: string) {
    super(`${path.join('.')}: ${what}`);
    this.path = path;
  }
}

/**
 * True for a `UidMemberError` of any copy of this library.
 *
 * @example
 * if (isUidMemberError(error)) console.error(error.path.join('.'));
 */
export function isUidMemberError(error: unknown): error is UidMemberError {
  return error instanceof Error && 'code' in error && error.code === 'uid-member';
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** The identifier's parts in their order, each with what it must be. */
const PARTS = [
  { path: ['issuer', 'vatNumber'], wanted: 'a text is wanted', is: isText },
  { path: ['invoiceHeader', 'issueDate'], wanted: 'a date as text is wanted', is: isText },
  { path: ['issuer', 'branch'], wanted: 'a whole number from 0 is wanted', is: isWhole },
  { path: ['invoiceHeader', 'invoiceType'], wanted: 'a text is wanted', is: isText },
  { path: ['invoiceHeader', 'series'], wanted: 'a text is wanted', is: isText },
  { path: ['invoiceHeader', 'aa'], wanted: 'a text is wanted', is: isText },
] as const;

const VARIATION = ['invoiceHeader', 'invoiceVariationType'] as const;
const TYPE = ['invoiceHeader', 'invoiceType'] as const;

/** Their identifier has the counterpart's number too, at a place that the specification does not state. */
const WITH_COUNTERPART = /^(?:13|14)\.|^(?:15|16)\.1$/;

const memberAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    document,
  );

function partsOf(document: unknown): unknown[] {
  const parts: unknown[] = PARTS.map(({ path, wanted, is }) => {
    const value = memberAt(document, path);
    if (!is(value)) throw new UidMemberError([...path], wanted);
    return value;
  });
  if (WITH_COUNTERPART.test(String(memberAt(document, TYPE))))
    throw new UidMemberError([...TYPE], 'how the identifier of this type is made is not known');
  const variation = memberAt(document, VARIATION) ?? undefined;
  if (variation === undefined) return parts;
  if (!isWhole(variation)) throw new UidMemberError([...VARIATION], 'a whole number is wanted');
  return [...parts, variation];
}

/**
 * The identifier (UID) of a document, computed locally: 40 upper-case hexadecimal characters, the SHA-1 of issuer number,
 * issue date, branch, type, series, aa, and the variation type when there is one, joined by `-`, as ISO-8859-7 (AADE ERP
 * REST API description v2.0.2; separator and encoding confirmed by two filed documents). A series in Greek letters hashes
 * otherwise than under UTF-8.
 *
 * @throws UidMemberError when a part is missing or not of its kind, and on types 13.x, 14.x, 15.1 and 16.1
 * @throws UidTextError when the series, or another part, has a character that ISO-8859-7 lacks
 * @example
 * await uidOf(document); // '0F5A…', 40 characters
 */
export async function uidOf(
  document: Identified,
  { crypto = globalThis.crypto }: UidOptions = {},
): Promise<string> {
  const encoded = encodeGreek(partsOf(document).join('-'));
  if ('lacks' in encoded) throw new UidTextError(encoded.lacks);
  const hash = await crypto.subtle.digest('SHA-1', encoded.bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
