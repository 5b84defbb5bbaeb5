/**
 * Repair what has one right answer.
 *
 * `applyFixes` makes the changes of a report that leave no other answer, on a copy: a bare tax number, a total that the
 * lines give, the text of the payments. What has more than one answer stays with you.
 */
import { readFileSync } from 'node:fs';
import { applyFixes, validate } from 'parastatiko';

const file = new URL('shop-day/broken.json', import.meta.url);
const received: unknown = JSON.parse(readFileSync(file, 'utf8'));
const { document, applied, left } = applyFixes(received, validate(received));

for (const { path, fix } of applied) console.log(`${path.join('/')} = ${JSON.stringify(fix?.value)}`);
for (const { path, message } of left) console.log(`left: ${path.join('/')}\n  ${message}`);
console.log(`issues before: ${applied.length + left.length}, after: ${validate(document).issues.length}`);
