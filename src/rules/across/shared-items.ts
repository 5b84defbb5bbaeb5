import { type ItemLine, type ItemSum, type SignedLine, sumByItem } from '../../totals/by-item.js';
import type { Path } from '../../types/index.js';
import type { DocumentView } from '../engine/rule.js';

/** An item of documents that are compared together. */
export interface SharedItem<Line extends ItemLine = ItemLine> {
  readonly sum: ItemSum<Line>;
  /** For each document with this item, the index of the first line that has it. */
  readonly places: ReadonlyMap<DocumentView, number>;
  /** Whether both the documents and the lines that they are compared with have this item. */
  readonly isOnBoth: boolean;
}

/**
 * Sums lines by item, over a set of documents and the lines that they are compared with. The sums are the same for all
 * the documents, so they are computed once, together with the line where each document reports the item.
 *
 * @param linesOf returns the lines of one document, in their order
 * @param others the lines to compare with
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
 * Whether the two sides have at least one item in common. A closing may have one line "food and drinks" for the whole
 * table. Comparing that by item would report every item of the table.
 */
export const areComparable = (items: readonly SharedItem[]): boolean =>
  items.some(({ isOnBoth }) => isOnBoth);

/** Where a document reports an item. */
export function placeIn(document: DocumentView, { places }: SharedItem): Path {
  const place = places.get(document);
  return place === undefined ? ['invoiceDetails'] : ['invoiceDetails', place];
}
