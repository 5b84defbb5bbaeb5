import { describe, expect, test } from 'vitest';
import type { Document, InvoiceLine } from '../../../src/types/index.js';
import { everyKind } from './every-kind.js';

type Name = keyof typeof everyKind;

function built(name: Name): Document {
  const checked = everyKind[name]?.check();
  expect(checked?.issues).toEqual([]);
  return checked?.document as Document;
}

const ISSUER = { vatNumber: '123456783', country: 'GR', branch: 0 };
const CUSTOMER = { vatNumber: '987654324', country: 'GR', branch: 0 };
const SHOP_ADDRESS = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' };
const CUSTOMER_ADDRESS = { street: 'Εγνατία', number: '25', postalCode: '54630', city: 'Θεσσαλονίκη' };
const MOVING_ISSUER = { ...ISSUER, name: 'Παπαδόπουλος Α.Ε.', address: SHOP_ADDRESS };
const MOVING_CUSTOMER = { ...CUSTOMER, name: 'Νικολάου Ο.Ε.', address: CUSTOMER_ADDRESS };
const BERLINER = {
  vatNumber: 'DE811234567',
  country: 'DE',
  branch: 0,
  name: 'Beispiel GmbH',
  address: { street: 'Lindenstraße', number: '5', postalCode: '10969', city: 'Berlin' },
};
const LONDONER = {
  vatNumber: 'GB123456789',
  country: 'GB',
  branch: 0,
  name: 'Example Ltd',
  address: { street: 'Baker Street', number: '221', postalCode: 'NW1 6XE', city: 'London' },
};

const head = (invoiceType: string, more = {}) => ({
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
  invoiceType,
  currency: 'EUR',
  ...more,
});
const noteHead = (invoiceType: string, more = {}) => ({
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
  invoiceType,
  ...more,
});
const MARKS = [400001234567890];
const MOVEMENT = {
  movePurpose: 1,
  movePurposeLabel: 'Πώληση',
  dispatchDate: '2026-11-20',
  dispatchTime: '09:30:00',
  vehicleNumber: 'ΙΒΗ1234',
  otherDeliveryNoteHeader: { loadingAddress: SHOP_ADDRESS, deliveryAddress: CUSTOMER_ADDRESS },
};

type Kind = { classificationType?: string; classificationCategory: string };

/** Two laptop stands at 24.90, 24 %: 49.80, VAT 11.952, which is 11.95. */
const stands = (kind: Kind, more: Partial<InvoiceLine> = {}) => ({
  lineNumber: 1,
  itemDescr: 'Βάση φορητού',
  quantity: 2,
  measurementUnit: 1,
  measurementUnitLabel: 'Τεμάχια',
  lineUnitPrice: 24.9,
  totalNetPriceBeforeDiscount: 49.8,
  totalDiscountValue: 0,
  netValue: 49.8,
  vatCategory: 1,
  vatCategoryPercent: 24,
  vatAmount: 11.95,
  incomeClassification: [{ ...kind, amount: 49.8 }],
  ...more,
});

/** Without VAT: 49.80 and nothing more. */
const exempt = (kind: Kind, reason: number, label: string) =>
  stands(kind, {
    vatCategory: 7,
    vatCategoryPercent: 0,
    vatAmount: 0,
    vatExemptionCategory: reason,
    vatExemptionCategoryLabel: label,
  });

/** Services of 100.00, 24 %. */
const services = (kind: Kind, more: Partial<InvoiceLine> = {}) => ({
  lineNumber: 1,
  itemDescr: 'Σύμβουλος',
  totalNetPriceBeforeDiscount: 100,
  totalDiscountValue: 0,
  netValue: 100,
  vatCategory: 1,
  vatCategoryPercent: 24,
  vatAmount: 24,
  incomeClassification: [{ ...kind, amount: 100 }],
  ...more,
});

/** Three coffees at 3.50, 13 %: 10.50, VAT 1.365, which is 1.37. */
const coffees = (kind: Kind) => ({
  lineNumber: 1,
  itemDescr: 'Καφές',
  quantity: 3,
  measurementUnit: 1,
  measurementUnitLabel: 'Τεμάχια',
  lineUnitPrice: 3.5,
  totalNetPriceBeforeDiscount: 10.5,
  totalDiscountValue: 0,
  netValue: 10.5,
  vatCategory: 2,
  vatCategoryPercent: 13,
  vatAmount: 1.37,
  incomeClassification: [{ ...kind, amount: 10.5 }],
});

