import type { Answers, Choice, Chosen, Question } from '../../choose/index.js';
import { ArgumentError } from '../../issues/argument-error.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { answersGiven } from '../choose/given.js';
import { choiceLines } from '../choose/lines.js';
import { questionLines, readAnswer } from '../choose/question.js';
import { nowOption } from '../generated/options.js';
import { clean } from '../output/clean.js';
import { wantsJson, writeValue } from '../output/json-lines.js';
import { textLook } from '../output/text-look.js';

type Choose = typeof import('../../choose/index.js');

/** `parastatiko choose`: which document to issue, with which VAT and classification. */
export const chooseCommand: Command = {
  operands: { en: '[WORDS…]', el: '[ΛΕΞΕΙΣ…]' },
  options: [
    {
      name: 'answer',
      placeholder: { en: 'QUESTION=ANSWER', el: 'ΕΡΩΤΗΣΗ=ΑΠΑΝΤΗΣΗ' },
      repeats: true,
      en: 'An answer, such as buyer=business.',
      el: 'Μια απάντηση, όπως buyer=business.',
    },
    {
      name: 'example',
      en: 'Print an example for build instead.',
      el: 'Εμφανίζει ένα παράδειγμα για το build.',
    },
    nowOption,
  ],
  description: {
    en: 'Says which document to issue, with which VAT category, exemption and classification, where that is stated, and what is for the accountant. At a terminal it asks what it needs to know. WORDS are what people say, in Greek or English, such as rent, reverse charge or islands. Without a terminal, it prints the next question.',
    el: 'Λέει ποιο παραστατικό εκδίδεται, με ποια κατηγορία και εξαίρεση ΦΠΑ και ποιον χαρακτηρισμό, πού ορίζεται αυτό, και τι κρίνει ο λογιστής. Σε τερματικό ρωτά ό,τι χρειάζεται να ξέρει. ΛΕΞΕΙΣ είναι όπως τα λέμε: ενοίκιο, αντίστροφη επιβάρυνση, νησιά. Χωρίς τερματικό εμφανίζει την επόμενη ερώτηση.',
  },
  exitCodes: {
    0: { en: 'the documents that fit', el: 'βρέθηκαν τα παραστατικά που ταιριάζουν' },
    1: { en: 'nothing was found, or a question is left', el: 'δεν βρέθηκε τίποτα, ή μένει ερώτηση' },
    2: { en: 'wrong usage', el: 'λανθασμένη σύνταξη της εντολής' },
  },
  examples: {
    'parastatiko choose': { en: 'Asks, at a terminal.', el: 'Ρωτά, σε τερματικό.' },
    'parastatiko choose ενοίκιο': { en: 'For a rent.', el: 'Για ένα ενοίκιο.' },
    'parastatiko choose --example ενοίκιο | parastatiko build': {
      en: 'A document of that kind.',
      el: 'Ένα τέτοιο παραστατικό.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const library = await import('../../choose/index.js');
  const { out, err, words, operands, values } = context;
  const text = operands.join(' ');
  const found = text === '' ? undefined : library.findAnswers(text).found;
  if (found?.length === 0) {
    await err.line(`parastatiko: ${words.choose.notFound(clean(text))}`);
    return 1;
  }
  const chosen = await answered(text, context, library);
  if (wantsJson(values)) await writeValue(out, { ...chosen, ...(found && { found }) }, values);
  else if (values.example === true && chosen.choices.length > 0) await writeExamples(context, chosen.choices);
  else await writeText(context, chosen);
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
