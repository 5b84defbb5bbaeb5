import type { ValidateOptions } from '../../../rules/validate/validate-options.js';
import type { Limits } from '../input/limits.js';
import type { Rendered } from '../output/rendered.js';
import type { Language } from '../words/index.js';

/** The data that a worker receives at its start. */
export interface Setup {
  /** Without the locale; `language` selects it. */
  readonly settings: ValidateOptions;
  readonly limits: Limits;
  readonly language: Language;
  readonly format: 'text' | 'json' | 'ndjson';
  readonly coloured: boolean;
  readonly width: number;
  readonly quiet: boolean;
  /** How many findings a worker keeps at a time. The rest of their block is another block. */
  readonly blockFindings: number;
}

/** The location of the lines of a block. */
export type Place =
  /** The lines of a file that begin at or after `from` and before `to`. `isBegin`: a line begins at `from`. */
  | { readonly file: string; readonly from: number; readonly to: number; readonly isBegin: boolean }
  /** Whole lines. */
  | { readonly bytes: Uint8Array }
  /** A line that is longer than the limit and was not kept. */
  | { readonly tooLong: true };

/** The order to check the lines of a block. */
export interface Block {
  readonly kind: 'block';
  readonly id: number;
  readonly source: string;
  readonly place: Place;
}

/** The counts before a block, from which its line numbers follow. */
export interface Before {
  readonly kind: 'before';
  readonly id: number;
  readonly lines: number;
  readonly index: number;
}

export type Order = Block | Before;

/** The counts of a block, as soon as they are known. */
export interface Held {
  readonly kind: 'held';
  readonly id: number;
  readonly lines: number;
  /** The number of documents of the source, including unusable ones. */
  readonly entries: number;
  readonly isBlank: boolean;
  /** The lines of the block that were not checked yet, because the others have many findings. */
  readonly rest?: Place;
  /** The system's error code that ended the reading. */
  readonly failure?: string;
}

/** The result of a block. */
export interface Done extends Rendered {
  readonly kind: 'done';
  readonly id: number;
}

export type Answer = Held | Done;
