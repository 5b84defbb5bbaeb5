import { type DocumentView, type LineView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import {
  flagOf,
  MOVES_GOODS_PATHS,
  movesGoods,
  RECEIVING_NOTES,
  whereGoodsMove,
} from '../shared/moves-goods.js';

const MEMBERS = ['movePurpose', 'dispatchDate', 'dispatchTime', 'otherDeliveryNoteHeader'] as const;
const paths = MEMBERS.map((member) => `invoiceHeader.${member}` as const);
const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

/** A goods movement states its purpose, its time, and the places of loading and delivery. */
export const memberMissing = rule({
  id: 'movement/member-missing',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: whereGoodsMove,
  paths: [...paths, ...MOVES_GOODS_PATHS],
  params: ['member'],
  authorityCode: 204,
  alsoPrevents: [274],
  enforces: ['movement-addresses', 'movement-header'],
  source: `Service description, Value rules and Delivery notes: otherDeliveryNoteHeader; ${SPECIFICATION}, errors (204); AADE facts, Movement documents (several sources)`,
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'deliveryNote', remove: ['/invoiceHeader/movePurpose'] },
    { sample: 'deliveryNote', remove: ['/invoiceHeader/dispatchDate', '/invoiceHeader/dispatchTime'] },
    { sample: 'movingInvoice', remove: ['/invoiceHeader/otherDeliveryNoteHeader'] },
  ],
  check(document, found) {
    if (!movesGoods(document)) return;
    const header = document.invoiceHeader;
    for (const member of MEMBERS)
      if (header[member] === undefined) found(['invoiceHeader', member], { member });
  },
});

/** A receiving note has its own purpose, and the goods have already arrived. */
export const memberOnReceivingNote = rule({
  id: 'movement/member-on-receiving-note',
  appliesTo: RECEIVING_NOTES,
  paths,
  params: ['member'],
  authorityCode: 205,
  enforces: ['note-types'],
  source: `${SPECIFICATION}: movePurpose, dispatch and otherDeliveryNoteHeader are not for 10.1 and 10.2`,
  // Before 2.0.2, receiving notes had no purpose of their own. Whether they had these members is not known.
  since: '2.0.2',
  bad: [
    { sample: 'receivingNote', set: { '/invoiceHeader/movePurpose': 1 } },
    { sample: 'receivingNote', set: { '/invoiceHeader/dispatchDate': '2026-11-20' } },
  ],
  check({ invoiceHeader: header }, found) {
    for (const member of MEMBERS)
      if (header[member] !== undefined) found(['invoiceHeader', member], { member });
  },
});

/** Members of a goods movement on a document without one: its flag was probably forgotten. */
export const flagMissing = rule({
  id: 'movement/flag-missing',
  severity: 'warning',
  appliesTo: typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote'),
  onlyWith: [...paths, 'packingsDeclarations', 'invoiceDetails[].movePurposeLine'],
  paths: [...paths, 'packingsDeclarations', 'invoiceDetails[].movePurposeLine', ...MOVES_GOODS_PATHS],
  params: ['member', 'type', 'flag'],
  authorityCode: 205,
  enforces: ['line-purpose', 'delivery-invoice-types'],
  source:
    'Service description, Delivery notes: an invoice that is also a delivery note has isDeliveryNote; only field bounds say that the members are refused without it',
  bad: [
    {
      sample: 'movingInvoice',
      remove: ['/invoiceHeader/isDeliveryNote', '/issuer/name', '/issuer/address', '/counterpart/name'],
    },
    {
      sample: 'salesInvoice',
      set: { '/packingsDeclarations': [{ Packages: [{ packagingType: 2, quantity: 1 }] }] },
    },
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/movePurposeLine': 1 } },
  ],
  check(document, found) {
    if (movesGoods(document)) return;
    const header = document.invoiceHeader;
    const type = header.invoiceType;
    const more = { type, ...flagOf(type) };
    const member = firstOf(header);
    if (member !== undefined) return found(['invoiceHeader', member], { member, ...more });
    if (document.packingsDeclarations !== undefined && document.packingsDeclarations.length > 0) {
      return found(['packingsDeclarations'], { member: 'packingsDeclarations', ...more });
    }
    const lines = document.invoiceDetails;
    for (let index = 0; index < lines.length; index += 1) {
      if ((lines[index] as LineView).movePurposeLine === undefined) continue;
      return found(['invoiceDetails', index, 'movePurposeLine'], { member: 'movePurposeLine', ...more });
    }
  },
});

function firstOf(header: DocumentView['invoiceHeader']): (typeof MEMBERS)[number] | undefined {
  if (header.movePurpose !== undefined) return 'movePurpose';
  if (header.dispatchDate !== undefined) return 'dispatchDate';
  if (header.dispatchTime !== undefined) return 'dispatchTime';
  return header.otherDeliveryNoteHeader === undefined ? undefined : 'otherDeliveryNoteHeader';
}
