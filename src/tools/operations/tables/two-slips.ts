import * as z from 'zod';
import { type Table, tableFromJSON } from '../../../flows/index.js';
import { canonicalJson, type SlipFacts } from '../../../flows/inside.js';
import { givenUpIn, type StoredState } from '../../../sending/client/journal/inside.js';
import type { Document, Issue } from '../../../types/index.js';
import type { Beginning, CallContext } from '../core/call.js';
import type { WithJournal } from '../core/context.js';
import { stepFacts } from '../core/flow-facts.js';
import type { Operation } from '../core/operation.js';
import { ADDRESS, document, issues, outcome } from '../core/schemas.js';
import { present } from '../core/stored.js';
import { NEXT, seriesOf, triedFacts } from '../sending/numbered.js';
import {
  type DocumentsPlan,
  isFiled,
  isUnsent,
  type PlannedDocument,
  rowOf,
  settlementOf,
} from '../sending/plan.js';
import { type SendingRecord, sendingOperation } from '../sending/sending-operation.js';
import { TABLES, tableKey } from '../sending/table.js';
import { readView, tableView } from './view.js';

/** The facts of a step that orders items again and cancels the old order. */
interface Facts {
  readonly order: SlipFacts;
  readonly cancellation: SlipFacts;
}

/** The facts of such a step. `name` is their type, whose schema describes them. */
export const twoSlips = <StepFacts extends Facts>(name: string) =>
  z.looseObject({ order: stepFacts('SlipFacts'), cancellation: stepFacts('SlipFacts') }).meta({
    $ref: `${ADDRESS}${name}`,
    description: '`"aa": "next"` leaves a number to the service.',
  }) as unknown as z.ZodType<StepFacts>;

interface Input<StepFacts extends Facts = Facts> {
  readonly table: string;
  readonly to?: string | undefined;
  readonly facts: StepFacts;
}

const sentSlip = z.strictObject({ document, outcome });

/** The answer: the order, then the cancellation, which is sent once the order is issued. */
export const twoSlipsAnswer = z.strictObject({
  order: sentSlip,
  cancellation: sentSlip.optional(),
  outcome: outcome.meta({ description: 'The outcome of the last document that was sent.' }),
  issues,
  table: tableView,
});

type Answer = z.infer<typeof twoSlipsAnswer>;

/** What the step made. */
interface Made {
  readonly table: Table;
  readonly other?: Table;
  readonly order: Document;
  readonly cancellation: Document;
  readonly issues: readonly Issue[];
}

type TwoSlips<StepFacts extends Facts> = Pick<
  SendingRecord<Input<StepFacts>, Answer, SlipFacts, undefined>,
  'id' | 'route' | 'input' | 'example'
>;

/** An operation that makes both slips, puts them on their tables, and sends them one after the other. */
export const twoSlipsOperation = <StepFacts extends Facts>(
  record: TwoSlips<StepFacts>,
  make: (tables: readonly Table[], facts: StepFacts, context: WithJournal) => Made,
): Operation =>
  sendingOperation<Input<StepFacts>, Answer, SlipFacts>({
    ...record,
    output: twoSlipsAnswer,
    ownKey: ({ table, facts }, context) => tableKey(facts.cancellation, table, context),
    facts: ({ facts: { order, cancellation } }) => [order, cancellation],
    tables: ({ table, to }) => (to === undefined ? [table] : [table, to]),
    // The order of a move is on both tables, the cancellation on the one that it takes from.
    tablesOf: ({ table, to }, index) => (to === undefined || index > 0 ? [table] : [table, to]),
    make([order, cancellation], { tables }, { facts }, context) {
      const numbered = { order: order as SlipFacts, cancellation: cancellation as SlipFacts };
      const made = make(tables, { ...facts, ...numbered }, context);
      const { table, other, issues: warnings } = made;
      return {
        documents: [made.order, made.cancellation],
        tables: other === undefined ? [table] : [table, other],
        issues: warnings,
      };
    },
    correct,
    async answer({ documents, issues: warnings }, { table }, context) {
      const [order, cancellation] = documents.map(
        ({ document: sent, outcome: of }) => of && { document: sent, outcome: of },
      );
      const first = order as z.infer<typeof sentSlip>;
      return {
        order: first,
        ...(cancellation !== undefined && { cancellation }),
        outcome: (cancellation ?? first).outcome,
        issues: [...warnings],
        table: await readView(table, context),
      };
    },
  });

/** What a call has besides the facts of the cancellation: a corrected call must not change it. */
const fixedOf = ({ facts: { cancellation: _, ...facts }, ...input }: Input): string =>
  canonicalJson({ ...input, facts });

/**
 * Makes the cancellation again, if the order is filed and the cancellation was refused: with the corrected facts of the
 * caller, or with the next number if another document has its own.
 */
async function correct(
  input: Input,
  plan: DocumentsPlan,
  [state, other]: readonly (StoredState | undefined)[],
  context: CallContext,
): Promise<Beginning<DocumentsPlan> | undefined> {
  const [order, cancellation] = plan.documents as readonly [PlannedDocument, PlannedDocument];
  const { outcome: refusal } = cancellation;
  const { cancellation: facts } = input.facts;
  if (!isFiled(order.outcome) || isFiled(refusal) || fixedOf(plan.input as Input) !== fixedOf(input))
    return undefined;
  // What was refused once may be on its way again.
  const row = await rowOf(cancellation.document, context);
  const isGivenUp = row !== undefined && givenUpIn(row) !== undefined;
  if (!isGivenUp && (refusal?.kind !== 'refused' || !isUnsent(row, cancellation.document))) return undefined;
  const isNext = facts.aa === NEXT;
  const { aa, issueDate } = cancellation.document.invoiceHeader;
  const isTaken = isGivenUp || refusal?.['reason'] === 'numberTaken';
  const isSame = (isNext || String(facts.aa) === aa) && facts.issueDate === issueDate;
  if (isSame && !(isNext && isTaken)) return undefined;
  const ref = { kind: TABLES, name: input.table };
  const { locale } = context;
  const table = tableFromJSON(present(ref, state, context).state).notIssued(cancellation.document);
  const again = ([half]: readonly (typeof facts)[]) =>
    table.finishMove(
      { ...half, move: order.document } as never,
      undefined,
      locale === undefined ? {} : { locale },
    );
  const { document: tried } = again(triedFacts([facts]));
  return {
    reserve: isNext
      ? [{ series: seriesOf(tried), facts: { issueDate: tried.invoiceHeader.issueDate, memo: context.note } }]
      : [],
    settle: settlementOf(cancellation, refusal as never),
    make([ticket]) {
      const {
        table: next,
        document: made,
        issues: warnings,
      } = again([ticket === undefined ? facts : { ...facts, aa: ticket.aa }]);
      const documents = [order, { ...cancellation, document: made, ticket, outcome: undefined }];
      return {
        plan: { ...plan, input, documents, issues: [...plan.issues, ...warnings] },
        states: [next, ...(other === undefined ? [] : [other.state])],
      };
    },
  };
}
