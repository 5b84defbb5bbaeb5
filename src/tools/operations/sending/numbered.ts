import type { InvoiceType } from '../../../codes/index.js';
import type { NumberSeries } from '../../../flows/inside.js';
import { isRecord, membersOf } from '../../../reading/inside.js';
import type { Document } from '../../../types/index.js';
import type { OwnKey } from '../core/call.js';

/** What a caller writes as `aa` to leave the number to the service. */
export const NEXT = 'next';

/** Facts with a number: `aa` is stated, or is the next one of the series. */
export interface Numbered {
  readonly aa?: unknown;
}

/** Stand for numbers while documents are tried, before their numbers are reserved. No series gets this far. */
const TRIED = ['999999999998', '999999999999'] as const;

/** Facts as they are tried: refused facts reserve no number. */
export const triedFacts = <Facts extends Numbered>(facts: readonly Facts[]): readonly Facts[] =>
  facts.map((each, index) => (each.aa === NEXT ? { ...each, aa: TRIED[index] } : each));

export const seriesOf = ({ issuer, invoiceHeader: header }: Document): NumberSeries => ({
  vatNumber: issuer.vatNumber,
  branch: issuer.branch,
  invoiceType: header.invoiceType as InvoiceType,
  series: header.series,
});

/**
 * The key of a call whose document has a number of the caller: its issuer, branch, type, series and number, and its year.
 *
 * @param stored further values, which do not follow from the input alone
 */
export function numberKey(
  facts: unknown,
  where: readonly unknown[] = [],
  stored: readonly unknown[] = [],
): OwnKey | undefined {
  const { aa, series, type, issuer, issueDate } = membersOf(facts);
  if (aa === undefined || aa === NEXT) return undefined;
  const { vatNumber, branch } = membersOf(isRecord(issuer) ? issuer : {});
  const older = ['number', ...where, vatNumber, branch, type, series, aa].map((part) => part ?? '');
  const year = String(issueDate ?? '').slice(0, 4);
  return { key: [...older, year, ...stored.map((part) => part ?? '')], older };
}
