import type { MemberPath, Path } from '../../types/index.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { isGoodsDocument, MOVES_GOODS_PATHS, whereGoodsMove } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';

type AddressView = NonNullable<DocumentView['issuer']['address']>;

interface Place {
  readonly path: Path;
  readonly addressOf: (document: DocumentView) => AddressView | undefined;
}

const PLACES: readonly Place[] = [
  { path: ['issuer', 'address'], addressOf: ({ issuer }) => issuer.address },
  { path: ['counterpart', 'address'], addressOf: ({ counterpart }) => counterpart?.address },
  {
    path: ['invoiceHeader', 'otherDeliveryNoteHeader', 'loadingAddress'],
    addressOf: ({ invoiceHeader }) => invoiceHeader.otherDeliveryNoteHeader?.loadingAddress,
  },
  {
    path: ['invoiceHeader', 'otherDeliveryNoteHeader', 'deliveryAddress'],
    addressOf: ({ invoiceHeader }) => invoiceHeader.otherDeliveryNoteHeader?.deliveryAddress,
  },
];
const ADDRESSES: readonly MemberPath[] = [
  'issuer.address',
  'counterpart.address',
  'invoiceHeader.otherDeliveryNoteHeader.loadingAddress',
  'invoiceHeader.otherDeliveryNoteHeader.deliveryAddress',
];
const MEMBERS = ['street', 'number', 'postalCode', 'city'] as const;

/** A driver needs street, number, postal code and city to find the place. */
export const addressIncomplete = rule({
  id: 'movement/address-incomplete',
  severity: 'warning',
  onlyWith: whereGoodsMove,
  paths: [...ADDRESSES, ...MOVES_GOODS_PATHS],
  params: ['member'],
  enforces: ['counterpart-address', 'movement-address-members', 'movement-addresses'],
  source:
    'Service description, Document payload: addresses have street, number, postalCode, city; that all four are needed comes from one provider, and postal code and city from the schema',
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/number': '0' },
  },
  bad: [
    { sample: 'deliveryNote', remove: ['/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/street'] },
    { sample: 'movingInvoice', set: { '/issuer/address/city': ' ' } },
    { sample: 'receivingNote', remove: ['/counterpart/address/number'] },
  ],
  when: isGoodsDocument,
  check(document, found) {
    for (const { path, addressOf } of PLACES) {
      const address = addressOf(document);
      if (address === undefined) continue;
      for (const member of MEMBERS) if (isBlank(address[member])) found([...path, member], { member });
    }
  },
});

const PLACEHOLDERS: Readonly<Record<(typeof MEMBERS)[number], RegExp>> = {
  street: /^(?:0+|[-.]+|NONE|N\/A|XXX+)$/i,
  // "0" means that the street has no numbers.
  number: /^(?:[-.]+|NONE|N\/A|XXX+)$/i,
  postalCode: /^(?:0+|[-.]+|NONE|N\/A|XXX+)$/i,
  city: /^(?:0+|[-.]+|NONE|N\/A|XXX+)$/i,
};

/** Placeholders are accepted on invoices, but goods cannot be delivered to them. */
export const addressPlaceholder = rule({
  id: 'movement/address-placeholder',
  severity: 'warning',
  onlyWith: whereGoodsMove,
  paths: [...ADDRESSES, ...MOVES_GOODS_PATHS],
  params: ['member', 'value'],
  enforces: ['movement-addresses'],
  source: 'Observed behaviour, Print block: a goods movement should not carry postal code "0" or city "NONE"',
  good: { sample: 'movingInvoice' },
  bad: [
    {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/postalCode': '0' },
    },
    { sample: 'movingInvoice', set: { '/counterpart/address/city': 'NONE' } },
  ],
  when: isGoodsDocument,
  check(document, found) {
    for (const { path, addressOf } of PLACES) {
      const address = addressOf(document);
      if (address === undefined) continue;
      for (const member of MEMBERS) {
        const value = address[member];
        if (value === undefined || !PLACEHOLDERS[member].test(value.trim())) continue;
        found([...path, member], { member, value });
      }
    }
  },
});
