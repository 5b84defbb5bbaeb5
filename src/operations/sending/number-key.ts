import { isRecord, membersOf } from '../../reading/object.js';
import { NEXT } from '../core/numbers.js';

/** The key of a call whose document has a number of the caller: its issuer, type, series and number. */
export function numberKey(facts: unknown, ...where: readonly unknown[]): string | undefined {
  const { aa, series, type, issuer } = membersOf(facts);
  if (aa === undefined || aa === NEXT) return undefined;
  const { vatNumber, branch } = membersOf(isRecord(issuer) ? issuer : {});
  return ['number', ...where, vatNumber, branch, type, series, aa]
    .map((part) => String(part ?? ''))
    .join(' ');
}
