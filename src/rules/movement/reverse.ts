import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';

const FLAG = 'invoiceHeader.reverseDeliveryNote';
const PURPOSE = 'invoiceHeader.reverseDeliveryNotePurpose';
const SOURCE =
  'AADE ERP REST API description v2.0.2, reverseDeliveryNote: only 9.3, and then with its purpose';

/** Only a plain delivery note can be issued by the recipient. */
export const reverseOnType = memberOnType({
  id: 'movement/reverse-on-type',
  member: 'reverseDeliveryNote',
  appliesTo: typesWhere((_, type) => type !== '9.3'),
  source: SOURCE,
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 1 },
  },
  bad: [
    {
      sample: 'movingInvoice',
      set: { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 1 },
    },
  ],
});

/** A recipient who issues the note in place of the sender states the reason. */
export const reversePurposeMissing = rule({
  id: 'movement/reverse-purpose-missing',
  appliesTo: ['9.3'],
  paths: [FLAG, PURPOSE],
  authorityCode: 272,
  source: SOURCE,
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 1 },
  },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/reverseDeliveryNote': true } }],
  check({ invoiceHeader: header }, found) {
    if (header.reverseDeliveryNote !== true || header.reverseDeliveryNotePurpose !== undefined) return;
    found(['invoiceHeader', 'reverseDeliveryNotePurpose']);
  },
});

/** A purpose without the flag: the flag was probably forgotten. */
export const reversePurposeAlone = rule({
  id: 'movement/reverse-purpose-alone',
  severity: 'warning',
  onlyWith: 'invoiceHeader.reverseDeliveryNotePurpose',
  paths: [FLAG, PURPOSE],
  params: ['purpose'],
  authorityCode: 273,
  source: SOURCE,
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/reverseDeliveryNote': true, '/invoiceHeader/reverseDeliveryNotePurpose': 1 },
  },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/reverseDeliveryNotePurpose': 1 } }],
  check({ invoiceHeader: header }, found) {
    const purpose = header.reverseDeliveryNotePurpose;
    if (purpose === undefined || header.reverseDeliveryNote === true) return;
    found(['invoiceHeader', 'reverseDeliveryNotePurpose'], { purpose });
  },
});
