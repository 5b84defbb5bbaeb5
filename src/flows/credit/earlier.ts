import { NUMBER_PATHS } from '../../rules/inside.js';
import { nameOf, type ReadIssued } from '../shared/issued.js';
import type { Refusing } from '../shared/refusing.js';
import { CREDIT_TYPES } from './credit-type.js';
import { type Left, wholeOf } from './left.js';
import { afterCredits } from './place.js';

/** What is read of a document and its credits to know what is left. */
export const CREDITED_PATHS = [
  ...NUMBER_PATHS,
  'counterpart.vatNumber',
  'invoiceHeader.currency',
  'invoiceHeader.correlatedInvoices',
  'invoiceHeader.multipleConnectedMarks',
  'invoiceDetails',
  'taxesTotals',
  'invoiceSummary.totalNetValue',
];

/**
 * What a document has left after earlier credits. Each must be a credit of this document, by its MARK. A 5.2 and a
 * retail credit of special category 13 have no link, so the caller's list is trusted.
 */
export function leftAfter(original: ReadIssued, earlier: readonly ReadIssued[], refusing: Refusing): Left {
  const seen = new Set<string>();
  for (const [index, credit] of earlier.entries()) checkEarlier(original, credit, index, seen, refusing);
  refusing.done();
  return afterCredits(
    wholeOf(original.view),
    earlier.map(({ view }) => view),
  );
}

function checkEarlier(
  original: ReadIssued,
  credit: ReadIssued,
  index: number,
  seen: Set<string>,
  refusing: Refusing,
): void {
  const { view } = credit;
  const { invoiceType: type, series, aa } = view.invoiceHeader;
  const document = nameOf(view);
  const at = ['earlier', index];
  if (!CREDIT_TYPES.has(type)) {
    refusing.add('credit/earlier-not-credit', at, { document, type });
    return;
  }
  const key = JSON.stringify([type, series, aa]);
  if (seen.has(key) || (credit.mark !== undefined && seen.has(credit.mark))) {
    refusing.add('credit/earlier-twice', at, { document });
    return;
  }
  seen.add(key);
  if (credit.mark !== undefined) seen.add(credit.mark);
  const named = namedBy(credit);
  const mark = original.mark ?? '–';
  const isOfThis = named.length === 0 ? type !== '5.1' : named.includes(mark);
  if (!isOfThis || !isLike(original, credit)) refusing.add('credit/earlier-of-other', at, { document, mark });
  else if (named.length > 1) refusing.add('credit/earlier-of-several', at, { document, count: named.length });
}

const namedBy = ({ view: { invoiceHeader: header } }: ReadIssued): string[] =>
  ((header.invoiceType === '5.1' ? header.correlatedInvoices : header.multipleConnectedMarks) ?? []).map(
    String,
  );

const isLike = ({ view: original }: ReadIssued, { view: credit }: ReadIssued): boolean =>
  original.issuer.vatNumber === credit.issuer.vatNumber &&
  (original.invoiceHeader.currency ?? EURO) === (credit.invoiceHeader.currency ?? EURO) &&
  (credit.counterpart === undefined || original.counterpart?.vatNumber === credit.counterpart.vatNumber);

const EURO = 'EUR';
