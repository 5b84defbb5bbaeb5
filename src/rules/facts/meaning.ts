import { ruleOfFacts, TYPES } from './rule.js';

/** Problems of values that only facts can have. The rules of `shape/` cover all others. */
export const valuesOfFacts = [
  ruleOfFacts('not-an-object', { params: ['found'], set: { '': null } }),
  ruleOfFacts('list', { params: ['count'], set: { '': [{}] } }),
  ruleOfFacts('document', { params: [], set: { '': { invoiceHeader: {}, invoiceDetails: [] } } }),
  ruleOfFacts('type-number', { params: ['type'], source: TYPES, set: { '/type': 1.1 } }),
  ruleOfFacts('unknown-type', {
    params: ['value', 'types', 'codes'],
    source: TYPES,
    set: { '/type': '11.9' },
  }),
  ruleOfFacts('type-not-on-channel', {
    params: ['otherType', 'types'],
    source: TYPES,
    authorityCode: 223,
    set: { '/type': '13.1' },
  }),
  ruleOfFacts('decimal-form', { params: ['value'], set: { '/lines/0/unitPrice': '24,90' } }),
  ruleOfFacts('decimal-inexact', { params: ['value'], set: { '/lines/0/unitPrice': 0.30000000000000004 } }),
] as const;

/** Facts that contradict each other, or that the document type does not allow. */
export const meaningOfFacts = [
  ruleOfFacts('not-allowed-on-type', {
    params: ['member', 'type'],
    source: TYPES,
    authorityCode: 205,
    sample: 'retailReceipt',
    set: { '/toWeigh': true },
  }),
  ruleOfFacts('service-counted', {
    params: ['member', 'type'],
    source: TYPES,
    authorityCode: 205,
    sample: 'serviceInvoice',
    set: { '/lines/0/quantity': 2 },
  }),
  ruleOfFacts('not-self-billed', {
    params: ['member', 'type'],
    source: 'AADE facts, Classifications: self-billed documents carry expense rows (231 on the others)',
    authorityCode: 231,
    set: { '/lines/0/expenses': { type: 'E3_102_001', category: 'category2_1' } },
  }),
  ruleOfFacts('credited-missing', {
    params: [],
    source: TYPES,
    sample: 'creditInvoice',
    remove: ['/correlatedInvoices'],
  }),
  ruleOfFacts('note-missing', {
    params: [],
    source: TYPES,
    sample: 'deliveryNote',
    set: { '/type': '10.1', '/receivingNotePurpose': 5 },
    remove: [
      '/movePurpose',
      '/dispatchDate',
      '/dispatchTime',
      '/vehicleNumber',
      '/loadingAddress',
      '/deliveryAddress',
    ],
  }),
  ruleOfFacts('mark', {
    params: ['value'],
    sample: 'creditInvoice',
    set: { '/correlatedInvoices': ['4000O1234567890'] },
  }),
  ruleOfFacts('serial-number', { params: ['value'], set: { '/aa': 101.5 } }),
  ruleOfFacts('unit', { params: ['value', 'label', 'unit', 'times'], set: { '/lines/0/unit': 'κιβώτιο' } }),
  ruleOfFacts('price-missing', { params: ['members'], remove: ['/lines/0/unitPrice'] }),
  ruleOfFacts('price-twice', { params: ['members'], set: { '/lines/0/gross': '61.75' } }),
  ruleOfFacts('discount', { params: [], set: { '/lines/0/discount': { percent: 10, amount: '5.00' } } }),
  ruleOfFacts('vat-missing', { params: [], remove: ['/lines/0/vat'] }),
  ruleOfFacts('vat-unknown', { params: ['percent', 'known'], set: { '/lines/0/vat': 23 } }),
  ruleOfFacts('exemption-missing', {
    params: ['line'],
    source: 'AADE ERP REST API description v2.0.2, errors (217)',
    authorityCode: 217,
    set: { '/lines/0/vat': 0 },
  }),
  ruleOfFacts('vat-ambiguous', {
    params: ['percent', 'categories', 'islands', 'law5057'],
    set: { '/lines/0/vat': 4 },
  }),
  ruleOfFacts('vat-conflict', {
    params: ['vat', 'vatCategory', 'percent'],
    set: { '/lines/0/vatCategory': 2 },
  }),
  ruleOfFacts('income', { params: ['value'], set: { '/lines/0/income': 'sales' } }),
  ruleOfFacts('no-usual-income', {
    params: ['income', 'type'],
    sample: 'serviceInvoice',
    set: { '/lines/0/income': 'goods' },
  }),
  ruleOfFacts('vat-number-not-bare', {
    params: ['value', 'meant'],
    source: 'Observed behaviour of the service, Issuing: request',
    set: { '/counterpart/vatNumber': 'EL987654324' },
  }),
  ruleOfFacts('name-unused', {
    params: ['name', 'printed'],
    severity: 'warning',
    source: 'AADE ERP REST API description v2.0.2, errors (219, 220): a party in Greece has no name here',
    set: { '/issuer/name': 'Άλλη Α.Ε.' },
  }),
  // Plain facts cannot break this rule. JavaScript code can, by passing a member that the builder sets itself.
  ruleOfFacts('builder-conflict', { params: ['member', 'meant', 'value'] }),
] as const;
