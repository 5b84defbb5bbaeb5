import * as z from 'zod';
import { withValues } from '../../../issues/inside.js';
import type { Both } from '../../../types/inside.js';
import { mappingSchema } from '../../rows/mapping.js';
import { proposeMapping } from '../../rows/propose.js';
import { readRows } from '../../rows/read-rows.js';
import { sheetOf } from '../../rows/sheet.js';
import { listed } from '../core/bounds.js';
import { operationTexts } from '../core/generated/texts.js';
import { type Operation, operation } from '../core/operation.js';
import { facts } from '../core/schemas.js';

/** How many lines of a sheet are read in one call. */
const MOST_LINES = 100_000;

const hasFewLines = (sheet: string): boolean => {
  let at = -1;
  for (let lines = 0; lines <= MOST_LINES; lines += 1) {
    at = sheet.indexOf('\n', at + 1);
    if (at === -1) return true;
  }
  return false;
};

const text = z
  .string()
  .refine(hasFewLines, {
    params: withValues(operationTexts.rows.text, { mostLines: MOST_LINES }) satisfies Both,
  })
  .meta({ description: `The text of a CSV file: headings, then rows. At most ${MOST_LINES} lines.` });

const example = 'Σειρά;Αριθμός;Ημερομηνία;Περιγραφή;Τιμή με ΦΠΑ;ΦΠΑ %\nΑ;101;20/11/2026;Καφές;3,50;24\n';

const skipped = z
  .array(z.int())
  .meta({ description: 'The rows that belong to no document: titles above the headings, and totals.' });

const exampleMapping = {
  columns: {
    Σειρά: 'series',
    Αριθμός: 'aa',
    Ημερομηνία: 'issueDate',
    Περιγραφή: 'lines/description',
    'Τιμή με ΦΠΑ': 'lines/gross',
    'ΦΠΑ %': 'lines/vat',
  },
  document: {
    type: '11.1',
    issuer: { vatNumber: '800123456', branch: 0 },
    payments: [{ type: 3, amount: 'rest' }],
  },
  line: { income: 'goods' },
};

export const proposingMapping = operation({
  id: 'rows.propose',
  route: 'POST /rows/mapping',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ text }),
  output: z.strictObject({
    mapping: mappingSchema,
    questions: z
      .array(z.strictObject({ place: z.string(), message: z.string() }))
      .meta({ description: 'What the mapping does not say yet, by its place in the mapping.' }),
    skipped,
  }),
  example: { text: example },
  run: ({ text: given }, { language }) => {
    const { mapping, questions, skipped: titles } = proposeMapping(sheetOf(given), language);
    return { mapping, questions: [...questions], skipped: [...titles] };
  },
});

export const readingRows = operation({
  id: 'rows.read',
  route: 'POST /rows',
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ text, mapping: mappingSchema }),
  output: z.strictObject({
    documents: z.array(z.strictObject({ rows: z.array(z.int()).length(2), facts })),
    problems: z.array(
      z.strictObject({
        code: z.string(),
        row: z.int().optional(),
        column: z.string().optional(),
        message: z.string(),
      }),
    ),
    skipped,
    more: z.int().optional().meta({ description: 'How many further problems are not listed.' }),
  }),
  example: { text: example, mapping: exampleMapping },
  run: ({ text: given, mapping }, { language }) => {
    const { documents, problems, skipped: left } = readRows(sheetOf(given), mapping, language);
    const { first, ...more } = listed(problems);
    return {
      documents: documents.map(({ rows, facts: read }) => ({ rows: [...rows], facts: read })),
      problems: first,
      skipped: [...left],
      ...more,
    };
  },
});

/** From spreadsheets to facts. */
export const rowOperations: readonly Operation[] = [proposingMapping, readingRows];
