import type * as z from 'zod';
import type { DocumentAnswer } from '../../../flows/index.js';
import type { NumberTicket, RefusedNumber } from '../../../flows/inside.js';
import { membersOf } from '../../../reading/inside.js';
import { ClientError } from '../../../sending/client/index.js';
import {
  type CancelOutcome,
  type Held,
  type IssueOutcome,
  isSameDocument,
  numberIn,
} from '../../../sending/client/inside.js';
import {
  documentIn,
  givenUpIn,
  type JournalRow,
  keyOf,
  mayHaveFiled,
  type NumberSettlement,
} from '../../../sending/client/journal/inside.js';
import type { Document, Issue } from '../../../types/index.js';
import type { CallContext } from '../core/call.js';
import { type WithClient, withClient } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { isRefusal, record } from '../core/procedure.js';
import type { outcome } from '../core/schemas.js';
import type { StateRef } from '../core/stored.js';
import { FOLLOWERS, withoutFollower } from './followers.js';
import { type KeptPayment, keepHeld, nameOfPayment, PAYMENTS } from './held.js';
import { TABLES, tableAfter } from './table.js';

/** An outcome as plain JSON. */
export type Outcome = z.infer<typeof outcome>;

/** The outcome without the raw answer of the service, as plain JSON. */
export const plainOutcome = ({ response: _, ...rest }: IssueOutcome | CancelOutcome | Outcome): Outcome =>
  JSON.parse(JSON.stringify(rest));

/** A document of a call, and what came of it. */
export interface PlannedDocument {
  readonly document: Document;
  /** The number that was reserved for it. */
  readonly ticket?: NumberTicket | undefined;
  /** The tables that wait for its outcome. The first is the one that it closes. */
  readonly tables: readonly string[];
  readonly outcome?: Outcome | undefined;
}

/** The documents of a call, in the order in which they are sent: each one only if the one before it is filed. */
export interface DocumentsPlan {
  readonly documents: readonly PlannedDocument[];
  /** The warnings of their validation. */
  readonly issues: readonly Issue[];
  readonly skipSignature?: boolean | undefined;
  /** The MARKs of the issued documents that they credit or invoice. */
  readonly follows: readonly string[];
  /** Further members of the answer. */
  readonly more?: Readonly<Record<string, unknown>> | undefined;
  /** The input of a call whose second document may be made again. */
  readonly input?: unknown;
}

/** Whether a document is filed: nothing is left to do for it. */
export const isFiled = (outcome: { readonly kind: string } | undefined): boolean =>
  outcome?.kind === 'issued' || outcome?.kind === 'alreadyIssued' || outcome?.kind === 'queued';

/** The outcome of what a dry run would send. */
export const DRY_RUN: Outcome = { kind: 'dryRun' };

/** What the client would do with each document, up to one that it would refuse. */
export async function tryDocuments(plan: DocumentsPlan, context: CallContext): Promise<DocumentsPlan> {
  const { client } = withClient(context);
  const { skipSignature } = plan;
  let next = plan;
  for (const [index, { document, outcome }] of plan.documents.entries()) {
    if (outcome !== undefined) continue;
    const seen = await client.preview(document, { ...(skipSignature !== undefined && { skipSignature }) });
    next = withOutcome(next, index, seen.kind === 'ready' ? DRY_RUN : plainOutcome(seen));
    if (seen.kind === 'refused') break;
  }
  return next;
}

type Context = CallContext & WithClient;

/** Sends the documents that are not filed yet, and records each outcome. */
export async function finishDocuments(plan: DocumentsPlan, given: CallContext): Promise<DocumentsPlan> {
  const context = { ...given, ...withClient(given) };
  let next = plan;
  for (const [index, { outcome }] of plan.documents.entries()) {
    if (isFiled(outcome)) continue;
    next = await sendOne(next, index, context);
    if (!isFiled(next.documents[index]?.outcome)) break;
  }
  return next;
}

async function sendOne(plan: DocumentsPlan, index: number, context: Context): Promise<DocumentsPlan> {
  const { document } = plan.documents[index] as PlannedDocument;
  const { skipSignature } = plan;
  try {
    const outcome = await context.client.issue(document, {
      ...(skipSignature !== undefined && { skipSignature }),
    });
    if (outcome.kind === 'unknown') return withOutcome(plan, index, outcome);
    return outcome.kind === 'refused'
      ? await refused(plan, index, outcome, context)
      : await arrived(plan, index, outcome, context);
  } catch (error) {
    const isOver = isRefusal(error) || (ClientError.isClientError(error) && error.code === 'call/given-up');
    if (index === 0 && isOver) await giveBack(plan, undefined, context);
    if (index === 0 || !ClientError.isClientError(error) || error.code.startsWith('journal/')) throw error;
    // Errors of the client say that nothing was sent, which is not true of the whole call.
    const { aa } = (plan.documents[0] as PlannedDocument).document.invoiceHeader;
    throw new OperationError('half-done', { aa }, context.language, { cause: error });
  }
}

