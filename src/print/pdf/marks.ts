import type { DrawnItem, KitDocument, KitElement } from './engine.js';
import type { Tag } from './tags.js';

/**
 * Marks what is drawn with the element that it belongs to, and everything else, such as lines and the foot of each page, as
 * an artifact. pdfmake draws page after page and tells after each item that it is drawn.
 */
export class Marks {
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
