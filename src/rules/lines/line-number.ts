import { rule } from '../engine/rule.js';
import { isUsualLines } from './usual-lines.js';

/** Each line has its own number. */
export const numberRepeated = rule({
  id: 'lines/number-repeated',
  unless: isUsualLines,
  paths: ['invoiceDetails[].lineNumber'],
  params: ['lineNumber'],
  authorityCode: 261,
  source: 'AADE ERP REST API description v2.0.2, errors (261)',
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/1/lineNumber': 1 } }],
  check({ invoiceDetails }, found) {
    let last = 0;
    let rises = true;
    for (const { lineNumber } of invoiceDetails) {
      if (lineNumber <= last) rises = false;
      last = lineNumber;
    }
    // Increasing numbers cannot repeat, and nearly all documents have them.
    if (rises) return;
    const seen = new Set<number>();
    for (const [index, { lineNumber }] of invoiceDetails.entries()) {
      if (seen.has(lineNumber)) found(['invoiceDetails', index, 'lineNumber'], { lineNumber });
      seen.add(lineNumber);
    }
  },
});
