import type { Document, Issue } from '../../types/index.js';

/** An item of delivery notes; quantities as JSON numbers in its unit. */
export interface RemainingNoteItem {
  readonly itemCode?: string;
  readonly itemDescr?: string;
  readonly measurementUnit?: number;
  readonly delivered: number;
  readonly returned: number;
  readonly invoiced: number;
  /** Delivered, but neither returned nor invoiced. */
  readonly remaining: number;
  /** Invoiced or returned in excess of what was delivered. */
  readonly tooMuch: number;
}

/** An invoice of delivery notes, its warnings, and what the notes have left after it. */
export interface NotesInvoice {
  readonly document: Document;
  readonly issues: readonly Issue[];
  readonly remaining: readonly RemainingNoteItem[];
}

/** A receiving note and its warnings. */
export interface Receiving {
  readonly document: Document;
  readonly issues: readonly Issue[];
}
