import * as z from 'zod';
import type { BuildOptions } from '../../../builders/index.js';
import type { Table, TableStep } from '../../../flows/index.js';
import { EXAMPLE } from '../core/examples.js';
import { type servedShapes, stepFacts } from '../core/flow-facts.js';
import type { Operation, OperationId } from '../core/operation.js';
import { page, text } from '../core/schemas.js';
import { answerOf, sentAnswer } from '../sending/answer.js';
import type { Numbered } from '../sending/numbered.js';
import { sendingOperation } from '../sending/sending-operation.js';
import { tableKey } from '../sending/table.js';
import { readView, tableView } from './view.js';

export const tableName = text.max(100).meta({ description: 'The name of the table, such as 7.' });

/** The record of a step that makes one document of a table. */
interface TableStepRecord<StepFacts extends Numbered> {
  readonly id: OperationId;
  /** The end of its path, below `/tables/{table}/`. */
  readonly path: string;
  /** The type of the facts, whose schema describes them. */
  readonly facts: keyof typeof servedShapes;
  readonly example: StepFacts;
  readonly make: (table: Table, facts: StepFacts, options: BuildOptions) => TableStep;
}

/** An operation that makes one document of a table, sends it, and records the outcome. */
export const tableStep = <StepFacts extends Numbered>(record: TableStepRecord<StepFacts>): Operation => {
  const { id, path, example } = record;
  return sendingOperation({
    id,
    route: `POST /tables/{table}/${path}`,
    input: z.strictObject({
      table: tableName,
      facts: stepFacts<StepFacts>(record.facts),
      skipSignature: z.boolean().optional(),
      page: page.optional(),
    }),
    output: sentAnswer.extend({ table: tableView }),
    example: { table: EXAMPLE, facts: example },
    ownKey: ({ table, facts }, context) => tableKey(facts, table, context),
    facts: ({ facts }) => [facts],
    tables: ({ table }) => [table],
    make([facts], { tables: [table] }, _input, { locale }) {
      const options = locale === undefined ? {} : { locale };
      const made = record.make(table as Table, facts as StepFacts, options);
      return { documents: [made.document], tables: [made.table], issues: made.issues };
    },
    answer: async (plan, input, context) => ({
      ...(await answerOf(plan, input, context)),
      table: await readView(input.table, context),
    }),
  });
};
