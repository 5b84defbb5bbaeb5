import { type Cents, centsToNumber } from '../../money/index.js';
import type { LineTotals } from '../../totals/index.js';
import type { InvoiceLine } from '../../types/index.js';
import type { LineRead } from '../read/facts-read.js';
import { assembleExpenses, assembleIncome } from './classification.js';
import { exemptionLabel, type Language, unitLabel } from './labels.js';
import { present } from './present.js';
import { isUsualLine, usualLine } from './usual-line.js';

/** One line of the document, with members in the order of the service description. */
export function assembleLine(
  line: LineRead,
  totals: LineTotals,
  index: number,
  language: Language,
): InvoiceLine {
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
    TaricNo: facts.TaricNo,
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
