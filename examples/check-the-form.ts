/**
 * The form of a document.
 *
 * `parastatiko/schema` has zod schemas, which are Standard Schemas, and JSON Schema for editors. A schema finds what has the
 * wrong form; `validate` also knows what members have to do with each other.
 */
import { readFileSync } from 'node:fs';
import { buildUnknown, validate } from 'parastatiko';
import { documentSchema, toJsonSchema } from 'parastatiko/schema';

const file = new URL('shop-day/10-invoice-withheld-tax.json', import.meta.url);
const invoice = buildUnknown(JSON.parse(readFileSync(file, 'utf8')));

const { invoiceHeader, invoiceSummary } = invoice;
const given: unknown = {
  ...invoice,
  invoiceHeader: { ...invoiceHeader, currency: 'EURO' },
  invoiceSummary: { ...invoiceSummary, totalNetValue: 1 },
};

for (const { path, message } of documentSchema.safeParse(given).error?.issues ?? []) {
  console.log(`schema: ${path.join('.')}: ${message.slice(0, 20)}…`);
}
for (const { path, rule } of validate(given).issues) console.log(`validate: ${path.join('.')}: ${rule}`);

const { properties } = toJsonSchema(documentSchema);
console.log(JSON.stringify(properties?.['invoiceDetails'], null, 2));
