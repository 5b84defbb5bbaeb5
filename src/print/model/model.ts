import type { Language } from '../../types/language.js';

/** A text on the page, with the members of the document that it shows. */
export interface Value {
  readonly text: string;
  /** RFC 6901 pointers into the document; empty for our own words. */
  readonly paths: readonly string[];
  /**
   * For a figure that is not in the document: `netValue/1`, `vatAmount/1` and `grossValue/1` are sums over the lines of a
   * VAT category, `grossTotal` is that of all lines; `grossValue`, `gross/price`, `gross/before` and `gross/discount` are
   * those of the line in `paths`; `roomNights` are those of its levy. `cashGiven`, `change`, `tip` and `totalWithTip` are no amounts of the document.
   */
  readonly sum?: string;
  /** On rolls: an amount of a note, printed at the end of the line. */
  readonly figure?: true;
  /** On rolls: printed without the label of its column. */
  readonly alone?: true;
  /** The link of the text; only http and https. */
  readonly link?: string;
}

/** A label with its values, or a line of text without a label. */
export interface Entry {
  readonly label?: string;
  readonly values: readonly Value[];
  /** `fixed`: in a font whose letters have one width, with all blanks and line feeds. */
  readonly style?: 'strong' | 'small' | 'band' | 'fixed';
}

/** A column of a table. Amounts and quantities are right-aligned. */
export interface Column {
  readonly label: string;
  readonly align: 'start' | 'end';
  /** On rolls, where there is little room: a shorter label. */
  readonly short?: string;
  /** Whether the column takes the space that the others leave. */
  readonly wide?: true;
  /** On rolls: joined to the column before it, with this word in between. */
  readonly joinedBy?: string;
  /** On rolls: what is printed beside it instead of its label: by default quantity and price, which it is the product of. */
  readonly beside?: 'nothing' | 'rate';
}

export interface Row {
  /** One cell for each column; undefined if it is empty. */
  readonly cells: readonly (Value | undefined)[];
  /** Further entries of the row, printed below it. */
  readonly notes: readonly Entry[];
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** For a table of several pages. */
  readonly carried?: Carried;
}

/** What the end of a page and the start of the next one say about the lines before. */
export interface Carried {
  readonly forward: string;
  readonly brought: string;
  /** The sum of the lines up to each row, computed where it is needed. */
  readonly sums: () => readonly string[];
}

/**
 * Where a section is on a page. On rolls, sections follow one another. `above` is above the lines, `below` is below the totals,
 * and `foot` is the end of the document.
 */
export type Place =
  | 'issuer'
  | 'head'
  | 'party'
  | 'facts'
  | 'above'
  | 'lines'
  | 'side'
  | 'totals'
  | 'below'
  | 'end'
  | 'issued'
  | 'foot';

/** A part of the page under one title. */
export interface Section {
  readonly place: Place;
  readonly title?: string;
  readonly entries?: readonly Entry[];
  readonly table?: Table;
  /** The words of boxes for signatures, side by side. */
  readonly boxes?: readonly string[];
}

/** The content of the QR code. */
export interface QrCode {
  readonly text: string;
  /** The text for screen readers. */
  readonly label: string;
}

/**
 * Everything that is printed of a document, in order, before layout, so that pages, rolls and printers show the same.
 */
export interface PrintModel {
  readonly languages: readonly Language[];
  readonly title: Value;
  /** The title in the second language of the page. */
  readonly subtitle: Value | undefined;
  /** Title, series and number in one language, for the foot of each page. */
  readonly reference: string;
  /** The name of the issuer, or its number, for the top of later pages. */
  readonly issuer: string;
  /** The word for "page" in the foot. */
  readonly page: string;
  /** The lines across each page; none on most. */
  readonly watermark: readonly string[];
  /** What the document is, if it is not a usual one: a draft, a copy, a credit. The most important ones are bands. */
  readonly notices: readonly Entry[];
  readonly sections: readonly Section[];
  readonly qr: QrCode | undefined;
  /** The look of the house. The fonts and styles are for HTML. */
  readonly look: Look;
}

/** How a page looks, with all defaults filled in. */
export interface Look {
  /** A `data:` URL. */
  readonly logo: string | undefined;
  /** `#rgb` or `#rrggbb`. */
  readonly accent: string;
  readonly fonts: readonly string[];
  readonly css: string;
}
