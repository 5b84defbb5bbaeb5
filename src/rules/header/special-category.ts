import { readOnlySpecialCategories } from '../../codes/generated/code-facts.js';
import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';

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
