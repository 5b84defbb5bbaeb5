import { typeName } from '../../reading/shown.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import { hasDocumentMembers, requestForm } from '../../rules/shape/other-form.js';
import type { Params } from '../../types/index.js';

/** What was given instead of facts, as a single problem. */
interface OtherForm {
  readonly rule: FactsRuleId;
  readonly params: Params;
}

/**
 * Recognises values that are not the facts of one document: a list, a document, or a whole request. Read as facts, they
 * would lack every member, and these issues would hide the real problem.
 */
export function otherThanFacts(value: unknown): OtherForm | undefined {
  if (Array.isArray(value)) return { rule: 'list', params: { count: value.length } };
  if (typeof value !== 'object' || value === null)
    return { rule: 'not-an-object', params: { found: typeName(value) } };
  const given = value as Readonly<Record<string, unknown>>;
  if (given['type'] !== undefined || given['lines'] !== undefined) return undefined;
  return hasDocumentMembers(given) ? { rule: 'document', params: {} } : requestForm(given);
}
