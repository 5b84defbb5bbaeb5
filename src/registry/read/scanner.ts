import type { Params } from '../../types/index.js';
import { refusedCharacterAt, unescapeText } from '../characters.js';
import { errorOf, type Fault, type FaultProblem } from './fault.js';
import { Next } from './next.js';

/** The kind of the last token: a start tag, an end tag, an empty-element tag, or the end of the text. */
export type TokenKind = 'open' | 'close' | 'empty' | 'end';

const LESS = 0x3c;
const GREATER = 0x3e;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SECTION_END = ']]>';
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#[0-9]{1,20}|#x[0-9a-fA-F]{1,20});/y;
const NAME_START = /[\p{L}_:]/u;
const TARGET = /^[\p{L}_:][-.:_\p{L}\p{N}]*$/u;
const RESERVED_TARGET = /^xml$/i;
const BLANK = /^[ \t\n\r]*$/;

/**
 * Scans XML from tag to tag, past comments, CDATA sections and processing instructions. It reports where things begin
 * and end, and malformed content between tags; names and attributes are left to the parser.
 */
export class Scanner {
  readonly text: string;
  /** The position after the last token. It can be set, to continue from there. */
  at: number;
  /** The last token. */
  kind: TokenKind = 'end';
  /** The start of the last token. */
  start = 0;
  end = 0;
  /** The name of the last token, with its prefix. */
  name = '';
  /** Whether anything other than white space came before it. */
  hasText = false;
  /** The first fault since the last `takeFault`. */
  fault: Fault | undefined;
  /** The length of the longest text, tag, CDATA section or instruction since it was set to 0. */
  longest = 0;
  readonly #ampersand: Next;
  readonly #sectionEnd: Next;

  constructor(text: string, from = 0) {
    this.text = text;
    this.at = from;
    this.#ampersand = new Next(text, '&');
    this.#sectionEnd = new Next(text, SECTION_END);
  }

  /** Returns the fault so far and clears it. */
  takeFault(): Fault | undefined {
    const { fault } = this;
    this.fault = undefined;
    return fault;
  }

  /** Moves to the next tag. */
  next(): TokenKind {
    this.hasText = false;
    for (;;) {
      const opening = this.text.indexOf('<', this.at);
      this.#readText(this.at, opening === -1 ? this.text.length : opening);
      if (opening === -1) {
        this.at = this.text.length;
        return this.#found('end', this.at, '');
      }
      if (this.text.startsWith('<!--', opening)) this.#readComment(opening);
      else if (this.text.startsWith('<![CDATA[', opening)) this.#readSection(opening);
      else if (this.text.startsWith('<?', opening)) this.#readInstruction(opening);
      else if (this.text.startsWith('</', opening)) return this.#readEndTag(opening);
      else if (NAME_START.test(this.text.charAt(opening + 1))) {
        const kind = this.#readStartTag(opening);
        if (kind !== undefined) return kind;
      } else this.#readStray(opening);
    }
  }

  #found(kind: TokenKind, start: number, name: string): TokenKind {
    this.kind = kind;
    this.start = start;
    this.end = this.at;
    this.name = name;
    return kind;
  }

  #report(problem: FaultProblem, index: number, params: Params = {}): void {
    this.fault ??= { problem, params, index };
  }

  /** The end of a construct that began at an index and must end with a mark. */
  #endOf(mark: string, from: number, began: number, problem: FaultProblem): number {
    const end = this.text.indexOf(mark, from);
    if (end !== -1) return end;
    throw errorOf({ problem, params: {}, index: began }, this.text);
  }

  #measure(from: number, to: number): void {
    if (to - from > this.longest) this.longest = to - from;
  }

  #readText(from: number, to: number): void {
    if (from === to) return;
    this.#measure(from, to);
    this.#readReferences(from, to);
    const sectionEnd = this.#sectionEnd.at(from);
    if (sectionEnd < to) this.#report('malformed/section-end', sectionEnd);
    if (!this.hasText) this.hasText = !BLANK.test(this.text.slice(from, to));
  }

  #readReferences(from: number, to: number): void {
    for (let at = this.#ampersand.at(from); at < to; at = this.#ampersand.at(at + 1)) {
      REFERENCE.lastIndex = at;
      const [reference] = REFERENCE.exec(this.text) ?? [];
      if (reference === undefined) this.#report('entity', at);
      else if (refusedCharacterAt(unescapeText(reference)) !== -1)
        this.#report('character', at, { character: reference });
    }
  }

  #readComment(start: number): void {
    const inside = start + '<!--'.length;
    const dashes = this.#endOf('--', inside, start, 'malformed/comment-open');
    if (this.text.charAt(dashes + 2) !== '>') this.#report('malformed/comment-dashes', dashes);
    this.at = this.#endOf('-->', dashes, start, 'malformed/comment-open') + '-->'.length;
  }

  #readSection(start: number): void {
    const end = this.#endOf(SECTION_END, start, start, 'malformed/section-open');
    this.#measure(start, end);
    this.hasText = true;
    this.at = end + SECTION_END.length;
  }

  #readInstruction(start: number): void {
    const end = this.#endOf('?>', start, start, 'malformed/instruction-open');
    this.#measure(start, end);
    const [target = ''] = this.text.slice(start + 2, end).split(/[ \t\n\r]/, 1);
    if (!TARGET.test(target)) this.#report('malformed/instruction-name', start);
    if (RESERVED_TARGET.test(target)) this.#report('malformed/declaration', start);
    this.at = end + '?>'.length;
  }

  #readEndTag(start: number): TokenKind {
    const end = this.#endOf('>', start, start, 'malformed/tag-open');
    this.#measure(start, end);
    this.at = end + 1;
    return this.#found('close', start, this.text.slice(start + 2, end).trimEnd());
  }

  /** Reads the start tag that begins here; undefined if another one begins before it ends. */
  #readStartTag(start: number): TokenKind | undefined {
    const end = this.#tagEnd(start);
    this.#measure(start, end);
    this.#readReferences(start, end);
    this.at = end;
    if (this.text.charCodeAt(end) === LESS) {
      this.#report('malformed/tag-less', start);
      return undefined;
    }
    this.at += 1;
    const inside = this.text.slice(start + 1, end);
    const [name = ''] = inside.split(/[ \t\n\r/]/, 1);
    return this.#found(inside.endsWith('/') ? 'empty' : 'open', start, name);
  }

  /** The end of a tag: at its >, or at a <, which a tag must not contain, not even in a value. */
  #tagEnd(start: number): number {
    let quote = 0;
    for (let at = start + 1; at < this.text.length; at += 1) {
      const sign = this.text.charCodeAt(at);
      if (sign === LESS || (sign === GREATER && quote === 0)) return at;
      if (sign === quote) quote = 0;
      else if (quote === 0 && (sign === DOUBLE_QUOTE || sign === SINGLE_QUOTE)) quote = sign;
    }
    return this.#endOf('>', this.text.length, start, 'malformed/tag-open');
  }

  #readStray(start: number): void {
    if (this.text.startsWith('<!DOCTYPE', start)) this.#report('doctype', start);
    else this.#report('malformed/stray', start);
    this.at = start + 1;
  }
}
