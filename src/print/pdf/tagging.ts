import type { Block, PdfDefinition, PdfInfo, PdfMake } from './definition.js';
import { dressed } from './dress.js';
import {
  ARCHIVED,
  type DrawnItem,
  type Engine,
  type KitDocument,
  type KitElement,
  type KitFont,
} from './engine.js';
import type { Letters } from './letters.js';
import { Tag } from './tags.js';

/**
 * Marks what is drawn with the element that it belongs to, and everything else, such as lines and the foot of each page, as
 * an artifact. pdfmake draws page after page and tells after each item that it is drawn.
 */
class Marks {
  readonly #document: KitDocument;
  readonly #root: KitElement;
  readonly #elements = new Map<Tag, KitElement>();
  /** The page of each head of a column. On later pages, it is a repetition. */
  readonly #heads = new Map<Tag, object>();
  #pages: Iterator<{ readonly items: readonly DrawnItem[] }> | undefined;
  #items: readonly DrawnItem[] = [];
  #next = 0;
  #isOpen = false;
  #open: Tag | undefined;

  /** `root` is the element of the whole document. */
  constructor(document: KitDocument, root: Tag) {
    this.#document = document;
    this.#root = this.#elementOf(root);
    document.addStructure(this.#root);
    document.on('pageAdded', () => {
      this.#pages ??= (document._pdfMakePages ?? [])[Symbol.iterator]();
      this.#items = this.#pages.next().value?.items ?? [];
      this.#next = 0;
      this.begin();
    });
  }

  /** Begins the next item of the page, and ends the one before it. */
  begin(): void {
    const item = this.#items[this.#next];
    this.#next += 1;
    const tag = item && this.#tagOf(item);
    if (this.#isOpen && item !== undefined && tag === this.#open) return;
    if (this.#isOpen) this.#document.endMarkedContent();
    this.#isOpen = item !== undefined;
    this.#open = tag;
    if (item === undefined) return;
    const element = tag && this.#elements.get(tag);
    if (tag === undefined || element === undefined) this.#document.markContent('Artifact');
    else element.add(this.#document.markStructureContent(tag.type));
    this.#document._currentStructureElement = tag?.type === 'Link' ? element : undefined;
  }

  /** Ends the structure. */
  end(): void {
    this.#root.end();
  }

  #tagOf({ item }: DrawnItem): Tag | undefined {
    const tags = item.inlines?.map(({ tag }) => tag) ?? [item.tag];
    const tag = tags.find((each) => each?.type === 'Link') ?? tags.find((each) => each !== undefined);
    if (tag?.type !== 'TH') return tag;
    const { page } = this.#document;
    const first = this.#heads.get(tag) ?? page;
    this.#heads.set(tag, first);
    return first === page ? tag : undefined;
  }

  #elementOf(tag: Tag): KitElement {
    const { type, alt, children } = tag;
    const element = this.#document.struct(type, {
      ...(alt !== undefined && { alt }),
      ...(type === 'TH' && { scope: 'Column' }),
    });
    this.#elements.set(tag, element);
    for (const child of children) if (child.isNeeded) element.add(this.#elementOf(child));
    return element;
  }
}

/** A text of so little height that nobody sees it. pdfmake tells in it which document it is laid out for. */
interface Probe {
  readonly text: string;
  readonly _inlines?: readonly { readonly font: KitFont }[];
}

/**
 * Makes every PDF a tagged one that can be archived (PDF/A-3, level A): with a structure, a language, a title, an author,
 * and fonts that have all its letters.
 */
export const tagging = (engine: Engine, letters: Letters): PdfMake => ({
  createPdf: (definition) => ({ getBuffer: () => bytesOf(definition, engine, letters) }),
});

async function bytesOf(definition: PdfDefinition, engine: Engine, letters: Letters): Promise<Uint8Array> {
  const { content, header, footer, background, info } = definition;
  const root = new Tag('Document');
  const probe: Probe = { text: ' ', fontSize: 0.1, lineHeight: 0.1 } as Probe;
  const onPage = (blocks: readonly Block[]): Block[] => dressed(blocks, letters);
  let marks: Marks | undefined;
  engine.setProgressCallback(() => marks?.begin());
  const pdf = engine.createPdf({
    ...definition,
    ...ARCHIVED,
    defaultStyle: { ...definition.defaultStyle, font: letters.usual },
    content: [probe as unknown as Block, ...dressed(content, letters, root)],
    background: (page, size) => {
      // Called first when the texts are measured and nothing is drawn.
      marks ??= marksOf(probe, root, info, letters);
      return onPage(background?.(page, size) ?? []);
    },
    ...(header !== undefined && {
      header: (...at: [number, number]) => onPage([header(...at)])[0] ?? '',
    }),
    ...(footer !== undefined && {
      footer: (...at: [number, number]) => onPage([footer(...at)])[0] ?? '',
    }),
  });
  await pdf.getStream();
  marks?.end();
  return pdf.getBuffer();
}

function marksOf(
  { _inlines: [inline] = [] }: Probe,
  root: Tag,
  info: PdfInfo,
  letters: Letters,
): Marks | undefined {
  if (inline === undefined) return undefined;
  const { document } = inline.font;
  // Drawings find only fonts that are there already.
  for (const family of letters.names) document.provideFont(family, true, false);
  escapeMetadata(document, info);
  return new Marks(document, root);
}

const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

/** pdfkit writes title and author into XML as they are. */
function escapeMetadata(document: KitDocument, { title = '', author = '' }: PdfInfo): void {
  const append = document.appendXML.bind(document);
  const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPED[sign as '&']);
  document.appendXML = (xml, newline) => {
    const safe = [title, author].reduce(
      (all, text) => all.replace(`>${text}<`, () => `>${escaped(text)}<`),
      xml,
    );
    append(safe, newline);
  };
}
