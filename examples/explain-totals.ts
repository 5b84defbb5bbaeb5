/**
 * How the figures are computed.
 *
 * `explainTotals` returns the steps behind each figure of a document as data: the terms, the result, and the stated
 * value. It reads any document; here it shows where a document from another program contradicts itself.
 */
import { readFileSync } from 'node:fs';
import { explainTotals } from 'parastatiko';

const file = new URL('shop-day/broken.json', import.meta.url);
const broken: unknown = JSON.parse(readFileSync(file, 'utf8'));

for (const { path, operation, terms, computed, stated, agrees } of explainTotals(broken)) {
  if (terms.length === 0) continue;
  const values = terms.map(({ value, sign }) => `${sign < 0 ? '−' : ''}${value}`).join(', ');
  console.log(
    `${agrees ? '✓' : '✗'} ${path.join('/')}: ${operation} of ${values} = ${computed}, stated ${stated}`,
  );
}
