/**
 * From raw JSON to facts.
 *
 * A program that sends its own JSON validates it, corrects what has only one right answer, and turns it into facts. From
 * then on `buildDocument` computes what the program used to compute. What facts cannot express is listed.
 */
import { applyFixes, buildUnknown, factsOf, typescriptOf, validate } from 'parastatiko';

// What the program sends today: a receipt of two jars of honey, with a wrong total and a VAT number with its prefix.
const sent = {
  issuer: { vatNumber: 'EL800123456', country: 'GR', branch: 0 },
  invoiceHeader: {
    series: 'ΛΙΑ',
    aa: '2041',
    issueDate: '2026-11-20',
    invoiceType: '11.1',
    currency: 'EUR',
    fuelInvoice: false,
  },
  paymentMethods: [{ type: 3, amount: 12.4 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Μέλι',
      quantity: 2,
      measurementUnit: 1,
      netValue: 10.97,
      vatCategory: 2,
      vatAmount: 1.43,
      incomeClassification: [
        { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 10.97 },
      ],
    },
  ],
  invoiceSummary: {
    totalNetValue: 10.97,
    totalVatAmount: 1.43,
    totalWithheldAmount: 0,
    totalFeesAmount: 0,
    totalStampDutyAmount: 0,
    totalOtherTaxesAmount: 0,
    totalDeductionsAmount: 0,
    totalGrossValue: 12.41,
    incomeClassification: [
      { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 10.97 },
    ],
  },
  providerAdditionalInvoiceDetails: {
    issuer: { name: 'Η Αυλή Μαρκάκη Ε.Ε.', profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
    additionalDetails: { documentLabel: 'ΑΛΠ', paymentMethodInvoiceLabel: 'Μετρητά' },
  },
};

// 1. Validate.
const report = validate(sent);
for (const { severity, rule } of report.issues) console.log(`${severity} ${rule}`);

// 2. Correct what has only one right answer.
const { document, applied } = applyFixes(sent, report);
for (const { path } of applied) console.log(`corrected: ${path.join('.')}`);

// 3. Turn it into facts, and see what comes out differently.
const { facts, lost } = factsOf(document);
for (const { path, message } of lost) console.log(`${path.join('.')}: ${message}`);

// 4. Build it from the facts, or take the code that does, and put your own values in.
const built = buildUnknown(facts);
console.log(
  `${built.invoiceSummary.totalGrossValue.toFixed(2)} euros, issues: ${validate(built).issues.length}`,
);

if (facts?.type !== undefined) console.log(typescriptOf(facts as Parameters<typeof typescriptOf>[0]));
