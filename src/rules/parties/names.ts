import { type RuleFacts, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { isBlank } from '../text/is-blank.js';
import { isUsualParties } from './usual-parties.js';

const PARTIES = ['issuer', 'counterpart'] as const;

/** All types but delivery and receiving notes. Whether an invoice moves goods depends on its flag. */
const values = typesWhere(({ family }) => family !== 'deliveryNote' && family !== 'receivingNote');

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

// The service passes on names and addresses of parties on movement documents (Observed behaviour). It is the same
// member on every type, so on other types it probably also reaches the authority, which refuses it there.
const WHY = 'AADE ERP REST API description v2.0.2, errors';

const WHERE = 'the service passes the member on, so it reaches the authority on every type';

/** The authority knows the names of Greek issuers. Only goods movements repeat them. */
export const greekIssuerNamed = rule({
  id: 'parties/greek-issuer-named',
  appliesTo: values,
  onlyWith: ['issuer.name', 'issuer.address'],
  paths: ['issuer.name', 'issuer.address', 'issuer.country', ...MOVES_GOODS_PATHS],
  params: ['member'],
  authorityCode: 219,
  enforces: ['party-members'],
  source: `${WHY} (219): name and address of a Greek issuer; ${WHERE}`,
  good: { sample: 'movingInvoice' },
  bad: [
    { sample: 'salesInvoice', set: { '/issuer/name': 'Η Αυλή Μαρκάκη Ε.Ε.' } },
    { sample: 'orderSlip', set: { '/issuer/address': { postalCode: '10563', city: 'Αθήνα' } } },
  ],
  check(document, found) {
    const { issuer } = document;
    if (issuer.country !== 'GR' || movesGoods(document)) return;
    if (!isBlank(issuer.name)) found(['issuer', 'name'], { member: 'name' });
    if (issuer.address !== undefined) found(['issuer', 'address'], { member: 'address' });
  },
});

type Facts = Pick<RuleFacts, 'id' | 'severity' | 'appliesTo' | 'enforces' | 'source' | 'good' | 'bad'>;

const namedCounterpart = (facts: Facts) =>
  rule({
    ...facts,
    onlyWith: 'counterpart.name',
    paths: ['counterpart.name', 'counterpart.country', ...MOVES_GOODS_PATHS],
    params: ['name'],
    authorityCode: 220,
    check(document, found) {
      const { counterpart } = document;
      const name = counterpart?.name;
      if (name === undefined || isBlank(name) || counterpart?.country !== 'GR' || movesGoods(document))
        return;
      found(['counterpart', 'name'], { name });
    },
  });

/** The same for a Greek counterpart, which may have an address. */
export const greekCounterpartNamed = namedCounterpart({
  id: 'parties/greek-counterpart-named',
  severity: 'error',
  appliesTo: values.filter((type) => type !== '8.6'),
  enforces: ['party-members'],
  source: `${WHY} (220): name of a Greek counterpart; ${WHERE}`,
  good: { sample: 'movingInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/counterpart/name': 'Νικολάου Ο.Ε.' } }],
});

/** Probably also on a slip. But there the counterpart itself is disputed. */
export const slipCounterpartNamed = namedCounterpart({
  id: 'parties/slip-counterpart-named',
  severity: 'warning',
  appliesTo: ['8.6'],
  enforces: ['party-members'],
  source: `${WHY} (220): name of a Greek counterpart; a warning because templates of 8.6 carry a counterpart (Observed behaviour, Documents)`,
  bad: [
    {
      sample: 'orderSlip',
      set: {
        '/counterpart': { vatNumber: '987654324', country: 'GR', branch: 0, name: 'Νικολάου Ο.Ε.' },
      },
    },
  ],
});

/** The authority knows neither name nor address of a party abroad. */
export const foreignPartyIncomplete = rule({
  id: 'parties/foreign-party-incomplete',
  unless: isUsualParties,
  severity: 'warning',
  appliesTo: values,
  onlyWith: 'counterpart',
  paths: ['counterpart.name', 'counterpart.address', 'counterpart.country', ...MOVES_GOODS_PATHS],
  params: ['member', 'country'],
  authorityCode: 204,
  source:
    'AADE facts, Parties: name and address of foreign parties expected; a warning because the service describes no name in the counterpart and may take it from the print block',
  bad: [{ sample: 'intraCommunityInvoice', remove: ['/counterpart/name', '/counterpart/address'] }],
  check(document, found) {
    const { counterpart } = document;
    if (counterpart === undefined || counterpart.country === 'GR' || movesGoods(document)) return;
    const { country } = counterpart;
    if (isBlank(counterpart.name)) found(['counterpart', 'name'], { member: 'name', country });
    if (counterpart.address === undefined) found(['counterpart', 'address'], { member: 'address', country });
  },
});