/** Records that a document is filed or held: on its tables, its number, and the payment that it waits for. */
async function arrived(
  plan: DocumentsPlan,
  index: number,
  outcome: IssueOutcome,
  context: Context,
): Promise<DocumentsPlan> {
  const next = withOutcome(plan, index, outcome);
  const { document, ticket, tables } = plan.documents[index] as PlannedDocument;
  const isHeld = outcome.kind === 'held';
  const payment: StateRef[] = isHeld ? [{ kind: PAYMENTS, name: nameOfPayment(document) }] : [];
  const states = [...tablesOf(tables), ...(isHeld ? [] : followersOf(plan)), ...payment];
  const answer = { ...outcome, issuedAt: context.now() };
  const kept: Pick<KeptPayment, 'table' | 'ticket' | 'call'> = {
    ...(tables[0] !== undefined && { table: tables[0] }),
    ...(ticket !== undefined && { ticket }),
    call: context.call.name,
  };
  await record(
    {
      states,
      change: (stored) =>
        stored.map((state, place) => {
          const { kind } = states[place] as StateRef;
          if (kind === TABLES) return tableAfter(state, document, answer);
          return kind === FOLLOWERS
            ? withoutFollower(state, document)
            : keepHeld(state, document, outcome as Held, kept, context);
        }),
      settle:
        !isHeld && ticket !== undefined ? [{ ticket, as: 'issued', answer: outcome as DocumentAnswer }] : [],
      plan: next,
      isDone: next.documents.every((each) => isFiled(each.outcome)),
    },
    context,
  );
  return next;
}

/**
 * A refusal of the first document gives everything back, so that the corrected call may have the same key. A refusal of a
 * later one leaves the call open.
 */
async function refused(
  plan: DocumentsPlan,
  index: number,
  outcome: IssueOutcome,
  context: Context,
): Promise<DocumentsPlan> {
  const next = withOutcome(plan, index, outcome);
  const { document } = plan.documents[index] as PlannedDocument;
  if (index === 0) await giveBack(next, outcome, context);
  else if (isUnsent(await rowOf(document, context), document))
    await record({ states: [], change: () => [], plan: next }, context);
  return next;
}

/**
 * Gives back what the call has taken: its key, its numbers, and the place of its documents on tables. A document that may be
 * filed, or may still be sent, keeps everything. After a person gave it up, its table and its number have followed.
 */
export async function giveBack(
  plan: DocumentsPlan,
  outcome: IssueOutcome | undefined,
  context: CallContext,
): Promise<void> {
  const { document, tables } = plan.documents[0] as PlannedDocument;
  const row = await rowOf(document, context);
  if (row !== undefined && givenUpIn(row) !== undefined)
    return await record({ states: [], change: () => [], plan, isDone: true }, context);
  if (!isUnsent(row, document)) return;
  const states = [...tablesOf(tables), ...followersOf(plan)];
  await record(
    {
      states,
      change: (stored) =>
        stored.map((state, place) =>
          states[place]?.kind === TABLES
            ? tableAfter(state, document, { kind: 'refused' })
            : withoutFollower(state, document),
        ),
      settle: plan.documents.flatMap((each, place) => settlementOf(each, place === 0 ? outcome : undefined)),
      plan: undefined,
    },
    context,
  );
}

/** What becomes of the number of a document that is not filed: another document may have it. */
export function settlementOf(
  { ticket }: PlannedDocument,
  outcome: { readonly kind: string; readonly reason?: unknown } | undefined,
): NumberSettlement[] {
  if (ticket === undefined) return [];
  return outcome?.kind === 'refused' && outcome.reason === 'numberTaken'
    ? [{ ticket, as: 'burnt', why: outcome as RefusedNumber }]
    : [{ ticket, as: 'released' }];
}

const tablesOf = (tables: readonly string[]): StateRef[] => tables.map((name) => ({ kind: TABLES, name }));

const followersOf = ({ follows }: DocumentsPlan): StateRef[] =>
  follows.map((name) => ({ kind: FOLLOWERS, name }));

const withOutcome = (plan: DocumentsPlan, index: number, outcome: IssueOutcome | Outcome): DocumentsPlan => ({
  ...plan,
  documents: plan.documents.map((each, place) =>
    place === index ? { ...each, outcome: plainOutcome(outcome) } : each,
  ),
});

export async function rowOf(
  document: Document,
  { journal }: Pick<WithClient, 'journal'>,
): Promise<JournalRow | undefined> {
  const number = numberIn(document);
  return number && (await journal.row({ operation: 'issue', key: keyOf(number) }));
}

/** Whether a document is not filed, and nobody sends it but its call. */
export const isUnsent = (row: JournalRow | undefined, document: Document): boolean =>
  row === undefined || !isOf(row, document) || !mayHaveFiled(row);

/** Whether a row is that of exactly this document: its number may be that of another one. */
export const isOf = (row: JournalRow, document: Document): boolean =>
  isSameDocument(membersOf(document), documentIn(row));
