import { nameOfCharacter, refusedCharacterAt } from '../characters.js';
import { RegistryXmlError } from '../error.js';
import { declarationOf } from './declaration.js';
import { limits } from './limits.js';
import { type Node, nodeOf, type Scope, startOf } from './node.js';
import { positionAt } from './positions.js';
import { type Fault, Scanner } from './scanner.js';

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
        this.#refuse('there is more than one root', scanner.start);
      else {
        const opened = this.#opened();
        layout ??= this.#layoutOf(opened);
      }
    }
    const open = this.#around.at(-1);
    if (open !== undefined) this.#refuse(`${open.tag} is not closed`, this.#text.length);
    if (layout === undefined) this.#refuse('there is no element', 0);
  }

  /** Whether the element that begins is a part: a child of the root, or of an element in the layout. */
  #isPart(layout: Layout | undefined): boolean {
    if (layout === undefined || this.#around.length === 0) return false;
    return this.#around.length > 1 || !layout.has(localName(this.#scanner.name));
  }

  #refuse(what: string, index: number, reason: Fault['reason'] = 'malformed'): never {
    throw new RegistryXmlError(reason, what, { position: positionAt(this.#text, index) });
  }

  /** Refuses malformed XML around the parts. */
  #check(from: number, to: number, isPart: boolean): void {
    const scanner = this.#scanner;
    const { fault } = scanner;
    // A fault in the first tag of a part belongs to the part.
    if (fault !== undefined && !(isPart && fault.index >= to))
      this.#refuse(fault.what, fault.index, fault.reason);
    const bad = badCharacter(this.#text, from, isPart ? to : scanner.end);
    if (bad !== undefined) this.#refuse(bad.what, bad.index, bad.reason);
    if (scanner.hasText) this.#refuse('there is text where only elements are allowed', from);
  }

  /** Reads the start tag of an element around the parts. */
  #opened(): Node {
    const { start, end, kind, name } = this.#scanner;
    const tag = this.#text.slice(start, end);
    const scope = this.#around.at(-1)?.scope;
    const opened = startOf(kind === 'empty' ? tag : `${tag.slice(0, -1)}/>`, scope, start);
    if ('what' in opened) this.#refuse(opened.what, opened.index, opened.reason);
    if (kind === 'open') this.#around.push({ tag: name, name: opened.node.name, scope: opened.scope });
    return opened.node;
  }

  #close(): void {
    const { name, start } = this.#scanner;
    const open = this.#around.pop();
    if (open?.tag !== name)
      this.#refuse(`expected an end tag of ${open?.tag ?? 'nothing'}, found ${name.slice(0, 60)}`, start);
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
      fault ??= { reason: 'too-large', what: 'one element is too large', index: start };
    fault ??= badCharacter(this.#text, start, end);
    if (fault !== undefined) return { around, start, end, node: undefined, fault };
    const read = nodeOf(this.#text.slice(start, end), this.#around.at(-1)?.scope, start);
    return 'what' in read
      ? { around, start, end, node: undefined, fault: read }
      : { around, start, end, node: read, fault: undefined };
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
        if (open.length > limits.levels) return this.#skip(name, within, 'elements are nested too deeply');
        open.push(scanner.name);
        continue;
      }
      if (kind === 'close' && open.at(-1) === scanner.name) {
        open.pop();
        continue;
      }
      const what = `${open.at(-1)?.slice(0, 60)} is not closed`;
      if (within !== -1) {
        // The end tag of a part is probably missing, so the following elements are read as separate parts.
        this.#careful = true;
        return this.#leaveAt(within, name);
      }
      if (kind === 'end' || this.#around.at(-1)?.tag === scanner.name) {
        scanner.at = start;
        return { reason: 'malformed', what, index: start };
      }
      return this.#skip(name, within, what);
    }
    return undefined;
  }

  /** Ends a part at the start of the next one. */
  #leaveAt(index: number, name: string): Fault {
    this.#scanner.at = index;
    return { reason: 'malformed', what: `${name.slice(0, 60)} is not closed`, index };
  }

  /** Moves to the end of a part whose tags do not match. */
  #skip(name: string, within: number, what: string): Fault {
    const scanner = this.#scanner;
    const index = scanner.start;
    const outer = this.#around.at(-1)?.tag;
    if (within !== -1) this.#careful = true;
    for (let kind = scanner.kind; ; kind = scanner.next()) {
      const { start } = scanner;
      const isEnd = kind === 'end' || (kind === 'close' && scanner.name === outer);
      const isEdge = scanner.name === name && this.#isBeforeTag();
      const isNext = isEdge && kind === 'open' && start !== index;
      if (isEnd || isNext) scanner.at = start;
      if (isEnd || isNext || (isEdge && kind === 'close')) return { reason: 'malformed', what, index };
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

function badCharacter(text: string, from: number, to: number): Fault | undefined {
  const piece = text.slice(from, to);
  const at = refusedCharacterAt(piece);
  if (at === -1) return undefined;
  return {
    reason: 'character',
    what: `XML does not allow the character ${nameOfCharacter(piece, at)}`,
    index: from + at,
  };
}
