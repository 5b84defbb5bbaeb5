import { declarationOf } from './declaration.js';
import { badCharacter, errorOf, type Fault, notClosed, shortened } from './fault.js';
import { limits } from './limits.js';
import { type Node, nodeOf, type Scope } from './node.js';
import { Scanner } from './scanner.js';

/** One element that is read on its own, such as an invoice. */
export interface Part {
  /** The name of the parent element, unless that is the root. */
  readonly around: string | undefined;
  readonly start: number;
  readonly end: number;
  /** The element; undefined if it is not well-formed. */
  readonly node: Node | undefined;
  /** Why the element is missing. */
  readonly fault: Fault | undefined;
}

/** An element around the parts. */
interface Around {
  /** The name as written, with its prefix. */
  readonly tag: string;
  readonly name: string;
  readonly scope: Scope;
}

const BEFORE_TAG = /[ \t\n\r]*(?:<|$)/y;

/** The names of the elements between the root and the parts; empty if the parts are children of the root. */
export type Layout = ReadonlySet<string>;

/**
 * Splits XML into its parts, one at a time, so that only one of them is in memory. A part that is not well-formed is
 * returned as such, and the search continues with the next one. The XML around the parts must be well-formed.
 */
export class Cutter {
  readonly #scanner: Scanner;
  readonly #text: string;
  readonly #layoutOf: (root: Node) => Layout;
  readonly #around: Around[] = [];
  /** Set after an unclosed part: then no part may be inside another one of the same name. */
  #careful = false;

  /** `layoutOf` checks the root, and may refuse it. */
  constructor(text: string, layoutOf: (root: Node) => Layout) {
    this.#text = text;
    this.#layoutOf = layoutOf;
    this.#scanner = new Scanner(text, declarationOf(text).length);
  }

