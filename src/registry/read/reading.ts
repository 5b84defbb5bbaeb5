import type { Path } from '../../types/index.js';
import { RegistryXmlError, type RegistryXmlReason } from '../error.js';
import type { Node } from './node.js';
import { positionAt } from './position.js';

/** An element of a document that has no member for it. */
export interface UnreadElement {
  /** Members and indexes from the document on, then the name of the element. */
  readonly path: Path;
  /** The element as it stands in the XML. */
  readonly xml: string;
}

/** Reading one document: where it is, and what it leaves unread. */
export class Reading {
  readonly unread: UnreadElement[] = [];
  readonly #source: string;
  readonly #index: number;

  constructor(source: string, index: number) {
    this.#source = source;
    this.#index = index;
  }

  /** Keeps an element that has no member. */
  leave(node: Node, path: Path): void {
    this.unread.push({ path: [...path, node.name], xml: this.#source.slice(node.start, node.end) });
  }

  /** Refuses the text at a node. */
  fail(reason: RegistryXmlReason, what: string, path: Path, node: Node): never {
    const position = positionAt(this.#source, node.start);
    throw new RegistryXmlError(reason, what, { path: [this.#index, ...path], position });
  }
}
