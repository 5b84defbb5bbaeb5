import type { Severity } from '../../types/index.js';
import type { Example } from '../engine/example.js';
import type { Rule } from '../engine/rule.js';

const SERVICE = 'Service description, Document (invoice) payload used by the issuance operation';
const SCHEMA = 'AADE XSD set v2.0.2 (reference/members.json)';
const OBSERVED = 'Observed behaviour of the service, Issuing: request';

const PUBLIC_SECTOR = 'AADE facts, Found later: documents to the public sector';

/** What a sample needs to be complete for the public sector. */
const publicSector: Readonly<Record<string, unknown>> = {
  '/providerB2gAdditionalInvoiceDetails': {
    contractReference: '21SYMV000001',
    buyerIdentifiers: [{ buyerIdentifier: '1020.E00697.0001' }],
  },
  '/invoiceDetails/0/itemClassificationIdentifiers': [{ classificationIdentifier: '30213100-6' }],
  '/invoiceDetails/1/itemClassificationIdentifiers': [{ classificationIdentifier: '22113000-5' }],
};

interface ShapeFacts {
  readonly severity?: Severity;
  readonly params: readonly string[];
  readonly enforces?: Rule['enforces'];
  readonly source: string;
  readonly authorityCode?: number;
  readonly alsoPrevents?: readonly number[];
  readonly set?: Example['set'];
  readonly remove?: Example['remove'];
}

function shapeRule<const Name extends string>(
  name: Name,
  facts: ShapeFacts,
): Rule & { readonly id: `shape/${Name}` } {
  const { severity = 'error', params, enforces, source, authorityCode, alsoPrevents, set, remove } = facts;
  return {
    id: `shape/${name}`,
    layer: 'shape',
    severity,
    appliesTo: 'all',
    paths: [''],
    params,
    source,
    ...(enforces && { enforces }),
    since: '2.0.1',
    good: { sample: 'salesInvoice' },
    bad: [{ sample: 'salesInvoice', ...(set && { set }), ...(remove && { remove }) }],
    ...(authorityCode !== undefined && { authorityCode }),
    ...(alsoPrevents && { alsoPrevents }),
  };
}

/** A rule for a bound of the authority's schema. */
const schemaRule = <const Name extends string>(name: Name, facts: Omit<ShapeFacts, 'source'>) =>
  shapeRule(name, { source: SCHEMA, authorityCode: 101, ...facts });

