import { describe, expect, it } from 'vitest';
import { fromRegistryXml, type RegistryDocument, toRegistryXml } from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { Document } from '../../../src/types/index.js';
import { errorOf } from './error-of.js';
import { complaints } from './oracle.js';

type Plain = Record<string, unknown>;

/** A document as JavaScript callers have it: without types. */
interface Untyped extends Plain {
  issuer: Plain;
  counterpart: Plain;
  invoiceHeader: Plain;
  invoiceDetails: [Plain, ...Plain[]];
  paymentMethods: [Plain, ...Plain[]];
}

/** A copy of a sample with members changed. */
function changed(sample: Document, change: (document: Untyped) => void): Document {
  const copy = structuredClone(sample);
  change(copy as unknown as Untyped);
  return copy;
}

const write = (document: Document): string => {
  const xml = toRegistryXml([document]);
  expect(complaints(xml)).toEqual([]);
  return xml;
};

const { salesInvoice, retailReceipt, deliveryNote, movingInvoice, orderSlip, posCollection, receivingNote } =
  samples;
const { intraCommunityInvoice } = samples;

describe('toRegistryXml', () => {
  it('declares the three namespaces with their official misspelling', () => {
    expect(write(salesInvoice)).toContain(
      '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"' +
        ' xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0"' +
        ' xmlns:ecls="https://www.aade.gr/myDATA/expensesClassificaton/v1.0">',
    );
  });

  it.each([null, 5, 'x', []])('refuses the header %j with its path', (invoiceHeader) => {
    const document = { ...salesInvoice, invoiceHeader } as unknown as Document;
    expect(errorOf(() => toRegistryXml([document])).message).toContain('0.invoiceHeader');
  });

  it('nests payments and names the terminal tid', () => {
    expect(write(posCollection)).toContain(
      '<paymentMethods><paymentMethodDetails><type>7</type><amount>50.00</amount><tid>16000123</tid>' +
        '</paymentMethodDetails></paymentMethods>',
    );
  });

  it('nests document taxes', () => {
    const taxed = changed(salesInvoice, (document) => {
      document.taxesTotals = [
        { taxType: 2, taxCategory: 1, underlyingValue: 63.3, taxAmount: 7.6, taxTypeLabel: 'Τέλη' },
      ];
    });
    expect(write(taxed)).toContain(
      '<taxesTotals><taxes><taxType>2</taxType><taxCategory>1</taxCategory><underlyingValue>63.30</underlyingValue>' +
        '<taxAmount>7.60</taxAmount></taxes></taxesTotals>',
    );
  });

  it('writes a fuel code that is a number like its text', () => {
    const fuelled = (fuelCode: unknown) =>
      changed(salesInvoice, ({ invoiceDetails: [line] }) => Object.assign(line ?? {}, { fuelCode }));
    expect(write(fuelled(10))).toContain('<fuelCode>10</fuelCode>');
    expect(write(fuelled(10))).toBe(write(fuelled('10')));
    expect(() => write(fuelled(10.5))).toThrow('code as text or as a whole number, not 10.5');
  });

  it('writes quantities without exponents and exact MARKs', () => {
    const odd = changed(salesInvoice, ({ invoiceHeader, invoiceDetails: [line] }) => {
      Object.assign(line, { quantity: 1.5e-7 });
      Object.assign(invoiceHeader, { multipleConnectedMarks: [9007199254740991, 400001234567891] });
    });
    const xml = write(odd);
    expect(xml).toContain('<quantity>0.00000015</quantity>');
    expect(xml).toContain(
      '<multipleConnectedMarks>9007199254740991</multipleConnectedMarks>' +
        '<multipleConnectedMarks>400001234567891</multipleConnectedMarks>',
    );
  });

  it("writes members that only the authority's schema has", () => {
    const fuelled: RegistryDocument = {
      ...salesInvoice,
      issuer: { ...salesInvoice.issuer, supplyAccountNo: '1-23456789', countryDocumentId: 'GR' },
      paymentMethods: [
        {
          type: 7,
          amount: 77.01,
          tipAmount: 1.5,
          transactionId: 'T1',
          terminalId: '16000123',
          ProvidersSignature: { SigningAuthor: '900', Signature: 'AAEC', EndToEndReferenceID: 'E1' },
          ECRToken: { SigningAuthor: 'ECR1', SessionNumber: '000123' },
        },
      ],
      invoiceDetails: salesInvoice.invoiceDetails.map((line) => ({
        ...line,
        dienergia: { applicationId: '1', applicationDate: '2026-11-01', doy: 'Α', shipId: 'Σ' },
        discountOption: true,
        quantity15: 1.995,
        otherMeasurementUnitQuantity: 3,
        otherMeasurementUnitTitle: 'Κιβώτια',
        notVAT195: true,
      })),
    };
    const xml = toRegistryXml([fuelled]);
    expect(complaints(xml)).toEqual([]);
    expect(xml).toContain('<tipAmount>1.50</tipAmount><transactionId>T1</transactionId><tid>16000123</tid>');
    expect(xml).toContain(
      '<quantity15>1.995</quantity15><otherMeasurementUnitQuantity>3</otherMeasurementUnitQuantity>' +
        '<otherMeasurementUnitTitle>Κιβώτια</otherMeasurementUnitTitle><notVAT195>true</notVAT195>',
    );
    expect(xml).toContain('<discountOption>true</discountOption>');
    const [read] = fromRegistryXml(xml);
    expect(read?.document).toMatchObject({
      issuer: fuelled.issuer,
      paymentMethods: fuelled.paymentMethods,
      invoiceDetails: [{ quantity15: 1.995, otherMeasurementUnitTitle: 'Κιβώτια', discountOption: true }, {}],
    });
    expect(read?.unread).toEqual([]);
  });

  it('keeps false flags, and writes them again after reading', () => {
    const xml = write(
      changed(salesInvoice, ({ invoiceHeader }) =>
        Object.assign(invoiceHeader, { vatPaymentSuspension: false, isDeliveryNote: false }),
      ),
    );
    expect(xml).toContain('<vatPaymentSuspension>false</vatPaymentSuspension>');
    expect(xml).toContain('<isDeliveryNote>false</isDeliveryNote>');
    expect(toRegistryXml(fromRegistryXml(xml).flatMap(({ document }) => document ?? []))).toBe(xml);
  });

  it('writes every type of the schema, even without an issuer, and keeps members of other channels', () => {
    const self = {
      ...salesInvoice,
      issuer: undefined,
      counterpart: { vatNumber: '123456783', country: 'GR', branch: 0, name: 'Εταιρεία' },
      invoiceHeader: { ...salesInvoice.invoiceHeader, invoiceType: '13.1' },
    };
    const xml = toRegistryXml([self]);
    expect(complaints(xml)).toEqual([]);
    expect(xml).not.toContain('<issuer>');
    expect(xml).toContain('<name>Εταιρεία</name>');
  });

  it('leaves out empty lists and nulls', () => {
    const odd = changed(salesInvoice, (document) => {
      Object.assign(document.invoiceHeader, {
        correlatedInvoices: [],
        vehicleNumber: null,
      });
      Object.assign(document, { taxesTotals: [], packingsDeclarations: [] });
    });
    expect(write(odd)).toBe(write(salesInvoice));
  });

  it('escapes text, including a carriage return', () => {
    const odd = changed(deliveryNote, ({ invoiceDetails: [line] }) => {
      Object.assign(line, { itemDescr: 'a<b>&amp;"\'\r\n\tΩ😀]]>' });
    });
    expect(write(odd)).toContain('<itemDescr>a&lt;b&gt;&amp;amp;"\'&#13;\n\tΩ😀]]&gt;</itemDescr>');
  });

  it('writes nothing that is only for print or for the provider', () => {
    const everything = changed(movingInvoice, (document) => {
      Object.assign(document.invoiceHeader, {
        correlatedInvoicesLabel: 'PRINTED',
        movePurposeLabel: 'PRINTED',
        multipleConnectedUids: ['A'.repeat(40)],
      });
      Object.assign(document.invoiceDetails[0], {
        lineCode: 'PRINTED',
        lineDescription: 'PRINTED',
        measurementUnitLabel: 'PRINTED',
        vatExemptionCategoryLabel: 'PRINTED',
        lineUnitPrice: 987.5,
        totalNetPriceBeforeDiscount: 987.5,
        totalDiscountValue: 987.5,
        vatCategoryPercent: 97,
      });
      Object.assign(document.paymentMethods[0], { posNspId: 97 });
      document.providerAdditionalInvoiceDetails = { issuer: { name: 'PRINTED' } };
    });
    expect(write(everything)).toBe(write(movingInvoice));
  });

  it('never writes what the authority adds', () => {
    const registered = {
      ...salesInvoice,
      uid: 'A'.repeat(40),
      mark: '400001234567890',
      qrCodeUrl: 'https://example.gr',
    };
    expect(write(registered)).toBe(write(salesInvoice));
  });

  it('refuses an empty list, or a value that is not a list', () => {
    expect(errorOf(() => toRegistryXml([]))).toMatchObject({ reason: 'missing', path: [] });
    expect(errorOf(() => toRegistryXml(salesInvoice as never))).toMatchObject({ reason: 'value', path: [] });
  });

  it.each([
    ['missing', ['invoiceSummary', 'totalNetValue'], undefined],
    ['missing', ['issuer', 'branch'], null],
    ['missing', ['invoiceDetails'], []],
    ['value', ['invoiceDetails'], {}],
    ['value', ['invoiceDetails', 0], null],
    ['value', ['invoiceHeader'], 'A'],
    ['value', ['invoiceDetails', 1, 'netValue'], 13.505],
    ['value', ['invoiceDetails', 1, 'netValue'], '13.50'],
    ['value', ['invoiceDetails', 1, 'quantity'], Number.NaN],
    ['value', ['invoiceDetails', 1, 'lineNumber'], 1.5],
    ['value', ['invoiceHeader', 'aa'], 101],
    ['value', ['invoiceHeader', 'multipleConnectedMarks'], 400001234567890],
    ['value', ['invoiceHeader', 'multipleConnectedMarks', 0], [9007199254740992]],
    ['value', ['invoiceHeader', 'selfPricing'], 'true'],
    ['character', ['invoiceHeader', 'series'], 'A\u0001'],
    ['character', ['invoiceHeader', 'series'], 'A\ud800'],
    ['character', ['invoiceHeader', 'series'], 'A\uffff'],
  ])('throws %s at %j', (reason, path, value) => {
    const whole = path.at(-1) === 0 && Array.isArray(value) ? path.slice(0, -1) : path;
    const odd = changed(salesInvoice, (document) => {
      let place: unknown = document;
      for (const step of whole.slice(0, -1)) place = (place as Plain)[step];
      (place as Plain)[whole.at(-1) as string] = value;
    });
    expect(errorOf(() => toRegistryXml([salesInvoice, odd]))).toMatchObject({ reason, path: [1, ...path] });
  });

  it('reports the place in words', () => {
    const odd = changed(salesInvoice, ({ invoiceHeader }) =>
      Object.assign(invoiceHeader, { series: '\u0001' }),
    );
    expect(errorOf(() => toRegistryXml([odd])).message).toBe(
      '0.invoiceHeader.series: XML does not allow the character U+0001.',
    );
    expect(errorOf(() => toRegistryXml([null as never])).reason).toBe('value');
  });
});

