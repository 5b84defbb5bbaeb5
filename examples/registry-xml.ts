/**
 * The authority's XML.
 *
 * `parastatiko/registry` writes documents as the authority's `InvoicesDoc` and reads them back, including the detailed
 * XML from the service's downloads. `uidOf` computes the identifier of a document before there is an answer.
 */
import { readFileSync } from 'node:fs';
import { buildUnknown, validate } from 'parastatiko';
import { fromRegistryXml, toRegistryXml, uidOf } from 'parastatiko/registry';

const file = new URL('shop-day/10-invoice-withheld-tax.json', import.meta.url);
const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
const invoice = buildUnknown(facts);

const xml = toRegistryXml([invoice]);
console.log(xml.replaceAll('><', '>\n<'));

for (const { document, unread } of fromRegistryXml(xml)) {
  const { issues } = validate(document);
  console.log(
    `read back: gross ${document?.invoiceSummary?.totalGrossValue}, ${unread.length} elements not read`,
  );
  // Members for print are not sent to the authority, so they are missing here.
  console.log(`issues: ${issues.map(({ rule }) => rule).join(', ')}`);
}
console.log(`UID ${await uidOf(invoice)}`);
