import type { Language } from '../language.js';

/** A text on the page, with the members of the document that it shows. */
export interface Value {
  readonly text: string;
  /** RFC 6901 pointers into the document; empty for our own words. */
  readonly paths: readonly string[];
  /** A figure that the document does not have: the sum of this member over the lines of a VAT category. */
  readonly sum?: string;
  /** On rolls: says without the word of its column what it is. */
  readonly alone?: true;
  /** Where the text leads; only http and https. */
  readonly link?: string;
}

/** A label with what belongs to it; without a label, a line of text. */
export interface Entry {
  readonly label?: string;
  readonly values: readonly Value[];
  readonly style?: 'strong' | 'small';
}

/** A column of a table. Amounts and quantities stand at the end of their column. */
export interface Column {
  readonly label: string;
  readonly align: 'start' | 'end';
  /** The column that takes the room that the others leave. */
  readonly wide?: true;
  /** On rolls: part of one text with its neighbours, after this word. */
  readonly joinedBy?: string;
}

export interface Row {
  /** One for each column; undefined where there is nothing to show. */
  readonly cells: readonly (Value | undefined)[];
  /** What else belongs to the row, below it. */
  readonly notes: readonly Entry[];
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Where a section stands on a page; on rolls they follow each other. */
export type Place = 'issuer' | 'head' | 'party' | 'facts' | 'lines' | 'side' | 'totals' | 'end' | 'issued';

/** A part of the page under one title. */
export interface Section {
  readonly place: Place;
  readonly title?: string;
  readonly entries?: readonly Entry[];
  readonly table?: Table;
}

/** What the QR code leads to. */
export interface QrCode {
  readonly text: string;
  /** What a reader of the screen hears. */
  readonly label: string;
}

/** Everything that is printed of a document, in order, before any layout: pages, rolls and printers show the same. */
export interface PrintModel {
  readonly languages: readonly Language[];
  readonly title: Value;
  /** The title in the second language of the page. */
  readonly subtitle: Value | undefined;
  /** Title, series and number in one language, for the foot of each page. */
  readonly reference: string;
  /** The word for a page in the foot. */
  readonly page: string;
  /** The lines across each page; none on most. */
  readonly watermark: readonly string[];
  /** What must be seen first: a draft, a failure of transmission, not a receipt. */
  readonly notices: readonly Entry[];
  readonly sections: readonly Section[];
  readonly qr: QrCode | undefined;
  readonly logo: string | undefined;
}
