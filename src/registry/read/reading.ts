import type { Path } from '../../types/index.js';
import { reasonOf, type TextPosition } from '../error.js';
import type { Part } from './cut.js';
import type { FaultReason } from './fault.js';
import type { Node } from './node.js';
import type { Positions } from './positions.js';

/**
 * Why an element of the XML was not read, or only with a change: no member has its name (`unknown`), it is allowed only
 * once and appeared before (`repeated`), its text does not have the right form (`value`), JSON cannot hold its number
 * exactly (`inexact`); its text was read but contains U+FFFD, which marks letters that were lost earlier (`damaged`);
 * the whole element is not well-formed, is too large, or has a document type, entity or character that is not accepted.
 */
export type UnreadReason = 'unknown' | 'repeated' | 'value' | 'inexact' | 'damaged' | FaultReason;

/** An element of the XML that was not read, or only with a change. */
export interface UnreadElement {
  /** The path from the document. For an unknown element, its name comes last. Empty: the whole document. */
  readonly path: Path;
  /** The element as written in the XML. */
  readonly xml: string;
  readonly reason: UnreadReason;
  /** Where it begins in the XML. For an element that is not read at all, the position of the problem. */
  readonly position: TextPosition;
}

interface Left {
  readonly path: Path;
  readonly reason: UnreadReason;
  readonly start: number;
  readonly end: number;
  /** The position of the problem. */
  readonly at: number;
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
    this.#left.push({ path, reason, start, end, at: start });
  }

  /** Records a part that is not well-formed, or is another element. */
  leavePart({ node, fault, around, start, end }: Part, path: Path = []): void {
    const names = [around, node?.name].filter((name) => name !== undefined);
    if (fault === undefined) this.leave('unknown', { start, end }, names);
    else this.#left.push({ path, reason: reasonOf(fault.problem), start, end, at: fault.index });
  }

  /** The unread elements, in the order of the text. */
  unread(): UnreadElement[] {
    return this.#left
      .sort((one, other) => one.start - other.start)
      .map(({ path, reason, start, end, at }) => ({
        path,
        xml: this.#text.slice(start, end),
        reason,
        position: this.#positions.at(at),
      }));
  }
}