/** The rules for single members of a document or of facts. The reader reports them. */
export const shapeRules = [
  shapeRule('type', {
    params: ['expected', 'found', 'position'],
    enforces: ['mark-integer', 'listed-types', 'connected-lists', 'amounts-two-decimals'],
    source: SERVICE,
    set: { '/invoiceSummary/totalNetValue': '100.00' },
  }),
  shapeRule('missing', {
    params: ['member', 'seat'],
    enforces: ['party-members', 'counterpart-address', 'movement-address-members', 'movement-addresses'],
    source: SERVICE,
    authorityCode: 101,
    remove: ['/invoiceHeader/series'],
  }),
  schemaRule('empty-list', {
    params: ['min'],
    set: { '/invoiceDetails': [] },
  }),
  shapeRule('null-member', {
    severity: 'warning',
    params: ['member'],
    enforces: ['listed-types'],
    source: OBSERVED,
    set: { '/invoiceHeader/vehicleNumber': null },
  }),
  shapeRule('unknown-member', {
    severity: 'warning',
    params: ['member', 'meant', 'home', 'more', 'completion'],
    enforces: ['listed-members'],
    source: OBSERVED,
    set: { '/invoiceHeader/specialInvoiceCatgory': 12 },
  }),
  shapeRule('member-case', {
    severity: 'warning',
    params: ['member', 'meant'],
    enforces: ['listed-members'],
    source: OBSERVED,
    set: { '/invoiceHeader/CorrelatedInvoices': [400001234567890] },
  }),
  shapeRule('duplicate-member', {
    params: ['member', 'meant'],
    enforces: ['listed-members'],
    source: OBSERVED,
    set: { '/invoiceHeader/Series': 'B' },
  }),
  shapeRule('removed-member', {
    params: ['member'],
    enforces: ['transport-details-removed'],
    source: 'Service description, Value rules: otherTransportDetails was removed',
    set: { '/invoiceHeader/otherTransportDetails': [{ vehicleNumber: 'ΙΒΗ1234' }] },
  }),
  shapeRule('public-sector-block', {
    severity: 'warning',
    params: ['member'],
    source: `${OBSERVED}: documents to the public sector have a route of their own; on the other one their members are dropped, and a MARK comes back all the same`,
    set: { '/invoiceDetails/0/itemClassificationIdentifiers': [{ classificationIdentifier: '30213100-6' }] },
  }),
  shapeRule('cpv', {
    severity: 'warning',
    params: ['line', 'value'],
    source: `${PUBLIC_SECTOR}: lines carry itemClassificationIdentifiers (CPV)`,
    set: { ...publicSector, '/invoiceDetails/1/itemClassificationIdentifiers': [] },
  }),
  shapeRule('contract-missing', {
    severity: 'warning',
    params: [],
    source: `${PUBLIC_SECTOR}: the block names the contract`,
    set: { ...publicSector, '/providerB2gAdditionalInvoiceDetails/contractReference': '' },
  }),
  shapeRule('contracting-authority', {
    severity: 'warning',
    params: ['value'],
    source: `${PUBLIC_SECTOR}: the block names the contracting authority, such as 1020.E00697.0001`,
    set: {
      ...publicSector,
      '/providerB2gAdditionalInvoiceDetails/buyerIdentifiers/0/buyerIdentifier': '1020.697.1',
    },
  }),
  shapeRule('undescribed-member', {
    severity: 'warning',
    params: ['member', 'completion'],
    enforces: ['listed-members'],
    source: `${SCHEMA}: in the authority's schema, not in the service's payload`,
    set: { '/paymentMethods/0/tipAmount': 1.5 },
  }),
  shapeRule('filled-member', {
    severity: 'warning',
    params: ['member'],
    enforces: ['listed-members'],
    source: 'AADE facts, Found at the end of November 2026: members that the authority fills (273)',
    authorityCode: 273,
    set: { '/uid': 'A'.repeat(40) },
  }),
  shapeRule('unreadable', {
    params: ['count', 'max'],
    source:
      'Library: an object whose members cannot be read is not a document, and no list in a document has more than 100,000 elements',
  }),
  shapeRule('not-an-object', {
    params: ['found'],
    source: SERVICE,
    set: { '': null },
  }),
  shapeRule('list', {
    params: ['count'],
    source: SERVICE,
    set: { '': [{}] },
  }),
  shapeRule('request', {
    params: ['count'],
    source: 'Service description, Issuing: request: a request holds documents in its list invoice',
    set: { '': { invoice: [{}] } },
  }),
  shapeRule('request-list', {
    params: ['member'],
    source: 'Service description, Issuing: request: a request holds documents in its list invoice',
    set: { '': { invoices: [{}] } },
  }),
  shapeRule('facts', {
    params: [],
    source: 'Library: facts are the input of builders and have different member names',
    set: { '': { type: '11.1', series: 'ΛΑ', aa: '55', lines: [] } },
  }),
  shapeRule('negative', {
    params: ['value'],
    enforces: ['cancelled-amounts-positive'],
    source: `${SCHEMA}; Service description, Value rules: cancelled amounts are written positive`,
    authorityCode: 101,
    alsoPrevents: [282],
    set: { '/invoiceDetails/0/netValue': -1 },
  }),
  schemaRule('not-above', {
    params: ['value', 'above'],
    enforces: ['mark-integer', 'packaging'],
    set: { '/invoiceDetails/0/quantity': 0 },
  }),
  schemaRule('too-large', {
    params: ['value', 'max'],
    enforces: ['amounts-two-decimals'],
    set: { '/invoiceSummary/totalFeesAmount': 10_000_000_000_000 },
  }),
  schemaRule('decimals', {
    params: ['value', 'max'],
    enforces: ['amounts-two-decimals'],
    set: { '/invoiceSummary/totalFeesAmount': 0.005 },
  }),
  shapeRule('print-amount', {
    severity: 'warning',
    params: ['value'],
    source: 'reference/members.json: provider print field, no bound known',
    set: { '/invoiceDetails/0/totalDiscountValue': 0.005 },
  }),
  schemaRule('not-whole', {
    params: ['value'],
    enforces: ['mark-integer', 'listed-types'],
    set: { '/issuer/branch': 1.5 },
  }),
  schemaRule('out-of-range', {
    params: ['value', 'min', 'max', 'table', 'percent', 'vatCategory'],
    enforces: ['packaging', 'payment-types'],
    set: { '/invoiceDetails/0/vatCategory': 24 },
  }),
  shapeRule('unsafe-integer', {
    params: ['value'],
    enforces: ['mark-integer'],
    source:
      'Service description, Terms: a MARK is an integer; a double holds at most 9007199254740991 exactly',
    set: { '/invoiceHeader/multipleConnectedMarks': [9007199254740992] },
  }),
  schemaRule('exact-length', {
    params: ['length', 'exact'],
    authorityCode: 276,
    set: { '/invoiceDetails/0/TaricNo': '84733020' },
  }),
  schemaRule('too-short', {
    params: ['length', 'min'],
    set: { '/invoiceHeader/series': '' },
  }),
  shapeRule('too-long', {
    params: ['length', 'max'],
    source: SCHEMA,
    authorityCode: 262,
    set: { '/invoiceHeader/series': 'A'.repeat(51) },
  }),
  shapeRule('very-long', {
    severity: 'warning',
    params: ['length', 'usual'],
    source: 'reference/members.json: no limit is published; no printed document has such a long text',
    set: { '/providerAdditionalInvoiceDetails/issuer/profession': 'Α'.repeat(10_001) },
  }),
  schemaRule('unknown-code', {
    params: ['value', 'meant', 'table', 'codes'],
    enforces: ['type-code'],
    set: { '/invoiceHeader/currency': 'EURO' },
  }),
  shapeRule('type-not-on-channel', {
    params: ['value'],
    enforces: ['type-code'],
    source: 'AADE Providers description v2.0.2: types 1.1 to 11.5',
    authorityCode: 223,
    alsoPrevents: [341],
    set: { '/invoiceHeader/invoiceType': '13.1' },
  }),
  shapeRule('date', {
    params: ['value', 'day'],
    enforces: ['date-form', 'dates-and-times'],
    source: SERVICE,
    authorityCode: 101,
    set: { '/invoiceHeader/issueDate': '2026-02-30' },
  }),
  shapeRule('time', {
    params: ['value'],
    enforces: ['dates-and-times'],
    source: SERVICE,
    authorityCode: 101,
    set: { '/invoiceHeader/dispatchTime': '9:30' },
  }),
  shapeRule('uid', {
    params: ['value'],
    enforces: ['uid-form', 'connected-lists', 'offline-slip-by-uid'],
    source: 'Service description, Terms: UID',
    set: { '/invoiceHeader/multipleConnectedUids': ['abc'] },
  }),
  shapeRule('guid', {
    params: ['value'],
    enforces: ['table-guid', 'order-slips-share-table'],
    source: 'Service description, Document payload: tableAA (GUID string)',
    set: { '/invoiceHeader/tableAA': 'table 7' },
  }),
] as const satisfies readonly Rule[];

type NameOf<Id> = Id extends `shape/${infer Name}` ? Name : never;

/** The name of a rule, without `shape/`. */
export type ShapeRuleId = NameOf<(typeof shapeRules)[number]['id']>;
