import { english, type Locale, say } from '../../issues/inside.js';
import { type XmlWord, xmlErrors } from '../../issues/locales/generated/en/xml.js';
import { type Check, checkOf } from '../../types/brand.js';
import type { Params, Path } from '../../types/index.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';

/**
 * Why XML could not be written or read: the text is not well-formed (`malformed`), declares a document type or an
 * entity (`doctype`, `entity`), or has a character that XML 1.0 does not allow (`character`) or another root (`root`);
 * its bytes do not match its encoding, or the encoding is unknown (`encoding`); it is larger than the limit
 * (`too-large`). When writing, a member is `missing` or has the wrong form (`value`).
 */
export type RegistryXmlReason =
  | 'malformed'
  | 'doctype'
  | 'entity'
  | 'character'
  | 'root'
  | 'encoding'
  | 'too-large'
  | 'missing'
  | 'value';

/**
 * What is wrong with XML, as a permanent key: the reason, and where needed more detail.
 *
 * @example
 * const problem: RegistryXmlProblem = 'malformed/not-closed';
 */
export type RegistryXmlProblem = Exclude<XmlWord, 'position'>;

/** A position in a text. Both count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The place of a problem, and the values in its message. */
export interface RegistryXmlFacts {
  /** The path from the list of documents: `[0, 'invoiceHeader', 'aa']`. */
  readonly path?: Path;
  /** Only when reading. */
  readonly position?: TextPosition;
  readonly params?: Params;
  readonly locale?: Locale | undefined;
}

/**
 * Thrown if the authority's XML cannot be written or read, with the position of the problem.
 *
 * Check it with `isRegistryXmlError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { fromRegistryXml(text); } catch (error) { if (isRegistryXmlError(error)) show(error.position); else throw error; }
 */
export class RegistryXmlError extends ParastatikoError<'RegistryXmlError', 'registry-xml'> {
  readonly reason: RegistryXmlReason;
  /** What exactly is wrong, as a stable word. */
  readonly problem: RegistryXmlProblem;
  /** The values in the message. */
  readonly params: Params;
  readonly path: Path;
  readonly position: TextPosition | undefined;

  constructor(
    problem: RegistryXmlProblem,
    { path = [], position, params = {}, locale = english }: RegistryXmlFacts = {},
  ) {
    const at = position && say(xmlErrors, 'position', { ...position }, locale);
    const place = [path.join('.'), at].filter(Boolean).join(', ');
    const sentence = say(xmlErrors, problem, params, locale);
    super('RegistryXmlError', 'registry-xml', place === '' ? sentence : `${place}: ${sentence}`);
    this.problem = problem;
    this.reason = reasonOf(problem);
    this.params = params;
    this.path = path;
    this.position = position;
  }

  /** Whether a value is a `RegistryXmlError`, from this copy of the library or another. */
  static readonly isRegistryXmlError: Check<RegistryXmlError> = /* @__PURE__ */ checkOf('RegistryXmlError');
}

/** The reason is the first part of a problem. */
const reasonOf = <Problem extends RegistryXmlProblem>(problem: Problem): ReasonOf<Problem> =>
  problem.split('/', 1)[0] as ReasonOf<Problem>;

type ReasonOf<Problem extends RegistryXmlProblem> = Problem extends `${infer Reason}/${string}`
  ? Reason
  : Problem;

/** The same error in another language. Any other value is returned unchanged. */
export function inLanguage(error: unknown, locale: Locale): unknown {
  if (locale === english || !isRegistryXmlError(error)) return error;
  const { problem, params, path, position } = error;
  return new RegistryXmlError(problem, { params, path, locale, ...(position !== undefined && { position }) });
}

/**
 * True for a `RegistryXmlError` from any copy of this library.
 *
 * @example
 * if (isRegistryXmlError(error)) console.error(error.reason, error.path);
 */
export const isRegistryXmlError: Check<RegistryXmlError> = RegistryXmlError.isRegistryXmlError;
