import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { flagOf, MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';

const VEHICLE = 'invoiceHeader.vehicleNumber';

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