describe('by type, toRegistryXml', () => {
  const items = { itemCode: 'K1', itemDescr: 'Καρέκλα', TaricNo: '9401710010' };
  const withItems = (sample: Document): string =>
    write(changed(sample, ({ invoiceDetails: [line] }) => Object.assign(line, items)));
  const taken = (xml: string): string[] => Object.keys(items).filter((name) => xml.includes(`<${name}>`));

  it('keeps the description of goods that move', () => {
    for (const sample of [deliveryNote, movingInvoice, receivingNote]) {
      expect(taken(withItems(sample))).toEqual(['itemCode', 'itemDescr', 'TaricNo']);
    }
  });

  it('leaves the description out of invoices and receipts', () => {
    expect(taken(withItems(salesInvoice))).toEqual([]);
    expect(taken(withItems(retailReceipt))).toEqual([]);
  });

  it('keeps the description on tax-free documents and order slips', () => {
    const taxFree = changed(retailReceipt, ({ invoiceHeader }) =>
      Object.assign(invoiceHeader, { specialInvoiceCategory: 4 }),
    );
    expect(taken(withItems(taxFree))).toEqual(['itemDescr']);
    expect(taken(withItems(orderSlip))).toEqual(['itemDescr']);
  });

  const party = {
    name: 'Νικολάου Ο.Ε.',
    address: { street: 'Εγνατία', number: '25', postalCode: '54630', city: 'Θεσσαλονίκη' },
  };
  const named = changed(salesInvoice, (document) => {
    Object.assign(document.issuer, party);
    Object.assign(document.counterpart, party);
  });

  it('leaves out the names of Greek parties, and the address of a Greek issuer', () => {
    const xml = write(named);
    expect(xml).not.toContain('<name>');
    expect(xml.match(/<address>/g)).toHaveLength(1);
    expect(xml).toContain('<branch>0</branch></issuer>');
  });

  it('keeps names and addresses on movement documents', () => {
    const moving = changed(named, ({ invoiceHeader }) =>
      Object.assign(invoiceHeader, movingInvoice.invoiceHeader),
    );
    expect(write(moving).match(/<name>|<address>/g)).toHaveLength(4);
    expect(write(receivingNote).match(/<name>/g)).toHaveLength(2);
  });

  it('keeps names and addresses of foreign parties', () => {
    expect(write(intraCommunityInvoice)).toContain('<name>Huber Feinkost GmbH</name><address>');
  });

  it('leaves the document unchanged', () => {
    const before = structuredClone(named);
    write(named);
    expect(named).toEqual(before);
  });
});
