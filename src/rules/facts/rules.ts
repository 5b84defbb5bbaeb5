import type { Example } from '../engine/example.js';
import type { Rule } from '../engine/rule.js';
import type { factsSamples } from './samples.js';

type FactsSample = keyof typeof factsSamples;

interface FactsRuleFacts {
  readonly params: readonly string[];
  readonly source?: string;
  readonly authorityCode?: number;
  readonly severity?: 'warning';
  /** The facts of the good example, which the bad example changes. */
  readonly sample?: FactsSample;
  readonly set?: Example['set'];
  readonly remove?: Example['remove'];
}

const FACTS = 'docs/architecture.md, Facts';
const TYPES = 'reference/codes.json, invoiceTypes';
const LEVY = 'reference/accommodation-levy.json: an amount for each room and night, by season and period';

function factsRule<const Name extends string>(
  name: Name,
  facts: FactsRuleFacts,
): Rule & { readonly id: `facts/${Name}` } {
  const { params, source = FACTS, authorityCode, sample = 'salesInvoice', set, remove } = facts;
  return {
    id: `facts/${name}`,
    layer: 'facts',
    severity: facts.severity ?? 'error',
    appliesTo: 'all',
    paths: [''],
    params,
    source,
    since: '2.0.1',
    good: { sample },
    bad: [{ sample, ...(set && { set }), ...(remove && { remove }) }],
    ...(authorityCode !== undefined && { authorityCode }),
  };
}

/** Problems of values that only facts can have. The rules of `shape/` cover all others. */
const valuesOfFacts = [
  factsRule('unknown-type', { params: ['value', 'types'], source: TYPES, set: { '/type': '99.9' } }),
  factsRule('type-not-on-channel', {
    params: ['otherType', 'types'],
    source: TYPES,
    authorityCode: 223,
    set: { '/type': '13.1' },
  }),
  factsRule('decimal-form', { params: ['value'], set: { '/lines/0/unitPrice': '24,90' } }),
  factsRule('decimal-inexact', { params: ['value'], set: { '/lines/0/unitPrice': 0.30000000000000004 } }),
] as const;

