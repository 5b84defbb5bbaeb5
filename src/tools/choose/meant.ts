import { table } from './generated/table.js';
import type { FoundAnswer } from './search.js';
import type { ChoiceOption, Question } from './types.js';

/**
 * The answers to a question that words mean, or that other answers which they mean need. If there are not at least two,
 * the words do not help to choose, and all answers are returned.
 *
 * @example
 * const { answers, found } = findAnswers('hotel');
 * const { question } = choose(answers);
 * if (question) meantOptions(question, found); // services, or the levy on a stay
 */
export function meantOptions(
  { id, options }: Question,
  found: readonly FoundAnswer[],
): readonly ChoiceOption[] {
  const meant = options.filter((option) => found.some((each) => leadsTo(each, id, option.id)));
  return meant.length < 2 ? options : meant;
}

function leadsTo({ question, answer }: FoundAnswer, asked: string, option: string): boolean {
  if (question === asked) return answer === option;
  const row = table.questions.find(({ id }) => id === question);
  const chosen = row?.options.find(({ id }) => id === answer);
  return [row?.when, chosen?.when].some((when) => when?.[asked]?.includes(option));
}
