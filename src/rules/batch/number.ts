import type { Example } from '../engine/example.js';
import { type RuleFacts, rule } from '../engine/rule.js';
import { REPEAT_PATHS, type Repeat, repeatsIn } from './repeats.js';

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