/** Twenty chairs on the move, without values. */
const chairs = {
  lineNumber: 1,
  itemDescr: 'Καρέκλα γραφείου',
  quantity: 20,
  measurementUnit: 1,
  measurementUnitLabel: 'Τεμάχια',
  netValue: 0,
  vatCategory: 8,
  vatCategoryPercent: 0,
  vatAmount: 0,
  incomeClassification: [{ classificationCategory: 'category3', amount: 0 }],
};

const summary = (net: number, vat: number, gross: number, income?: Kind, more = {}) => ({
  totalNetValue: net,
  totalVatAmount: vat,
  totalWithheldAmount: 0,
  totalFeesAmount: 0,
  totalStampDutyAmount: 0,
  totalOtherTaxesAmount: 0,
  totalDeductionsAmount: 0,
  totalGrossValue: gross,
  ...(income && { incomeClassification: [{ ...income, amount: net }] }),
  ...more,
});

const income = (classificationType: string, classificationCategory: string): Kind => ({
  classificationType,
  classificationCategory,
});
const WHOLESALE = income('E3_561_001', 'category1_1');
const RETAIL = income('E3_561_003', 'category1_1');
const WITHIN_EU = income('E3_561_005', 'category1_1');
const EXPORT = income('E3_561_006', 'category1_1');
const INFORMATION: Kind = { classificationCategory: 'category1_95' };
const MOVED: Kind = { classificationCategory: 'category3' };

const paid = (type: number, amount: number) => [{ type, amount }];
const tapped = [{ type: 7, amount: 50, terminalId: '16000123', posNspId: 2 }];

const details = (
  documentLabel: string,
  paper: number | undefined,
  paymentMethodInvoiceLabel: string,
  more = {},
) => ({
  documentLabel,
  documentLanguageCode: 'EL',
  ...(paper !== undefined && { documentSizeCode: paper }),
  paymentMethodInvoiceLabel,
  ...more,
});
const PLACES = {
  dispatchPlaceFrom: 'Ερμού 10, 10563 Αθήνα',
  dispatchPlaceTo: 'Εγνατία 25, 54630 Θεσσαλονίκη',
};
const CASH = 'Μετρητά';
const CREDIT = 'Επί Πιστώσει';
const CARD = 'POS / e-POS';
const NONE = 'Χωρίς πληρωμή';
const A4 = 0;
const ROLL = 7;

