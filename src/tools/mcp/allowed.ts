import { fill } from '../../issues/inside.js';
import { type Cents, centsOfNumber, centsToString, compareCents } from '../../money/index.js';
import { membersOf } from '../../reading/inside.js';
import type { Client } from '../../sending/client/index.js';
import type { IssueOutcome, Refused } from '../../sending/client/inside.js';
import type { Operation, OperationContext } from '../operations/index.js';
import { mcpWords } from './generated/mcp.js';

/** What assistants may do with a real service. */
export interface Allowed {
  /** The operations, or groups of them such as `tables`. `all`: the groups of `ALL`. */
  readonly operations: readonly string[];
  /** The largest total of a document that they issue. */
  readonly upTo?: Cents | undefined;
}

export const ALL = 'all';

/** What `all` has: selling, and what belongs to it. Webhooks, onboarding and anything new have to be named. */
const SELLING = ['documents', 'tables', 'payments', 'credits', 'notes', 'numbers', 'journal'];

/** What ends for ever what a person may still need: no group has it. */
const ONLY_BY_NAME: ReadonlySet<string> = new Set(['journal.giveUp', 'journal.retire']);

/** The tools that are always offered: making a document, and finding out what is wrong with one. */
const FIRST: ReadonlySet<string> = new Set([
  'documents.choose',
  'documents.members',
  'documents.build',
  'documents.validate',
  'documents.fix',
  'documents.totals',
  'documents.print',
  'rules.explain',
  'codes.search',
]);

const groupOf = (id: string): string => id.slice(0, id.indexOf('.'));

export const namesOf = (operations: readonly Operation[]): readonly string[] => [
  ALL,
  ...new Set(operations.flatMap(({ id }) => [groupOf(id), id])),
];

/** Whether an operation is among the allowed ones. */
export function isAllowed({ id }: Pick<Operation, 'id'>, { operations }: Allowed): boolean {
  if (operations.includes(id)) return true;
  if (ONLY_BY_NAME.has(id)) return false;
  const group = groupOf(id);
  return operations.includes(group) || (operations.includes(ALL) && SELLING.includes(group));
}

/** Whether an operation is in the list of tools. The full list would take 30,000 tokens of an assistant's context. */
export const isListed = (
  operation: Pick<Operation, 'id'>,
  allowed: Allowed,
  more: readonly string[],
): boolean =>
  FIRST.has(operation.id) ||
  [ALL, operation.id, groupOf(operation.id)].some((name) => more.includes(name)) ||
  isAllowed(operation, allowed);

const ABOVE = mcpWords.allowed.above;

/** As the client refuses before it sends, so that tables and numbers stay as they are. */
const refused = (message: string): Refused => ({
  kind: 'refused',
  reason: 'forbidden',
  sent: false,
  errors: [{ message, foreseenBy: [] }],
  issues: [],
  foreseenBy: [],
  next: { step: 'correct-call', todo: message },
});

/** The context whose client sends no document with a total above the limit. */
export function limited<Context extends Pick<OperationContext, 'client' | 'language'>>(
  context: Context,
  { upTo }: Allowed,
): Context {
  const { client, language } = context;
  if (client === undefined || upTo === undefined) return context;
  const issue: Client['issue'] = async (document, options): Promise<IssueOutcome> => {
    const { totalGrossValue } = membersOf(membersOf(document).invoiceSummary);
    const total = typeof totalGrossValue === 'number' ? centsOfNumber(totalGrossValue) : undefined;
    return total === undefined || compareCents(total, upTo) > 0
      ? refused(fill(ABOVE[language], { limit: centsToString(upTo) }))
      : await client.issue(document, options);
  };
  return { ...context, client: Object.assign(Object.create(client), { issue }) as Client };
}
