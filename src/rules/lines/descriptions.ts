import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import {
  flagOf,
  isGoodsDocument,
  MOVES_GOODS_PATHS,
  movesGoods,
  whereGoodsMove,
} from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualLines } from './usual-lines.js';

const DESCRIPTION = 'invoiceDetails[].itemDescr';
const TARIC = 'invoiceDetails[].TaricNo';

/** Types with values. Delivery notes and slips have their own rules for unnamed lines. */
const values = typesWhere(
  ({ family }, type) => family !== 'deliveryNote' && family !== 'receivingNote' && type !== '8.6',
);

/** A description without visible characters is probably an empty form field. */
export const descriptionBlank = rule({
  id: 'lines/description-blank',
  unless: isUsualLines,
  severity: 'warning',
  appliesTo: values,
  onlyWith: DESCRIPTION,
  paths: [DESCRIPTION, ...MOVES_GOODS_PATHS],
  params: ['line'],
  source:
    'Field bounds, itemDescr: mandatory on every line of the downloadable document; a warning because invoices without one are accepted',
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/itemDescr': '' } },
    { sample: 'retailReceipt', set: { '/invoiceDetails/0/itemDescr': '  ' } },
  ],
  when: (document) => !movesGoods(document),
  checkLine({ itemDescr }, index, found) {
    if (itemDescr === undefined || !isBlank(itemDescr)) return;
    found(['invoiceDetails', index, 'itemDescr'], { line: index + 1 });
  },
});

/** The code of the combined nomenclature describes goods on the move. */
export const taricNotMoving = rule({
  id: 'lines/taric-not-moving',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote'),
  onlyWith: TARIC,
  paths: [TARIC, ...MOVES_GOODS_PATHS],
  params: ['line', 'type', 'flag'],
  authorityCode: 273,
  source:
    'AADE facts, Lines: TaricNo only on movement documents; a warning because the service may drop it on others',
  good: { sample: 'movingInvoice', set: { '/invoiceDetails/0/TaricNo': '8473302000' } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/TaricNo': '8473302000' } }],
  when: (document) => !movesGoods(document),
  checkLine({ TaricNo: taric }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (taric === undefined) return;
    found(['invoiceDetails', index, 'TaricNo'], { line: index + 1, type, ...flagOf(type) });
  },
});

const DIGITS = /^\d+$/;

/** A TARIC code contains only digits. The schema checks only its length. */
export const taricForm = rule({
  id: 'lines/taric-form',
  severity: 'warning',
  onlyWith: TARIC,
  paths: [TARIC],
  params: ['line', 'taric'],
  source:
    'Field bounds, TaricNo: exactly 10 characters (276); that they are digits follows from the nomenclature, not from the schema',
  good: { sample: 'deliveryNote', set: { '/invoiceDetails/0/TaricNo': '9401390000' } },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceDetails/0/TaricNo': '9401 39 00' } }],
  checkLine({ TaricNo: taric }, index, found) {
    if (taric === undefined || DIGITS.test(taric)) return;
    found(['invoiceDetails', index, 'TaricNo'], { line: index + 1, taric });
  },
});

/** Placeholders that POS systems write for an item without a name. */
const PLACEHOLDER = /^(?:item|είδος|ειδος|[-.–_]+|none|n\/a|x{3,})\s*\d*$/i;

/** The driver, and any inspector, reads the description to see what the vehicle carries. */
export const descriptionPlaceholder = rule({
  id: 'lines/description-placeholder',
  severity: 'warning',
  onlyWith: whereGoodsMove,
  paths: [DESCRIPTION, ...MOVES_GOODS_PATHS],
  params: ['line', 'description'],
  source: 'Observed behaviour, What goes wrong in practice: "Item" as a name, by default and without notice',
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': 'Item' } },
    { sample: 'receivingNote', set: { '/invoiceDetails/0/itemDescr': 'ΕΙΔΟΣ 1' } },
    { sample: 'movingInvoice', set: { '/invoiceDetails/1/itemDescr': '-' } },
  ],
  when: isGoodsDocument,
  checkLine({ itemDescr: description }, index, found) {
    if (description === undefined || !PLACEHOLDER.test(description.trim())) return;
    found(['invoiceDetails', index, 'itemDescr'], { line: index + 1, description });
  },
});
