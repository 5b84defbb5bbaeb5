import { type DocumentView, type RuleFacts, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualParties } from './usual-parties.js';

const MEMBER = ['counterpart', 'vatNumber'];
const DESCRIBED =
  'Service description, Document payload: vatNumber of the counterpart; AADE errors (101, 202)';

/** The facts of all three rules. */
const ABOUT_NUMBERS = {
  // An aggregate note has a placeholder, for which there is a separate rule.
  appliesTo: typesWhere((_, type) => type !== '9.2'),
  onlyWith: 'counterpart',
  paths: ['counterpart.vatNumber', 'counterpart.country', ...MOVES_GOODS_PATHS],
  enforces: ['party-members'],
} as const satisfies Partial<RuleFacts>;

/** Goods may go to a private person without a number. For correlated notes (9.1) this was not observed. */
const mayBePrivate = (document: DocumentView): boolean =>
  document.invoiceHeader.invoiceType !== '9.1' && movesGoods(document);

/** A named counterpart has a VAT number. */
export const counterpartNumberMissing = rule({
  id: 'parties/counterpart-number-missing',
  unless: isUsualParties,
  ...ABOUT_NUMBERS,
  params: ['type'],
  authorityCode: 202,
  source: DESCRIBED,
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
  unless: isUsualParties,
  severity: 'warning',
  ...ABOUT_NUMBERS,
  params: ['country'],
  source: `${DESCRIBED}; a warning because no refusal of an empty foreign number was seen`,
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
  unless: isUsualParties,
  severity: 'warning',
  ...ABOUT_NUMBERS,
  source:
    'Observed behaviour, Documents: on 9.3 and with isDeliveryNote a private person without VAT number, with name and address',
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
