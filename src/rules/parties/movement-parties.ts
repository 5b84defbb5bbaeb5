import type { MemberPath } from '../../types/index.js';
import { type DocumentView, type Found, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods, RECEIVING_NOTES, whereGoodsMove } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';

const MEMBERS: readonly MemberPath[] = [
  'issuer.name',
  'issuer.address',
  'counterpart.name',
  'counterpart.address',
];

/** On a goods movement both parties have a name and an address. */
export const movementPartyIncomplete = rule({
  id: 'parties/movement-party-incomplete',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: whereGoodsMove,
  paths: [...MEMBERS, ...MOVES_GOODS_PATHS],
  params: ['party', 'member'],
  authorityCode: 204,
  enforces: ['movement-header'],
  source:
    'Observed behaviour, Documents: issuer and counterpart need name and address on 9.3 and with isDeliveryNote; AADE errors (204)',
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'deliveryNote', remove: ['/counterpart/name'] },
    { sample: 'movingInvoice', remove: ['/issuer/address'] },
    { sample: 'movingReceipt', set: { '/counterpart/name': ' ' } },
  ],
  check(document, found) {
    if (movesGoods(document)) checkParties(document, found);
  },
});

/** The same probably applies to receiving notes. No accepted sample was observed. */
export const receivingPartyIncomplete = rule({
  id: 'parties/receiving-party-incomplete',
  severity: 'warning',
  appliesTo: RECEIVING_NOTES,
  paths: [...MEMBERS, 'invoiceHeader.invoiceType'],
  params: ['party', 'member'],
  authorityCode: 204,
  source: 'Code tables, invoice types: counterpart of 10.1 and 10.2 with name and address (single source)',
  bad: [{ sample: 'receivingNote', remove: ['/issuer/name', '/issuer/address'] }],
  check: checkParties,
});

const PARTIES = ['issuer', 'counterpart'] as const;

function checkParties(document: DocumentView, found: Found): void {
  for (const party of PARTIES) {
    const each = document[party];
    // The recipients of an aggregate note (9.2) are not known yet. It has a placeholder without a name.
    if (each === undefined || (party === 'counterpart' && document.invoiceHeader.invoiceType === '9.2'))
      continue;
    if (isBlank(each.name)) found([party, 'name'], { party, member: 'name' });
    if (each.address === undefined) found([party, 'address'], { party, member: 'address' });
  }
}
