import * as z from 'zod';
import { isTableName, listTables, rowsOf, searchCodes, type TableName } from '../../../codes/index.js';
import { table } from '../../choose/generated/table.js';
import { type Answers, choose, findAnswers } from '../../choose/index.js';
import { OperationError } from '../core/error.js';
import { operationTexts } from '../core/generated/texts.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { text as words } from '../core/schemas.js';

export const codes = operation({
  id: 'codes.search',
  route: 'GET /codes',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ text: words.optional(), table: words.optional() }),
  output: z.strictObject({
    tables: z.array(z.looseObject({})).optional(),
    rows: z.array(z.looseObject({})).optional(),
  }),
  example: { text: 'μετρητά' },
  run({ text, table }, { language }) {
    if (table !== undefined && !isTableName(table)) {
      const what = operationTexts.choose.kind[language];
      throw new OperationError('not-found', { what, name: table, list: 'GET /codes' }, language);
    }
    const of = table as TableName | undefined;
    if (text !== undefined) return { rows: asJson(searchCodes(text, of)) };
    return of === undefined ? { tables: asJson(listTables()) } : { rows: asJson([...rowsOf(of)]) };
  },
});

/** The questions with their answers, as JSON Schema. `choose` refuses others, and names those that there are. */
const answersSchema = {
  additionalProperties: false,
  properties: Object.fromEntries(
    table.questions.map(({ id, en, options }) => [
      id,
      { enum: options.map((option) => option.id), description: en },
    ]),
  ),
};

export const choosing = operation({
  id: 'documents.choose',
  route: 'POST /choose',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    words: words.optional().meta({ description: 'What people say, such as rent or reverse charge.' }),
    answers: z.record(z.string(), z.string()).optional().meta(answersSchema),
  }),
  output: z.strictObject({
    answers: z.record(z.string(), z.string()),
    question: z.looseObject({}).optional(),
    assumed: z.array(z.looseObject({})),
    choices: z.array(z.looseObject({ type: z.string() })),
    found: z.array(z.looseObject({})).optional(),
    notes: z
      .array(z.strictObject({ en: z.string(), el: z.string() }))
      .optional()
      .meta({
        description: 'What the words mean besides: where a tip or a gift voucher goes.',
      }),
  }),
  example: { words: 'reverse charge', answers: { what: 'goods' } },
  run({ words, answers }, { locale, now }) {
    const found = words === undefined ? undefined : findAnswers(words, answers as Answers);
    const chosen = choose(found?.answers ?? (answers as Answers), { locale, now: now() });
    return asJson({ ...chosen, ...(found && { found: found.found, notes: found.notes }) });
  },
});
