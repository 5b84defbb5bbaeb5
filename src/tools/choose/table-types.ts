import type { InvoiceType } from '../../codes/index.js';
import type { Both } from '../../types/inside.js';

/** The answers for which a row applies, by question. A row applies if each named question has one of them. */
export type When = Readonly<Record<string, readonly string[] | undefined>>;

/** How sure the source of a row is. `disputed`: sources differ, or none decides. */
export type Confidence = 'official' | 'several' | 'single' | 'disputed';

/** Where a row comes from, and what it leaves to the accountant. */
export interface Sourced {
  readonly source: string;
  readonly confidence: Confidence;
  readonly ask?: Both;
}

export interface OptionRow extends Both {
  readonly id: string;
  /** Words that people search for. */
  readonly words: string;
  readonly when?: When;
}

export interface QuestionRow extends Both {
  readonly id: string;
  readonly when?: When;
  /** The answer that is assumed until another is given. */
  readonly default?: string;
  readonly options: readonly OptionRow[];
}

export type Members = Readonly<Record<string, unknown>>;

export interface DocumentRow extends Both, Sourced {
  readonly id: string;
  readonly type: InvoiceType;
  readonly when: When;
  /** Members of facts that make the document what it is. */
  readonly codes?: Readonly<Record<string, number | boolean>>;
  /** Of the example. A text that begins with $ names a party, and `$movement` adds a movement. */
  readonly facts: Members;
  /** A line of the example. */
  readonly line: Members | null;
}

export interface VatRow extends Sourced {
  readonly id: string;
  readonly when: When;
  readonly categories: readonly number[];
  readonly exemptions: readonly number[];
  readonly line: Members;
}

export interface ClassificationRow {
  readonly category: string;
  readonly type?: string;
}

export interface IncomeRow extends Sourced {
  readonly when: When;
  readonly income?: readonly ClassificationRow[];
  readonly expenses?: readonly ClassificationRow[];
  readonly line: Members;
}

export interface ChooseTable {
  readonly questions: readonly QuestionRow[];
  /** What words mean that are no answer to a question. The words are separated by commas, some of them are several. */
  readonly notes: readonly (Both & { readonly words: string })[];
  readonly documents: readonly DocumentRow[];
  /** The levies of a kind of lodging: of the high season, and of the low season. */
  readonly levies: readonly { readonly when: When; readonly otherTaxes: readonly number[] }[];
  readonly vat: readonly VatRow[];
  readonly income: readonly IncomeRow[];
  readonly example: {
    readonly opening: Members;
    readonly parties: Readonly<Record<string, Members>>;
    readonly movement: Members;
  };
}
