import type { Question } from '../../choose/index.js';
import type { Context } from '../args/command.js';
import type { Io } from '../io.js';
import { tableLines } from '../output/table.js';
import { textLook } from '../output/text-look.js';

/** A question with its numbered answers. */
export function questionLines(question: Question, context: Context): string[] {
  const { language } = context;
  const { style, width } = textLook(context);
  const rows = question.options.map((option, index) => [String(index + 1), option[language], option.id]);
  const paint = (cell: string, column: number) => (column === 1 ? cell : style.dim(cell));
  return [style.bold(question[language]), ...tableLines(rows, { width, right: [0], paint })];
}

/** Asks until an answer is typed, by its number or its id. `undefined` if the input ends. */
export async function readAnswer(
  question: Question,
  ask: NonNullable<Io['ask']>,
  context: Context,
): Promise<string | undefined> {
  const { err, words } = context;
  for (const line of questionLines(question, context)) await err.line(line);
  await err.flush();
  for (;;) {
    const typed = (await ask('> '))?.trim();
    if (typed === undefined || typed === '') return undefined;
    const option = question.options.find(({ id }, index) => id === typed || String(index + 1) === typed);
    if (option !== undefined) return option.id;
    await err.line(words.choose.notAnAnswer(question.options.length));
    await err.flush();
  }
}
