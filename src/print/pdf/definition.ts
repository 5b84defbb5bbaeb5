/** The input of pdfmake: a tree of blocks. */
export type Block =
  | string
  | {
      readonly [name: string]: unknown;
    };

/** A block that has its place on a page. */
export interface PlacedBlock {
  readonly id?: string;
  readonly startPosition: { readonly top: number; readonly pageNumber: number };
}

/** A document for pdfmake. */
export interface PdfDefinition {
  readonly pageSize: 'A4' | 'A5' | { readonly width: number; readonly height: number | 'auto' };
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number];
  readonly defaultStyle: Readonly<Record<string, unknown>>;
  readonly info: Readonly<Record<string, string>>;
  readonly language: string;
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

/** The part of pdfmake that is used here. */
export interface PdfMake {
  readonly virtualfs: { writeFileSync(name: string, content: string, encoding: 'base64'): void };
  setFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
  setUrlAccessPolicy(mayLoad: (url: string) => boolean): void;
  /** Only on platforms with files. */
  setLocalAccessPolicy?(mayRead: (path: string) => boolean): void;
  createPdf(definition: PdfDefinition): { getBuffer(): Promise<Uint8Array> };
}
