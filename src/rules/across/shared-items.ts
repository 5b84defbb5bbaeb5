import { type ItemLine, type ItemSum, type SignedLine, sumByItem } from '../../totals/by-item.js';
import type { Path } from '../../types/index.js';
import type { DocumentView } from '../engine/rule.js';

/** An item of documents that are compared as a whole. */
export interface SharedItem<Line extends ItemLine = ItemLine> {
  readonly sum: ItemSum<Line>;
  /** The place of its first line in each of the documents that has it. */
  readonly places: ReadonlyMap<DocumentView, number>;
  /** Whether a document has it, and what they are compared with has it, too. */
  readonly isOnBoth: boolean;
}

/**
 * Sums the lines of documents and of what they are compared with, by item. The sums are the same for each of the documents,
 * so they are made once, with the place where each document would be told of an item.
 *
 * @param linesOf the lines of one of the documents, in their order
 * @param others the lines that they are compared with
 */
export function sumShared<Line extends ItemLine>(
  documents: readonly DocumentView[],
  linesOf: (document: DocumentView) => readonly SignedLine<Line>[],
  others: readonly SignedLine<Line>[],
): SharedItem<Line>[] {
  const lines: SignedLine<Line>[] = [];
  const owners: (readonly [DocumentView, number])[] = [];
  for (const document of documents) {
    for (const [place, line] of linesOf(document).entries()) {
      lines.push(line);
      owners.push([document, place]);
    }
  }
  for (const line of others) lines.push(line);
  return sumByItem(lines).map((sum) => {
    const places = new Map<DocumentView, number>();
    for (const { place } of sum.lines) {
      const owner = owners[place];
      if (owner !== undefined && !places.has(owner[0])) places.set(...owner);
    }
    const isOnBoth = places.size > 0 && sum.lines.some(({ place }) => place >= owners.length);
    return { sum, places, isOnBoth };
  });
}

/**
 * Whether documents and what they are compared with speak of the same things at all: one line «food and drinks» for a whole
 * table is allowed, and compared by item it would only make noise.
 */
export const areComparable = (items: readonly SharedItem[]): boolean =>
  items.some(({ isOnBoth }) => isOnBoth);

/** The document that reports an item. */
export function placeIn(document: DocumentView, { places }: SharedItem): Path {
  const place = places.get(document);
  return place === undefined ? ['invoiceDetails'] : ['invoiceDetails', place];
}
