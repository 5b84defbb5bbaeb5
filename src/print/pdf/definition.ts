/** The input of pdfmake: a tree of blocks. */
export type Block =
  | string
  | {
      readonly [name: string]: unknown;
    };

export interface PlacedBlock {
  readonly id?: string;
  readonly startPosition: { readonly top: number; readonly pageNumber: number };
}

export interface PdfFile {
  readonly name: string;
  /** A `data:` URL in base64. */
  readonly src: string;
  readonly description: string;
  /** What it is to the pages (ISO 32000-2): `Source` if they are made from it, `Alternative` if it says the same. */
  readonly relationship: 'Source' | 'Alternative';
  readonly modifiedDate: Date;
}

/** A document for pdfmake. */
export interface PdfDefinition {
  readonly pageSize: 'a4' | 'a5' | { readonly width: number; readonly height: number | 'auto' };
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number];
  readonly defaultStyle: Readonly<Record<string, unknown>>;
  readonly info: PdfInfo;
  readonly language: string;
  readonly files?: Readonly<Record<string, PdfFile>>;
  readonly background?: (
    page: number,
    size: { readonly width: number; readonly height: number },
  ) => readonly Block[];
  /** Called for each block with its position. Returns whether to break the page before it. */
  readonly pageBreakBefore?: (block: PlacedBlock) => boolean;
  readonly header?: (page: number, pages: number) => Block;
  readonly footer?: (page: number, pages: number) => Block;
  readonly content: readonly Block[];
}

/** What readers of PDF show of a document. */
export interface PdfInfo {
  readonly title?: string;
  readonly author?: string;
}

export type SharedParts = Pick<PdfDefinition, 'info' | 'language' | 'files'>;

export interface PdfMake {
  createPdf(definition: PdfDefinition): { getBuffer(): Promise<Uint8Array> };
}
