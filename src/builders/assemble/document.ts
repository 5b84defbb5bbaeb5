import { type Cents, centsToNumber } from '../../money/index.js';
import type { LineTotals, TaxRow, Totals } from '../../totals/index.js';
import type { Document, InvoiceLine, Package, PackingsDeclaration, TaxTotal } from '../../types/index.js';
import type { Language } from '../../types/language.js';
import type { FactsRead, LineRead } from '../read/facts-read.js';
import type { FactsView } from '../read/views.js';
import { assembleExpenses, assembleIncome } from './classification.js';
import type { Draft } from './draft.js';
import { assembleHeader } from './header.js';
import { exemptionLabel, languageOf, taxLabel, unitLabel } from './labels.js';
import { assembleCounterpart, assembleIssuer } from './party.js';
import { assemblePayments } from './payments.js';
import { present } from './present.js';
import { assemblePrint } from './print.js';
import { assembleSummary } from './summary.js';
import { isUsualLine, usualLine } from './usual-line.js';

/** One line of the document, with members in the order of the service description. */
function assembleLine(line: LineRead, totals: LineTotals, index: number, language: Language): InvoiceLine {
  if (!isUsualLine(line, totals)) return assembleAnyLine(line, totals, index, language);
  const { unit } = line.facts;
  const label = unit === undefined ? undefined : unitLabel(unit, language);
  return Object.freeze(usualLine(line, totals, index, label, inEuros(totals))) as InvoiceLine;
}

const inEuros = (totals: LineTotals) => ({
  totalNetPriceBeforeDiscount: centsToNumber(totals.totalNetPriceBeforeDiscount),
  totalDiscountValue: centsToNumber(totals.totalDiscountValue),
  netValue: centsToNumber(totals.netValue),
  vatAmount: centsToNumber(totals.vatAmount),
  incomeClassification: totals.incomeClassification && assembleIncome(totals.incomeClassification),
});

function assembleAnyLine(line: LineRead, totals: LineTotals, index: number, language: Language): InvoiceLine {
  const { facts, priced, taxes } = line;
  const { unit, vatExemptionCategory: exemption } = facts;
  return present<InvoiceLine>({
    lineNumber: index + 1,
    lineCode: facts.lineCode,
    itemCode: facts.itemCode,
    itemDescr: facts.description,
    TaricNo: facts.cnCode,
    fuelCode: facts.fuelCode,
    quantity: totals.quantity,
    measurementUnit: unit,
    measurementUnitLabel: unit === undefined ? undefined : (facts.unitLabel ?? unitLabel(unit, language)),
    otherMeasurementUnitQuantity: facts.otherMeasurementUnitQuantity,
    otherMeasurementUnitTitle: facts.otherMeasurementUnitTitle,
    invoiceDetailType: facts.invoiceDetailType,
    lineUnitPrice: priced ? totals.lineUnitPrice : undefined,
    totalNetPriceBeforeDiscount: priced ? centsToNumber(totals.totalNetPriceBeforeDiscount) : undefined,
    totalDiscountValue: priced ? centsToNumber(totals.totalDiscountValue) : undefined,
    netValue: centsToNumber(totals.netValue),
    vatCategory: line.vat.category,
    vatCategoryPercent: line.vat.printed,
    vatAmount: centsToNumber(totals.vatAmount),
    vatExemptionCategory: exemption,
    vatExemptionCategoryLabel: exemption === undefined ? undefined : exemptionLabel(exemption, language),
    withheldAmount: euros(totals.withheldAmount),
    withheldPercentCategory: taxes?.withheld?.category,
    feesAmount: euros(totals.feesAmount),
    feesPercentCategory: taxes?.fees?.category,
    stampDutyAmount: euros(totals.stampDutyAmount),
    stampDutyPercentCategory: taxes?.stampDuty?.category,
    otherTaxesAmount: euros(totals.otherTaxesAmount),
    otherTaxesPercentCategory: taxes?.otherTaxes?.category,
    deductionsAmount: euros(totals.deductionsAmount),
    lineDescription: facts.lineDescription,
    lineComments: facts.lineComments,
    recType: facts.recType,
    movePurposeLine: facts.movePurposeLine,
    otherMovePurposeLineTitle: facts.otherMovePurposeLineTitle,
    incomeClassification: totals.incomeClassification && assembleIncome(totals.incomeClassification),
    expensesClassification: totals.expensesClassification && assembleExpenses(totals.expensesClassification),
  });
}

const euros = (cents: Cents | undefined): number | undefined =>
  cents === undefined ? undefined : centsToNumber(cents);

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
