import { SaxesParser, type SaxesTagNS } from 'saxes';
import { nameOf } from '../../reading/odd.js';
import { refusedCharacterAt } from '../core/characters.js';
import { isRegistryXmlError } from '../core/error.js';
import { errorOf, type Fault, faultOf } from './fault.js';
import { limits } from './limits.js';

/** An element, as read. */
export interface Node {
  readonly namespace: string;
  /** Without its prefix. */
  readonly name: string;
  readonly children: readonly Node[];
  /** The text between its tags, without the text of its children. */
  readonly text: string;
  /** The start and end in the source. */
  readonly start: number;
  readonly end: number;
}

/** One element that is read on its own, such as an invoice. */
export interface Part {
  /** The name of the parent element, unless that is the root. */
  readonly around: string | undefined;
  readonly node: Node;
}

/**
 * The names of the elements between the root and the parts; empty if the parts are children of the root. In an envelope,
 * the root itself is the only part.
 */
export type Layout = ReadonlySet<string> | 'envelope';

/** An element whose end tag has not come yet. */
type Open = { -readonly [Member in keyof Node]: Node[Member] } & { readonly children: Node[] };

/** How much of a text the parser gets at a time. */
const PIECE = 1 << 16;
const BLANK = /^[ \t\n\r]*$/;

/** Reads XML one part at a time, so that only one of them is in memory. */
export class PartReader {
  readonly #text: string;
  readonly #layoutOf: (root: Node) => Layout;
  readonly #parser = new SaxesParser({
    xmlns: true,
    position: false,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
  });
  #layout: Layout | undefined;
  readonly #open: Open[] = [];
  /** The part whose end tag has not come yet. */
  #part: Open | undefined;
  #ready: Part[] = [];
  /** The end of the last tag, comment, section or instruction. */
  #done = 0;
  /** The name of the last element that ended. */
  #ended = '';

  /** `layoutOf` checks the root, and may refuse it. */
  constructor(text: string, layoutOf: (root: Node) => Layout) {
    this.#text = text;
    this.#layoutOf = layoutOf;
    const move = (): void => {
      this.#done = this.#parser.position;
    };
    this.#parser.on('opentag', (tag) => this.#begin(tag));
    this.#parser.on('closetag', (tag) => this.#end(tag));
    this.#parser.on('text', (more) => this.#addText(more));
    this.#parser.on('cdata', (more) => {
      this.#addText(more);
      move();
    });
    for (const event of ['xmldecl', 'comment', 'processinginstruction'] as const)
      this.#parser.on(event, move);
    this.#parser.on('doctype', () => this.#refuse('doctype', this.#text.indexOf('<', this.#done)));
  }

  /** The parts in sequence. Throws `RegistryXmlError` at the first fault. */
  *parts(): Generator<Part> {
    const text = this.#text;
    const odd = refusedCharacterAt(text);
    if (odd !== -1) this.#refuse('character', odd, { character: nameOf(text, odd) });
    for (let at = 0; at < text.length; at += PIECE) {
      this.#run(() => this.#parser.write(text.slice(at, at + PIECE)));
      yield* this.#ready;
      this.#ready = [];
    }
    this.#run(() => this.#parser.close());
  }

  #run(parse: () => void): void {
    try {
      parse();
    } catch (error) {
      if (isRegistryXmlError(error)) throw error;
      const place = { text: this.#text, done: this.#done, at: this.#parser.position, ended: this.#ended };
      throw errorOf(faultOf(String((error as Error).message), place), this.#text);
    }
  }

  #refuse(problem: Fault['problem'], index: number, params: Fault['params'] = {}): never {
    throw errorOf({ problem, params, index }, this.#text);
  }

  #begin({ uri, local }: SaxesTagNS): void {
    const start = this.#text.indexOf('<', this.#done);
    this.#done = this.#parser.position;
    const node: Open = { namespace: uri, name: local, children: [], text: '', start, end: 0 };
    if (this.#open.length >= limits.levels) this.#refuse('malformed/too-deep', start);
    this.#layout ??= this.#layoutOf(node);
    if (this.#isPart(local, this.#layout)) this.#part ??= node;
    this.#limit(this.#done - start, limits.piece, start);
    this.#open.push(node);
  }

  #isPart(name: string, layout: Layout): boolean {
    const levels = this.#open.length;
    return layout === 'envelope' || levels > 1 || (levels === 1 && !layout.has(name));
  }

  #end({ name }: SaxesTagNS): void {
    this.#done = this.#parser.position;
    this.#ended = name;
    const node = this.#open.pop();
    if (node === undefined || this.#part === undefined) return;
    node.end = this.#done;
    this.#limit(node.end - this.#part.start, limits.part, this.#part.start);
    if (node !== this.#part) this.#open.at(-1)?.children.push(node);
    else {
      this.#part = undefined;
      this.#ready.push({ around: this.#open[1]?.name, node });
    }
  }

  #addText(more: string): void {
    const node = this.#open.at(-1);
    if (node === undefined || this.#part === undefined) {
      if (!BLANK.test(more)) this.#refuse('malformed/text', this.#done);
      return;
    }
    node.text += more;
    this.#limit(node.text.length, limits.piece, node.start);
  }

  #limit(size: number, most: number, index: number): void {
    if (size > most && this.#layout !== 'envelope') this.#refuse('too-large/element', index);
  }
}
