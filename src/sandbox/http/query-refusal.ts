import type { Call } from '../../sending/service/call.js';
import type { SandboxSettings } from '../generated/settings.js';
import { type Answer, failure, message, problem } from './answer.js';

/** Parameters whose errors have a text in the description. */
const messages = { transactionId: 'transaction-missing', paymentType: 'payment-type' } as const;

/** Without a valid page there is nothing to answer (400). Other values are checked as those of a body are (422). */
const PAGING: ReadonlySet<string> = new Set(['page', 'pageSize']);

/** The answer to a query with errors, or `undefined` if it has none. */
export function refusalOfQuery(
  call: Call,
  faults: Readonly<Record<string, readonly string[]>>,
  { messageStatus }: SandboxSettings,
): Answer | undefined {
  const fields = Object.keys(faults);
  if (fields.length === 0) return undefined;
  for (const [field, name] of Object.entries(messages)) {
    if (fields.includes(field) && call.errors.includes(name)) return message(name, messageStatus);
  }
  if (call.api !== 'onboarding') return problem(faults);
  const isPaging = fields.every((field) => PAGING.has(field));
  const details = fields.flatMap((field) => (faults[field] ?? []).map((said) => ({ field, message: said })));
  return failure(isPaging ? 'BAD_REQUEST' : 'VALIDATION_ERROR', { details });
}
