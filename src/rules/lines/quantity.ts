import type { InvoiceType } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { isGoodsDocument, MOVES_GOODS_PATHS, movesGoods, whereGoodsMove } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualLines } from './usual-lines.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';
const SERVICES = 'Code tables, invoice types: quantity and unit of lines';
const ACCEPTED =
  'a warning because documents without a goods movement were accepted with a quantity and no numeric unit (AADE facts, Lines)';
const QUANTITY = 'invoiceDetails[].quantity';
const UNIT = 'invoiceDetails[].measurementUnit';

const notCounted = typesWhere(({ lineQuantityAndUnit: { rule } }) => rule === 'forbidden');
const counted = typesWhere(
  ({ lineQuantityAndUnit: { rule } }, type) => rule !== 'required' && !notCounted.includes(type),
);

/** A unit requires a quantity. */
export const quantityUnitPair = rule({
  id: 'lines/quantity-unit-pair',
  unless: isUsualLines,
  appliesTo: counted,
  onlyWith: UNIT,
  paths: [QUANTITY, UNIT, ...MOVES_GOODS_PATHS],
  params: ['line'],
  authorityCode: 225,
  source: `${SPECIFICATION}, errors (225)`,
  good: { sample: 'salesInvoice' },
  bad: [{ sample: 'retailReceipt', remove: ['/invoiceDetails/0/quantity'] }],
  // On a goods movement both are mandatory, which another rule checks.
  when: (document) => !movesGoods(document),
  checkLine({ quantity, measurementUnit }, index, found) {
    if (measurementUnit === undefined || quantity !== undefined) return;
    found(['invoiceDetails', index, 'quantity'], { line: index + 1 });
  },
});

/** A quantity should have a unit code. Many documents only print the unit. */
export const quantityWithoutUnit = rule({
  id: 'lines/quantity-without-unit',
  unless: isUsualLines,
  severity: 'warning',
  appliesTo: counted,
  onlyWith: QUANTITY,
  paths: [QUANTITY, UNIT, ...MOVES_GOODS_PATHS],
  params: ['line'],
  authorityCode: 225,
  source: `${SPECIFICATION}, errors (225); ${ACCEPTED}`,
  bad: [{ sample: 'salesInvoice', remove: ['/invoiceDetails/0/measurementUnit'] }],
  when: (document) => !movesGoods(document),
  checkLine({ quantity, measurementUnit }, index, found) {
    if (quantity === undefined || measurementUnit !== undefined) return;
    found(['invoiceDetails', index, 'measurementUnit'], { line: index + 1 });
  },
});

/** The climate resilience fee: it was recorded that a quantity without a unit is refused as well. */
const LEVY: InvoiceType = '8.2';

/** Services, rents, contract income and the climate resilience fee have no quantity. */
export const quantityForbidden = rule({
  id: 'lines/quantity-forbidden',
  appliesTo: notCounted,
  onlyWith: [QUANTITY, UNIT],
  paths: [QUANTITY, UNIT, 'invoiceHeader.invoiceType'],
  params: ['line', 'member', 'type'],
  authorityCode: 205,
  source: `${SPECIFICATION}, errors (205); ${SERVICES} of 2.x and 11.2 (several sources); AADE facts, Added later: 7.1 and 8.1 refuse a numeric unit (rule tables of two integrators, one client); Found later: 8.2 refuses quantity and unit`,
  bad: [
    {
      sample: 'serviceInvoice',
      set: { '/invoiceDetails/0/quantity': 1, '/invoiceDetails/0/measurementUnit': 1 },
    },
    {
      sample: 'serviceInvoice',
      set: { '/invoiceHeader/invoiceType': '7.1', '/invoiceDetails/0/measurementUnit': 1 },
    },
    { sample: 'residenceLevy', set: { '/invoiceDetails/0/quantity': 10 } },
  ],
  checkLine({ quantity, measurementUnit }, index, found, { invoiceHeader: { invoiceType: type } }) {
    const forbidden = (member: string): void =>
      found(['invoiceDetails', index, member], { line: index + 1, member, type });
    if (type === LEVY && quantity !== undefined) forbidden('quantity');
    if (measurementUnit !== undefined) forbidden('measurementUnit');
  },
});

/** On these types, documents with only a quantity were accepted. */
export const quantityUnexpected = rule({
  id: 'lines/quantity-unexpected',
  severity: 'warning',
  appliesTo: notCounted.filter((type) => type !== LEVY),
  onlyWith: QUANTITY,
  paths: [QUANTITY, UNIT, 'invoiceHeader.invoiceType'],
  params: ['line', 'type'],
  authorityCode: 205,
  source: `${SPECIFICATION}, errors (205); ${SERVICES}; a warning because templates of the provider have a quantity with only a printed unit on 2.1 and 11.2 (AADE facts, Lines)`,
  bad: [{ sample: 'serviceInvoice', set: { '/invoiceDetails/0/quantity': 1 } }],
  checkLine({ quantity, measurementUnit }, index, found, { invoiceHeader: { invoiceType: type } }) {
    // With a unit it is an error, which another rule reports.
    if (quantity === undefined || measurementUnit !== undefined) return;
    found(['invoiceDetails', index, 'quantity'], { line: index + 1, type });
  },
});

/** On a goods movement every line has a description, a quantity and a unit. */
export const movementLineIncomplete = rule({
  id: 'lines/movement-line-incomplete',
  onlyWith: whereGoodsMove,
  paths: ['invoiceDetails[].itemDescr', QUANTITY, UNIT, ...MOVES_GOODS_PATHS],
  params: ['line', 'member'],
  authorityCode: 230,
  enforces: ['movement-header'],
  source: `${SPECIFICATION}, errors (230); Observed behaviour, Documents: itemDescr and measurementUnit on 9.3 and with isDeliveryNote`,
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'deliveryNote', remove: ['/invoiceDetails/0/itemDescr'] },
    { sample: 'deliveryNote', remove: ['/invoiceDetails/0/measurementUnit'] },
    { sample: 'receivingNote', remove: ['/invoiceDetails/0/quantity'] },
    { sample: 'movingReceipt', set: { '/invoiceDetails/0/itemDescr': '' } },
  ],
  when: isGoodsDocument,
  checkLine({ itemDescr, quantity, measurementUnit }, index, found) {
    const missing = (member: string): void =>
      found(['invoiceDetails', index, member], { line: index + 1, member });
    if (isBlank(itemDescr)) missing('itemDescr');
    if (quantity === undefined) missing('quantity');
    if (measurementUnit === undefined) missing('measurementUnit');
  },
});
