import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';

/** All types but delivery and receiving notes. Whether an invoice moves goods depends on its flag. */
const values = typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote');

const PARTIES = ['issuer', 'counterpart'] as const;

/** An empty name is still a name, because the element is present. */
export const nameBlank = rule({
  id: 'parties/name-blank',
  severity: 'warning',
  appliesTo: values,
  onlyWith: ['issuer.name', 'counterpart.name'],
  paths: ['issuer.name', 'issuer.country', 'counterpart.name', 'counterpart.country', ...MOVES_GOODS_PATHS],
  params: ['party'],
  hasSafeFix: true,
  source:
    'AADE ERP REST API description v2.0.2, errors (219, 220): no name of a Greek party; a warning because no refusal of an empty one was observed',
  bad: [
    { sample: 'salesInvoice', set: { '/counterpart/name': '' } },
    { sample: 'retailReceipt', set: { '/issuer/name': ' ' } },
  ],
  check(document, found) {
    if (movesGoods(document)) return;
    for (const party of PARTIES) {
      const each = document[party];
      if (each?.name === undefined || each.country !== 'GR' || !isBlank(each.name)) continue;
      const path = [party, 'name'];
      found(path, { party }, { path: [...path], value: undefined, safe: true });
    }
  },
});

const MEMBERS = ['postalCode', 'city'] as const;
const ADDRESS = 'counterpart.address';

/** Every address has a postal code and a city. Goods movements require more. */
export const addressBlank = rule({
  id: 'parties/address-blank',
  severity: 'warning',
  appliesTo: values,
  onlyWith: ADDRESS,
  paths: [`${ADDRESS}.postalCode`, `${ADDRESS}.city`, ...MOVES_GOODS_PATHS],
  params: ['member'],
  source:
    'Field bounds, address: postal code and city mandatory whenever an address is sent; a warning because the schema accepts empty ones',
  bad: [{ sample: 'intraCommunityInvoice', set: { '/counterpart/address/postalCode': '' } }],
  check(document, found) {
    const address = document.counterpart?.address;
    if (address === undefined || movesGoods(document)) return;
    for (const member of MEMBERS) {
      if (isBlank(address[member])) found(['counterpart', 'address', member], { member });
    }
  },
});
