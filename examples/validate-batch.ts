/**
 * The documents of one request.
 *
 * `validateBatch` checks each document on its own and all of them together: for example, repeated numbers and the
 * maximum size of a request. `whatChanges` shows the effect of another version of the specification.
 */
import { readFileSync } from 'node:fs';
import { buildUnknown, validateBatch, whatChanges } from 'parastatiko';

const build = (name: string) =>
  buildUnknown(JSON.parse(readFileSync(new URL(`shop-day/${name}.json`, import.meta.url), 'utf8')));

const documents = ['01-receiving-note', '10-invoice-withheld-tax', '10-invoice-withheld-tax'].map(build);

const { ok, issues } = validateBatch(documents);
console.log(`ok: ${ok}`);
for (const { path, message } of issues) console.log(`${path.join('/')}\n  ${message}`);

for (const { index, appears, disappears } of whatChanges(documents, '2.0.1', '2.0.2')) {
  console.log(`document ${index + 1}: ${appears.length} appear, ${disappears.length} disappear`);
  for (const { rule } of [...appears, ...disappears]) console.log(`  ${rule}`);
}
