import { describe, expect, it } from 'vitest';
import { creditOf } from '../../../../src/flows/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document, InvoiceLine } from '../../../../src/types/index.js';
import { credited, HEAD, issued, withLines } from './credit.js';

const { salesInvoice, retailReceipt } = samples;

const printing = (document: Document, additionalDetails: object | undefined): Document =>
  ({
    ...document,
    providerAdditionalInvoiceDetails: additionalDetails && {
      ...document.providerAdditionalInvoiceDetails,
      additionalDetails,
    },
  }) as Document;

describe('what a credit takes from its original', () => {
  it('is the language and the logo of the print, unless the caller states others', () => {
    const logoId = '8d8ac610-566d-4ef0-9c22-186b2a5ed793';
    const additionalDetails = {
      ...salesInvoice.providerAdditionalInvoiceDetails?.additionalDetails,
      documentLanguageCode: 'EN',
      logoId,
    };
    const original = printing(salesInvoice, additionalDetails);
    expect(credited(original).document.providerAdditionalInvoiceDetails?.additionalDetails).toMatchObject({
      documentLanguageCode: 'EN',
      logoId,
    });
    const stated = credited(original, { print: { documentLanguageCode: 'EL' } }).document;
    expect(stated.providerAdditionalInvoiceDetails?.additionalDetails).toMatchObject({
      documentLanguageCode: 'EL',
      logoId,
    });
    const plain = credited(salesInvoice).document.providerAdditionalInvoiceDetails?.additionalDetails;
    expect(plain).not.toHaveProperty('logoId');
  });

  it('is no counterpart and no self-billing on a retail credit', () => {
    const { counterpart } = salesInvoice;
    const original = {
      ...retailReceipt,
      counterpart,
      invoiceHeader: { ...retailReceipt.invoiceHeader, selfPricing: true },
    } as Document;
    const { document } = credited(original);
    expect(document.invoiceHeader.invoiceType).toBe('11.4');
    expect(document).not.toHaveProperty('counterpart');
    expect(document.invoiceHeader).not.toHaveProperty('selfPricing');
  });

  it('is no link if the caller says so, although the original has a MARK', () => {
    const retail = creditOf(issued(retailReceipt), { ...HEAD, correlated: false }).document.invoiceHeader;
    expect(retail).toMatchObject({ invoiceType: '11.4', specialInvoiceCategory: 13 });
    expect(retail).not.toHaveProperty('multipleConnectedMarks');
    const wholesale = creditOf(issued(salesInvoice), { ...HEAD, correlated: false }).document.invoiceHeader;
    expect(wholesale.invoiceType).toBe('5.2');
    expect(wholesale).not.toHaveProperty('correlatedInvoices');
    expect(wholesale).not.toHaveProperty('specialInvoiceCategory');
  });

  it('is the unit and its label with pieces, and neither without', () => {
    const unit = { quantity: 2, measurementUnit: 1, measurementUnitLabel: 'Τεμ.' } as const;
    const line: Partial<InvoiceLine> = { itemDescr: 'Καρέκλα', ...unit };
    const original = withLines(salesInvoice, [{ ...line, netValue: 10, vatAmount: 2.4 }], {
      net: 10,
      vat: 2.4,
      gross: 12.4,
    });
    const [pieces] = credited(original, { lines: [{ line: 1, quantity: 1 }] }).document.invoiceDetails;
    expect(pieces).toMatchObject({ quantity: 1, measurementUnit: 1, measurementUnitLabel: 'Τεμ.' });
    const [value] = credited(original, { lines: [{ line: 1, net: '4.00' }] }).document.invoiceDetails;
    for (const member of ['quantity', 'measurementUnit', 'measurementUnitLabel']) {
      expect(value).not.toHaveProperty(member);
    }
  });

  it('are the taxes of each line with their categories', () => {
    const taxes = {
      withheldAmount: 20,
      withheldPercentCategory: 3,
      feesAmount: 10,
      feesPercentCategory: 1,
      stampDutyAmount: 1.2,
      stampDutyPercentCategory: 1,
      otherTaxesAmount: 5,
      otherTaxesPercentCategory: 1,
      deductionsAmount: 2,
    } as const;
    const single = withLines(
      salesInvoice,
      [{ itemDescr: 'Υπηρεσία', netValue: 100, vatAmount: 24, ...taxes }],
      { net: 100, vat: 24, gross: 124 },
    );
    // 100 + 24 − 20 + 10 + 1.20 + 5 − 2 = 118.20.
    const original: Document = {
      ...single,
      paymentMethods: [{ type: 3, amount: 118.2 }],
      invoiceSummary: {
        ...single.invoiceSummary,
        totalWithheldAmount: 20,
        totalFeesAmount: 10,
        totalStampDutyAmount: 1.2,
        totalOtherTaxesAmount: 5,
        totalDeductionsAmount: 2,
        totalGrossValue: 118.2,
      },
    };
    const { document } = credited(original);
    expect(document.invoiceDetails[0]).toMatchObject(taxes);
    expect(document.invoiceSummary.totalGrossValue).toBe(118.2);
  });
});