/** Facts that contradict each other, or that the document type does not allow. */
const meaningOfFacts = [
  factsRule('not-allowed-on-type', {
    params: ['member', 'type'],
    source: TYPES,
    authorityCode: 205,
    sample: 'retailReceipt',
    set: { '/toWeigh': true },
  }),
  factsRule('service-counted', {
    params: ['member', 'type'],
    source: TYPES,
    authorityCode: 205,
    sample: 'serviceInvoice',
    set: { '/lines/0/quantity': 2 },
  }),
  factsRule('credited-missing', {
    params: [],
    source: TYPES,
    sample: 'creditInvoice',
    remove: ['/correlatedInvoices'],
  }),
  factsRule('note-missing', {
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
  factsRule('mark', {
    params: ['value'],
    sample: 'creditInvoice',
    set: { '/correlatedInvoices': ['4000O1234567890'] },
  }),
  factsRule('serial-number', { params: ['value'], set: { '/aa': 101.5 } }),
  factsRule('unit', { params: ['value', 'label'], set: { '/lines/0/unit': 'κιβώτιο' } }),
  factsRule('price-missing', { params: ['members'], remove: ['/lines/0/unitPrice'] }),
  factsRule('price-twice', { params: ['members'], set: { '/lines/0/gross': '61.75' } }),
  factsRule('discount', { params: [], set: { '/lines/0/discount': { percent: 10, amount: '5.00' } } }),
  factsRule('vat-missing', { params: [], remove: ['/lines/0/vat'] }),
  factsRule('vat-unknown', { params: ['percent'], set: { '/lines/0/vat': 23 } }),
  factsRule('vat-ambiguous', { params: ['percent', 'categories'], set: { '/lines/0/vat': 4 } }),
  factsRule('vat-conflict', {
    params: ['vat', 'vatCategory', 'percent'],
    set: { '/lines/0/vatCategory': 2 },
  }),
  factsRule('income', { params: ['value'], set: { '/lines/0/income': 'sales' } }),
  factsRule('no-usual-income', {
    params: ['income', 'type'],
    sample: 'serviceInvoice',
    set: { '/lines/0/income': 'goods' },
  }),
  factsRule('vat-number-not-bare', {
    params: ['value', 'meant'],
    source: 'Observed behaviour of the service, Issuing: request',
    set: { '/counterpart/vatNumber': 'EL987654324' },
  }),
  factsRule('name-unused', {
    params: ['name', 'printed'],
    severity: 'warning',
    source: 'AADE ERP REST API description v2.0.2, errors (219, 220): a party in Greece has no name here',
    set: { '/issuer/name': 'Άλλη Α.Ε.' },
  }),
  // Plain facts cannot break this rule. JavaScript code can, by passing a member that the builder sets itself.
  factsRule('builder-conflict', { params: ['member', 'meant', 'value'] }),
] as const;

/** Facts that totals cannot be computed from. The names are those of `TotalsProblemName`. */
const figuresOfFacts = [
  factsRule('quantity-missing', { params: ['lead'], remove: ['/lines/0/quantity'] }),
  factsRule('value-negative', { params: ['value'], set: { '/lines/0/unitPrice': '-24.90' } }),
  factsRule('value-digits', { params: ['value'], set: { '/lines/0/unitPrice': '0.12345678901234567' } }),
  factsRule('amount-decimals', { params: ['value'], set: { '/payments/0/amount': '77.005' } }),
  factsRule('amount-range', { params: ['value'], set: { '/lines/0/quantity': '99999999999999' } }),
  factsRule('discount-too-large', {
    params: ['discount', 'of'],
    set: { '/lines/0/discount': { amount: '50.00' } },
  }),
  factsRule('discount-basis-mixed', {
    params: [],
    set: {
      '/lines/1': {
        description: 'Βιβλίο',
        quantity: 10,
        unit: 1,
        unitPriceWithVat: '1.70',
        vat: 13,
        income: 'goods',
      },
      '/discount': { amount: '5.00' },
    },
  }),
  factsRule('tax-amount-missing', {
    params: ['category', 'counted'],
    set: { '/lines/0/withheld': { category: 11 } },
  }),
  factsRule('levy-unstated', {
    params: ['category'],
    source: LEVY,
    sample: 'residenceLevy',
    set: { '/lines/0/otherTaxes': { category: 7 } },
  }),
  factsRule('levy-night-unknown', {
    params: ['night'],
    source: LEVY,
    sample: 'residenceLevy',
    set: { '/lines/0/otherTaxes/firstNight': '2023-12-31' },
  }),
  factsRule('levy-two-seasons', {
    params: ['category'],
    source: LEVY,
    sample: 'serviceInvoice',
    set: {
      '/lines/0/otherTaxes': { category: 23, firstNight: '2026-10-31', nights: 2, rooms: 1 },
    },
  }),
  factsRule('stay-without-levy', {
    params: ['category'],
    source: LEVY,
    sample: 'residenceLevy',
    set: { '/lines/0/otherTaxes/category': 17 },
  }),
  factsRule('gross-negative', { params: ['gross'], set: { '/lines/0/deductions': { amount: '500.00' } } }),
  factsRule('classification-amount-missing', {
    params: [],
    set: {
      '/lines/0/income': [
        { category: 'category1_1', type: 'E3_561_001' },
        { category: 'category1_2', type: 'E3_561_001' },
      ],
    },
  }),
  factsRule('classification-too-large', {
    params: ['stated', 'net'],
    set: {
      '/lines/0/income': [
        { category: 'category1_1', type: 'E3_561_001', amount: '60.00' },
        { category: 'category1_2', type: 'E3_561_001' },
      ],
    },
  }),
  factsRule('payments-rest-twice', {
    params: [],
    set: {
      '/payments': [
        { type: 3, amount: 'rest' },
        { type: 7, amount: 'rest' },
      ],
    },
  }),
  factsRule('payments-too-large', {
    params: ['paid', 'gross'],
    set: {
      '/payments': [
        { type: 3, amount: '80.00' },
        { type: 7, amount: 'rest' },
      ],
    },
  }),
] as const;

/** The rules for facts: why `buildDocument` and the builders refuse. Reported by the reader of facts. */
export const factsRules = [
  ...valuesOfFacts,
  ...meaningOfFacts,
  ...figuresOfFacts,
] as const satisfies readonly Rule[];
