/** The types of structure elements that are used (ISO 32000-1, 14.8.4). */
export type TagType = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link';

/**
 * An element of the structure of a PDF, which tells programs that read it aloud or extract it what is a heading, a paragraph
 * or a cell, and in what order.
 */
export class Tag {
  readonly type: TagType;
  /** The text for a picture. */
  readonly alt: string | undefined;
  readonly children: Tag[] = [];
  /** Whether text or a picture of its own belongs to it. */
  hasContent = false;

  constructor(type: TagType, alt?: string) {
    this.type = type;
    this.alt = alt;
  }

  child(type: TagType, alt?: string): Tag {
    const tag = new Tag(type, alt);
    this.children.push(tag);
    return tag;
  }

  /** Whether it is part of the structure: a cell always is, so that rows have all their columns. */
  get isNeeded(): boolean {
    return (
      this.hasContent || this.type === 'TD' || this.type === 'TH' || this.children.some((tag) => tag.isNeeded)
    );
  }

  /** Whether text belongs to it, rather than to a paragraph in it. */
  get holdsText(): boolean {
    return this.type === 'P' || this.type === 'TD' || this.type === 'TH';
  }
}
