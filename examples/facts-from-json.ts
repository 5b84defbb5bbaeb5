/**
 * A document from plain JSON.
 *
 * The same facts as one plain object, as written by a till or another language. `checkUnknown` returns what it finds
 * and never throws; `buildUnknown` throws instead.
 */
import { readFileSync } from 'node:fs';
import { checkUnknown } from 'parastatiko';

const file = new URL('shop-day/09-invoice-closing-delivery-note.json', import.meta.url);
const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));

const result = checkUnknown(facts, { now: new Date('2026-11-20T18:30:00+02:00') });
if (result.ok) console.log(JSON.stringify(result.document.invoiceSummary, null, 2));
else for (const issue of result.issues) console.log(`${issue.path.join('/')}: ${issue.message}`);
