/**
 * The authority's XML.
 *
 * `parastatiko/registry` writes documents as the authority's `InvoicesDoc` and reads it back, also the detailed XML that the
 * service gives for download; `uidOf` computes a document's identifier where it is needed before an answer came.
 */
import { readFileSync } from 'node:fs';
import { buildDocument, validate } from 'parastatiko';
import { fromRegistryXml, toRegistryXml, uidOf } from 'parastatiko/registry';

const file = new URL('shop-day/10-invoice-withheld-tax.json', import.meta.url);
const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
const invoice = buildDocument(facts);

const xml = toRegistryXml([invoice]);
console.log(xml.replaceAll('><', '>\n<'));

for (const { document, unread } of fromRegistryXml(xml)) {
  const { issues } = validate(document);
  console.log(
    `read back: gross ${document?.invoiceSummary?.totalGrossValue}, ${unread.length} elements not read`,
  );
  // What stands on the printed page does not go to the authority, so it does not come back.
  console.log(`issues: ${issues.map(({ rule }) => rule).join(', ')}`);
}
console.log(`UID ${await uidOf(invoice)}`);
