import { type Table, tableFromJSON } from '../../../flows/index.js';
import { english } from '../../../issues/inside.js';
import { numberIn } from '../../../sending/client/inside.js';
import { mustNotBeGivenUp, type StoredState } from '../../../sending/client/journal/inside.js';
import type { Document, Issue } from '../../../types/index.js';
import type { Beginning, CallContext, Procedure } from '../core/call.js';
import { type WithJournal, withClient } from '../core/context.js';
import { type Operation, type OperationId, operation } from '../core/operation.js';
import { present, type StateRef } from '../core/stored.js';
import { FOLLOWERS, withFollower } from './followers.js';
import { NEXT, type Numbered, seriesOf, triedFacts } from './numbered.js';
import { type DocumentsPlan, finishDocuments, type PlannedDocument, rowOf, tryDocuments } from './plan.js';
import { TABLES } from './table.js';

/** What an input of a call that sends documents may have. */
interface Sending {
  readonly skipSignature?: boolean | undefined;
}

/** What documents are made of, besides their facts. */
export interface Sources<More> {
  /** The tables of the call. */
  readonly tables: readonly Table[];
  readonly more: More;
}

/** What was made of facts. */
export interface Made {
  readonly documents: readonly Document[];
  /** The tables with the documents, in the same order. */
  readonly tables?: readonly Table[];
  /** The warnings of their validation. */
  readonly issues: readonly Issue[];
  /** Further members of the answer. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The record of an operation that makes documents and sends them. */
export interface SendingRecord<Input, Output, Facts extends Numbered, More>
  extends Pick<Operation<Input, Output>, 'route' | 'input' | 'output' | 'example' | 'ownKey'> {
  readonly id: OperationId;
  /** The facts of each document. `aa: 'next'` leaves the number to the service. */
  facts(input: Input): readonly Facts[];
  /** The tables that it changes. */
  tables?(input: Input): readonly string[];
  /** Which of them wait for the outcome of a document. Default: all. */
  tablesOf?(input: Input, index: number): readonly string[];
  /** The MARKs of the issued documents that it credits or invoices. */
  follows?(input: Input): readonly string[];
  /** Reads what the documents are made of, besides facts and tables. */
  read?(input: Input, followers: readonly (StoredState | undefined)[], context: WithJournal): Promise<More>;
  make(facts: readonly Facts[], sources: Sources<More>, input: Input, context: WithJournal): Made;
  /** Needs the input of the call in its plan. */
  correct?: Procedure<Input, DocumentsPlan, Output>['correct'];
  answer(plan: DocumentsPlan, input: Input, context: CallContext): Promise<Output>;
}

/** An operation that makes documents and sends them. */
export function sendingOperation<Input, Output, Facts extends Numbered, More = undefined>(
  record: SendingRecord<Input, Output, Facts, More>,
): Operation {
  const { id, route, input, output, example, ownKey } = record;
  return operation<Input, Output, DocumentsPlan>({
    ...{ id, route, input, output, example },
    ...(ownKey !== undefined && { ownKey }),
    needs: 'client',
    changes: true,
    procedure: procedureOf(record),
  });
}

function procedureOf<Input, Output, Facts extends Numbered, More>(
  record: SendingRecord<Input, Output, Facts, More>,
): Procedure<Input, DocumentsPlan, Output> {
  const { facts: factsOf, make, read, correct } = record;
  const tablesOf = (input: Input): readonly string[] => record.tables?.(input) ?? [];
  const follows = (input: Input): readonly string[] => record.follows?.(input) ?? [];
  const refs = (input: Input): StateRef[] => [
    ...tablesOf(input).map((name) => ({ kind: TABLES, name })),
    ...follows(input).map((name) => ({ kind: FOLLOWERS, name })),
  ];
  return {
    states: refs,
    ...(correct !== undefined && { correct }),
    async begin(input, states, context): Promise<Beginning<DocumentsPlan>> {
      // Without the service, nothing is taken.
      withClient(context);
      const names = tablesOf(input);
      const followers = states.slice(names.length);
      const { locale } = context;
      const tables = names.map((name, index) =>
        tableFromJSON(
          present({ kind: TABLES, name }, states[index], context).state,
          locale === undefined ? {} : { locale },
        ),
      );
      const more = (await read?.(input, followers, context)) as More;
      const facts = factsOf(input);
      const tried = make(triedFacts(facts), { tables, more }, input, context);
      const isNext = (index: number): boolean => facts[index]?.aa === NEXT;
      for (const [index, document] of tried.documents.entries())
        if (!isNext(index)) await mustBeFree(document, context);
      return {
        reserve: tried.documents
          .filter((_, index) => isNext(index))
          .map((document) => ({
            series: seriesOf(document),
            facts: { issueDate: document.invoiceHeader.issueDate, memo: context.note },
          })),
        make(tickets) {
          const left = [...tickets];
          const own = facts.map((_, index) => (isNext(index) ? left.shift() : undefined));
          const numbered = facts.map((each, index) => ({
            ...each,
            ...(own[index] && { aa: own[index].aa }),
          }));
          const made = tickets.length === 0 ? tried : make(numbered, { tables, more }, input, context);
          const documents = made.documents.map(
            (document, index): PlannedDocument => ({
              document,
              ticket: own[index],
              tables: record.tablesOf?.(input, index) ?? names,
            }),
          );
          const { issues, more: members } = made;
          const { skipSignature } = input as Sending;
          const kept = record.correct && { input };
          const plan = { documents, issues, skipSignature, follows: follows(input), more: members, ...kept };
          const [first] = made.documents;
          const after = followers.map((state) => first && withFollower(state, first));
          return { plan, states: [...(made.tables ?? []), ...after] };
        },
      };
    },
    dryRun: tryDocuments,
    finish: finishDocuments,
    answer: record.answer,
  };
}

/** Refuses a document whose number was given up: a late copy of its call must not end it again. */
export async function mustBeFree(document: Document, context: WithJournal): Promise<void> {
  const { invoiceType, series, aa } = numberIn(document) ?? {};
  mustNotBeGivenUp(
    await rowOf(document, context),
    `${invoiceType} ${series} ${aa}`,
    context.locale ?? english,
  );
}
