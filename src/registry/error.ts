import type { Path } from '../types/index.js';

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

/** A position in a text. Both count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The position of the problem. */
export interface RegistryXmlPlace {
  /** The path from the list of documents: `[0, 'invoiceHeader', 'aa']`. */
  readonly path?: Path;
  /** Only when reading. */
  readonly position?: TextPosition;
}

/**
 * Thrown if the authority's XML cannot be written or read, with the position of the problem.
 *
 * Check it with `isRegistryXmlError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { fromRegistryXml(text); } catch (error) { if (isRegistryXmlError(error)) show(error.position); else throw error; }
 */
export class RegistryXmlError extends Error {
  readonly code = 'registry-xml';
  override readonly name = 'RegistryXmlError';
  readonly reason: RegistryXmlReason;
  readonly path: Path;
  readonly position: TextPosition | undefined;

  constructor(reason: RegistryXmlReason, what: string, { path = [], position }: RegistryXmlPlace = {}) {
    const at = position && `line ${position.line}, column ${position.column}`;
    const where = [path.join('.'), at].filter(Boolean).join(', ');
    super(where === '' ? what : `${what} (${where})`);
    this.reason = reason;
    this.path = path;
    this.position = position;
  }
}

/**
 * True for a `RegistryXmlError` from any copy of this library.
 *
 * @example
 * if (isRegistryXmlError(error)) console.error(error.reason, error.path);
 */
export function isRegistryXmlError(error: unknown): error is RegistryXmlError {
  return error instanceof Error && 'code' in error && error.code === 'registry-xml';
}
