import type { MemberPath } from '../../types/index.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../movement/moves-goods.js';
import { isBlank } from '../text/is-blank.js';

const paths: readonly MemberPath[] = ['counterpart.vatNumber', 'counterpart.country', ...MOVES_GOODS_PATHS];
const MEMBER = ['counterpart', 'vatNumber'];
const DESCRIBED =
  'Service description, Document payload: vatNumber of the counterpart; AADE errors (101, 202)';

/** An aggregate note has a placeholder, for which there is a separate rule. */
const named = typesWhere((_, type) => type !== '9.2');

/** Goods may go to a private person without a number. For correlated notes (9.1) this was not observed. */
const mayBePrivate = (document: DocumentView): boolean =>
  document.invoiceHeader.invoiceType !== '9.1' && movesGoods(document);

/** A named counterpart has a tax number. */
export const counterpartNumberMissing = rule({
  id: 'parties/counterpart-number-missing',
  appliesTo: named,
  onlyWith: 'counterpart',
  paths,
  params: ['type'],
  authorityCode: 202,
  enforces: ['party-members'],
  source: DESCRIBED,
  good: { sample: 'salesInvoice' },
  bad: [
    { sample: 'salesInvoice', set: { '/counterpart/vatNumber': '' } },
    { sample: 'salesInvoice', remove: ['/counterpart/vatNumber'] },
    { sample: 'thirdCountryInvoice', remove: ['/counterpart/vatNumber'] },
  ],
  check(document, found) {
    const { counterpart, invoiceHeader } = document;
    if (counterpart === undefined || !isBlank(counterpart.vatNumber) || mayBePrivate(document)) return;
    if (counterpart.vatNumber !== undefined && counterpart.country !== 'GR') return;
    found(MEMBER, { type: invoiceHeader.invoiceType });
  },
});

/** Some customers abroad have no number. Whether an empty one is accepted was not observed. */
export const foreignNumberBlank = rule({
  id: 'parties/foreign-number-blank',
  severity: 'warning',
  appliesTo: named,
  onlyWith: 'counterpart',
  paths,
  params: ['country'],
  enforces: ['party-members'],
  source: `${DESCRIBED}; a warning because no refusal of an empty foreign number was seen`,
  good: { sample: 'thirdCountryInvoice' },
  bad: [{ sample: 'thirdCountryInvoice', set: { '/counterpart/vatNumber': '' } }],
  check(document, found) {
    const { counterpart } = document;
    if (counterpart?.vatNumber === undefined || !isBlank(counterpart.vatNumber)) return;
    if (counterpart.country === 'GR' || mayBePrivate(document)) return;
    found(MEMBER, { country: counterpart.country });
  },
});

/** On goods movements, a private person without a number was observed to be accepted. A company must have one. */
export const privateRecipient = rule({
  id: 'parties/private-recipient',
  severity: 'warning',
  appliesTo: named,
  onlyWith: 'counterpart',
  paths,
  enforces: ['party-members'],
  source:
    'Observed behaviour, Documents: on 9.3 and with isDeliveryNote a private person without VAT number, with name and address',
  good: { sample: 'deliveryNote' },
  bad: [
    { sample: 'deliveryNote', remove: ['/counterpart/vatNumber'] },
    { sample: 'movingReceipt', set: { '/counterpart/vatNumber': '' } },
  ],
  check(document, found) {
    const { counterpart } = document;
    if (counterpart === undefined || !isBlank(counterpart.vatNumber)) return;
    if (mayBePrivate(document)) found(MEMBER);
  },
});
