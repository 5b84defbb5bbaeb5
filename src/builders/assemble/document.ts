import { type Cents, centsToNumber } from '../../money/index.js';
import type { LineTotals, TaxRow, Totals } from '../../totals/index.js';
import type { Document, InvoiceLine, Package, PackingsDeclaration, TaxTotal } from '../../types/index.js';
import type { FactsRead, LineRead } from '../read/facts-read.js';
import type { FactsView } from '../read/views.js';
import type { Draft } from './draft.js';
import { assembleHeader } from './header.js';
import { type Language, languageOf, taxLabel } from './labels.js';
import { assembleLine } from './line.js';
import { assembleCounterpart, assembleIssuer } from './party.js';
import { assemblePayments } from './payments.js';
import { present } from './present.js';
import { assemblePrint } from './print.js';
import { assembleSummary } from './summary.js';

/** Assembles a document from facts, totals and settled payments: plain, frozen, with members in a fixed order. */
export function assembleDocument(read: FactsRead, totals: Totals, payments: readonly Cents[]): Document {
  const { facts, moves } = read;
  const language = languageOf(facts.print?.documentLanguageCode);
  const document: Draft<Document> = {};
  if (facts.transmissionFailure !== undefined) document.transmissionFailure = facts.transmissionFailure;
  document.issuer = assembleIssuer(facts.issuer, moves);
  if (facts.counterpart !== undefined) document.counterpart = assembleCounterpart(facts.counterpart, moves);
  document.invoiceHeader = assembleHeader(read, language);
  const paid = assemblePayments(facts.payments, payments);
  if (paid !== undefined) document.paymentMethods = paid;
  document.invoiceDetails = assembleLines(read, totals, language);
  const taxes = assembleTaxes(totals.taxes, language);
  if (taxes !== undefined) document.taxesTotals = taxes;
  document.invoiceSummary = assembleSummary(totals);
  const packages = assemblePackaging(facts.packages);
  if (packages !== undefined) document.packingsDeclarations = packages;
  document.providerAdditionalInvoiceDetails = assemblePrint(read, language);
  return Object.freeze(document) as Document;
}

function assembleLines(read: FactsRead, totals: Totals, language: Language): InvoiceLine[] {
  if (read.info.row.line === 'none') return cancelledTableLines;
  const lines: InvoiceLine[] = [];
  for (let index = 0; index < read.lines.length; index++) {
    const line = read.lines[index] as LineRead;
    lines.push(assembleLine(line, totals.lines[index] as LineTotals, index, language));
  }
  return Object.freeze(lines) as InvoiceLine[];
}

/** The single line of a total cancellation: zeros, without VAT (281). */
const cancelledTableLines: InvoiceLine[] = Object.freeze([
  Object.freeze({ lineNumber: 1, netValue: 0, vatCategory: 8, vatCategoryPercent: 0, vatAmount: 0 }),
]) as unknown as InvoiceLine[];

/** The packages in one declaration; undefined if there are no packages. */
function assemblePackaging(packages: FactsView['packages']): PackingsDeclaration[] | undefined {
  if (packages === undefined || packages.length === 0) return undefined;
  const assembled = packages.map(({ packagingType, quantity, otherPackagingTypeTitle }) =>
    present<Package>({ packagingType, quantity, otherPackagingTypeTitle }),
  );
  const declaration = Object.freeze({ Packages: Object.freeze(assembled) as Package[] });
  return Object.freeze([declaration]) as unknown as PackingsDeclaration[];
}

/** The taxes on the whole document; undefined if there are no taxes. */
function assembleTaxes(rows: readonly TaxRow[], language: Language): TaxTotal[] | undefined {
  if (rows.length === 0) return undefined;
  const assembled = rows.map((row) =>
    present<TaxTotal>({
      taxType: row.taxType,
      taxCategory: row.taxCategory,
      underlyingValue: centsToNumber(row.underlyingValue),
      taxAmount: centsToNumber(row.taxAmount),
      taxTypeLabel: taxLabel(row.taxType, language),
    }),
  );
  return Object.freeze(assembled) as TaxTotal[];
}
