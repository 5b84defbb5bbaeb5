import { readOnlySpecialCategories } from '../../codes/generated/code-facts.js';
import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { invoiceTypeFacts } from '../../codes/index.js';
import { headerFlags, laterHeaderMembers } from '../../types/generated/member-paths.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';

const VERSION = '2.0.2';

/** A member from a later version is unknown to earlier ones. */
export const memberOfLaterVersion = rule({
  id: 'header/member-of-later-version',
  severity: 'warning',
  paths: laterHeaderMembers.map((member) => `invoiceHeader.${member}` as const),
  params: ['member', 'version'],
  authorityCode: 101,
  source: `AADE facts, Versions: ${VERSION} added ${laterHeaderMembers.join(', ')}; a warning because the service may drop unknown members`,
  until: '2.0.1',
  good: { sample: 'deliveryNote', specification: '2.0.1' },
  bad: [
    { sample: 'receivingNote', specification: '2.0.1' },
    {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/nonObligatedRecipient': true },
      specification: '2.0.1',
    },
  ],
  check({ invoiceHeader: header }, found) {
    for (const member of laterHeaderMembers) {
      if (header[member] !== undefined) found(['invoiceHeader', member], { member, version: VERSION });
    }
  },
});

const CATEGORY = ['invoiceHeader', 'specialInvoiceCategory'];

const CATEGORY_MEMBER = 'invoiceHeader.specialInvoiceCategory';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';

/** Tax-free sales are not issued through a provider. */
export const taxFreeOnChannel = rule({
  id: 'header/tax-free-on-channel',
  onlyWith: CATEGORY_MEMBER,
  paths: [CATEGORY_MEMBER],
  authorityCode: 266,
  alsoPrevents: [267],
  source: `${SPECIFICATION}, errors (266, 267)`,
  good: { sample: 'tableClosing' },
  bad: [{ sample: 'retailReceipt', set: { '/invoiceHeader/specialInvoiceCategory': 4 } }],
  check({ invoiceHeader: header }, found) {
    if (header.specialInvoiceCategory === SpecialInvoiceCategory.TaxFree) found([...CATEGORY]);
  },
});

/** Values that only the authority sets, for documents of fiscal devices. */
export const readOnlyCategory = rule({
  id: 'header/special-category-read-only',
  onlyWith: CATEGORY_MEMBER,
  paths: [CATEGORY_MEMBER],
  params: ['specialInvoiceCategory'],
  source: `${SPECIFICATION}, special categories 8 and 9: read only`,
  good: { sample: 'tableClosing' },
  bad: [{ sample: 'retailReceipt', set: { '/invoiceHeader/specialInvoiceCategory': 8 } }],
  check({ invoiceHeader: { specialInvoiceCategory } }, found) {
    if (specialInvoiceCategory === undefined) return;
    if (!readOnlySpecialCategories.includes(specialInvoiceCategory)) return;
    found([...CATEGORY], { specialInvoiceCategory });
  },
});

/** Only a retail credit may state that it cannot name the document that it credits. */
export const correlationDifficultyOnType = rule({
  id: 'header/correlation-difficulty-on-type',
  appliesTo: typesWhere((_, type) => type !== '11.4'),
  onlyWith: CATEGORY_MEMBER,
  paths: [CATEGORY_MEMBER, 'invoiceHeader.invoiceType'],
  params: ['type'],
  source: `${SPECIFICATION}, special category 13: only 11.4 and 14.30`,
  good: { sample: 'retailCredit', set: { '/invoiceHeader/specialInvoiceCategory': 13 } },
  bad: [{ sample: 'creditInvoice', set: { '/invoiceHeader/specialInvoiceCategory': 13 } }],
  check({ invoiceHeader: header }, found) {
    if (header.specialInvoiceCategory !== SpecialInvoiceCategory.CorrelationDifficulty) return;
    found([...CATEGORY], { type: header.invoiceType });
  },
});

/** Variation types belong to other channels. */
export const variationType = rule({
  id: 'header/variation-type',
  onlyWith: 'invoiceHeader.invoiceVariationType',
  paths: ['invoiceHeader.invoiceVariationType'],
  params: ['variationType'],
  alsoPrevents: [263, 264],
  source: `${SPECIFICATION}, invoiceVariationType: not on the provider channel`,
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/invoiceVariationType': 1 } }],
  check({ invoiceHeader: { invoiceVariationType } }, found) {
    if (invoiceVariationType === undefined) return;
    found(['invoiceHeader', 'invoiceVariationType'], { variationType: invoiceVariationType });
  },
});

const PATHS = headerFlags.map((flag) => `invoiceHeader.${flag}` as const);

/** A flag is sent only if it is true. */
export const falseFlag = rule({
  id: 'header/false-flag',
  severity: 'warning',
  onlyWith: PATHS,
  paths: PATHS,
  params: ['member'],
  authorityCode: 214,
  hasSafeFix: true,
  source:
    'AADE ERP REST API description v2.0.2, errors (214); a warning because templates of the service contain false flags (Observed behaviour, Documents)',
  good: { sample: 'movingInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/vatPaymentSuspension': false } }],
  check({ invoiceHeader: header }, found) {
    for (const member of headerFlags) {
      if (header[member] !== false) continue;
      const path = ['invoiceHeader', member];
      found(path, { member }, { path: [...path], value: undefined, safe: true });
    }
  },
});

/** Only POS receipts collect payments for a third party. */
export const thirdPartyCollectionOnType = memberOnType({
  id: 'header/third-party-collection-on-type',
  member: 'thirdPartyCollection',
  appliesTo: typesWhere((_, type) => type !== '8.4' && type !== '8.5'),
  source: 'AADE ERP REST API description v2.0.2, thirdPartyCollection: only 8.4 and 8.5',
  good: { sample: 'posCollection', set: { '/invoiceHeader/thirdPartyCollection': true } },
  bad: [{ sample: 'retailReceipt', set: { '/invoiceHeader/thirdPartyCollection': true } }],
});

const BY_TYPE = ['selfPricing', 'fuelInvoice'] as const;

/** The flags for self-pricing and fuel are known on some types only. */
export const flagUnusualOnType = rule({
  id: 'header/flag-unusual-on-type',
  severity: 'warning',
  appliesTo: typesWhere((facts) => !facts.selfPricing || !facts.fuelInvoice),
  onlyWith: BY_TYPE.map((flag) => `invoiceHeader.${flag}` as const),
  paths: ['invoiceHeader.selfPricing', 'invoiceHeader.fuelInvoice', 'invoiceHeader.invoiceType'],
  params: ['member', 'type'],
  authorityCode: 205,
  source: 'Code tables, invoice types: fuelInvoice and selfPricing by type (single source)',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/selfPricing': true } },
  bad: [{ sample: 'retailReceipt', set: { '/invoiceHeader/selfPricing': true } }],
  check({ invoiceHeader: header }, found) {
    for (const member of BY_TYPE) {
      if (header[member] !== true || invoiceTypeFacts[header.invoiceType][member]) continue;
      found(['invoiceHeader', member], { member, type: header.invoiceType });
    }
  },
});
