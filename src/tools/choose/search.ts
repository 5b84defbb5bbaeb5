import { foldText, haveStems, nearness, refuseNotText } from '../../codes/inside.js';
import { ArgumentError } from '../../issues/inside.js';
import type { Both } from '../../types/inside.js';
import type { Answers } from './generated/answers.js';
import { table } from './generated/table.js';
import { type AnswersByName, ask } from './questions.js';
import type { OptionRow, QuestionRow } from './table-types.js';

/** An answer that words mean. */
export interface FoundAnswer extends Both {
  readonly question: keyof Answers;
  readonly answer: string;
}

/** What words mean: answers for `choose`, and everything else that they may mean. */
export interface FoundAnswers {
  /** For `choose`: the best answer to each question, as far as they agree. */
  readonly answers: Answers;
  /** All answers that fit the words, the best first. */
  readonly found: readonly FoundAnswer[];
  /** What the words mean besides: where a tip or a gift voucher goes, for example. */
  readonly notes: readonly Both[];
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
 * @param given answers that were given already. They are kept, and decide words that mean several things.
 * @throws ArgumentError if the argument is not text.
 * @example
 * findAnswers('αντίστροφη επιβάρυνση').answers; // { vat: 'reverseCharge', buyer: 'business' }
 */
export function findAnswers(text: string, given: Answers = {}): FoundAnswers {
  refuseNotText(text, 'text');
  const wanted = foldText(text.trim());
  if (wanted === '' || wanted.length > 200) return { answers: given, found: [], notes: [] };
  const whole = rankedBy((option) => rankOfText(wanted, option));
  const words = wanted.split(BETWEEN_WORDS).filter(isWord);
  const all = whole.length > 0 ? whole : ofOneSubject(words.map(rankedByWord));
  const sorted = [...all].sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  const open = sorted.filter(({ question, option }) => isOpen(question, option, given as AnswersByName));
  const best = whole.length > 0 ? open.filter(({ rank }) => rank === open[0]?.rank) : open;
  const found = sorted.map(({ question, option }) => ({
    question: question.id as keyof Answers,
    answer: option.id,
    en: option.en,
    el: option.el,
  }));
  const answers = agreeing(best, given as AnswersByName, whole.length > 0);
  return { answers, found, notes: notesOn(wanted) };
}

const notesOn = (wanted: string): Both[] =>
  table.notes
    .filter(({ words }) => words.split(', ').some((each) => haveStems(each, [wanted])))
    .map(({ en, el }) => ({ en, el }));

/**
 * What words mean together: «return of an item of a receipt» is a credit, although each of its words is also said of other
 * things. Of the answers to the first question, the one that most words may belong to wins, if there is only one.
 */
function ofOneSubject(found: readonly (readonly Ranked[])[]): Ranked[] {
  const counts = (table.questions[0]?.options ?? []).map(({ id }) => ({
    id,
    count: found.filter((ofWord) => ofWord.some((each) => mayBeOf(each, id))).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [winner, other] = counts.filter(({ count }) => count === most);
  const all = found.flat();
  return winner === undefined || other !== undefined ? all : all.filter((each) => mayBeOf(each, winner.id));
}

/** Whether an answer fits an answer to the first question. */
function mayBeOf({ question, option }: Ranked, subject: string): boolean {
  const first = table.questions[0]?.id ?? '';
  if (question.id === first) return option.id === subject;
  return [question.when, option.when].every((when) => when?.[first]?.includes(subject) ?? true);
}

const isOpen = ({ id }: QuestionRow, option: OptionRow, given: AnswersByName): boolean =>
  given[id] === undefined && isPossible({ ...given, ...impliedBy(option), [id]: option.id });

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

/**
 * The best answer to each question that only one answer fits best, unless it contradicts others. One word does not also
 * decide between two answers to the question before: «delivery» may be a delivery note or a self-delivery.
 */
function agreeing(sorted: readonly Ranked[], given: AnswersByName, isOneMeaning: boolean): Answers {
  let answers = given;
  for (const each of sorted) {
    const { question, option } = each;
    if (answers[question.id] !== undefined || hasRival(each, sorted)) continue;
    const before = foundBefore(question, sorted, answers);
    if (isOneMeaning && before.some(({ found }) => found.length > 1)) continue;
    const isAmong = before.every(
      ({ found, allowed }) => found.length === 0 || found.some((one) => allowed.includes(one.option.id)),
    );
    const more = { ...answers, ...impliedBy(option), [question.id]: option.id };
    if (isAmong && isPossible(more)) answers = more;
  }
  return answers as Answers;
}

const hasRival = ({ rank, question, option }: Ranked, sorted: readonly Ranked[]): boolean =>
  sorted.some((each) => each.question === question && each.rank === rank && each.option !== option);

/** The open questions that a question follows, with what was found for them. */
const foundBefore = ({ when = {} }: QuestionRow, sorted: readonly Ranked[], answers: AnswersByName) =>
  Object.entries(when).flatMap(([name, allowed = []]) => {
    const found = sorted.filter(({ question }) => question.id === name);
    return answers[name] === undefined ? [{ allowed, found }] : [];
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
