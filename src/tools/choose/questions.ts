import { ArgumentError, english, type Locale } from '../../issues/inside.js';
import { shown } from '../../reading/inside.js';
import type { Answers } from './generated/answers.js';
import { table } from './generated/table.js';
import type { OptionRow, QuestionRow, When } from './table-types.js';
import type { Question } from './types.js';

/** Answers by question, given or assumed. */
export type AnswersByName = Readonly<Record<string, string | undefined>>;

/** The questions after answers: those that are answered, assumed, and the next. */
export interface Asked {
  /** All answers, with those that are assumed. */
  readonly all: AnswersByName;
  readonly assumed: readonly Question[];
  readonly question: Question | undefined;
}

const questionNames: readonly string[] = table.questions.map(({ id }) => id);

/**
 * Goes through the questions in order.
 *
 * @throws ArgumentError if a question or an answer is unknown, or has no meaning with the other answers.
 */
export function ask(given: AnswersByName, locale: Locale = english): Asked {
  for (const [name, answer] of Object.entries(given)) {
    if (answer !== undefined) refuseUnknown(name, answer, locale);
  }
  const all: Record<string, string | undefined> = {};
  const needless = new Set<string>();
  const assumed: Question[] = [];
  let question: Question | undefined;
  for (const row of table.questions) {
    const answer = given[row.id];
    const applies = doesApply(row.when, all, needless);
    if (applies === false) {
      needless.add(row.id);
      if (answer !== undefined) refuseNeedless(row.id, locale);
    } else if (answer !== undefined) {
      const chosen = row.options.find(({ id }) => id === answer);
      if (doesApply(chosen?.when, all, needless) === false) refuseNeedless(row.id, locale);
      all[row.id] = answer;
    } else if (applies === 'open') {
    } else if (row.default === undefined) {
      const next = questionOf(row, given, all, needless);
      // The only answer that fits those of later questions need not be given.
      const [only, ...others] = next.options;
      if (only !== undefined && others.length === 0) all[row.id] = only.id;
      else question ??= next;
    } else {
      all[row.id] = row.default;
      assumed.push(questionOf(row, given, all, needless));
    }
  }
  return { all, assumed, question };
}

/** Whether a condition holds; `open` while a question that it names is unanswered. */
function doesApply(
  when: When | undefined,
  answers: AnswersByName,
  needless: ReadonlySet<string>,
): boolean | 'open' {
  let applies: boolean | 'open' = true;
  for (const [name, allowed = []] of Object.entries(when ?? {})) {
    const answer = answers[name];
    if (answer === undefined) {
      if (!needless.has(name)) applies = 'open';
    } else if (!allowed.includes(answer)) return false;
  }
  return applies;
}

function questionOf(
  row: QuestionRow,
  given: AnswersByName,
  answers: AnswersByName,
  needless: ReadonlySet<string>,
): Question {
  const options = row.options.filter(
    (option) => doesApply(option.when, answers, needless) !== false && fitsLater(row, option, given),
  );
  const { id, en, el } = row;
  return {
    id: id as keyof Answers,
    en,
    el,
    options: options.map((option) => ({ id: option.id, en: option.en, el: option.el })),
    ...(row.default !== undefined && { default: row.default }),
  };
}

function fitsLater({ id }: QuestionRow, option: OptionRow, given: AnswersByName): boolean {
  return table.questions.every((later) => {
    const answer = given[later.id];
    if (answer === undefined) return true;
    const chosen = later.options.find((each) => each.id === answer);
    return [later.when, chosen?.when].every((when) => when?.[id]?.includes(option.id) ?? true);
  });
}

function refuseUnknown(name: string, answer: string, locale: Locale): void {
  const row = table.questions.find(({ id }) => id === name);
  if (row === undefined) {
    const params = { found: name, known: questionNames.join(', ') };
    throw new ArgumentError('arguments/unknown-question', params, locale);
  }
  if (row.options.some(({ id }) => id === answer)) return;
  const known = row.options.map(({ id }) => id).join(', ');
  const params = { question: name, found: shown(answer), known };
  throw new ArgumentError('arguments/unknown-answer', params, locale);
}

function refuseNeedless(question: string, locale: Locale): never {
  throw new ArgumentError('arguments/needless-answer', { question }, locale);
}
