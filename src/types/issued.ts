import type { Document } from './generated/payload.js';
import type { OpenOrder } from './generated/service.js';

/**
 * A document together with the service's answer for it. A document does not contain its own MARK, so functions that
 * compare documents by MARK or UID take this form.
 *
 * @example
 * const filed: IssuedDocument = { document: slip, mark: '400001234567890' };
 */
export interface IssuedDocument {
  readonly document: Document;
  /**
   * Its registration number at the tax authority, as text or as in the answer. Absent, null or 0 if it has none yet.
   */
  readonly mark?: string | number | bigint | null | undefined;
  /** 40 hexadecimal characters. A document issued offline has only this at first. */
  readonly uid?: string | null | undefined;
}

/**
 * A document related to the one being checked: the document, with its MARK if possible, or the record of an open slip.
 */
export type Related = Document | IssuedDocument | OpenOrder;
