import type { InvoiceType } from '../../codes/index.js';
import type { Found, LineView, Rule } from '../engine/rule.js';
import { isBlank } from '../is-blank.js';
import { MOVES_GOODS_PATHS, movesGoods, RECEIVING_NOTES, whereGoodsMove } from '../moves-goods.js';
import { isSure, typesWhere } from '../types-where.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';
const SERVICES = 'Code tables, invoice types: quantity and unit of lines';
const QUANTITY = 'invoiceDetails[].quantity';
const UNIT = 'invoiceDetails[].measurementUnit';

const forbidden = typesWhere(({ lineQuantityAndUnit: fact }) => fact.rule === 'forbidden' && isSure(fact));
const doubtful = typesWhere(({ lineQuantityAndUnit: fact }) => fact.rule === 'forbidden' && !isSure(fact));
const paired = typesWhere(
  ({ lineQuantityAndUnit: { rule } }, type) => rule !== 'required' && !forbidden.includes(type),
);

/** A quantity says of what, and a unit says how many. */
export const quantityUnitPair: Rule = {
  id: 'lines/quantity-unit-pair',
  layer: 'document',
  severity: 'error',
  appliesTo: paired,
  onlyWith: ['invoiceDetails[].quantity', 'invoiceDetails[].measurementUnit'],
  paths: [QUANTITY, UNIT, ...MOVES_GOODS_PATHS],
  params: ['line', 'present', 'missing'],
  authorityCode: 225,
  source: `${SPECIFICATION}, errors (225)`,
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [
    { sample: 'salesInvoice', remove: ['/invoiceDetails/0/measurementUnit'] },
    { sample: 'retailReceipt', remove: ['/invoiceDetails/0/quantity'] },
  ],
  check(document, found) {
    const lines = document.invoiceDetails;
    for (let index = 0; index < lines.length; index += 1) {
      const { quantity, measurementUnit } = lines[index] as LineView;
      if ((quantity === undefined) === (measurementUnit === undefined)) continue;
      // Where goods travel both are needed, which is another rule.
      if (movesGoods(document)) return;
      const [present, missing] =
        quantity === undefined ? ['measurementUnit', 'quantity'] : ['quantity', 'measurementUnit'];
      found(['invoiceDetails', index, missing], { line: index + 1, present, missing });
    }
  },
};

const forbiddenRule = (
  facts: Pick<Rule, 'id' | 'severity' | 'source' | 'good' | 'bad'>,
  types: InvoiceType[],
): Rule => ({
  ...facts,
  layer: 'document',
  appliesTo: types,
  paths: [QUANTITY, UNIT, 'invoiceHeader.invoiceType'],
  params: ['line', 'member', 'type'],
  authorityCode: 205,
  since: '2.0.1',
  check({ invoiceDetails: lines, invoiceHeader }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      const { quantity, measurementUnit } = lines[index] as LineView;
      if (quantity === undefined && measurementUnit === undefined) continue;
      const member = quantity === undefined ? 'measurementUnit' : 'quantity';
      found(['invoiceDetails', index, member], { line: index + 1, member, type: invoiceHeader.invoiceType });
    }
  },
});

/** Services are not counted. */
export const quantityForbidden = forbiddenRule(
  {
    id: 'lines/quantity-forbidden',
    severity: 'error',
    source: `${SPECIFICATION}, errors (205); ${SERVICES} of 2.x and 11.2 (several sources)`,
    good: { sample: 'serviceInvoice' },
    bad: [
      {
        sample: 'serviceInvoice',
        set: { '/invoiceDetails/0/quantity': 1, '/invoiceDetails/0/measurementUnit': 1 },
      },
    ],
  },
  forbidden,
);

/** Rents and contract income are most likely not counted either. */
export const quantityUnexpected = forbiddenRule(
  {
    id: 'lines/quantity-unexpected',
    severity: 'warning',
    source: `${SERVICES} of 7.1 and 8.1 (single source)`,
    good: { sample: 'serviceInvoice', set: { '/invoiceHeader/invoiceType': '7.1' } },
    bad: [
      {
        sample: 'serviceInvoice',
        set: {
          '/invoiceHeader/invoiceType': '7.1',
          '/invoiceDetails/0/quantity': 1,
          '/invoiceDetails/0/measurementUnit': 1,
        },
      },
    ],
  },
  doubtful,
);

/** On a goods movement every line says what, how much and in which unit. */
export const movementLineIncomplete: Rule = {
  id: 'lines/movement-line-incomplete',
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  onlyWith: whereGoodsMove,
  paths: ['invoiceDetails[].itemDescr', QUANTITY, UNIT, ...MOVES_GOODS_PATHS],
  params: ['line', 'member'],
  authorityCode: 230,
  source: `${SPECIFICATION}, errors (230); Observed behaviour, Documents: itemDescr and measurementUnit on 9.3 and with isDeliveryNote`,
  since: '2.0.1',
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'deliveryNote', remove: ['/invoiceDetails/0/itemDescr'] },
    { sample: 'deliveryNote', remove: ['/invoiceDetails/0/measurementUnit'] },
    { sample: 'receivingNote', remove: ['/invoiceDetails/0/quantity'] },
    { sample: 'movingReceipt', set: { '/invoiceDetails/0/itemDescr': '' } },
  ],
  check(document, found) {
    if (!movesGoods(document) && !RECEIVING_NOTES.includes(document.invoiceHeader.invoiceType)) return;
    const lines = document.invoiceDetails;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (isBlank(line.itemDescr)) reportMissing('itemDescr', index, found);
      if (line.quantity === undefined) reportMissing('quantity', index, found);
      if (line.measurementUnit === undefined) reportMissing('measurementUnit', index, found);
    }
  },
};

const reportMissing = (member: string, index: number, found: Found): void =>
  found(['invoiceDetails', index, member], { line: index + 1, member });
