import * as z from 'zod';
import { isOversized } from './bounds.js';
import type { OperationContext } from './context.js';
import { withJournal } from './context.js';
import { OperationError } from './error.js';
import type { Operation } from './operation.js';
import { runCall } from './procedure.js';

const messages = { en: z.locales.en().localeError, el: z.locales.el().localeError };

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
  const input = inputOf(operation.input, given, context.language);
  if (!operation.changes) return await operation.run?.(input, context);
  const key = context.key !== undefined ? [context.key] : operation.ownKey?.(input);
  if (key === undefined) throw new OperationError('key-missing', {}, context.language);
  return await runCall(operation, key, input, withJournal(context));
}

/**
 * A value by its schema.
 *
 * @throws OperationError with each fault and its path
 */
export function inputOf<Input>(schema: z.ZodType<Input>, given: unknown, language: 'en' | 'el'): Input {
  const read = schema.safeParse(given, { error: messages[language] });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    message,
  }));
  throw new OperationError('input', {}, language, { faults });
}
