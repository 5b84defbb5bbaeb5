import { ArgumentError } from '../../../issues/inside.js';
import type { Answers, Choice, Chosen, Question } from '../../choose/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { answersGiven } from '../choose/given.js';
import { choiceLines } from '../choose/lines.js';
import { questionLines, readAnswer } from '../choose/question.js';
import { chooseRow } from '../generated/commands/choose.js';
import { wantsJson, writeValue } from '../output/json-lines.js';
import { textLook } from '../output/text-look.js';
import { clean } from '../terminal/clean.js';

type Choose = typeof import('../../choose/index.js');

/** `parastatiko choose`: which document to issue, with which VAT and classification. */
export const chooseCommand: Command = { ...chooseRow, run };

async function run(context: Context): Promise<ExitCode> {
  const library = await import('../../choose/index.js');
  const { out, err, words, operands, values } = context;
  const text = operands.join(' ');
  const meant = text === '' ? undefined : library.findAnswers(text);
  if (meant?.found.length === 0) {
    await err.line(`parastatiko: ${words.choose.notFound(clean(text))}`);
    return 1;
  }
  const chosen = await answered(text, context, library);
  if (wantsJson(values))
    await writeValue(out, { ...chosen, ...(meant && { found: meant.found, notes: meant.notes }) }, values);
  else if (values.example === true && chosen.choices.length > 0) await writeExamples(context, chosen.choices);
  else {
    for (const note of meant?.notes ?? []) await out.line(note[context.language]);
    await writeText(context, chosen);
  }
  await out.flush();
  return chosen.question === undefined ? 0 : 1;
}

/** Asks until nothing is left to ask, if there is a terminal. */
async function answered(
  text: string,
  context: Context,
  { choose, findAnswers, meantOptions }: Choose,
): Promise<Chosen> {
  const { io, values, locale } = context;
  let given = answersGiven(context) as Answers;
  for (;;) {
    const { answers, found } = findAnswers(text, given);
    const chosen = chosenBy(() => choose(answers, { locale, now: io.now() }));
    if (chosen.question === undefined) return chosen;
    const question = { ...chosen.question, options: meantOptions(chosen.question, found) };
    if (io.ask === undefined || wantsJson(values)) return { ...chosen, question };
    const answer = await readAnswer(question, io.ask, context);
    if (answer === undefined) return { ...chosen, question };
    given = { ...answers, [question.id]: answer };
  }
}

function chosenBy(choose: () => Chosen): Chosen {
  try {
    return choose();
  } catch (error) {
    if (ArgumentError.isArgumentError(error)) throw new UsageError(() => error.message);
    throw error;
  }
}

async function writeText(context: Context, { question, choices, assumed }: Chosen): Promise<void> {
  const { out, words } = context;
  const look = textLook(context);
  if (question !== undefined) {
    for (const line of questionLines(question, context)) await out.line(line);
    await out.line(words.choose.answerWith(`--answer ${question.id}=${question.options[0]?.id ?? ''}`));
    return;
  }
  for (const choice of choices) for (const line of choiceLines(choice, look)) await out.line(line);
  if (assumed.length > 0)
    await out.line(look.style.dim(words.choose.assumed(assumed.map(inOption).join(' '))));
}

const inOption = ({ id, default: answer }: Question): string => `--answer ${id}=${answer}`;

async function writeExamples({ out }: Context, choices: readonly Choice[]): Promise<void> {
  const facts = choices.map((choice) => choice.facts);
  await out.line(JSON.stringify(facts.length === 1 ? facts[0] : facts, null, 2));
}
