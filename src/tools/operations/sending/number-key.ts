import { isRecord, membersOf } from '../../../reading/object.js';
import type { CallKey } from '../core/call.js';
import { NEXT } from './numbered.js';

/** The key of a call whose document has a number of the caller: its issuer, type, series and number. */
export function numberKey(facts: unknown, ...where: readonly unknown[]): CallKey | undefined {
  const { aa, series, type, issuer } = membersOf(facts);
  if (aa === undefined || aa === NEXT) return undefined;
  const { vatNumber, branch } = membersOf(isRecord(issuer) ? issuer : {});
  return ['number', ...where, vatNumber, branch, type, series, aa].map((part) => part ?? '');
}