/** The document of each kind but for the printed parties, by hand. Whole objects: what is not here must not be there. */
const expected: Readonly<Record<string, object>> = {
  salesInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('1.1'),
    paymentMethods: paid(5, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Τιμολόγιο Πώλησης', A4, CREDIT),
  },
  intraCommunitySalesInvoice: {
    issuer: ISSUER,
    counterpart: BERLINER,
    invoiceHeader: head('1.2'),
    paymentMethods: paid(5, 49.8),
    invoiceDetails: [exempt(WITHIN_EU, 14, 'Χωρίς ΦΠΑ - άρθρο 33 του Κώδικα ΦΠΑ')],
    invoiceSummary: summary(49.8, 0, 49.8, WITHIN_EU),
    additionalDetails: details('Τιμολόγιο Πώλησης / Ενδοκοινοτικές Παραδόσεις', A4, CREDIT),
  },
  thirdCountrySalesInvoice: {
    issuer: ISSUER,
    counterpart: LONDONER,
    invoiceHeader: head('1.3'),
    paymentMethods: paid(5, 49.8),
    invoiceDetails: [exempt(EXPORT, 8, 'Χωρίς ΦΠΑ - άρθρο 29 του Κώδικα ΦΠΑ')],
    invoiceSummary: summary(49.8, 0, 49.8, EXPORT),
    additionalDetails: details('Τιμολόγιο Πώλησης / Παραδόσεις Τρίτων Χωρών', A4, CREDIT),
  },
  salesInvoiceForThirdParties: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('1.4'),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(income('E3_881_001', 'category1_7'))],
    invoiceSummary: summary(49.8, 11.95, 61.75, income('E3_881_001', 'category1_7')),
    additionalDetails: details('Τιμολόγιο Πώλησης / Πώληση για Λογαριασμό Τρίτων', A4, CASH),
  },
  clearanceInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('1.5'),
    paymentMethods: paid(5, 136.4),
    invoiceDetails: [
      {
        lineNumber: 1,
        itemDescr: 'Εκκαθάριση',
        invoiceDetailType: 1,
        totalNetPriceBeforeDiscount: 100,
        totalDiscountValue: 0,
        netValue: 100,
        vatCategory: 1,
        vatCategoryPercent: 24,
        vatAmount: 24,
        expensesClassification: [{ classificationCategory: 'category2_9', amount: 100 }],
      },
      {
        lineNumber: 2,
        itemDescr: 'Αμοιβή',
        invoiceDetailType: 2,
        totalNetPriceBeforeDiscount: 10,
        totalDiscountValue: 0,
        netValue: 10,
        vatCategory: 1,
        vatCategoryPercent: 24,
        vatAmount: 2.4,
        incomeClassification: [{ ...income('E3_561_001', 'category1_3'), amount: 10 }],
      },
    ],
    invoiceSummary: summary(110, 26.4, 136.4, undefined, {
      incomeClassification: [{ ...income('E3_561_001', 'category1_3'), amount: 10 }],
      expensesClassification: [{ classificationCategory: 'category2_9', amount: 100 }],
    }),
    additionalDetails: details(
      'Τιμολόγιο Πώλησης / Εκκαθάριση Πωλήσεων Τρίτων - Αμοιβή από Πωλήσεις Τρίτων',
      A4,
      CREDIT,
    ),
  },
  supplementarySalesInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('1.6', { correlatedInvoices: MARKS }),
    paymentMethods: paid(5, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Τιμολόγιο Πώλησης / Συμπληρωματικό Παραστατικό', A4, CREDIT),
  },
  serviceInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('2.1'),
    paymentMethods: paid(5, 124),
    invoiceDetails: [services(income('E3_561_001', 'category1_3'))],
    invoiceSummary: summary(100, 24, 124, income('E3_561_001', 'category1_3')),
    additionalDetails: details('Τιμολόγιο Παροχής', A4, CREDIT),
  },
  intraCommunityServiceInvoice: {
    issuer: ISSUER,
    counterpart: BERLINER,
    invoiceHeader: head('2.2'),
    paymentMethods: paid(5, 100),
    invoiceDetails: [
      services(income('E3_561_005', 'category1_3'), {
        vatCategory: 7,
        vatCategoryPercent: 0,
        vatAmount: 0,
        vatExemptionCategory: 4,
        vatExemptionCategoryLabel: 'Χωρίς ΦΠΑ - άρθρο 18 του Κώδικα ΦΠΑ',
      }),
    ],
    invoiceSummary: summary(100, 0, 100, income('E3_561_005', 'category1_3')),
    additionalDetails: details('Τιμολόγιο Παροχής / Ενδοκοινοτική Παροχή Υπηρεσιών', A4, CREDIT),
  },
  thirdCountryServiceInvoice: {
    issuer: ISSUER,
    counterpart: LONDONER,
    invoiceHeader: head('2.3'),
    paymentMethods: paid(5, 100),
    invoiceDetails: [
      services(income('E3_561_006', 'category1_3'), {
        vatCategory: 7,
        vatCategoryPercent: 0,
        vatAmount: 0,
        vatExemptionCategory: 4,
        vatExemptionCategoryLabel: 'Χωρίς ΦΠΑ - άρθρο 18 του Κώδικα ΦΠΑ',
      }),
    ],
    invoiceSummary: summary(100, 0, 100, income('E3_561_006', 'category1_3')),
    additionalDetails: details('Τιμολόγιο Παροχής / Παροχή Υπηρεσιών σε λήπτη Τρίτης Χώρας', A4, CREDIT),
  },
  supplementaryServiceInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('2.4', { correlatedInvoices: MARKS }),
    paymentMethods: paid(5, 124),
    invoiceDetails: [services(income('E3_561_001', 'category1_3'))],
    invoiceSummary: summary(100, 24, 124, income('E3_561_001', 'category1_3')),
    additionalDetails: details('Τιμολόγιο Παροχής / Συμπληρωματικό Παραστατικό', A4, CREDIT),
  },
  acquisitionTitle: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('3.1'),
    paymentMethods: paid(3, 49.8),
    invoiceDetails: [withoutVat()],
    invoiceSummary: summary(49.8, 0, 49.8),
    additionalDetails: details('Τίτλος Κτήσης (μη υπόχρεος Εκδότης)', undefined, CASH),
  },
  refusedAcquisitionTitle: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('3.2'),
    invoiceDetails: [withoutVat()],
    invoiceSummary: summary(49.8, 0, 49.8),
    additionalDetails: details('Τίτλος Κτήσης (άρνηση έκδοσης από υπόχρεο Εκδότη)', undefined, NONE),
  },
  creditInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('5.1', { correlatedInvoices: MARKS }),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Πιστωτικό Τιμολόγιο / Συσχετιζόμενο', A4, CASH),
  },
  uncorrelatedCreditInvoice: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('5.2'),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Πιστωτικό Τιμολόγιο / Μη Συσχετιζόμενο', A4, CASH),
  },
  selfDelivery: {
    issuer: ISSUER,
    invoiceHeader: head('6.1'),
    invoiceDetails: [stands(income('E3_595', 'category1_6'))],
    invoiceSummary: summary(49.8, 11.95, 61.75, income('E3_595', 'category1_6')),
    additionalDetails: details('Στοιχείο Αυτοπαράδοσης', undefined, NONE),
  },
  selfSupply: {
    issuer: ISSUER,
    invoiceHeader: head('6.2'),
    invoiceDetails: [stands(income('E3_595', 'category1_6'))],
    invoiceSummary: summary(49.8, 11.95, 61.75, income('E3_595', 'category1_6')),
    additionalDetails: details('Στοιχείο Ιδιοχρησιμοποίησης', undefined, NONE),
  },
  contractIncome: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('7.1'),
    paymentMethods: paid(5, 124),
    invoiceDetails: [services(income('E3_561_001', 'category1_3'))],
    invoiceSummary: summary(100, 24, 124, income('E3_561_001', 'category1_3')),
    additionalDetails: details('Συμβόλαιο - Έσοδο', undefined, CREDIT),
  },
  rentIncome: {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('8.1'),
    paymentMethods: paid(5, 124),
    invoiceDetails: [services(income('E3_562', 'category1_5'))],
    invoiceSummary: summary(100, 24, 124, income('E3_562', 'category1_5')),
    additionalDetails: details('Ενοίκια - Έσοδο', undefined, CREDIT),
  },
  climateFee: {
    issuer: ISSUER,
    invoiceHeader: head('8.2'),
    paymentMethods: paid(3, 3),
    invoiceDetails: [
      {
        lineNumber: 1,
        itemDescr: 'Τέλος',
        netValue: 0,
        vatCategory: 8,
        vatCategoryPercent: 0,
        vatAmount: 0,
        otherTaxesAmount: 3,
        otherTaxesPercentCategory: 8,
      },
    ],
    invoiceSummary: summary(0, 0, 3, undefined, { totalOtherTaxesAmount: 3 }),
    additionalDetails: details('Τέλος ανθεκτικότητας κλιματικής κρίσης', undefined, CASH),
  },
  posCollection: {
    issuer: ISSUER,
    invoiceHeader: head('8.4'),
    paymentMethods: tapped,
    invoiceDetails: [collected()],
    invoiceSummary: summary(50, 0, 50, INFORMATION),
    additionalDetails: details('Απόδειξη Είσπραξης POS', undefined, CARD),
  },
  posRefund: {
    issuer: ISSUER,
    invoiceHeader: head('8.5'),
    paymentMethods: tapped,
    invoiceDetails: [collected()],
    invoiceSummary: summary(50, 0, 50, INFORMATION),
    additionalDetails: details('Απόδειξη Επιστροφής POS', undefined, CARD),
  },
  orderCancellation: {
    issuer: ISSUER,
    invoiceHeader: head('8.6', { tableAA: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b' }),
    invoiceDetails: [
      {
        ...coffees(INFORMATION),
        quantity: 1,
        totalNetPriceBeforeDiscount: 3.5,
        netValue: 3.5,
        vatAmount: 0.46,
        recType: 7,
        incomeClassification: [{ ...INFORMATION, amount: 3.5 }],
      },
    ],
    invoiceSummary: summary(3.5, 0.46, 3.96, INFORMATION),
    additionalDetails: details('Δελτίο Παραγγελίας Εστίασης', ROLL, NONE),
  },
  tableCancellation: {
    issuer: ISSUER,
    invoiceHeader: head('8.6', {
      multipleConnectedMarks: MARKS,
      tableAA: '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b',
      totalCancelDeliveryOrders: true,
    }),
    invoiceDetails: [{ lineNumber: 1, netValue: 0, vatCategory: 8, vatCategoryPercent: 0, vatAmount: 0 }],
    invoiceSummary: summary(0, 0, 0),
    additionalDetails: details('Δελτίο Παραγγελίας Εστίασης', ROLL, NONE),
  },
  correlatedDeliveryNote: {
    issuer: MOVING_ISSUER,
    counterpart: MOVING_CUSTOMER,
    invoiceHeader: noteHead('9.1', { correlatedInvoices: MARKS, ...MOVEMENT }),
    invoiceDetails: [chairs],
    invoiceSummary: summary(0, 0, 0, MOVED),
    additionalDetails: details('Δελτίο Αποστολής Συσχετιζόμενο', A4, NONE, PLACES),
  },
  aggregateDeliveryNote: {
    issuer: MOVING_ISSUER,
    counterpart: {
      vatNumber: '000000000',
      country: 'GR',
      branch: 0,
      name: 'Διάφοροι',
      address: CUSTOMER_ADDRESS,
    },
    invoiceHeader: noteHead('9.2', MOVEMENT),
    invoiceDetails: [chairs],
    invoiceSummary: summary(0, 0, 0, MOVED),
    additionalDetails: details('Συγκεντρωτικό Δελτίο Αποστολής', A4, NONE, PLACES),
  },
  deliveryNote: {
    issuer: MOVING_ISSUER,
    counterpart: MOVING_CUSTOMER,
    invoiceHeader: noteHead('9.3', { ...MOVEMENT, toWeigh: true }),
    invoiceDetails: [chairs],
    invoiceSummary: summary(0, 0, 0, MOVED),
    packingsDeclarations: [{ Packages: [{ packagingType: 2, quantity: 10 }] }],
    additionalDetails: details('Δελτίο Αποστολής', A4, NONE, PLACES),
  },
  correlatedReceivingNote: {
    issuer: MOVING_ISSUER,
    counterpart: MOVING_CUSTOMER,
    invoiceHeader: noteHead('10.1', { correlatedInvoices: MARKS, receivingNotePurpose: 5 }),
    invoiceDetails: [chairs],
    invoiceSummary: summary(0, 0, 0, MOVED),
    additionalDetails: details('Δελτίο Ποσοτικής Παραλαβής Συσχετιζόμενο', A4, NONE),
  },
  receivingNote: {
    issuer: MOVING_ISSUER,
    counterpart: MOVING_CUSTOMER,
    invoiceHeader: noteHead('10.2', { receivingNotePurpose: 1 }),
    invoiceDetails: [chairs],
    invoiceSummary: summary(0, 0, 0, MOVED),
    additionalDetails: details('Δελτίο Ποσοτικής Παραλαβής Μη Συσχετιζόμενο', A4, NONE),
  },
  retailReceipt: {
    issuer: ISSUER,
    invoiceHeader: head('11.1'),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(RETAIL)],
    invoiceSummary: summary(49.8, 11.95, 61.75, RETAIL),
    additionalDetails: details('ΑΛΠ', undefined, CASH),
  },
  serviceReceipt: {
    issuer: ISSUER,
    invoiceHeader: head('11.2'),
    paymentMethods: paid(3, 25),
    // 25.00 with 24 %: 20.161…, which is 20.16, and 4.84.
    invoiceDetails: [
      services(income('E3_561_003', 'category1_3'), {
        totalNetPriceBeforeDiscount: 20.16,
        netValue: 20.16,
        vatAmount: 4.84,
        incomeClassification: [
          { classificationType: 'E3_561_003', classificationCategory: 'category1_3', amount: 20.16 },
        ],
      }),
    ],
    invoiceSummary: summary(20.16, 4.84, 25, income('E3_561_003', 'category1_3')),
    additionalDetails: details('ΑΠΥ', undefined, CASH),
  },
  simplifiedInvoice: {
    issuer: ISSUER,
    invoiceHeader: head('11.3'),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Απλοποιημένο Τιμολόγιο', undefined, CASH),
  },
  retailCredit: {
    issuer: ISSUER,
    invoiceHeader: head('11.4', { multipleConnectedMarks: MARKS }),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(RETAIL)],
    invoiceSummary: summary(49.8, 11.95, 61.75, RETAIL),
    additionalDetails: details('Πιστωτικό Στοιχ. Λιανικής', ROLL, CASH),
  },
  retailReceiptForThirdParties: {
    issuer: ISSUER,
    invoiceHeader: head('11.5'),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(income('E3_881_003', 'category1_7'))],
    invoiceSummary: summary(49.8, 11.95, 61.75, income('E3_881_003', 'category1_7')),
    additionalDetails: details('Απόδειξη Λιανικής Πώλησης για Λογ/σμό Τρίτων', undefined, CASH),
  },
  'moving salesInvoice': {
    issuer: MOVING_ISSUER,
    counterpart: MOVING_CUSTOMER,
    invoiceHeader: head('1.1', { isDeliveryNote: true, ...MOVEMENT }),
    paymentMethods: paid(5, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Τιμολόγιο Πώλησης', A4, CREDIT, PLACES),
  },
  'moving retailReceipt': {
    issuer: MOVING_ISSUER,
    counterpart: MOVING_CUSTOMER,
    invoiceHeader: head('11.1', { isDeliveryNote: true, ...MOVEMENT }),
    paymentMethods: paid(3, 61.75),
    invoiceDetails: [stands(RETAIL)],
    invoiceSummary: summary(49.8, 11.95, 61.75, RETAIL),
    additionalDetails: details('ΑΛΠ', undefined, CASH, PLACES),
  },
  'closing notes': {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('1.1', { multipleConnectedMarks: MARKS }),
    paymentMethods: paid(5, 61.75),
    invoiceDetails: [stands(WHOLESALE)],
    invoiceSummary: summary(49.8, 11.95, 61.75, WHOLESALE),
    additionalDetails: details('Τιμολόγιο Πώλησης', A4, CREDIT),
  },
  'closing salesInvoice': {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('1.1', { multipleConnectedMarks: MARKS, specialInvoiceCategory: 12 }),
    paymentMethods: paid(3, 11.87),
    invoiceDetails: [coffees(WHOLESALE)],
    invoiceSummary: summary(10.5, 1.37, 11.87, WHOLESALE),
    additionalDetails: details('Τιμολόγιο Πώλησης', ROLL, CASH),
  },
  'closing retailReceipt': {
    issuer: ISSUER,
    invoiceHeader: head('11.1', {
      multipleConnectedMarks: MARKS,
      multipleConnectedUids: ['0123456789ABCDEF0123456789ABCDEF01234567'],
      specialInvoiceCategory: 12,
    }),
    paymentMethods: paid(3, 11.87),
    invoiceDetails: [coffees(RETAIL)],
    invoiceSummary: summary(10.5, 1.37, 11.87, RETAIL),
    additionalDetails: details('ΑΛΠ', ROLL, CASH),
  },
  'closing retailCredit': {
    issuer: ISSUER,
    invoiceHeader: head('11.4', { multipleConnectedMarks: MARKS, specialInvoiceCategory: 12 }),
    paymentMethods: paid(3, 11.87),
    invoiceDetails: [coffees(RETAIL)],
    invoiceSummary: summary(10.5, 1.37, 11.87, RETAIL),
    additionalDetails: details('Πιστωτικό Στοιχ. Λιανικής', ROLL, CASH),
  },
  'closing uncorrelatedCreditInvoice': {
    issuer: ISSUER,
    counterpart: CUSTOMER,
    invoiceHeader: head('5.2', { multipleConnectedMarks: MARKS, specialInvoiceCategory: 12 }),
    paymentMethods: paid(3, 11.87),
    invoiceDetails: [coffees(WHOLESALE)],
    invoiceSummary: summary(10.5, 1.37, 11.87, WHOLESALE),
    additionalDetails: details('Πιστωτικό Τιμολόγιο / Μη Συσχετιζόμενο', ROLL, CASH),
  },
};

