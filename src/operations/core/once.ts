import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import { OWN, own } from '../../client/journal/own-states.js';
import type { NumberTicket } from '../../flows/numbering/numbering.js';
import { canonicalJson } from '../../flows/shared/canonical-json.js';
import { RefusedStepError } from '../../flows/shared/refused-step-error.js';
import type { WithJournal } from './context.js';
import { OperationError } from './error.js';
import type { Operation } from './operation.js';

/** A call that changes something, as the journal keeps it under its key. */
export interface KeptCall {
  /** The digest of the operation and its input. Absent after a refusal: the corrected call may use the same key. */
  readonly digest?: string | undefined;
  /** The number that was reserved for the document of the call. */
  readonly ticket?: NumberTicket | undefined;
  /** The digest of the call for which the number was found to fit. A corrected call may need one of another series. */
  readonly fits?: string | undefined;
  /** The answer, once it is final. */
  readonly answer?: unknown;
  /** When it was first made, ISO 8601. */
  readonly at: string;
}

/** How the names of stored calls begin. */
export const CALLS = `${OWN}call `;

/** The name of the stored state of a call. */
const nameOfCall = (key: string): string => `${CALLS}${key}`;

const digestOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** What the outcome of a call means for a repeated call. Without an outcome, the call is done. */
const FINAL: ReadonlySet<unknown> = new Set([
  undefined,
  'issued',
  'alreadyIssued',
  'queued',
  'cancelled',
  'alreadyCancelled',
  'created',
  'uploaded',
]);

const kindIn = (answer: unknown): string | undefined =>
  (answer as { readonly outcome?: { readonly kind: string } }).outcome?.kind;

/** Whether nothing was stored or sent, so that the corrected call may use the same key. */
const isRefusal = (error: unknown): boolean =>
  InvalidDocumentError.isInvalidDocumentError(error) ||
  RefusedStepError.isRefusedStepError(error) ||
  OperationError.isOperationError(error);

/**
 * Runs a call that changes something so that a repeated call with the same key gets the same answer, also after a crash:
 * what the first run did is found again by its number. A call without a final answer runs again.
 */
export async function once<Input, Output>(
  operation: Pick<Operation, 'id' | 'keeping'>,
  key: string,
  input: Input,
  context: WithJournal,
  run: () => Promise<Output>,
): Promise<Output> {
  const digest = digestOf([operation.id, input]);
  const kept = await update(context, key, (before) => {
    if (before.digest === undefined) return { ...before, digest };
    if (before.digest !== digest) throw new OperationError('key-reused', {}, context.language);
    return before;
  });
  if (kept.answer !== undefined) return kept.answer as Output;
  try {
    const answer = await run();
    const kind = kindIn(answer);
    if (FINAL.has(kind)) {
      const kept = operation.keeping?.(answer) ?? answer;
      await update(context, key, (before) => ({ ...before, answer: kept }));
    } else if (kind === 'refused') await release(context, key);
    return answer;
  } catch (error) {
    if (isRefusal(error)) await release(context, key);
    throw error;
  }
}

/** After a refusal, the corrected call has the same key, and so the same number. */
async function release(context: WithJournal, key: string): Promise<void> {
  await update(context, key, ({ digest: _digest, ...before }) => before);
}

/**
 * Keeps the reserved number of a call with the call, and returns the number that it has: that of another host, if that one
 * was first.
 *
 * @param fits see `KeptCall`
 * @param instead the number that the call had until now
 */
export async function keepTicket(
  context: WithJournal,
  ticket: NumberTicket,
  fits: string | undefined,
  instead?: NumberTicket,
): Promise<NumberTicket> {
  const { key = '' } = context;
  const old = instead && canonicalJson(instead);
  const kept = await update(context, key, (before) =>
    before.ticket === undefined || canonicalJson(before.ticket) === old
      ? { ...before, ticket, fits }
      : before,
  );
  return kept.ticket ?? ticket;
}

/** What earlier runs of the call have left. */
export async function keptCall({ journal, key }: WithJournal): Promise<Partial<KeptCall>> {
  if (key === undefined) return {};
  return ((await journal.state(nameOfCall(key))) as KeptCall | undefined) ?? {};
}

/** Changes a stored call, whatever other runs of it do at the same time. */
async function update(
  { journal, now }: WithJournal,
  key: string,
  changed: (before: KeptCall) => KeptCall,
): Promise<KeptCall> {
  const name = nameOfCall(key);
  for (;;) {
    const stored = await journal.storedState(name);
    const before = (stored?.state ?? own({ at: now().toISOString() })) as KeptCall;
    const next = changed(before);
    if (next === before) return before;
    const plain = JSON.parse(JSON.stringify(next)) as KeptCall;
    if ((await journal.exchangeState(name, stored?.version, plain)).exchanged) return plain;
  }
}
