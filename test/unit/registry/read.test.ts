import { describe, expect, it } from 'vitest';
import {
  fromRegistryXml,
  isRegistryXmlError,
  type RegistryXmlError,
  toRegistryXml,
} from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';

const xml = toRegistryXml([samples.salesInvoice, samples.deliveryNote]);

/** The same XML with one thing changed; fails when there is nothing to change. */
function changed(from: string, to: string): string {
  expect(xml).toContain(from);
  return xml.replace(from, to);
}

function errorOf(text: unknown): RegistryXmlError {
  try {
    fromRegistryXml(text as string);
  } catch (error) {
    if (isRegistryXmlError(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const only = (text: string) => {
  const [first] = fromRegistryXml(text);
  if (first === undefined) throw new Error('nothing was read');
  return first;
};

// Written by hand in the way of the authority: other prefixes, white space, an attribute, comments, CDATA.
const FOREIGN = `<?xml version="1.0" encoding="utf-8"?>
<!-- from elsewhere -->
<m:InvoicesDoc xmlns:m="http://www.aade.gr/myDATA/invoice/v1.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b">
  <m:invoice>
    <m:uid>999A854DBC6FCFAEB2DBC32CBF82322540456F56</m:uid>
    <m:mark>9223372036854775807</m:mark>
    <m:authenticationCode>DEC42AAE</m:authenticationCode>
    <m:issuer>
      <m:vatNumber>094014201</m:vatNumber><m:country>GR</m:country><m:branch> 0 </m:branch>
      <m:documentIdNo>AB 1</m:documentIdNo>
    </m:issuer>
    <m:invoiceHeader>
      <m:series><![CDATA[A & <B>]]> &amp; &#915;&#x393;</m:series>
      <m:aa>007</m:aa>
      <m:issueDate>2026-02-07+02:00</m:issueDate>
      <m:invoiceType>9.3</m:invoiceType>
      <m:vatPaymentSuspension>false</m:vatPaymentSuspension>
      <m:dispatchTime>09:30:00.0000000</m:dispatchTime>
      <m:toWeigh>1</m:toWeigh>
      <m:multipleConnectedMarks>400001234567890</m:multipleConnectedMarks>
      <m:movePurpose>1</m:movePurpose>
      <m:multipleConnectedMarks>400001234567891</m:multipleConnectedMarks>
    </m:invoiceHeader>
    <m:invoiceDetails>
      <m:lineNumber>1</m:lineNumber>
      <m:itemDescr>  two  spaces<!-- and a comment --></m:itemDescr>
      <m:quantity>1.500</m:quantity>
      <m:netValue>5000</m:netValue>
      <m:vatCategory>8</m:vatCategory>
      <m:vatAmount>0</m:vatAmount>
      <m:incomeClassification>
        <classificationCategory xmlns="https://www.aade.gr/myDATA/incomeClassificaton/v1.0">category3</classificationCategory>
        <i:amount xmlns:i="https://www.aade.gr/myDATA/incomeClassificaton/v1.0">5000.0</i:amount>
      </m:incomeClassification>
      <m:notVAT195>true</m:notVAT195>
    </m:invoiceDetails>
    <m:paymentMethods>
      <m:paymentMethodDetails>
        <m:type>7</m:type><m:amount>1.5</m:amount><m:tipAmount>0.50</m:tipAmount><m:tid>0016</m:tid>
      </m:paymentMethodDetails>
    </m:paymentMethods>
    <m:invoiceSummary>
      <m:totalNetValue>5000</m:totalNetValue><m:totalVatAmount>0</m:totalVatAmount>
      <m:totalWithheldAmount>0</m:totalWithheldAmount><m:totalFeesAmount>0</m:totalFeesAmount>
      <m:totalStampDutyAmount>0</m:totalStampDutyAmount><m:totalOtherTaxesAmount>0</m:totalOtherTaxesAmount>
      <m:totalDeductionsAmount>0</m:totalDeductionsAmount><m:totalGrossValue>5000</m:totalGrossValue>
    </m:invoiceSummary>
    <m:qrCodeUrl>https://mydata.example/qr?a=1&amp;b=2</m:qrCodeUrl>
    <m:invoiceDeliveryStatus>3</m:invoiceDeliveryStatus>
    <m:deliveryLifecycle><m:deliveryEvents><m:eventType>RegisterTransfer</m:eventType></m:deliveryEvents></m:deliveryLifecycle>
  </m:invoice>
</m:InvoicesDoc>`;

describe('fromRegistryXml', () => {
  it('reads what another program wrote', () => {
    expect(only(FOREIGN)).toEqual({
      document: {
        issuer: { vatNumber: '094014201', country: 'GR', branch: 0 },
        invoiceHeader: {
          series: 'A & <B> & ΓΓ',
          aa: '007',
          issueDate: '2026-02-07',
          invoiceType: '9.3',
          vatPaymentSuspension: false,
          dispatchTime: '09:30:00',
          movePurpose: 1,
          multipleConnectedMarks: [400001234567890, 400001234567891],
          toWeigh: true,
        },
        paymentMethods: [{ type: 7, amount: 1.5, terminalId: '0016' }],
        invoiceDetails: [
          {
            lineNumber: 1,
            itemDescr: '  two  spaces',
            quantity: 1.5,
            netValue: 5000,
            vatCategory: 8,
            vatAmount: 0,
            incomeClassification: [{ classificationCategory: 'category3', amount: 5000 }],
          },
        ],
        invoiceSummary: {
          totalNetValue: 5000,
          totalVatAmount: 0,
          totalWithheldAmount: 0,
          totalFeesAmount: 0,
          totalStampDutyAmount: 0,
          totalOtherTaxesAmount: 0,
          totalDeductionsAmount: 0,
          totalGrossValue: 5000,
        },
      },
      registration: {
        uid: '999A854DBC6FCFAEB2DBC32CBF82322540456F56',
        mark: '9223372036854775807',
        authenticationCode: 'DEC42AAE',
        qrCodeUrl: 'https://mydata.example/qr?a=1&b=2',
        invoiceDeliveryStatus: 3,
      },
      unread: [
        { path: ['issuer', 'documentIdNo'], xml: '<m:documentIdNo>AB 1</m:documentIdNo>' },
        { path: ['paymentMethods', 0, 'tipAmount'], xml: '<m:tipAmount>0.50</m:tipAmount>' },
        { path: ['invoiceDetails', 0, 'notVAT195'], xml: '<m:notVAT195>true</m:notVAT195>' },
        {
          path: ['deliveryLifecycle'],
          xml: '<m:deliveryLifecycle><m:deliveryEvents><m:eventType>RegisterTransfer</m:eventType></m:deliveryEvents></m:deliveryLifecycle>',
        },
      ],
    });
  });

  it('reads it with Windows line ends and a byte order mark too', () => {
    const windows = `\ufeff${FOREIGN.replaceAll('\n', '\r\n')}`;
    expect(only(windows)).toEqual(only(FOREIGN));
  });

  it('knows the namespaces by their names, not by their prefixes', () => {
    const right = xml.replace('incomeClassificaton', 'incomeClassification');
    expect(errorOf(right)).toMatchObject({
      reason: 'missing',
      path: [0, 'invoiceDetails', 0, 'incomeClassification', 0, 'classificationCategory'],
    });
    expect(only(xml.replaceAll('icls', 'x')).document).toEqual(only(xml).document);
  });

  it('reads a message without invoices as none', () => {
    expect(fromRegistryXml('<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"/>')).toEqual([]);
  });
});

describe('fromRegistryXml refuses', () => {
  it.each([
    ['nothing', '', 'malformed', 1, 1],
    ['no XML', 'invoice', 'malformed', 1, 1],
    ['JSON', '{"invoice":[]}', 'malformed', 1, 1],
    ['an element that is not closed', '<InvoicesDoc>\n<invoice></InvoicesDoc>', 'malformed', 2, 10],
    ['a second root', '<a></a>\n<b></b>', 'malformed', 2, 3],
    ['a prefix without namespace', '<a>\n  <p:b/></a>', 'malformed', 2, 3],
    ['a second root without content', '<a></a>\n<b/>', 'malformed', 2, 1],
    ['an attribute with a tag in it', '<a><b c="<d/>"/></a>', 'malformed', 1, 4],
    ['an instruction without name', '<a>\n<? x ?></a>', 'malformed', 2, 1],
    ['the end of CDATA alone', '<a>\n]]></a>', 'malformed', 2, 1],
    ['a reference to a control', '<a>&#65;&#0;</a>', 'character', 1, 9],
    ['a reference beyond Unicode', '<a>&#x110000;</a>', 'character', 1, 4],
    ['a reference to half a character', '<a>&#xD800;</a>', 'character', 1, 4],
    ['a document type', '<!-- x -->\n<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'doctype', 2, 1],
    ['a document type within', '<a><!DOCTYPE b></a>', 'doctype', 1, 4],
    ['an entity', '<a>\n&nbsp;</a>', 'entity', 2, 1],
    ['a bare ampersand', '<a>a & b</a>', 'entity', 1, 6],
    ['a control', '<a>\u0001</a>', 'character', 1, 4],
    ['half a character', '<a>\ud83d</a>', 'character', 1, 4],
    ['another document', '<RequestedDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"/>', 'root', 1, 1],
    ['another namespace', '<InvoicesDoc/>', 'root', 1, 1],
  ])('%s', (_, text, reason, line, column) => {
    expect(errorOf(text)).toMatchObject({ reason, position: { line, column } });
  });

  it('what is no text', () => {
    for (const value of [undefined, null, 7, new Uint8Array(3), {}])
      expect(errorOf(value).reason).toBe('malformed');
  });

  it('elements within each other without end', () => {
    const deep = 100_000;
    expect(errorOf(`${'<a>'.repeat(deep)}${'</a>'.repeat(deep)}`).reason).toBe('malformed');
  });

  it('names that JavaScript keeps for itself', () => {
    expect(errorOf(changed('<series>', '<__proto__/><series>')).reason).toBe('malformed');
    expect(Object.hasOwn(Object.prototype, 'series')).toBe(false);
  });

  it('something else beside invoices', () => {
    expect(errorOf(changed('<invoice>', '<note/><invoice>'))).toMatchObject({
      reason: 'root',
      position: { line: 3, column: 1 },
    });
  });

  it.each([
    ['missing', ['issuer', 'branch'], '<branch>0</branch></issuer>', '</issuer>'],
    ['missing', ['invoiceSummary', 'totalFeesAmount'], '<totalFeesAmount>0.00</totalFeesAmount>', ''],
    ['repeated', ['invoiceHeader', 'series'], '<series>A</series>', '<series>A</series><series>A</series>'],
    ['repeated', ['paymentMethods'], '</paymentMethods>', '</paymentMethods><paymentMethods/>'],
    ['value', ['invoiceDetails', 0, 'netValue'], '49.80<', '49,80<'],
    ['value', ['invoiceDetails', 0, 'lineNumber'], '<lineNumber>1<', '<lineNumber><'],
    ['value', ['invoiceHeader', 'invoiceType'], '>1.1<', '>13.1<'],
    ['value', ['invoiceHeader', 'issueDate'], '2026-11-20', '20/11/2026'],
    ['value', ['invoiceHeader', 'currency'], '>EUR<', '>eur<'],
    ['value', ['issuer'], '<issuer>', '<issuer>Shop'],
    ['value', ['paymentMethods'], '<paymentMethods>', '<paymentMethods>cash'],
    ['value', ['invoiceHeader', 'series'], '>A</series>', '><b/></series>'],
    ['inexact', ['invoiceDetails', 0, 'quantity'], '<quantity>2<', '<quantity>0.1234567890123456789<'],
  ])('%s at %j', (reason, path, from, to) => {
    const error = errorOf(changed(from, to));
    expect(error).toMatchObject({ reason, path: [0, ...path], position: { line: 3 } });
    expect(error.message).toContain(`${[0, ...path].join('.')}, line 3, column `);
  });

  it('a flag in other words, and MARKs that JSON cannot hold', () => {
    const note = (element: string): string => FOREIGN.replace('<m:toWeigh>1</m:toWeigh>', element);
    expect(errorOf(note('<m:toWeigh>yes</m:toWeigh>'))).toMatchObject({
      reason: 'value',
      position: { line: 19 },
    });
    const mark = '<m:multipleConnectedMarks>9007199254740993</m:multipleConnectedMarks>';
    expect(errorOf(note(mark))).toMatchObject({
      reason: 'inexact',
      path: [0, 'invoiceHeader', 'multipleConnectedMarks', 0],
      position: { line: 19, column: 7 },
    });
  });
});