/** Bought without VAT, and not classified. */
function withoutVat() {
  const { incomeClassification, ...line } = stands(WHOLESALE, {
    vatCategory: 8,
    vatCategoryPercent: 0,
    vatAmount: 0,
  });
  expect(incomeClassification).toHaveLength(1);
  return line;
}

/** 50.00 through a POS: no VAT, for information only. */
function collected() {
  return {
    lineNumber: 1,
    totalNetPriceBeforeDiscount: 50,
    totalDiscountValue: 0,
    netValue: 50,
    vatCategory: 8,
    vatCategoryPercent: 0,
    vatAmount: 0,
    incomeClassification: [{ ...INFORMATION, amount: 50 }],
  };
}

describe('the payload of every document kind', () => {
  test.each(Object.keys(expected) as Name[])('matches for %s', (name) => {
    const { providerAdditionalInvoiceDetails: print, ...document } = built(name);
    expect({ ...document, additionalDetails: print?.additionalDetails }).toStrictEqual(expected[name]);
  });

  test('has a new table for orderSlip', () => {
    const { invoiceHeader, invoiceDetails, invoiceSummary, ...rest } = built('orderSlip');
    expect(Object.keys(rest)).toEqual(['issuer', 'providerAdditionalInvoiceDetails']);
    const { tableAA, ...header } = invoiceHeader;
    expect(header).toEqual(head('8.6'));
    expect(tableAA).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(invoiceDetails).toEqual([coffees(INFORMATION)]);
    expect(invoiceSummary).toEqual(summary(10.5, 1.37, 11.87, INFORMATION));
  });

  test('is tested for every kind of the table', () => {
    expect(Object.keys(expected).sort()).toEqual(
      Object.keys(everyKind)
        .filter((name) => name !== 'orderSlip')
        .sort(),
    );
  });
});

