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
