/**
 * Validating a document from another program.
 *
 * `validate` accepts any value from any source, and returns all issues at once. Programs read `rule`, `path` and
 * `params`; people read `message`.
 */
import { readFileSync } from 'node:fs';
import { validate } from 'parastatiko';

const file = new URL('shop-day/broken.json', import.meta.url);
const received: unknown = JSON.parse(readFileSync(file, 'utf8'));
const report = validate(received, { now: new Date('2026-11-20T18:30:00+02:00') });

console.log(`ok: ${report.ok}`);
for (const { severity, rule, path, message } of report.issues) {
  console.log(`${severity} ${rule} at ${path.join('/')}\n  ${message}`);
}
