import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';
import { DELIVERY_NOTES, flagOf, MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';

const VEHICLE = 'invoiceHeader.vehicleNumber';

const FLAGS = ['nonObligatedRecipient', 'withoutDigitalTransportTracking'] as const;

const paths = FLAGS.map((flag) => `invoiceHeader.${flag}` as const);

/** A vehicle is part of a planned dispatch. On other documents the flag was forgotten, or the type is wrong. */
export const vehicleNotMoving = rule({
  id: 'movement/vehicle-not-moving',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote'),
  onlyWith: VEHICLE,
  paths: [VEHICLE, ...MOVES_GOODS_PATHS],
  params: ['vehicle', 'type', 'flag'],
  authorityCode: 205,
  enforces: ['planned-dispatch'],
  source:
    'Service description, Value rules: vehicleNumber states the planned dispatch; the refusal elsewhere is stated only for dispatch data in general',
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/vehicleNumber': 'ΙΒΗ1234' } },
    { sample: 'receivingNote', set: { '/invoiceHeader/vehicleNumber': 'ΙΒΗ1234' } },
  ],
  check(document, found) {
    const { vehicleNumber: vehicle, invoiceType: type } = document.invoiceHeader;
    if (vehicle === undefined || movesGoods(document)) return;
    found(['invoiceHeader', 'vehicleNumber'], { vehicle, type, ...flagOf(type) });
  },
});

/** Only delivery notes can have quantities that are determined by weighing. */
export const toWeighOnType = memberOnType({
  id: 'movement/to-weigh-on-type',
  member: 'toWeigh',
  appliesTo: typesWhere((_, type) => !DELIVERY_NOTES.includes(type)),
  enforces: ['to-weigh-types'],
  source: 'Service description, Value rules: toWeigh is allowed only on types 9.1, 9.2, 9.3',
  good: { sample: 'deliveryNote', set: { '/invoiceHeader/toWeigh': true } },
  bad: [
    { sample: 'movingInvoice', set: { '/invoiceHeader/toWeigh': true } },
    { sample: 'receivingNote', set: { '/invoiceHeader/toWeigh': true } },
  ],
});

/** Outside digital tracking there is no recipient who could be obliged to take part. */
export const trackingExclusive = rule({
  id: 'movement/tracking-exclusive',
  onlyWith: 'invoiceHeader.nonObligatedRecipient',
  paths,
  authorityCode: 290,
  enforces: ['non-obligated-recipient', 'without-tracking'],
  source: 'AADE ERP REST API description v2.0.2, errors (290)',
  since: '2.0.2',
  good: { sample: 'deliveryNote', set: { '/invoiceHeader/nonObligatedRecipient': true } },
  bad: [
    {
      sample: 'deliveryNote',
      set: {
        '/invoiceHeader/nonObligatedRecipient': true,
        '/invoiceHeader/withoutDigitalTransportTracking': true,
      },
    },
  ],
  check({ invoiceHeader: header }, found) {
    if (header.nonObligatedRecipient !== true || header.withoutDigitalTransportTracking !== true) return;
    found(['invoiceHeader', 'nonObligatedRecipient']);
  },
});

/** A document without a goods movement is not tracked. */
export const trackingNotMoving = rule({
  id: 'movement/tracking-not-moving',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote'),
  onlyWith: paths,
  paths: [...paths, ...MOVES_GOODS_PATHS],
  params: ['member', 'type', 'flag'],
  authorityCode: 205,
  alsoPrevents: [622, 623],
  enforces: ['non-obligated-recipient', 'without-tracking'],
  source:
    'AADE ERP REST API description v2.0.2, nonObligatedRecipient and withoutDigitalTransportTracking: movement documents only (205); one provider refuses them elsewhere, too (622, 623)',
  since: '2.0.2',
  good: { sample: 'movingInvoice', set: { '/invoiceHeader/nonObligatedRecipient': true } },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/nonObligatedRecipient': true } },
    { sample: 'retailReceipt', set: { '/invoiceHeader/withoutDigitalTransportTracking': true } },
  ],
  check(document, found) {
    const header = document.invoiceHeader;
    if (movesGoods(document)) return;
    for (const member of FLAGS) {
      if (header[member] !== true) continue;
      found(['invoiceHeader', member], { member, type: header.invoiceType, ...flagOf(header.invoiceType) });
    }
  },
});
