import { english, type Locale, readLocale, say } from '../../issues/inside.js';
import { uidErrors } from '../../issues/locales/generated/en/uid.js';
import { isFunction, type OptionForm } from '../../reading/option-form.js';
import { readForm } from '../../reading/options.js';
import { type Check, checkOf } from '../../types/brand.js';
import type { Document, Params, Path } from '../../types/index.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';
import { identifierOf, type UidMemberProblem } from './identifier.js';
import { encodeGreek } from './iso-8859-7.js';

/** The members that identify a document. */
export interface Identified {
  readonly issuer: Pick<Document['issuer'], 'vatNumber' | 'branch'>;
  readonly invoiceHeader: Pick<Document['invoiceHeader'], 'issueDate' | 'invoiceType' | 'series' | 'aa'> & {
    readonly invoiceVariationType?: number | undefined;
  };
}

/** The part of Web Crypto that computes hashes, declared here so that no DOM types are needed. */
interface Hashing {
  digest(algorithm: 'SHA-1' | 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
}

/** Options of `uidOf`. */
export interface UidOptions {
  /** Web Crypto. Default: that of the runtime. Browsers have it only on https pages. */
  readonly crypto?: { readonly subtle: Hashing } | undefined;
  /** The language of an error. Default: English. */
  readonly locale?: Locale | undefined;
}

/**
 * Thrown by `uidOf` if the text of the identifier has a character that ISO-8859-7 lacks, such as an accented Latin
 * letter in the series. It is unknown how the authority encodes it.
 *
 * Check it with `isUidTextError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * uidOf(document).catch((error) => isUidTextError(error) && error.character); // 'é'
 */
export class UidTextError extends ParastatikoError<'UidTextError', 'uid-text'> {
  readonly character: string;

  constructor(character: string, locale: Locale = english) {
    const message = say(uidErrors, 'uid/character', { character: JSON.stringify(character) }, locale);
    super('UidTextError', 'uid-text', message);
    this.character = character;
  }

  /** Whether a value is a `UidTextError`, from this copy of the library or another. */
  static readonly isUidTextError: Check<UidTextError> = /* @__PURE__ */ checkOf('UidTextError');
}

/**
 * True for a `UidTextError` from any copy of this library.
 *
 * @example
 * if (isUidTextError(error)) askForAnotherSeries(error.character);
 */
export const isUidTextError: Check<UidTextError> = UidTextError.isUidTextError;

/**
 * Thrown by `uidOf` if a part of the identifier is missing or has the wrong form, or if this library cannot compute the
 * identifier of the document type. A UID computed from `undefined` would identify no document.
 *
 * Check it with `isUidMemberError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * uidOf(document).catch((error) => isUidMemberError(error) && error.path); // ['invoiceHeader', 'series']
 */
export class UidMemberError extends ParastatikoError<'UidMemberError', 'uid-member'> {
  /** The path of the member, from the document. */
  readonly path: Path;
  /** What is wrong with it, as a stable word. */
  readonly problem: UidMemberProblem;

  constructor(problem: UidMemberProblem, path: Path, params: Params = {}, locale: Locale = english) {
    const message = say(uidErrors, problem, { member: path.join('.'), ...params }, locale);
    super('UidMemberError', 'uid-member', message);
    this.problem = problem;
    this.path = path;
  }

  /** Whether a value is a `UidMemberError`, from this copy of the library or another. */
  static readonly isUidMemberError: Check<UidMemberError> = /* @__PURE__ */ checkOf('UidMemberError');
}

/**
 * True for a `UidMemberError` from any copy of this library.
 *
 * @example
 * if (isUidMemberError(error)) console.error(error.path.join('.'));
 */
export const isUidMemberError: Check<UidMemberError> = UidMemberError.isUidMemberError;

const FORM: OptionForm<UidOptions, string> = {
  crypto: [(crypto) => isFunction(Object(Object(crypto).subtle).digest), 'globalThis.crypto'],
  locale: true,
};

/**
 * The identifier (UID) of a document, computed locally: 40 upper-case hexadecimal characters, the SHA-1 of issuer number,
 * issue date, branch, type, series, aa, and the variation type if there is one, joined by `-`, in ISO-8859-7 (AADE ERP
 * REST API description v2.0.2; separator and encoding confirmed by two filed documents). A series in Greek letters has
 * a different hash than in UTF-8.
 *
 * @throws UidMemberError if a part is missing or has the wrong form, and for types 13.x, 14.x, 15.1 and 16.1
 * @throws UidTextError if the series or another part has a character that ISO-8859-7 lacks
 * @example
 * await uidOf(document); // '0F5A…', 40 characters
 */
export async function uidOf(document: Identified, options?: UidOptions): Promise<string> {
  const read = readForm(options, FORM);
  const { crypto = globalThis.crypto } = read;
  const locale = readLocale(read.locale);
  const identifier = identifierOf(document);
  if ('problem' in identifier) {
    const { problem, path, params } = identifier;
    throw new UidMemberError(problem, [...path], params, locale);
  }
  const encoded = encodeGreek(identifier.parts.join('-'));
  if ('lacks' in encoded) throw new UidTextError(encoded.lacks, locale);
  const hash = await crypto.subtle.digest('SHA-1', encoded.bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
