import { typeName } from '../../reading/shown.js';
import type { Params } from '../../types/index.js';
import type { Rule } from '../engine/rule.js';
import { shapeRuleNamed } from './index.js';

/** What was given instead of a document, as a single issue. */
interface OtherForm<Of = Rule> {
  readonly rule: Of;
  readonly params: Params;
}

/** What the list of a request is sometimes called. */
const MISNAMED = /^invoices$/i;

const TYPE = /^\d{1,2}\.\d$/;

type Given = Readonly<Record<string, unknown>>;

/**
 * Recognises values that are not documents: a list, a whole request, or facts. Read as a document, they would lack every
 * member, and these issues would hide the real problem.
 */
export function otherForm(value: unknown): OtherForm | undefined {
  if (Array.isArray(value)) return { rule: shapeRuleNamed('list'), params: { count: value.length } };
  if (typeof value !== 'object' || value === null)
    return { rule: shapeRuleNamed('not-an-object'), params: { found: typeName(value) } };
  const given = value as Given;
  if (hasDocumentMembers(given)) return undefined;
  const request = requestForm(given);
  if (request !== undefined) return { ...request, rule: shapeRuleNamed(request.rule) };
  const { lines, type } = given;
  const areFacts = Array.isArray(lines) || (typeof type === 'string' && TYPE.test(type));
  return areFacts ? { rule: shapeRuleNamed('facts'), params: {} } : undefined;
}

/** Whether a value has the members that every document has, and facts do not. */
export const hasDocumentMembers = (given: Given): boolean =>
  given['invoiceHeader'] !== undefined || given['invoiceDetails'] !== undefined;

/** Recognises a whole request. The rule has its name without `shape/`. */
export function requestForm(given: Given): OtherForm<'request' | 'request-list'> | undefined {
  const { invoice } = given;
  const misnamed = Object.keys(given).find((name) => MISNAMED.test(name) && Array.isArray(given[name]));
  if (misnamed !== undefined) return { rule: 'request-list', params: { member: misnamed } };
  return Array.isArray(invoice) ? { rule: 'request', params: { count: invoice.length } } : undefined;
}
