import type { Context } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';

/** The answers of the option `--answer`, by question. */
export function answersGiven({ repeated }: Pick<Context, 'repeated'>): Readonly<Record<string, string>> {
  const given = repeated['answer'] ?? [];
  return Object.fromEntries(
    given.map((text) => {
      const [question, answer] = text.split('=');
      if (question === undefined || answer === undefined)
        throw new UsageError((words) => words.missingOption('--answer', 'QUESTION=ANSWER'));
      return [question, answer];
    }),
  );
}
