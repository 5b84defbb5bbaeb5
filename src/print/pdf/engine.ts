import type { PdfDefinition } from './definition.js';
import type { Tag } from './tags.js';

/** The part of pdfmake that is used here. Its own types depend on those of Node, which the core does not use. */
export interface Engine {
  virtualfs: VirtualFiles;
  setFonts(fonts: Readonly<Record<string, FontFiles>>): void;
  setUrlAccessPolicy(mayLoad: (url: string) => boolean): void;
  /** Only on platforms with files. */
  setLocalAccessPolicy?(mayRead: (path: string) => boolean): void;
  /** Called after each item that is drawn. */
  setProgressCallback(drawn: (() => void) | undefined): void;
  createPdf(definition: EngineDefinition): {
    getStream(): Promise<KitDocument>;
    getBuffer(): Promise<Uint8Array>;
  };
}

/** What makes a PDF one that can be archived, with a structure. */
export const ARCHIVED = { version: '1.7', subset: 'PDF/A-3a', tagged: true, displayTitle: true } as const;

type EngineDefinition = PdfDefinition & typeof ARCHIVED;

/** The files of fonts, by style. pdfmake reads them from its virtual files. */
export interface FontFiles {
  readonly normal: string;
  readonly bold: string;
}

interface VirtualFiles {
  writeFileSync(name: string, content: string, encoding: 'base64'): void;
  writeFileSync(name: string, content: Uint8Array): void;
}

/** A document of pdfkit, which pdfmake draws on. */
export interface KitDocument {
  readonly page: object;
  on(event: 'pageAdded', listener: () => void): void;
  struct(type: string, options?: KitStructOptions): KitElement;
  addStructure(element: KitElement): void;
  markContent(tag: 'Artifact'): void;
  markStructureContent(type: string): unknown;
  endMarkedContent(): void;
  appendXML(xml: string, newline?: boolean): void;
  provideFont(family: string, bold: boolean, italics: boolean): KitFont;
  /** The element that links are added to while they are drawn. */
  _currentStructureElement?: KitElement | undefined;
  /** What pdfmake draws, once it has laid it out. */
  readonly _pdfMakePages?: readonly { readonly items: readonly DrawnItem[] }[];
}

export interface KitElement {
  add(child: unknown): void;
  end(): void;
}

interface KitStructOptions {
  readonly alt?: string | undefined;
  readonly scope?: 'Column';
}

/** A font of pdfkit with the document that has it, and the file as fontkit reads it. */
export interface KitFont {
  readonly document: KitDocument;
  /** The name that the font has inside. */
  readonly name: string;
  readonly font: { hasGlyphForCodePoint(point: number): boolean };
}

/** A line of text, an image or a shape. */
export interface DrawnItem {
  readonly item: {
    readonly tag?: Tag | undefined;
    readonly inlines?: readonly { readonly tag?: Tag | undefined }[];
  };
}
