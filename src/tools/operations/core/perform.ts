import type * as z from 'zod';
import { membersOf } from '../../../reading/inside.js';
import type { Language } from '../../../types/inside.js';
import { isOversized } from './bounds.js';
import type { OperationContext } from './context.js';
import { withJournal } from './context.js';
import { OperationError } from './error.js';
import { inputSentences } from './generated/input.js';
import { inputWords } from './input-words.js';
import type { Operation } from './operation.js';
import { runCall } from './procedure.js';

/**
 * Runs an operation: checks its input, and makes a call that changes something only once for each key.
 *
 * @throws OperationError if the input, the key or the stored state does not allow the call
 * @throws InvalidDocumentError or RefusedStepError if a document or a step is refused
 * @throws ClientError or JournalError
 * @example
 * const { document, outcome } = await perform(issue, { facts }, { ...context, key: 'sale 4711' });
 */
export async function perform(
  operation: Operation,
  given: unknown,
  context: OperationContext,
): Promise<unknown> {
  if (isOversized(given)) throw new OperationError('oversized', {}, context.language);
  const { language, keyName = { text: 'Idempotency-Key' } } = context;
  if (context.key?.trim() === '')
    throw new OperationError('input', {}, language, {
      faults: [{ path: [keyName.text], message: inputSentences.blank[language] }],
    });
  const read = inputOf(operation.input, given, language, keyName.isMember ? [keyName.text] : []);
  if (!operation.changes) return await operation.run?.(read, context);
  // A dry run and its call are the same call.
  const { dryRun: isDryRun = false, ...input } = read as { readonly dryRun?: boolean };
  const key =
    context.key !== undefined
      ? { key: [context.key] }
      : ((await operation.ownKey?.(input, context)) ??
        (isDryRun ? { key: [crypto.randomUUID()] } : undefined));
  if (key === undefined) {
    const { facts, document } = membersOf(input);
    const hasDocument = facts !== undefined || document !== undefined;
    throw new OperationError(
      'key-missing',
      { key: keyName.text, ...(hasDocument && { next: '"aa": "next"' }) },
      language,
    );
  }
  const answer = await runCall<object, object>(operation, key, input, { ...withJournal(context), isDryRun });
  return isDryRun ? { ...answer, dryRun: true } : answer;
}

/**
 * A value by its schema.
 *
 * @param others members of the caller's input that are not in the schema
 * @throws OperationError with each fault and its path
 */
export function inputOf<Input>(
  schema: z.ZodType<Input>,
  given: unknown,
  language: Language,
  others: readonly string[] = [],
): Input {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => ({
    path: issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    message: inputWords(issue, given, schema, language, others),
  }));
  throw new OperationError('input', {}, language, { faults });
}
