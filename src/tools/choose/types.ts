import type { Facts } from '../../builders/index.js';
import type {
  ExpensesClassificationCategory,
  ExpensesClassificationType,
  IncomeClassificationCategory,
  IncomeClassificationType,
  InvoiceType,
} from '../../codes/index.js';
import type { Both } from '../../types/inside.js';
import type { Answers } from './generated/answers.js';
import type { Sourced } from './table-types.js';

/** An answer that may be given to a question. */
export interface ChoiceOption extends Both {
  readonly id: string;
}

/** A question of `choose`, with the answers that fit those already given. */
export interface Question extends Both {
  readonly id: keyof Answers;
  readonly options: readonly ChoiceOption[];
  /** The answer that is assumed until another is given. */
  readonly default?: string;
}

/** The VAT of the lines. If there are several categories, the item decides. */
export interface VatChoice extends Sourced {
  readonly categories: readonly number[];
  /** The reasons for category 7. */
  readonly exemptions: readonly number[];
}

/** The classification of the lines. Each row is right; if there are several, `ask` says what decides. */
export interface ClassificationChoice extends Sourced {
  readonly income?: readonly {
    readonly category: IncomeClassificationCategory;
    readonly type?: IncomeClassificationType;
  }[];
  /** On acquisitions and self-billed documents. */
  readonly expenses?: readonly {
    readonly category: ExpensesClassificationCategory;
    readonly type?: ExpensesClassificationType;
  }[];
}

/** A document that fits the answers, with its source. */
export interface Choice extends Both, Sourced {
  readonly type: InvoiceType;
  /** The name of the type. */
  readonly label: Both;
  /** Members of facts that make it what it is, such as `isDeliveryNote`. */
  readonly codes: Readonly<Record<string, number | boolean>>;
  readonly vat: VatChoice;
  readonly classification: ClassificationChoice;
  /** On 8.2, the category of the levy: in the high season, and in the low season. */
  readonly otherTaxes?: readonly number[];
  /** An example for `buildDocument`. */
  readonly facts: Facts;
}

/** What follows from answers: the next question, or the documents. */
export interface Chosen {
  readonly answers: Answers;
  /** The next question that has to be answered. Absent once there are documents. */
  readonly question?: Question;
  /** Questions that were not answered. Their `default` is assumed. */
  readonly assumed: readonly Question[];
  /** The documents that fit. If there are several, each is right. */
  readonly choices: readonly Choice[];
}
