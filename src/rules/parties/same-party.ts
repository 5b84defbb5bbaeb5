import * as MovePurpose from '../../codes/generated/named/move-purposes.js';
import { PLACEHOLDER_VAT_NUMBER, parseVatNumber } from '../../codes/index.js';
import type { MemberPath } from '../../types/index.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualParties } from './usual-parties.js';

const paths: readonly MemberPath[] = [
  'issuer.vatNumber',
  'issuer.country',
  'counterpart.vatNumber',
  'counterpart.country',
  'invoiceHeader.movePurpose',
  ...MOVES_GOODS_PATHS,
];

/** Issuer and recipient differ, except for goods that stay with their owner, self-supply and receiving notes. */
export const sameParty = rule({
  id: 'parties/same-party',
  unless: isUsualParties,
  appliesTo: typesWhere(({ family }) => family !== 'selfSupply' && family !== 'receivingNote'),
  onlyWith: 'counterpart',
  paths,
  params: ['vatNumber'],
  authorityCode: 235,
  source:
    "AADE ERP REST API description v2.0.2, errors (235): all except own-establishment movements; AADE facts, Found in November 2026: with purpose 19 the number may equal the issuer's (official note)",
  good: { sample: 'ownTransfer' },
  bad: [
    { sample: 'salesInvoice', set: { '/counterpart/vatNumber': '800123456' } },
    { sample: 'ownTransfer', set: { '/invoiceHeader/movePurpose': 1 } },
  ],
  check(document, found) {
    const { issuer, counterpart } = document;
    if (counterpart?.vatNumber === undefined || bare(counterpart.vatNumber) !== bare(issuer.vatNumber))
      return;
    if (counterpart.country !== issuer.country || mayStayWithOwner(document)) return;
    found(['counterpart', 'vatNumber'], { vatNumber: counterpart.vatNumber });
  },
});

/** A transfer between own establishments has the same company on both sides. */
export const ownTransferToOther = rule({
  id: 'parties/own-transfer-to-other',
  appliesTo: typesWhere(({ family }) => family !== 'receivingNote'),
  onlyWith: 'invoiceHeader.movePurpose',
  paths,
  params: ['issuer', 'counterpart'],
  authorityCode: 286,
  source:
    'AADE errors (286); AADE facts, Added later: movePurpose 8 with another party is refused (rule tables of two integrators, one client); 000000000 is not reported, because one source files it',
  good: { sample: 'ownTransfer' },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/movePurpose': 8 } }],
  check(document, found) {
    const { issuer, counterpart } = document;
    if (counterpart?.vatNumber === undefined || bare(counterpart.vatNumber) === bare(issuer.vatNumber))
      return;
    if (counterpart.vatNumber === PLACEHOLDER_VAT_NUMBER || !isOwnTransfer(document)) return;
    found(['counterpart', 'vatNumber'], { issuer: issuer.vatNumber, counterpart: counterpart.vatNumber });
  },
});

/** An aggregate note has many recipients, so it names none of them. */
export const aggregateNoteCounterpart = rule({
  id: 'parties/aggregate-note-counterpart',
  appliesTo: ['9.2'],
  paths: ['counterpart.vatNumber'],
  params: ['vatNumber'],
  authorityCode: 289,
  enforces: ['note-types'],
  source:
    'AADE ERP REST API description v2.0.2, errors (289); Code tables, invoice types: 9.2 (several sources)',
  bad: [
    { sample: 'aggregateNote', set: { '/counterpart/vatNumber': '987654324' } },
    { sample: 'aggregateNote', remove: ['/counterpart/vatNumber'] },
  ],
  check({ counterpart }, found) {
    if (counterpart === undefined || counterpart.vatNumber === PLACEHOLDER_VAT_NUMBER) return;
    const path = ['counterpart', 'vatNumber'];
    const fix = { path: [...path], value: PLACEHOLDER_VAT_NUMBER, safe: false };
    const { vatNumber } = counterpart;
    found(path, vatNumber === undefined || isBlank(vatNumber) ? {} : { vatNumber }, fix);
  },
});

const isOwnTransfer = (document: DocumentView): boolean =>
  document.invoiceHeader.movePurpose === MovePurpose.BetweenOwnEstablishments && movesGoods(document);

/** Whether the goods stay with their owner, or may do so: other movements (19) have either kind of recipient. */
const mayStayWithOwner = (document: DocumentView): boolean =>
  isOwnTransfer(document) ||
  (document.invoiceHeader.movePurpose === MovePurpose.Other && movesGoods(document));

const BARE_LENGTH = 9;

/** The number without a country prefix. Another rule reports the prefix. */
function bare(vatNumber: string): string {
  if (vatNumber.length === BARE_LENGTH) return vatNumber;
  const parsed = parseVatNumber(vatNumber);
  return parsed.ok ? parsed.vatNumber : vatNumber;
}
