import { flowRules } from './flow-rule.js';

const DUPLICATES = 'Observed behaviour, Duplicates and lost answers';
const IDENTIFIER = 'AADE facts, Identifier: issuer, date, branch, type, series, aa';
const LIMIT = 'Error 212: a serial number of a Greek issuer is at most 18446744073709551615';
const PORT = 'docs/guide/numbering.md';

/** Refusals of numbering. */
export const numberingRules = flowRules([
  { id: 'numbering/series', params: ['member', 'found'], source: IDENTIFIER },
  {
    id: 'numbering/other-series',
    params: ['vatNumber', 'branch', 'invoiceType', 'series'],
    source: PORT,
  },
  { id: 'numbering/first-number', params: ['found'], source: LIMIT },
  { id: 'numbering/exhausted', params: ['series', 'last'], source: LIMIT },
  { id: 'numbering/reservation', params: ['member', 'found'], source: PORT },
  { id: 'numbering/option', params: ['member', 'found'], source: PORT },
  { id: 'numbering/not-reserved', params: ['series', 'aa'], source: PORT },
  { id: 'numbering/reused', params: ['aa', 'recorded', 'found'], source: DUPLICATES },
  { id: 'numbering/elsewhere', params: ['name', 'aa', 'other'], source: DUPLICATES },
  { id: 'numbering/committed', params: ['aa', 'name'], source: DUPLICATES },
  { id: 'numbering/burnt', params: ['aa', 'reason'], source: PORT },
  { id: 'numbering/not-refused', params: ['aa', 'outcome'], source: DUPLICATES },
  { id: 'numbering/reason-missing', params: ['aa'], source: PORT },
]);
