import { ODD_TEXTS } from '../../reading/members.js';
import { REFUSED } from '../../reading/odd.js';
import { rule } from '../engine/rule.js';
import { reportOdd } from './odd-texts.js';

const PARTY = ['vatNumber', 'name'] as const;
const ADDRESS = ['street', 'number', 'postalCode', 'city'] as const;
const HEADER = [
  'series',
  'aa',
  'vehicleNumber',
  'otherMovePurposeTitle',
  'otherReceivingNotePurposeTitle',
] as const;
const LINE = ['itemCode', 'itemDescr', 'TaricNo', 'lineComments', 'otherMovePurposeLineTitle'] as const;
const PAYMENT = ['paymentMethodInfo', 'terminalId'] as const;
const PACKAGE = ['otherPackagingTypeTitle'] as const;

const DELIVERY = 'invoiceHeader.otherDeliveryNoteHeader';
const ENTITY = 'invoiceHeader.otherCorrelatedEntities[].entityData';
const PACKAGES = 'packingsDeclarations[].Packages[]';
const all = (place: string, members: readonly string[]): string[] =>
  members.map((member) => `${place}.${member}`);

/** The texts that go on to the tax authority. */
export const filedTexts = [
  ...['issuer', 'counterpart', ENTITY].flatMap((place) => [
    ...all(place, PARTY),
    ...all(`${place}.address`, ADDRESS),
  ]),
  ...['loadingAddress', 'deliveryAddress'].flatMap((place) => all(`${DELIVERY}.${place}`, ADDRESS)),
  ...all('invoiceHeader', HEADER),
  ...all('invoiceDetails[]', LINE),
  ...all('paymentMethods[]', PAYMENT),
  ...all(PACKAGES, PACKAGE),
];

/** What goes to the tax authority travels as XML, which has no place for some characters. */
export const character = rule({
  id: 'shape/character',
  onlyWith: ODD_TEXTS,
  paths: filedTexts,
  params: ['character', 'position'],
  authorityCode: 101,
  source: 'XML 1.0, 2.2 Characters: the authority takes documents as XML; print texts are not looked at',
  good: {
    sample: 'movingInvoice',
    set: { '/invoiceDetails/0/itemDescr': 'Καφές ☕ 🇬🇷\tαλεσμένος\n<250 g> & φίλτρα' },
  },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'A\u0000' } },
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/itemDescr': 'Καφές\u001F' } },
    { sample: 'deliveryNote', set: { '/issuer/address/city': 'Αθήνα \uD83C' } },
    { sample: 'salesInvoice', set: { '/paymentMethods/0/paymentMethodInfo': '\uFFFE' } },
  ],
  check(document, found) {
    for (const path of filedTexts) reportOdd(document, path, REFUSED, found);
  },
});
