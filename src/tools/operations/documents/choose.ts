import * as z from 'zod';
import { type Answers, choose, findAnswers } from '../../choose/index.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';

/** Says which document to issue. */
export const choosing = operation({
  id: 'documents.choose',
  route: 'POST /choose',
  summary: {
    en: 'Say which document to issue, with which VAT and classification, or ask the next question.',
    el: 'Λέει ποιο παραστατικό εκδίδεται, με ποιον ΦΠΑ και χαρακτηρισμό, ή κάνει την επόμενη ερώτηση.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    words: z.string().optional().meta({ description: 'What people say, such as rent or reverse charge.' }),
    answers: z.record(z.string(), z.string()).optional(),
  }),
  output: z.strictObject({
    answers: z.record(z.string(), z.string()),
    question: z.looseObject({}).optional(),
    assumed: z.array(z.looseObject({})),
    choices: z.array(z.looseObject({ type: z.string() })),
    found: z.array(z.looseObject({})).optional(),
  }),
  example: { words: 'reverse charge', answers: { what: 'goods' } },
  run({ words, answers }, { locale, now }) {
    const found = words === undefined ? undefined : findAnswers(words, answers as Answers);
    const chosen = choose(found?.answers ?? (answers as Answers), { locale, now: now() });
    return asJson({ ...chosen, ...(found && { found: found.found }) });
  },
});
