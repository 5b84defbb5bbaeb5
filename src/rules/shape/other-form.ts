import type { Params } from '../../types/index.js';
import type { Rule } from '../engine/rule.js';
import { shapeRuleNamed } from './index.js';

/** What was given instead of a document, as a single issue. */
interface OtherForm {
  readonly rule: Rule;
  readonly params: Params;
}

/** What the list of a request is sometimes called. */
const MISNAMED = /^invoices$/i;

const TYPE = /^\d{1,2}\.\d$/;

/**
 * Recognises values that are not documents: a whole request, or facts. Read as a document, they would lack every
 * member, and these issues would hide the real problem.
 */
export function otherForm(value: unknown): OtherForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  if (given['invoiceHeader'] !== undefined || given['invoiceDetails'] !== undefined) return undefined;
  const { invoice, lines, type } = given;
  const misnamed = Object.keys(given).find((name) => MISNAMED.test(name) && Array.isArray(given[name]));
  if (misnamed !== undefined) return { rule: shapeRuleNamed('request-list'), params: { member: misnamed } };
  if (Array.isArray(invoice)) return { rule: shapeRuleNamed('request'), params: { count: invoice.length } };
  const areFacts = Array.isArray(lines) || (typeof type === 'string' && TYPE.test(type));
  return areFacts ? { rule: shapeRuleNamed('facts'), params: {} } : undefined;
}
