import * as z from 'zod';
import type { BuildOptions } from '../../builders/check-document.js';
import { tableFromJSON } from '../../flows/table/open-table.js';
import type { Table, TableStep } from '../../flows/table/table.js';
import type { Document } from '../../types/index.js';
import type { Both } from '../core/both.js';
import { type OperationContext, withClient } from '../core/context.js';
import { withNumber } from '../core/numbers.js';
import { type Operation, operation } from '../core/operation.js';
import { page, stepFacts } from '../core/schemas.js';
import { change } from '../core/stored.js';
import { answerOf, sentAnswer } from '../sending/answer.js';
import { numberKey } from '../sending/number-key.js';
import { TABLES } from './kind.js';
import { numberMustBeFree, sendFrom } from './send.js';
import { readView, tableNamed, tableView } from './view.js';

export const tableName = z
  .string()
  .min(1)
  .max(100)
  .meta({ description: 'The name of the table, such as 7.' });

type Facts = z.infer<ReturnType<typeof stepFacts>>;

/** The record of a step that makes one document of a table. */
interface TableStepRecord<StepFacts> {
  readonly id: string;
  /** The end of its path, below `/tables/{table}/`. */
  readonly path: string;
  readonly summary: Both;
  /** What the facts are, with the type of the library that describes them. */
  readonly about: string;
  readonly example: StepFacts;
  readonly make: (table: Table, facts: StepFacts, options: BuildOptions) => TableStep;
}

/** An operation that makes one document of a table, sends it, and records the outcome. */
export const tableStep = <StepFacts>(record: TableStepRecord<StepFacts>): Operation => {
  const { id, path, summary, about, example } = record;
  const make = (table: Table, facts: Facts, { locale }: OperationContext): TableStep =>
    record.make(table, facts as unknown as StepFacts, locale === undefined ? {} : { locale });
  return operation({
    id,
    route: `POST /tables/{table}/${path}`,
    summary,
    needs: 'client',
    changes: true,
    input: z.strictObject({
      table: tableName,
      facts: stepFacts(about),
      skipSignature: z.boolean().optional(),
      page: page.optional(),
    }),
    output: sentAnswer.extend({ table: tableView }),
    example: { table: '7', facts: example as Facts },
    ownKey: ({ table, facts }) => numberKey(facts, 'table', table),
    async run({ table: name, facts, page: wanted, skipSignature }, given) {
      const context = withClient(given);
      const numbered = await withNumber(
        facts,
        context,
        async (tried) => make(await tableNamed(name, context), tried, context).document,
      );
      const { document, issues } = await change(TABLES, name, context, async (state) => {
        const table = tableFromJSON(state);
        const before = documentWith(table, numbered);
        if (before !== undefined) return { next: table, document: before, issues: [] };
        const { table: next, ...made } = make(table, numbered, context);
        await numberMustBeFree(made.document, context);
        return { next, ...made };
      });
      const outcome = await sendFrom(name, document, context, { skipSignature });
      return {
        ...(await answerOf({ document, outcome, issues }, wanted, context)),
        table: await readView(name, context),
      };
    },
  });
};

/**
 * The document that an earlier run of the same call made, unless it was refused. A number belongs to one call: its key is the number, or the number
 * was reserved for its key.
 */
export const documentWith = (table: Table, { aa, series, type = '8.6' }: Facts): Document | undefined =>
  table
    .documents()
    .filter(({ fate }) => fate !== 'notIssued')
    .map(({ document }) => document)
    .find(
      ({ invoiceHeader: header }) =>
        header.aa === String(aa) &&
        header.invoiceType === type &&
        (series === undefined || header.series === series),
    );
