import * as z from 'zod';
import { openTable, tableFromJSON } from '../../flows/table/open-table.js';
import type { Table } from '../../flows/table/table.js';
import type { Document, Issue } from '../../types/index.js';
import type { WithClient } from '../core/context.js';
import { contextOf, withNumbers } from '../core/numbers.js';
import { isPrintable } from '../core/page.js';
import { document, issues, outcome, stepFacts } from '../core/schemas.js';
import { change } from '../core/stored.js';
import { plainOutcome } from '../sending/answer.js';
import { TABLES } from './kind.js';
import { numberMustBeFree, sendFrom } from './send.js';
import { documentWith } from './step.js';
import { readView, tableNamed, tableView } from './view.js';

/** The facts of a step that orders items again and cancels the old order. */
export const twoSlips = (description: string) =>
  z
    .looseObject({ order: stepFacts('Number and date.'), cancellation: stepFacts('Number and date.') })
    .meta({ description });

type Facts = z.infer<ReturnType<typeof twoSlips>>;

const sentSlip = z.strictObject({ document, outcome });

/** The answer: the order, then the cancellation, which is sent once the order is issued. */
export const twoSlipsAnswer = z.strictObject({
  order: sentSlip,
  cancellation: sentSlip.optional(),
  outcome: outcome.meta({ description: 'The outcome of the last document that was sent.' }),
  issues,
  table: tableView,
});

/** What the step made. */
interface Made {
  readonly table: Table;
  readonly order: Document;
  readonly cancellation: Document;
  readonly issues: readonly Issue[];
}

/** Makes both slips, puts the order on the other table if there is one, and sends them one after the other. */
export async function sendTwoSlips(
  name: string,
  other: string | undefined,
  facts: Facts,
  context: WithClient,
  make: (table: Table, facts: Facts) => Made | Promise<Made>,
): Promise<z.infer<typeof twoSlipsAnswer>> {
  const [order = facts.order, cancellation = facts.cancellation] = await withNumbers(
    [facts.order, facts.cancellation],
    context,
    async ([first = facts.order, second = facts.cancellation]) => {
      const tried = await make(await tableNamed(name, context), {
        ...facts,
        order: first,
        cancellation: second,
      });
      return [tried.order, tried.cancellation];
    },
  );
  const made = await change(TABLES, name, context, async (state) => {
    const table = tableFromJSON(state);
    const before = documentWith(table, cancellation);
    if (before !== undefined) {
      const find = async () => documentWith(await tableNamed(other ?? name, context), order);
      return { next: table, order: await orderOf(table, before, find), cancellation: before, issues: [] };
    }
    const { table: next, ...slips } = await make(table, { ...facts, order, cancellation });
    for (const each of [slips.order, slips.cancellation]) await numberMustBeFree(each, context);
    return { next, ...slips };
  });
  if (other !== undefined) await placeOrder(name, other, made.order, context);
  const ordered = await sendFrom(name, made.order, context, { other });
  const cancelled = isPrintable(ordered)
    ? await sendFrom(name, made.cancellation, contextOf(context, 1))
    : undefined;
  return {
    order: { document: made.order, outcome: plainOutcome(ordered) },
    ...(cancelled !== undefined && {
      cancellation: { document: made.cancellation, outcome: plainOutcome(cancelled) },
    }),
    outcome: plainOutcome(cancelled ?? ordered),
    issues: [...made.issues],
    table: await readView(name, context),
  };
}

/** The order of a step that an earlier run of the call made: it is on the other table, unless that one was not stored. */
async function orderOf(
  table: Table,
  cancellation: Document,
  find: () => Promise<Document | undefined>,
): Promise<Document> {
  const { invoiceHeader: header } = cancellation;
  const step = table
    .unfinished()
    .find(
      ({ cancellation: { invoiceHeader: each } }) => each.aa === header.aa && each.series === header.series,
    );
  return step?.order ?? (await find()) ?? cancellation;
}

/** Puts the order of a move on the other table, if an earlier run has not. */
const placeOrder = (name: string, other: string, order: Document, context: WithClient): Promise<unknown> =>
  change(TABLES, other, { ...context, version: undefined }, async (state) => {
    const here = await tableNamed(name, context);
    const there = withGuidOf(order, tableFromJSON(state));
    return { next: here.finishMove({ move: order }, there).other ?? there };
  });

/** A table without slips has no GUID yet, and gets that of the order which was made for it. */
function withGuidOf({ invoiceHeader: { tableAA } }: Document, table: Table): Table {
  const { issuer, series } = table.toJSON();
  return table.tableAA === undefined ? openTable({ issuer, series, tableAA }) : table;
}
