/**
 * Cancelling a whole table.
 *
 * A total cancellation (8.6) lists the slips that it cancels. It needs no lines, so it can be built at once; the one
 * line of zeros that the service requires is derived.
 */
import { tableCancellation } from 'parastatiko';
import { shop } from './shared/parties.js';

const cancellation = tableCancellation({
  issuer: shop,
  series: 'ΔΠ',
  aa: '315',
  issueDate: '2026-11-20',
  tableAA: '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314',
  multipleConnectedMarks: ['400001970000104', '400001970000105'],
}).build();

console.log(JSON.stringify(cancellation, null, 2));
