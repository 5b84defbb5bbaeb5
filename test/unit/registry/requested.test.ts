import { describe, expect, it } from 'vitest';
import {
  fromRegistryXml,
  fromRequestedXml,
  isRegistryXmlError,
  toRegistryXml,
} from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { requestedComplaints } from './oracle.js';

const [invoice = ''] = toRegistryXml([samples.salesInvoice]).match(/<invoice>.*<\/invoice>/) ?? [];
const [other = ''] = toRegistryXml([samples.retailReceipt]).match(/<invoice>.*<\/invoice>/) ?? [];

const around = (inside: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<RequestedDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0" xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0" xmlns:ecls="https://www.aade.gr/myDATA/expensesClassificaton/v1.0" xmlns:pm="https://www.aade.gr/myDATA/paymentMethod/v1.0">${inside}</RequestedDoc>`;

// Written by hand by the schema: every list that an answer may have.
const ANSWER = around(`
  <continuationToken><nextPartitionKey>0!!MQ--</nextPartitionKey><nextRowKey>0!!Mg--</nextRowKey></continuationToken>
  <invoicesDoc>
    ${invoice.replace('<issuer>', '<mark>400001234567890</mark><issuer>')}
    ${other}
  </invoicesDoc>
  <cancelledInvoicesDoc>
    <cancelledInvoice>
      <invoiceMark>400001234567890</invoiceMark>
      <cancellationMark>9223372036854775807</cancellationMark>
      <cancellationDate>2026-11-20</cancellationDate>
    </cancelledInvoice>
  </cancelledInvoicesDoc>
  <incomeClassificationsDoc>
    <incomeInvoiceClassification>
      <icls:invoiceMark>400001234567890</icls:invoiceMark>
      <icls:classificationMark>400001234567895</icls:classificationMark>
      <icls:invoicesIncomeClassificationDetails>
        <icls:lineNumber>1</icls:lineNumber>
        <icls:incomeClassificationDetailData>
          <icls:classificationType>E3_561_001</icls:classificationType>
          <icls:classificationCategory>category1_1</icls:classificationCategory>
          <icls:amount>49.80</icls:amount>
          <icls:id>1</icls:id>
        </icls:incomeClassificationDetailData>
      </icls:invoicesIncomeClassificationDetails>
    </incomeInvoiceClassification>
  </incomeClassificationsDoc>
  <expensesClassificationsDoc>
    <expensesInvoiceClassification>
      <ecls:invoiceMark>400001234567890</ecls:invoiceMark>
      <ecls:entityVatNumber>094014201</ecls:entityVatNumber>
      <ecls:transactionMode>1</ecls:transactionMode>
      <ecls:classificationPostMode>0</ecls:classificationPostMode>
    </expensesInvoiceClassification>
    <expensesInvoiceClassification>
      <ecls:invoiceMark>400001234567891</ecls:invoiceMark>
      <ecls:invoicesExpensesClassificationDetails>
        <ecls:lineNumber>2</ecls:lineNumber>
        <ecls:expensesClassificationDetailData>
          <ecls:classificationType>VAT_361</ecls:classificationType>
          <ecls:amount>10.00</ecls:amount>
          <ecls:vatAmount>2.40</ecls:vatAmount>
          <ecls:vatCategory>1</ecls:vatCategory>
        </ecls:expensesClassificationDetailData>
      </ecls:invoicesExpensesClassificationDetails>
    </expensesInvoiceClassification>
  </expensesClassificationsDoc>
  <paymentMethodsDoc>
    <paymentMethods>
      <pm:invoiceMark>400001234567890</pm:invoiceMark>
      <pm:paymentMethodMark>400001234567899</pm:paymentMethodMark>
      <pm:paymentMethodDetails><type>7</type><amount>77.01</amount><tid>0016</tid></pm:paymentMethodDetails>
    </paymentMethods>
  </paymentMethodsDoc>
`);

const numbersOf = (
  invoices: readonly { document?: { invoiceHeader?: { aa?: string | undefined } | undefined } | undefined }[],
) => invoices.map(({ document }) => document?.invoiceHeader?.aa);

/** Escaped as the authority sends some of its answers. */
const enveloped = (xml: string): string =>
  `<string xmlns="http://schemas.microsoft.com/2003/10/Serialization/">${xml
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}</string>`;

describe('an answer with documents', () => {
  it('is valid against the official schema 2.0.2', () => {
    expect(requestedComplaints(ANSWER)).toEqual([]);
  });

  it('is read completely by fromRequestedXml', () => {
    const { invoicesDoc, ...rest } = fromRequestedXml(ANSWER);
    expect(invoicesDoc).toEqual(fromRegistryXml(ANSWER));
    expect(rest).toEqual({
      continuationToken: { nextPartitionKey: '0!!MQ--', nextRowKey: '0!!Mg--' },
      cancelledInvoicesDoc: [
        {
          invoiceMark: '400001234567890',
          cancellationMark: '9223372036854775807',
          cancellationDate: '2026-11-20',
        },
      ],
      incomeClassificationsDoc: [
        {
          invoiceMark: '400001234567890',
          classificationMark: '400001234567895',
          invoicesIncomeClassificationDetails: [
            {
              lineNumber: 1,
              incomeClassificationDetailData: [
                {
                  classificationType: 'E3_561_001',
                  classificationCategory: 'category1_1',
                  amount: 49.8,
                  id: 1,
                },
              ],
            },
          ],
        },
      ],
      expensesClassificationsDoc: [
        {
          invoiceMark: '400001234567890',
          entityVatNumber: '094014201',
          transactionMode: 1,
          classificationPostMode: 0,
        },
        {
          invoiceMark: '400001234567891',
          invoicesExpensesClassificationDetails: [
            {
              lineNumber: 2,
              expensesClassificationDetailData: [
                { classificationType: 'VAT_361', amount: 10, vatAmount: 2.4, vatCategory: 1 },
              ],
            },
          ],
        },
      ],
      paymentMethodsDoc: [
        {
          invoiceMark: '400001234567890',
          paymentMethodMark: '400001234567899',
          paymentMethodDetails: [{ type: 7, amount: 77.01, terminalId: '0016' }],
        },
      ],
      unread: [],
    });
  });

  it('can be passed to fromRegistryXml', () => {
    const [first, second, ...others] = fromRegistryXml(ANSWER);
    expect(first).toMatchObject({
      document: { invoiceHeader: { aa: '101' } },
      registration: { mark: '400001234567890' },
      unread: [],
    });
    expect(second?.document?.invoiceHeader?.invoiceType).toBe('11.1');
    expect(others).toEqual([]);
  });

  it('is read inside its envelope, whatever encoding it declares inside', () => {
    expect(fromRequestedXml(enveloped(ANSWER))).toEqual(fromRequestedXml(ANSWER));
    const inside = ANSWER.replace('utf-8', 'utf-16');
    expect(fromRequestedXml(enveloped(inside)).invoicesDoc).toHaveLength(2);
    expect(
      fromRegistryXml(`<?xml version="1.0"?>\n<a:string xmlns:a="b"><![CDATA[${ANSWER}]]></a:string>`),
    ).toEqual(fromRegistryXml(ANSWER));
  });

  it('can be empty', () => {
    const nothing = {
      invoicesDoc: [],
      cancelledInvoicesDoc: [],
      incomeClassificationsDoc: [],
      expensesClassificationsDoc: [],
      paymentMethodsDoc: [],
      unread: [],
    };
    expect(fromRequestedXml(around(''))).toEqual(nothing);
    expect(fromRequestedXml(around('<invoicesDoc/><cancelledInvoicesDoc></cancelledInvoicesDoc>'))).toEqual(
      nothing,
    );
    expect(fromRegistryXml(around('<invoicesDoc/>'))).toEqual([]);
  });

  it('is read even if it has unknown parts', () => {
    const odd = ANSWER.replace('<cancellationDate>', '<odd/><cancellationDate>').replace(
      '</invoicesDoc>',
      '<note/></invoicesDoc><newDoc><a>1</a></newDoc>',
    );
    const { invoicesDoc, cancelledInvoicesDoc, unread } = fromRequestedXml(odd);
    expect(numbersOf(invoicesDoc)).toEqual(['101', samples.retailReceipt.invoiceHeader.aa, undefined]);
    expect(invoicesDoc[2]?.unread).toMatchObject([{ path: ['invoicesDoc', 'note'], reason: 'unknown' }]);
    expect(cancelledInvoicesDoc).toHaveLength(1);
    expect(unread).toMatchObject([
      { path: ['newDoc'], reason: 'unknown', xml: '<newDoc><a>1</a></newDoc>' },
      { path: ['cancelledInvoicesDoc', 0, 'odd'], reason: 'unknown' },
    ]);
  });

  it('is refused if one part is damaged', () => {
    const damaged = ANSWER.replace('<pm:invoiceMark>', '<pm:invoiceMark>&nbsp;');
    expect(() => fromRequestedXml(damaged)).toThrow(expect.objectContaining({ reason: 'entity' }));
  });

  it('is required by fromRequestedXml', () => {
    const wrong = toRegistryXml([samples.salesInvoice]);
    let reason: unknown;
    try {
      fromRequestedXml(wrong);
    } catch (error) {
      reason = isRegistryXmlError(error) && error.reason;
    }
    expect(reason).toBe('root');
  });
});

describe('an envelope is refused', () => {
  it.each([
    ['with elements in it', `<string>${ANSWER.replace(/^<\?.*\?>/, '')}</string>`],
    ['that is not closed', '<string>&lt;a/&gt;'],
    ['with another end', '<string>&lt;a/&gt;</strings>'],
    ['with something after it', '<string>&lt;a/&gt;</string>x'],
    ['with a second one after it', '<string>&lt;a/&gt;</string><string/>'],
    ['with no XML in it', '<string>Unauthorized</string>'],
    ['with nothing in it', '<string></string>'],
  ])('%s', (_, xml) => {
    expect(() => fromRegistryXml(xml)).toThrow(expect.objectContaining({ reason: 'malformed' }));
  });
});
