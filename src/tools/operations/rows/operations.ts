import * as z from 'zod';
import { mappingSchema } from '../../rows/mapping.js';
import { proposeMapping } from '../../rows/propose.js';
import { readRows } from '../../rows/read-rows.js';
import { sheetOf } from '../../rows/sheet.js';
import { listed } from '../core/bounds.js';
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
  .refine(hasFewLines, { error: `\\n: ${MOST_LINES}` })
  .meta({ description: `The text of a CSV file: headings, then rows. At most ${MOST_LINES} lines.` });

const example = 'Σειρά;Αριθμός;Ημερομηνία;Περιγραφή;Τιμή με ΦΠΑ;ΦΠΑ %\nΑ;101;20/11/2026;Καφές;3,50;24\n';

export const proposingMapping = operation({
  id: 'rows.propose',
  route: 'POST /rows/mapping',
  summary: {
    en: 'Propose where the columns of a spreadsheet go, by their headings.',
    el: 'Προτείνει τι σημαίνει κάθε στήλη ενός λογιστικού φύλλου, από τις επικεφαλίδες.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ text }),
  output: z.strictObject({ mapping: mappingSchema, unknown: z.array(z.string()) }),
  example: { text: example },
  run: ({ text: given }) => {
    const { mapping, unknown } = proposeMapping(sheetOf(given));
    return { mapping, unknown: [...unknown] };
  },
});

export const readingRows = operation({
  id: 'rows.read',
  route: 'POST /rows',
  summary: {
    en: 'Turn the rows of a spreadsheet into facts, ready to build. Rows with doubts give none.',
    el: 'Κάνει τις γραμμές ενός λογιστικού φύλλου στοιχεία για έκδοση. Όπου υπάρχει αμφιβολία, δεν δίνει στοιχεία.',
  },
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
    more: z.int().optional().meta({ description: 'How many further problems are not listed.' }),
  }),
  example: { text: example, mapping: proposeMapping(sheetOf(example)).mapping },
  run: ({ text: given, mapping }, { language }) => {
    const { documents, problems } = readRows(sheetOf(given), mapping, language);
    const { first, ...more } = listed(problems);
    return {
      documents: documents.map(({ rows, facts: read }) => ({ rows: [...rows], facts: read })),
      problems: first,
      ...more,
    };
  },
});

/** From spreadsheets to facts. */
export const rowOperations: readonly Operation[] = [proposingMapping, readingRows];
