import type { Path } from '../types/index.js';

/**
 * Why XML could not be written or read: the text is not well-formed (`malformed`), has a document type or an entity of
 * its own (`doctype`, `entity`), a character that XML 1.0 cannot carry (`character`), another root (`root`); its bytes
 * are not of their encoding, or that is not known (`encoding`); it is larger than the limit (`too-large`). When writing,
 * a member is `missing` or not of its kind (`value`).
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

/** Where in a text: both count from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The position of the problem. */
export interface RegistryXmlPlace {
  /** Members and indexes from the list of documents on: `[0, 'invoiceHeader', 'aa']`. */
  readonly path?: Path;
  /** Only when reading. */
  readonly position?: TextPosition;
}

/**
 * Thrown when the authority's XML cannot be written or read, with the position of the problem.
 *
 * Ask `isRegistryXmlError`, not `instanceof`: an application may hold two copies of this class.
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
 * True for a `RegistryXmlError` of any copy of this library.
 *
 * @example
 * if (isRegistryXmlError(error)) console.error(error.reason, error.path);
 */
export function isRegistryXmlError(error: unknown): error is RegistryXmlError {
  return error instanceof Error && 'code' in error && error.code === 'registry-xml';
}
