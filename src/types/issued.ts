import type { Document } from './generated/payload.js';

/**
 * A document with what the service answered for it. The document itself does not know its MARK, so whatever compares
 * documents by MARK or UID takes it in this form.
 *
 * @example
 * const filed: IssuedDocument = { document: slip, mark: '400001234567890' };
 */
export interface IssuedDocument {
  readonly document: Document;
  /** Its registration number at the tax authority, as text or as answers give it; absent, null or 0 until it has one. */
  readonly mark?: string | number | bigint | null | undefined;
  /** 40 hexadecimal characters; all that a document issued offline has at first. */
  readonly uid?: string | null | undefined;
}

/**
 * An open order slip as `GetOpenOrdersForTable` gives it back: no lines, only their sums. `totalNet` is in euros,
 * `quantityProducts` in the units of its lines. Source: service description, Open order record.
 *
 * @example
 * const open: OpenOrder = { mark: '400001234567890', uid: 'A3…', quantityProducts: 3, totalNet: 24.5 };
 */
export interface OpenOrder {
  readonly mark: string;
  readonly uid: string;
  readonly quantityProducts: number;
  readonly totalNet: number;
}

/** What may be given as related to a checked document: a document, one with its MARK, or the record of an open slip. */
export type Related = Document | IssuedDocument | OpenOrder;
