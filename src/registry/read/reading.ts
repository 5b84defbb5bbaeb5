import type { Path } from '../../types/index.js';
import type { TextPosition } from '../core/error.js';
import type { Node, Part } from './part-reader.js';
import type { Positions } from './positions.js';

/**
 * Why an element of the XML was not read, or only with a change: no member has its name (`unknown`), it is allowed only
 * once and appeared before (`repeated`), its text does not have the right form (`value`), JSON cannot hold its number
 * exactly (`inexact`); its text was read but contains U+FFFD, which marks letters that were lost earlier (`damaged`).
 */
export type UnreadReason = 'unknown' | 'repeated' | 'value' | 'inexact' | 'damaged';

/** An element of the XML that was not read, or only with a change. */
export interface UnreadElement {
  /** The path from the document. For an unknown element, its name comes last. Empty: the whole document. */
  readonly path: Path;
  /** The element as written in the XML. */
  readonly xml: string;
  readonly reason: UnreadReason;
  /** Where it begins in the XML. */
  readonly position: TextPosition;
}

interface Left {
  readonly path: Path;
  readonly reason: UnreadReason;
  readonly start: number;
  readonly end: number;
}

/** The state of reading one part of a text: the elements left unread. */
export class XmlReader {
  readonly #text: string;
  readonly #positions: Positions;
  readonly #left: Left[] = [];

  constructor(text: string, positions: Positions) {
    this.#text = text;
    this.#positions = positions;
  }

  /** Records an element that is not read, or only with a change. */
  leave(reason: UnreadReason, { start, end }: Pick<Node, 'start' | 'end'>, path: Path): void {
    this.#left.push({ path, reason, start, end });
  }

  /** Records a part that is another element. */
  leavePart({ node, around }: Part): void {
    this.leave('unknown', node, around === undefined ? [node.name] : [around, node.name]);
  }

  /** The unread elements, in the order of the text. */
  unread(): UnreadElement[] {
    return this.#left
      .sort((one, other) => one.start - other.start)
      .map(({ path, reason, start, end }) => ({
        path,
        xml: this.#text.slice(start, end),
        reason,
        position: this.#positions.at(start),
      }));
  }
}
