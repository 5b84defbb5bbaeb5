import { nameOf } from '../../../reading/inside.js';
import type { SyntaxWhy } from './fault.js';

/** The first fault of a JSON text, with its position in the text. */
export type JsonFault =
  | { readonly why: SyntaxWhy; readonly at: number; readonly found: string }
  | {
      readonly why: 'duplicate-key';
      readonly at: number;
      readonly firstAt: number;
      readonly key: string;
      /** The path of the object with the duplicate key. */
      readonly path: (string | number)[];
    };

interface Level {
  /** The keys of an object and their positions; undefined for a list. */
  readonly keys: Map<string, number> | undefined;
  step: string | number;
}

class Stop extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.why);
    this.fault = fault;
  }
}

const SPACE = /[ \t\n\r]*/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** Characters that must not follow a number directly, as in 007 or 1.e5. */
const NUMBER_GOES_ON = /[\p{L}\p{N}_.+-]/u;

/**
 * Finds the first fault of a JSON text: a syntax error, or a duplicate key in an object. `JSON.parse` silently keeps
 * the last one. It is exact and does not recurse, but it is slow: use it only for texts that are known to be wrong.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text).run();
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return error.fault;
    throw error;
  }
}

class Scanner {
  private readonly text: string;
  private readonly levels: Level[] = [];
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  run(): void {
    this.value();
    for (let level = this.levels.at(-1); level !== undefined; level = this.levels.at(-1)) this.goOn(level);
    this.space();
    if (this.at < this.text.length) this.stop('after-end');
  }

  /** Continues after a value in an object or a list: with its end, or a comma and the next value. */
  private goOn(level: Level): void {
    this.space();
    const close = level.keys === undefined ? ']' : '}';
    if (this.take(close)) {
      this.levels.pop();
      return;
    }
    if (!this.take(',')) this.stop('comma-expected');
    this.space();
    if (this.text[this.at] === close) this.stop('trailing-comma');
    if (typeof level.step === 'number') level.step += 1;
    else this.key(level);
    this.value();
  }

  /** Reads a value up to its end, or up to its first member. */
  private value(): void {
    for (;;) {
      this.space();
      if (this.take('{')) {
        this.space();
        if (this.take('}')) return;
        const level: Level = { keys: new Map(), step: '' };
        this.levels.push(level);
        this.key(level);
      } else if (this.take('[')) {
        this.space();
        if (this.take(']')) return;
        this.levels.push({ keys: undefined, step: 0 });
      } else {
        this.leaf();
        return;
      }
    }
  }

  private key(level: Level): void {
    const from = this.at;
    if (this.text[from] !== '"') this.stop('key-expected');
    this.string();
    const key = JSON.parse(this.text.slice(from, this.at)) as string;
    const firstAt = level.keys?.get(key);
    if (firstAt !== undefined) {
      const path = this.levels.slice(0, -1).map(({ step }) => step);
      throw new Stop({ why: 'duplicate-key', at: from, firstAt, key, path });
    }
    level.keys?.set(key, from);
    level.step = key;
    this.space();
    if (!this.take(':')) this.stop('colon-expected');
  }

  private leaf(): void {
    const first = this.text[this.at];
    if (first === '"') this.string();
    else if (first === '-' || (first !== undefined && first >= '0' && first <= '9')) this.number();
    else if (first === "'") this.stop('single-quote');
    else if (first === '/' || first === '#') this.stop('comment');
    else this.word();
  }

  private word(): void {
    const from = this.at;
    const word = this.match(WORD);
    if (word === 'true' || word === 'false' || word === 'null') return;
    this.at = from;
    if (word === '') this.stop('value-expected');
    this.stop(word === 'NaN' || word === 'Infinity' ? 'not-finite' : 'literal');
  }

  private number(): void {
    const from = this.at;
    const number = this.match(NUMBER);
    const next = this.text[this.at];
    if (number !== '' && (next === undefined || !NUMBER_GOES_ON.test(next))) return;
    if (this.text.startsWith('-Infinity', from)) this.stop('not-finite', from);
    this.stop('number', from);
  }

  private string(): void {
    this.at += 1;
    for (;;) {
      const character = this.text.charCodeAt(this.at);
      if (Number.isNaN(character)) this.stop('ended');
      if (character === 0x22) break;
      if (character < 0x20) this.stop('control-character');
      if (character !== 0x5c) this.at += 1;
      else if (this.match(ESCAPE) === '') this.stop('escape');
    }
    this.at += 1;
  }

  private space(): void {
    this.match(SPACE);
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    if (found !== '') this.at = pattern.lastIndex;
    return found;
  }

  private stop(why: SyntaxWhy, at = this.at): never {
    throw new Stop({ why: at < this.text.length ? why : 'ended', at, found: snippet(this.text, at) });
  }
}

/** The text at a position, for a message: a word, a number or one character. */
function snippet(text: string, at: number): string {
  const found = /^(?:[\p{L}\p{N}_$.+-]{1,20}|.)/su.exec([...text.slice(at).slice(0, 24)].join(''));
  const sign = found?.[0] ?? '';
  // A byte order mark or an unusual space would be invisible.
  return INVISIBLE.test(sign) ? nameOf(sign, 0) : sign;
}

const INVISIBLE = /^(?! )[\p{C}\p{Z}]$/u;
