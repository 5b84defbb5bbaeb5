import { typesOfReceivingPurposes } from '../../codes/generated/code-facts.js';
import * as ReceivingNotePurpose from '../../codes/generated/named/receiving-note-purposes.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';
import { RECEIVING_NOTES } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';

const PURPOSE = 'invoiceHeader.receivingNotePurpose';
const TITLE = 'invoiceHeader.otherReceivingNotePurposeTitle';
const TYPE = 'invoiceHeader.invoiceType';
const DESCRIBED = 'Service description, Value rules';
const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

/** A receiving note states its purpose. */
export const receivingPurposeMissing = rule({
  id: 'movement/receiving-purpose-missing',
  appliesTo: RECEIVING_NOTES,
  paths: [PURPOSE, TYPE],
  params: ['type'],
  authorityCode: 204,
  alsoPrevents: [274, 620],
  enforces: ['receiving-purpose'],
  source: `${DESCRIBED}: receivingNotePurpose is required on 10.1 and 10.2`,
  since: '2.0.2',
  bad: [{ sample: 'receivingNote', remove: ['/invoiceHeader/receivingNotePurpose'] }],
  check({ invoiceHeader: header }, found) {
    if (header.receivingNotePurpose !== undefined) return;
    found(['invoiceHeader', 'receivingNotePurpose'], { type: header.invoiceType });
  },
});

/** Only receiving notes have this purpose. */
export const receivingPurposeOnType = memberOnType({
  id: 'movement/receiving-purpose-on-type',
  member: 'receivingNotePurpose',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  alsoPrevents: [620],
  source: `${SPECIFICATION} §5.3: receivingNotePurpose only on 10.1 and 10.2`,
  since: '2.0.2',
  good: { sample: 'receivingNote' },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/receivingNotePurpose': 1 } }],
});

/** A quantity check compares with an earlier note, so its type is 10.1. */
export const receivingPurposeNotOfType = rule({
  id: 'movement/receiving-purpose-not-of-type',
  appliesTo: RECEIVING_NOTES,
  paths: [PURPOSE, TYPE],
  params: ['receivingNotePurpose', 'type'],
  source: `${SPECIFICATION}, receiving note purposes: 5 only on 10.1`,
  since: '2.0.2',
  good: {
    sample: 'receivingNote',
    set: {
      '/invoiceHeader/invoiceType': '10.1',
      '/invoiceHeader/receivingNotePurpose': 5,
      '/invoiceHeader/correlatedInvoices': [400001234567896],
    },
  },
  bad: [{ sample: 'receivingNote', set: { '/invoiceHeader/receivingNotePurpose': 5 } }],
  check({ invoiceHeader: { receivingNotePurpose, invoiceType: type } }, found) {
    if (receivingNotePurpose === undefined) return;
    if (typesOfReceivingPurposes[receivingNotePurpose]?.includes(type) !== false) return;
    found(['invoiceHeader', 'receivingNotePurpose'], { receivingNotePurpose, type });
  },
});

/** The purpose "other cases" has a title. */
export const receivingTitleMissing = rule({
  id: 'movement/receiving-title-missing',
  appliesTo: RECEIVING_NOTES,
  paths: [PURPOSE, TITLE],
  params: ['purpose'],
  authorityCode: 272,
  alsoPrevents: [621],
  enforces: ['receiving-title'],
  source: `${DESCRIBED}: otherReceivingNotePurposeTitle accompanies value 7`,
  since: '2.0.2',
  good: {
    sample: 'receivingNote',
    set: {
      '/invoiceHeader/receivingNotePurpose': 7,
      '/invoiceHeader/otherReceivingNotePurposeTitle': 'Παραλαβή από παράδοση σε λάθος διεύθυνση',
    },
  },
  bad: [{ sample: 'receivingNote', set: { '/invoiceHeader/receivingNotePurpose': 7 } }],
  check({ invoiceHeader: header }, found) {
    const purpose = ReceivingNotePurpose.Other;
    if (header.receivingNotePurpose !== purpose || !isBlank(header.otherReceivingNotePurposeTitle)) return;
    found(['invoiceHeader', 'otherReceivingNotePurposeTitle'], { purpose });
  },
});

/** A title contradicts any other purpose. */
export const receivingTitleAlone = rule({
  id: 'movement/receiving-title-alone',
  severity: 'warning',
  onlyWith: 'invoiceHeader.otherReceivingNotePurposeTitle',
  paths: [PURPOSE, TITLE],
  params: ['purpose'],
  authorityCode: 273,
  alsoPrevents: [621],
  enforces: ['receiving-title'],
  source: `${DESCRIBED}: the title accompanies value 7; that it is refused with others comes from one provider`,
  since: '2.0.2',
  bad: [
    { sample: 'receivingNote', set: { '/invoiceHeader/otherReceivingNotePurposeTitle': 'Λάθος διεύθυνση' } },
  ],
  check({ invoiceHeader: header }, found) {
    const purpose = ReceivingNotePurpose.Other;
    if (header.otherReceivingNotePurposeTitle === undefined || header.receivingNotePurpose === purpose)
      return;
    found(['invoiceHeader', 'otherReceivingNotePurposeTitle'], { purpose });
  },
});
