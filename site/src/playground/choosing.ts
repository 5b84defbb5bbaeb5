import { type Answers, choose, findAnswers, meantOptions, type Question } from 'parastatiko/choose';
import { table } from '../../../src/tools/choose/generated/table.js';
import { type ChoiceParts, choiceParts } from '../../../src/tools/cli/choose/parts.js';
import { wordsIn } from '../../../src/tools/cli/words/index.js';
import type { PageLanguage } from './messages.js';

/** An answer that was given, and its words. */
export interface GivenAnswer {
  readonly question: string;
  readonly answer: string;
  readonly text: string;
}

/** A question with its answers, in one language. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly default: string | undefined;
}

/** What the panel shows: the next question, or the documents. */
export interface Choosing {
  readonly given: readonly GivenAnswer[];
  /** Words that were searched for and mean nothing. */
  readonly unknown: string | undefined;
  readonly question: AskedQuestion | undefined;
  readonly assumed: readonly AskedQuestion[];
  readonly choices: readonly (ChoiceParts & { readonly facts: string })[];
  readonly heads: { readonly vat: string; readonly classification: string };
}

/** What follows from answers and from the words that people use. The examples are issued now. */
export async function choosing(
  given: Readonly<Record<string, string>>,
  text: string,
  language: PageLanguage,
  now: Date,
): Promise<Choosing> {
  const words = await wordsIn(language);
  const { answers, found } = findAnswers(text, given as Answers);
  const { question, assumed, choices } = choose(answers, { now });
  const asked = (each: Question): AskedQuestion => ({
    id: each.id,
    text: each[language],
    options: each.options.map((option) => ({ id: option.id, text: option[language] })),
    default: each.default,
  });
  return {
    given: Object.entries(answers).map(([name, answer]) => ({
      question: name,
      answer,
      text: textOf(name, answer, language),
    })),
    unknown: text.trim() !== '' && found.length === 0 ? words.choose.notFound(text) : undefined,
    question: question && asked({ ...question, options: meantOptions(question, found) }),
    assumed: assumed.map(asked),
    choices: choices.map((choice) => ({
      ...choiceParts(choice, { language, words }),
      facts: JSON.stringify(choice.facts, null, 2),
    })),
    heads: { vat: words.choose.vat, classification: words.choose.classification },
  };
}

function textOf(question: string, answer: string, language: PageLanguage): string {
  const row = table.questions.find(({ id }) => id === question);
  return row?.options.find(({ id }) => id === answer)?.[language] ?? answer;
}