  *parts(): Generator<Part> {
    const scanner = this.#scanner;
    let layout: Layout | undefined;
    for (let checked = scanner.at; ; checked = scanner.at) {
      const kind = scanner.next();
      const isPart = (kind === 'open' || kind === 'empty') && this.#isPart(layout);
      this.#check(checked, scanner.start, isPart);
      if (kind === 'end') break;
      if (kind === 'close') this.#close();
      else if (isPart) yield this.#part();
      else if (layout !== undefined && this.#around.length === 0)
        this.#refuse('malformed/several-roots', scanner.start);
      else {
        const opened = this.#opened();
        layout ??= this.#layoutOf(opened);
      }
    }
    const open = this.#around.at(-1);
    if (open !== undefined) throw errorOf(notClosed(open.tag, this.#text.length), this.#text);
    if (layout === undefined) this.#refuse('malformed/empty', 0);
  }

  /** Whether the element that begins is a part: a child of the root, or of an element in the layout. */
  #isPart(layout: Layout | undefined): boolean {
    if (layout === undefined || this.#around.length === 0) return false;
    return this.#around.length > 1 || !layout.has(localName(this.#scanner.name));
  }

  #refuse(problem: Fault['problem'], index: number, params: Fault['params'] = {}): never {
    throw errorOf({ problem, params, index }, this.#text);
  }

  /** Refuses malformed XML around the parts. */
  #check(from: number, to: number, isPart: boolean): void {
    const scanner = this.#scanner;
    const { fault } = scanner;
    // A fault in the first tag of a part belongs to the part.
    if (fault !== undefined && !(isPart && fault.index >= to)) throw errorOf(fault, this.#text);
    const bad = badCharacter(this.#text, from, isPart ? to : scanner.end);
    if (bad !== undefined) throw errorOf(bad, this.#text);
    if (scanner.hasText) this.#refuse('malformed/text', from);
  }

  /** Reads the start tag of an element around the parts. */
  #opened(): Node {
    const { start, end, kind, name } = this.#scanner;
    const tag = this.#text.slice(start, end);
    const scope = this.#around.at(-1)?.scope;
    const opened = nodeOf(kind === 'empty' ? tag : `${tag.slice(0, -1)}/>`, scope, start);
    if ('problem' in opened) throw errorOf(opened, this.#text);
    if (kind === 'open') this.#around.push({ tag: name, name: opened.node.name, scope: opened.scope });
    return opened.node;
  }

  #close(): void {
    const { name, start } = this.#scanner;
    const open = this.#around.pop();
    if (open?.tag === name) return;
    const params = { found: shortened(name), ...(open !== undefined && { open: open.tag }) };
    this.#refuse('malformed/end-tag', start, params);
  }

  /** Reads the part that has just begun, up to its end tag. */
  #part(): Part {
    const scanner = this.#scanner;
    const { start, name } = scanner;
    scanner.longest = scanner.end - start;
    let fault = scanner.kind === 'empty' ? undefined : this.#walk(name);
    fault ??= scanner.takeFault();
    scanner.fault = undefined;
    const end = scanner.at;
    const around = this.#around.at(1)?.name;
    if (end - start > limits.part || scanner.longest > limits.piece)
      fault ??= { problem: 'too-large/element', params: {}, index: start };
    fault ??= badCharacter(this.#text, start, end);
    if (fault !== undefined) return { around, start, end, node: undefined, fault };
    const read = nodeOf(this.#text.slice(start, end), this.#around.at(-1)?.scope, start);
    return 'problem' in read
      ? { around, start, end, node: undefined, fault: read }
      : { around, start, end, node: read.node, fault: undefined };
  }

  /** Moves to the end of a part; returns the fault in its tags, if any. */
  #walk(name: string): Fault | undefined {
    const scanner = this.#scanner;
    const open = [name];
    /** Where a nested element of the same name begins. */
    let within = -1;
    while (open.length > 0) {
      const kind = scanner.next();
      const { start } = scanner;
      if (kind === 'empty') continue;
      if (kind === 'open') {
        if (scanner.name === name && this.#isBeforeTag()) {
          if (this.#careful) return this.#leaveAt(start, name);
          if (within === -1) within = start;
        }
        if (open.length > limits.levels)
          return this.#skip(name, within, { problem: 'malformed/too-deep', params: {}, index: start });
        open.push(scanner.name);
        continue;
      }
      if (kind === 'close' && open.at(-1) === scanner.name) {
        open.pop();
        continue;
      }
      const unclosed = notClosed(open.at(-1) ?? name, start);
      if (within !== -1) {
        // The end tag of a part is probably missing, so the following elements are read as separate parts.
        this.#careful = true;
        return this.#leaveAt(within, name);
      }
      if (kind === 'end' || this.#around.at(-1)?.tag === scanner.name) {
        scanner.at = start;
        return unclosed;
      }
      return this.#skip(name, within, unclosed);
    }
    return undefined;
  }

  /** Ends a part at the start of the next one. */
  #leaveAt(index: number, name: string): Fault {
    this.#scanner.at = index;
    return notClosed(name, index);
  }

  /** Moves to the end of a part whose tags do not match. */
  #skip(name: string, within: number, fault: Fault): Fault {
    const scanner = this.#scanner;
    const outer = this.#around.at(-1)?.tag;
    if (within !== -1) this.#careful = true;
    for (let kind = scanner.kind; ; kind = scanner.next()) {
      const { start } = scanner;
      const isEnd = kind === 'end' || (kind === 'close' && scanner.name === outer);
      const isEdge = scanner.name === name && this.#isBeforeTag();
      const isNext = isEdge && kind === 'open' && start !== fault.index;
      if (isEnd || isNext) scanner.at = start;
      if (isEnd || isNext || (isEdge && kind === 'close')) return fault;
    }
  }

  /**
   * Whether a tag follows the last one, after at most white space. Parts have no text at their edges:
   * `</invoice>Header>` is a damaged `</invoiceHeader>`, not the end of an invoice.
   */
  #isBeforeTag(): boolean {
    BEFORE_TAG.lastIndex = this.#scanner.at;
    return BEFORE_TAG.test(this.#text);
  }
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);
