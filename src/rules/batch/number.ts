import type { MemberPath } from '../../types/index.js';
import { NUMBER_PATHS } from '../across/number.js';
import type { Example } from '../engine/example.js';
import { oncePer } from '../engine/once-per.js';
import { type Batch, type RuleFacts, rule } from '../engine/rule.js';

/** How a document differs from an earlier one of the same request with the same number. */
type Repeat = 'same' | 'also-delivery-note' | 'other-date';

/** A document with the same number as an earlier one of the request. */
interface Repeated {
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
const REPEAT_PATHS: readonly MemberPath[] = [...NUMBER_PATHS, 'invoiceHeader.isDeliveryNote'];

/** The documents whose number occurs earlier in the request. Computed once and shared by the rules. */
const repeatsIn = oncePer((batch: Batch): readonly Repeated[] => {
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

interface NumberRule
  extends Pick<RuleFacts, 'id' | 'severity' | 'authorityCode' | 'alsoPrevents' | 'source' | 'bad'> {
  readonly repeat: Repeat;
}

const good: Example = { sample: 'salesInvoice', copies: 3 };

/** A number belongs to one document. One rule for each way in which two documents of a request can share a number. */
const numberRule = ({ repeat, ...facts }: NumberRule) =>
  rule({
    ...facts,
    layer: 'batch',
    paths: REPEAT_PATHS,
    params: ['document', 'earlier', 'type', 'series', 'aa'],
    good,
    checkBatch(batch, found) {
      for (const each of repeatsIn(batch)) {
        const header = batch[each.index]?.invoiceHeader;
        if (each.repeat !== repeat || header === undefined) continue;
        found(['invoice', each.index, 'invoiceHeader', 'aa'], {
          document: each.index + 1,
          earlier: each.earlier + 1,
          type: header.invoiceType,
          series: header.series,
          aa: header.aa,
        });
      }
    },
  });

const SPECIFICATION = 'AADE ERP REST API description v2.0.2, errors';

/** Documents with the same number and date have the same identifier. */
export const numberRepeated = numberRule({
  id: 'batch/number-repeated',
  severity: 'error',
  repeat: 'same',
  authorityCode: 277,
  alsoPrevents: [228, 233],
  source: `${SPECIFICATION} (277, 228)`,
  bad: [{ sample: 'salesInvoice', others: [{ sample: 'salesInvoice' }] }],
});

/** If one of two documents is also a delivery note, they still have the same identifier. */
export const invoiceAndDeliveryNote = numberRule({
  id: 'batch/invoice-and-delivery-note',
  severity: 'error',
  repeat: 'also-delivery-note',
  authorityCode: 275,
  alsoPrevents: [228, 233],
  source: `${SPECIFICATION} (275)`,
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/series': 'Α', '/invoiceHeader/aa': '7' },
      others: [{ sample: 'movingInvoice', set: { '/invoiceHeader/series': 'Α', '/invoiceHeader/aa': '7' } }],
    },
  ],
});

/**
 * The date is part of the identifier, so different dates give different identifiers. But a series rarely restarts
 * within a request.
 */
export const numberOfOtherDate = numberRule({
  id: 'batch/number-of-other-date',
  severity: 'warning',
  repeat: 'other-date',
  authorityCode: 228,
  source:
    'Observed behaviour, Duplicates: issuer, series and number make the 228; a warning because the UID also contains the date',
  bad: [
    {
      sample: 'salesInvoice',
      others: [{ sample: 'salesInvoice', set: { '/invoiceHeader/issueDate': '2026-11-19' } }],
    },
  ],
});
