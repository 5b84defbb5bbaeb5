import { athensDate } from '../../builders/index.js';
import { invoiceTypes, labelOf } from '../../codes/index.js';
import { type Locale, readLocale } from '../../issues/inside.js';
import { readOptions } from '../../reading/inside.js';
import { EXAMPLE_DAY, exampleOf } from './example.js';
import type { Answers } from './generated/answers.js';
import { table } from './generated/table.js';
import { type AnswersByName, ask } from './questions.js';
import type { DocumentRow, Sourced, When } from './table-types.js';
import type { Choice, Chosen, ClassificationChoice } from './types.js';

/** Options of `choose`. */
export interface ChooseOptions {
  /** The words of errors. Default: English. */
  readonly locale?: Locale | undefined;
  /** The moment at which the examples are issued. Default: a fixed day. */
  readonly now?: Date | undefined;
}

/**
 * Which document to issue, with which VAT and which classification. Without enough answers, it returns the next question.
 * Each answer names its source and how sure it is; what the sources leave open is for the accountant (`ask`).
 *
 * @throws ArgumentError if a question or an answer is unknown, or has no meaning with the others, or if `now` is not a valid date.
 * @throws LocaleError if the option `locale` is not a words object.
 * @throws OptionsError if an option is unknown or cannot be read.
 * @example
 * const { choices } = choose({ what: 'goods', buyer: 'business', place: 'eu' });
 * choices[0].type; // '1.2'
 * choices[0].vat; // category 7, exemption 14
 */
export function choose(answers: Answers = {}, options?: ChooseOptions): Chosen {
  const { now, ...given } = readOptions<ChooseOptions>(options, { locale: true, now: true });
  const locale = readLocale(given.locale);
  const day = now === undefined ? EXAMPLE_DAY : athensDate(now);
  const { all, assumed, question } = ask(answers as AnswersByName, locale);
  if (question !== undefined) return { answers, question, assumed, choices: [] };
  const rows = table.documents.filter(({ when }) => holds(when, all));
  return { answers, assumed, choices: rows.map((row) => choiceOf(row, { ...all, type: row.type }, day)) };
}

/** Whether each question of a condition has one of its answers. */
const holds = (when: When, answers: AnswersByName): boolean =>
  Object.entries(when).every(([name, allowed]) => allowed?.includes(answers[name] ?? '') ?? true);

function choiceOf(row: DocumentRow, answers: AnswersByName, day: string): Choice {
  const vat = rowFor(table.vat, answers, row.id);
  const income = rowFor(table.income, answers, row.id);
  const levies = table.levies.find(({ when }) => holds(when, answers));
  const { type, en, el, codes = {} } = row;
  return {
    type,
    label: {
      en: labelOf(invoiceTypes, type, 'en') ?? type,
      el: labelOf(invoiceTypes, type, 'el') ?? type,
    },
    en,
    el,
    codes,
    ...sourced(row),
    vat: { categories: vat.categories, exemptions: vat.exemptions, ...sourced(vat) },
    classification: {
      ...(income.income !== undefined && { income: income.income }),
      ...(income.expenses !== undefined && { expenses: income.expenses }),
      ...sourced(income),
    } as ClassificationChoice,
    ...(levies !== undefined && { otherTaxes: levies.otherTaxes }),
    facts: exampleOf(row, vat, income, { levies: levies?.otherTaxes, day }),
  };
}

const sourced = ({ source, confidence, ask: left }: Sourced): Sourced => ({
  source,
  confidence,
  ...(left !== undefined && { ask: left }),
});

/** The first row that applies. A test goes through all answers and finds one for each. */
function rowFor<Row extends { readonly when: When }>(
  rows: readonly Row[],
  answers: AnswersByName,
  id: string,
): Row {
  const found = rows.find(({ when }) => holds(when, answers));
  if (found === undefined) throw new TypeError(`The table of choose has no row for ${id}.`);
  return found;
}
