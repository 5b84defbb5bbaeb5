import type { MemberPath } from '../../types/index.js';
import { NUMBER_PATHS } from '../across/number.js';
import { oncePer } from '../engine/once-per.js';
import type { Batch } from '../engine/rule.js';

/** How a document differs from an earlier one of the same request with the same number. */
export type Repeat = 'same' | 'also-delivery-note' | 'other-date';

/** A document with the same number as an earlier one of the request. */
export interface Repeated {
  readonly index: number;
  readonly earlier: number;
  readonly repeat: Repeat;
}

/**
 * The earlier documents with one number: the first, and for each date the first with and without the delivery note
 * flag.
 */
interface Numbered {
  readonly first: number;
  readonly byDate: Map<string, { plain?: number; deliveryNote?: number }>;
}

/** The members that `repeatsIn` reads, for the `paths` of a rule. */
export const REPEAT_PATHS: readonly MemberPath[] = [...NUMBER_PATHS, 'invoiceHeader.isDeliveryNote'];

/** The documents whose number occurs earlier in the request. Computed once and shared by the rules. */
export const repeatsIn = oncePer((batch: Batch): readonly Repeated[] => {
  const numbers = new Map<string, Numbered>();
  const found: Repeated[] = [];
  for (const [index, document] of batch.entries()) {
    if (document === undefined) continue;
    const { issuer, invoiceHeader: header } = document;
    const number = JSON.stringify([
      issuer.vatNumber,
      issuer.branch,
      header.invoiceType,
      header.series,
      header.aa,
    ]);
    const numbered = numbers.get(number) ?? { first: index, byDate: new Map() };
    const ofDate = numbered.byDate.get(header.issueDate);
    const kind = header.isDeliveryNote === true ? 'deliveryNote' : 'plain';
    const same = ofDate?.[kind];
    const other = ofDate?.[kind === 'plain' ? 'deliveryNote' : 'plain'];
    if (same !== undefined) found.push({ index, earlier: same, repeat: 'same' });
    else if (other !== undefined) found.push({ index, earlier: other, repeat: 'also-delivery-note' });
    else if (numbered.byDate.size > 0) {
      found.push({ index, earlier: numbered.first, repeat: 'other-date' });
    }
    numbered.byDate.set(header.issueDate, { [kind]: index, ...ofDate });
    numbers.set(number, numbered);
  }
  return found;
});
