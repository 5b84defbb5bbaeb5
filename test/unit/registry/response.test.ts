import { describe, expect, it } from 'vitest';
import { fromResponseXml } from '../../../src/registry/index.js';
import { responseComplaints } from './oracle.js';

const SUCCESS = `<?xml version="1.0" encoding="utf-8"?>
<ResponseDoc xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <response>
    <index>1</index>
    <invoiceUid>999A854DBC6FCFAEB2DBC32CBF82322540456F56</invoiceUid>
    <invoiceMark>9223372036854775807</invoiceMark>
    <authenticationCode>DEC42AAE</authenticationCode>
    <receptionProviders><ProviderInfo><VATNumber>094014201</VATNumber></ProviderInfo></receptionProviders>
    <receptionEmails><email>a@example.gr</email><email>b@example.gr</email></receptionEmails>
    <qrUrl>https://mydata.example/qr?a=1&amp;b=2</qrUrl>
    <statusCode>Success</statusCode>
  </response>
</ResponseDoc>`;

const REFUSAL = `<ResponseDoc>
  <response>
    <index>2</index>
    <errors>
      <error><message>Το πεδίο aa &lt;δεν&gt; είναι σωστό</message><code>212</code></error>
      <error><message>b</message><code>203</code></error>
    </errors>
    <statusCode>ValidationError</statusCode>
  </response>
</ResponseDoc>`;

const EVERYTHING = `<ResponseDoc><response>
  <index>3</index>
  <invoiceUid>A</invoiceUid>
  <invoiceMark>1</invoiceMark>
  <classificationMark>2</classificationMark>
  <cancellationMark>3</cancellationMark>
  <paymentMethodMark>4</paymentMethodMark>
  <authenticationCode>B</authenticationCode>
  <receptionProviders/>
  <receptionEmails/>
  <qrUrl>u</qrUrl>
  <statementId>5</statementId>
  <recallId>6</recallId>
  <transferMark>7</transferMark>
  <rejectMark>8</rejectMark>
  <deliveryOutcomeMark>9</deliveryOutcomeMark>
  <deliveryReturnMark>10</deliveryReturnMark>
  <statusCode>Success</statusCode>
</response></ResponseDoc>`;

describe('fromResponseXml', () => {
  it('is tested with XML that is valid against the official schema 2.0.2', () => {
    for (const xml of [SUCCESS, REFUSAL, EVERYTHING]) expect(responseComplaints(xml)).toEqual([]);
  });

  it('reads a success with exact MARKs', () => {
    expect(fromResponseXml(SUCCESS)).toEqual([
      {
        index: 1,
        invoiceUid: '999A854DBC6FCFAEB2DBC32CBF82322540456F56',
        invoiceMark: '9223372036854775807',
        authenticationCode: 'DEC42AAE',
        receptionProviders: [{ VATNumber: ['094014201'] }],
        receptionEmails: ['a@example.gr', 'b@example.gr'],
        qrUrl: 'https://mydata.example/qr?a=1&b=2',
        statusCode: 'Success',
        unread: [],
      },
    ]);
  });

  it('reads a refusal', () => {
    expect(fromResponseXml(REFUSAL)).toEqual([
      {
        index: 2,
        errors: [
          { message: 'Το πεδίο aa <δεν> είναι σωστό', code: '212' },
          { message: 'b', code: '203' },
        ],
        statusCode: 'ValidationError',
        unread: [],
      },
    ]);
  });

  it('reads every member of the schema', () => {
    const [first] = fromResponseXml(EVERYTHING);
    expect(first?.unread).toEqual([]);
    expect(first).toMatchObject({
      classificationMark: '2',
      cancellationMark: '3',
      paymentMethodMark: '4',
      statementId: '5',
      recallId: '6',
      transferMark: '7',
      rejectMark: '8',
      deliveryOutcomeMark: '9',
      deliveryReturnMark: '10',
    });
  });

  it('reads an answer in its envelope, and from bytes', () => {
    const inside = SUCCESS.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const envelope = `<string xmlns="http://schemas.microsoft.com/2003/10/Serialization/">${inside}</string>`;
    expect(fromResponseXml(envelope)).toEqual(fromResponseXml(SUCCESS));
    expect(fromResponseXml(new TextEncoder().encode(envelope))).toEqual(fromResponseXml(SUCCESS));
  });

  it('keeps unknown parts', () => {
    const [first, second] = fromResponseXml(
      SUCCESS.replace('<index>1', '<entitylineNumber>1</entitylineNumber><index>x').replace(
        '</ResponseDoc>',
        '<note/></ResponseDoc>',
      ),
    );
    expect(first?.unread.map(({ path, reason }) => [path.join('/'), reason])).toEqual([
      ['entitylineNumber', 'unknown'],
      ['index', 'value'],
    ]);
    expect(first).toMatchObject({ statusCode: 'Success' });
    expect(second).toMatchObject({ unread: [{ path: ['note'], reason: 'unknown' }] });
  });

  it('refuses other XML, and input above the limit', () => {
    const refused = (reason: string) => expect.objectContaining({ code: 'registry-xml', reason });
    expect(() => fromResponseXml('<RequestedDoc/>')).toThrow(refused('root'));
    expect(() => fromResponseXml(SUCCESS.replace('<index>', '&nbsp;<index>'))).toThrow(refused('entity'));
    expect(() => fromResponseXml('{"statusCode":"Success"}')).toThrow(refused('malformed'));
    expect(() => fromResponseXml(SUCCESS, { maxSize: 10 })).toThrow(refused('too-large'));
  });
});
