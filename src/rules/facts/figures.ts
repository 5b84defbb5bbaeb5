import { LEVY, ruleOfFacts } from './rule.js';

/** Facts that totals cannot be computed from. The names are those of `TotalsProblemName`. */
export const figuresOfFacts = [
  ruleOfFacts('quantity-missing', { params: ['lead'], remove: ['/lines/0/quantity'] }),
  ruleOfFacts('value-negative', { params: ['value'], set: { '/lines/0/unitPrice': '-24.90' } }),
  ruleOfFacts('value-digits', { params: ['value'], set: { '/lines/0/unitPrice': '0.12345678901234567' } }),
  ruleOfFacts('amount-decimals', { params: ['value'], set: { '/payments/0/amount': '77.005' } }),
  ruleOfFacts('amount-range', { params: ['value'], set: { '/lines/0/quantity': '99999999999999' } }),
  ruleOfFacts('discount-too-large', {
    params: ['discount', 'of'],
    set: { '/lines/0/discount': { amount: '50.00' } },
  }),
  ruleOfFacts('discount-basis-mixed', {
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
  ruleOfFacts('tax-amount-missing', {
    params: ['category', 'counted'],
    set: { '/lines/0/withheld': { category: 11 } },
  }),
  ruleOfFacts('levy-unstated', {
    params: ['category'],
    source: LEVY,
    sample: 'residenceLevy',
    set: { '/lines/0/otherTaxes': { category: 7 } },
  }),
  ruleOfFacts('levy-night-unknown', {
    params: ['night'],
    source: LEVY,
    sample: 'residenceLevy',
    set: { '/lines/0/otherTaxes/firstNight': '2023-12-31' },
  }),
  ruleOfFacts('levy-two-seasons', {
    params: ['category'],
    source: LEVY,
    sample: 'serviceInvoice',
    set: {
      '/lines/0/otherTaxes': { category: 23, firstNight: '2026-10-31', nights: 2, rooms: 1 },
    },
  }),
  ruleOfFacts('stay-without-levy', {
    params: ['category'],
    source: LEVY,
    sample: 'residenceLevy',
    set: { '/lines/0/otherTaxes/category': 17 },
  }),
  ruleOfFacts('gross-negative', { params: ['gross'], set: { '/lines/0/deductions': { amount: '500.00' } } }),
  ruleOfFacts('classification-amount-missing', {
    params: [],
    set: {
      '/lines/0/income': [
        { category: 'category1_1', type: 'E3_561_001' },
        { category: 'category1_2', type: 'E3_561_001' },
      ],
    },
  }),
  ruleOfFacts('classification-too-large', {
    params: ['stated', 'net'],
    set: {
      '/lines/0/income': [
        { category: 'category1_1', type: 'E3_561_001', amount: '60.00' },
        { category: 'category1_2', type: 'E3_561_001' },
      ],
    },
  }),
  ruleOfFacts('payments-rest-twice', {
    params: [],
    set: {
      '/payments': [
        { type: 3, amount: 'rest' },
        { type: 7, amount: 'rest' },
      ],
    },
  }),
  ruleOfFacts('payments-too-large', {
    params: ['paid', 'gross'],
    set: {
      '/payments': [
        { type: 3, amount: '80.00' },
        { type: 7, amount: 'rest' },
      ],
    },
  }),
] as const;