describe('the printed parties', () => {
  const issuer = {
    name: 'Παπαδόπουλος Α.Ε.',
    profession: 'Εμπόριο ειδών γραφείου',
    taxoffice: 'ΦΑΕ Αθηνών',
    addressStreet: 'Ερμού',
    addressNumber: '10',
    addressPostalCode: '10563',
    addressCity: 'Αθήνα',
    addressCountry: 'Ελλάδα',
  };

  test.each(Object.keys(everyKind) as Name[])('have the issuer of %s', (name) => {
    expect(built(name).providerAdditionalInvoiceDetails?.issuer).toEqual(issuer);
  });

  test('have a customer as printed, with the name of the facts', () => {
    expect(built('salesInvoice').providerAdditionalInvoiceDetails?.counterpart).toEqual({
      name: 'Νικολάου Ο.Ε.',
      profession: 'Λογιστικές υπηρεσίες',
      taxoffice: 'Δ΄ Θεσσαλονίκης',
      addressStreet: 'Εγνατία',
      addressNumber: '25',
      addressPostalCode: '54630',
      addressCity: 'Θεσσαλονίκη',
      addressCountry: 'Ελλάδα',
    });
  });

  test('have a customer abroad from the facts', () => {
    expect(built('intraCommunitySalesInvoice').providerAdditionalInvoiceDetails?.counterpart).toEqual({
      name: 'Beispiel GmbH',
      addressStreet: 'Lindenstraße',
      addressNumber: '5',
      addressPostalCode: '10969',
      addressCity: 'Berlin',
      addressCountry: 'DE',
    });
  });
});
