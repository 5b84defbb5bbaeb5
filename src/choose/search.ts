import { refuseNotText } from '../codes/check-argument.js';
import { foldText } from '../codes/fold.js';
import { haveStems, nearness } from '../codes/nearness.js';
import { ArgumentError } from '../issues/argument-error.js';
import type { Answers } from './generated/answers.js';
import { table } from './generated/table.js';
import { type AnswersByName, ask } from './questions.js';
import type { InBoth, OptionRow, QuestionRow } from './table-types.js';

/** An answer that words mean. */
export interface FoundAnswer extends InBoth {
  readonly question: keyof Answers;
  readonly answer: string;
}

/** What words mean: answers for `choose`, and everything else that they may mean. */
export interface FoundAnswers {
  /** For `choose`: the best answer to each question, as far as they agree. */
  readonly answers: Answers;
  /** All answers that fit the words, the best first. */
  readonly found: readonly FoundAnswer[];
}

interface Ranked {
  readonly rank: number;
  readonly question: QuestionRow;
  readonly option: OptionRow;
}

/** A misspelling counts only if nothing else is found. */
const MISSPELT = 8;

/**
 * The answers that words mean, in Greek or English, ignoring case, accents and endings.
 *
 * @throws ArgumentError if the argument is not text.
 * @example
 * findAnswers('αντίστροφη επιβάρυνση').answers; // { vat: 'reverseCharge', buyer: 'business' }
 */
export function findAnswers(text: string): FoundAnswers {
  refuseNotText(text, 'text');
  const wanted = foldText(text.trim());
  if (wanted === '' || wanted.length > 200) return { answers: {}, found: [] };
  const whole = rankedBy((option) => rankOfText(wanted, option));
  const all = whole.length > 0 ? whole : wanted.split(BETWEEN_WORDS).filter(isWord).flatMap(rankedByWord);
  const sorted = [...all].sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  const best = whole.length > 0 ? sorted.filter(({ rank }) => rank === sorted[0]?.rank) : sorted;
  const found = sorted.map(({ question, option }) => ({
    question: question.id as keyof Answers,
    answer: option.id,
    en: option.en,
    el: option.el,
  }));
  return { answers: agreeing(best), found };
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Words of two letters are articles and prepositions, apart from the EU. */
const isWord = (word: string): boolean => word.length > 2 || word === 'eu' || word === 'εε';

function rankedBy(rankOf: (option: OptionRow) => number): Ranked[] {
  const all = table.questions.flatMap((question) =>
    question.options.map((option) => ({ rank: rankOf(option), question, option })),
  );
  const exact = all.filter(({ rank }) => rank < MISSPELT);
  return exact.length > 0 ? exact : all.filter(({ rank }) => rank === MISSPELT);
}

const rankedByWord = (word: string): Ranked[] =>
  rankedBy((option) => rankOfWord(word, option)).filter(({ rank }) => rank < MISSPELT);

/** 0: one of the words, or several in a row, 1: one of them with another ending. */
function rankOfWord(wanted: string, { words }: OptionRow): number {
  const own = foldText(words);
  if (` ${own} `.includes(` ${wanted} `)) return 0;
  return haveStems(wanted, own.split(' ')) ? 1 : Number.POSITIVE_INFINITY;
}

/** A word, or how near the text is to the label or to all words. */
function rankOfText(wanted: string, option: OptionRow): number {
  const rank = rankOfWord(wanted, option);
  if (rank <= 1 || option.words === '') return rank;
  return nearness(wanted, '', [foldText(option.en), foldText(option.el), foldText(option.words)]);
}

/** The best answer to each question that only one answer fits best, unless it contradicts others. */
function agreeing(sorted: readonly Ranked[]): Answers {
  let answers: AnswersByName = {};
  for (const each of sorted) {
    const { question, option } = each;
    if (answers[question.id] !== undefined || rivalsOf(each, sorted).length > 1) continue;
    const more = { ...answers, ...impliedBy(option), [question.id]: option.id };
    if (isPossible(more) && isAmongRivals(question, sorted)) answers = more;
  }
  return answers as Answers;
}

const rivalsOf = ({ rank, question }: Ranked, sorted: readonly Ranked[]): readonly Ranked[] =>
  sorted.filter((each) => each.question === question && each.rank === rank);

/** Whether a question can be asked after one of the answers that were found to the questions before it. */
const isAmongRivals = ({ when = {} }: QuestionRow, sorted: readonly Ranked[]): boolean =>
  Object.entries(when).every(([name, allowed = []]) => {
    const found = sorted.filter(({ question }) => question.id === name);
    return found.length === 0 || found.some(({ option }) => allowed.includes(option.id));
  });

/** The answers without which an option is not offered. */
const impliedBy = ({ when = {} }: OptionRow): AnswersByName =>
  Object.fromEntries(
    Object.entries(when).flatMap(([name, allowed = []]) =>
      allowed.length === 1 ? [[name, allowed[0]]] : [],
    ),
  );

function isPossible(answers: AnswersByName): boolean {
  try {
    const { question } = ask(answers);
    return question === undefined || question.options.length > 0;
  } catch (error) {
    if (ArgumentError.isArgumentError(error)) return false;
    throw error;
  }
}
