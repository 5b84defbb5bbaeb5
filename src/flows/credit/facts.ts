import type { Facts, LineFacts } from '../../builders/facts/facts.js';
import { SpecialInvoiceCategory } from '../../codes/index.js';
import { centsToString, formatExact } from '../../money/index.js';
import { isCharges, isFuel } from '../../rules/inside.js';
import type { InvoiceHeader, InvoiceLine } from '../../types/index.js';
import type { CreditFacts, CreditIncome } from '../generated/facts.js';
import type { ReadIssued } from '../shared/issued.js';
import { counterpartOf, issuerOf } from '../shared/parties.js';
import { placesByNumber } from './by-number.js';
import type { CreditType } from './credit-type.js';
import { sumOf } from './figures.js';
import type { LineAmounts, LineLeft } from './left.js';

/** A line of the credit: the line of the original, what is taken from it, and its income if it differs. */
export interface CreditedLine {
  readonly left: LineLeft;
  readonly amounts: LineAmounts;
  readonly income: CreditIncome | undefined;
}

/**
 * The facts of a credit: parties, currency and flags of the original, the link to it, and what the caller states. The
 * amounts here are only for the check of the facts; the figures of the document are given separately.
 */
export function factsOfCredit(
  type: CreditType,
  original: ReadIssued,
  stated: CreditFacts,
  lines: readonly CreditedLine[],
): Facts {
  const { document } = original;
  const header = document.invoiceHeader;
  const printed = document.providerAdditionalInvoiceDetails?.additionalDetails;
  const isFuelCredit = header.fuelInvoice !== true || staysFuel(lines);
  const places = placesByNumber(document.invoiceDetails.map(({ lineNumber }) => lineNumber));
  return {
    type,
    series: stated.series,
    aa: stated.aa,
    issueDate: stated.issueDate,
    issuer: issuerOf(document),
    counterpart: type === '11.4' ? undefined : counterpartOf(document),
    lines: lines.map((line) => {
      const place = places.get(line.left.of.lineNumber) as number;
      const facts = lineFacts(line, document.invoiceDetails[place] as InvoiceLine);
      return isFuelCredit ? facts : { ...facts, fuelCode: undefined };
    }),
    payments: stated.payments,
    currency: header.currency,
    exchangeRate: header.exchangeRate,
    ...linkOf(type, original, stated),
    ...flagsOf(type, header),
    fuelInvoice: isFuelCredit ? header.fuelInvoice : undefined,
    transmissionFailure: stated.transmissionFailure,
    print: {
      documentLanguageCode: printed?.documentLanguageCode,
      logoId: printed?.logoId,
      ...stated.print,
    },
  };
}

/** A 5.2 has a link only if it is not stated that it has none, and then it is a 5.1. */
const LINKS = {
  '5.1': 'correlatedInvoices',
  '5.2': 'correlatedInvoices',
  '11.4': 'multipleConnectedMarks',
} as const;

/**
 * The link to the original. A retail credit without a link has special category 13. The original's category is kept,
 * except 12: a credit with it would close the slips of a table, but the slips of this sale are already closed.
 */
function linkOf(type: CreditType, { view, mark }: ReadIssued, { correlated }: CreditFacts): Partial<Facts> {
  const category = view.invoiceHeader.specialInvoiceCategory;
  const kept = category === SpecialInvoiceCategory.Restaurant ? undefined : category;
  // Without a MARK, a credit with a link is refused before.
  if (correlated !== false) return { [LINKS[type]]: [mark as string], specialInvoiceCategory: kept };
  return {
    specialInvoiceCategory: type === '11.4' ? SpecialInvoiceCategory.CorrelationDifficulty : kept,
  };
}

/**
 * Whether credited lines of a fuel document are a fuel document themselves: with fuel, and with other charges not above it
 * (268, 269). A part may be without fuel, or have a cent more of charges through rounding.
 */
function staysFuel(lines: readonly CreditedLine[]): boolean {
  const netOf = (is: typeof isFuel) =>
    sumOf(
      lines.flatMap(({ left, amounts }) => (is(left.of) ? [amounts] : [])),
      'net',
    );
  return lines.some(({ left }) => isFuel(left.of)) && netOf(isCharges) <= netOf(isFuel);
}

function flagsOf(type: CreditType, header: InvoiceHeader): Partial<Facts> {
  return {
    vatPaymentSuspension: header.vatPaymentSuspension,
    selfPricing: type === '11.4' ? undefined : header.selfPricing,
    otherCorrelatedEntities: header.otherCorrelatedEntities,
  };
}

function lineFacts({ left, amounts, income }: CreditedLine, line: InvoiceLine): LineFacts {
  const { taxes } = amounts;
  const tax = (amount: keyof typeof taxes, category: number | undefined) => {
    const cents = taxes[amount];
    // The categories are those of the original; the facts report a missing one.
    return cents === undefined ? undefined : { category: category as number, amount: centsToString(cents) };
  };
  const isCounted = amounts.quantity !== undefined;
  return {
    description: line.itemDescr,
    itemCode: line.itemCode,
    lineCode: line.lineCode,
    lineDescription: line.lineDescription,
    quantity: amounts.quantity && formatExact(amounts.quantity),
    unit: isCounted ? line.measurementUnit : undefined,
    unitLabel: isCounted && line.measurementUnit !== undefined ? line.measurementUnitLabel : undefined,
    otherMeasurementUnitQuantity: isCounted ? line.otherMeasurementUnitQuantity : undefined,
    otherMeasurementUnitTitle: isCounted ? line.otherMeasurementUnitTitle : undefined,
    net: centsToString(amounts.net),
    vatCategory: left.of.vatCategory,
    vatExemptionCategory: left.of.vatExemptionCategory,
    recType: left.of.recType,
    fuelCode: line.fuelCode,
    withheld: tax('withheldAmount', line.withheldPercentCategory),
    fees: tax('feesAmount', line.feesPercentCategory),
    stampDuty: tax('stampDutyAmount', line.stampDutyPercentCategory),
    otherTaxes: tax('otherTaxesAmount', line.otherTaxesPercentCategory),
    deductions:
      taxes.deductionsAmount === undefined ? undefined : { amount: centsToString(taxes.deductionsAmount) },
    income,
  };
}
