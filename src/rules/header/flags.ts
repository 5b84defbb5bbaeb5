import { invoiceTypeFacts } from '../../codes/index.js';
import { headerFlags } from '../../types/generated/member-paths.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { memberOnType } from '../shared/member-on-type.js';

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
