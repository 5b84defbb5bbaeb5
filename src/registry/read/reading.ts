import type { Path } from '../../types/index.js';
import type { TextPosition } from '../error.js';
import type { Part } from './cut.js';
import type { Node } from './node.js';
import type { Positions } from './positions.js';
import type { FaultReason } from './scanner.js';

/**
 * Why something of the XML did not come along as it stands: no member has its name (`unknown`), it may stand once and
 * there was one before (`repeated`), its text is not of its kind (`value`), JSON cannot hold its number exactly
 * (`inexact`); its text came along but holds U+FFFD, which stands for letters that were lost before (`damaged`); the whole
 * element is not well-formed, too large, or has a document type, entity or character that is not read.
 */
export type UnreadReason = 'unknown' | 'repeated' | 'value' | 'inexact' | 'damaged' | FaultReason;

/** An element of the XML that did not come along as it stands. */
export interface UnreadElement {
  /** Members and indexes from the document on; for an unknown element, its name comes last. Empty: the whole document. */
  readonly path: Path;
  /** The element as it stands in the XML. */
  readonly xml: string;
  readonly reason: UnreadReason;
  /** Where it begins in the XML; of an element that is not read at all, where the error is. */
  readonly position: TextPosition;
}

interface Left {
  readonly path: Path;
  readonly reason: UnreadReason;
  readonly start: number;
  readonly end: number;
  /** Where the error is. */
  readonly at: number;
}

/** Reads one part of a text: what it leaves unread. */
export class XmlReader {
  readonly #text: string;
  readonly #positions: Positions;
  readonly #left: Left[] = [];

  constructor(text: string, positions: Positions) {
    this.#text = text;
    this.#positions = positions;
  }

  /** Keeps an element that does not come along as it stands. */
  leave(reason: UnreadReason, { start, end }: Pick<Node, 'start' | 'end'>, path: Path): void {
    this.#left.push({ path, reason, start, end, at: start });
  }

  /** Keeps a part that is not what is wanted: not well-formed, or another element. */
  leavePart({ node, fault, around, start, end }: Part, path: Path = []): void {
    const names = [around, node?.name].filter((name) => name !== undefined);
    if (fault === undefined) this.leave('unknown', { start, end }, names);
    else this.#left.push({ path, reason: fault.reason, start, end, at: fault.index });
  }

  /** What was left, in the order of the text. */
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
