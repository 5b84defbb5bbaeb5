import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { Limits } from '../input/limits.js';
import type { Rendered } from '../output/rendered.js';
import type { Language } from '../words/index.js';

/** What a worker gets at its start: plain data. */
export interface Setup {
  /** Without words: the language says which. */
  readonly settings: ValidateOptions;
  readonly limits: Limits;
  readonly language: Language;
  readonly format: 'text' | 'json' | 'ndjson';
  readonly coloured: boolean;
  readonly width: number;
  readonly quiet: boolean;
}

/** Where the lines of a block are. */
export type Place =
  /** The lines of a file that begin from `from` on and before `to`; `isBegin`: a line begins at `from`. */
  | { readonly file: string; readonly from: number; readonly to: number; readonly isBegin: boolean }
  /** Whole lines. */
  | { readonly bytes: Uint8Array }
  /** One line that is longer than the limit, and was not kept. */
  | { readonly tooLong: true };

/** Check the lines of a block. */
export interface Block {
  readonly kind: 'block';
  readonly id: number;
  readonly source: string;
  readonly place: Place;
}

/** How much stands before a block: only now its line numbers are known. */
export interface Before {
  readonly kind: 'before';
  readonly id: number;
  readonly lines: number;
  readonly index: number;
}

export type Order = Block | Before;

/** What a block holds, as soon as it is known. */
export interface Held {
  readonly kind: 'held';
  readonly id: number;
  readonly lines: number;
  /** What counts as a document of the source, unusable ones included. */
  readonly entries: number;
  readonly isBlank: boolean;
  /** The error of the system that ended the reading. */
  readonly failure?: string;
}

/** What a block comes to. */
export interface Done extends Rendered {
  readonly kind: 'done';
  readonly id: number;
}

export type Answer = Held | Done;
