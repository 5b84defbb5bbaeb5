import { describe, expect, it } from 'vitest';
import {
  fromRegistryXml,
  isRegistryXmlError,
  type ReadOptions,
  type RegistryXmlError,
  readRegistryInvoices,
  toRegistryXml,
} from '../../../src/registry/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { isWellFormed } from './oracle.js';
import { typesOfSchema } from './schema.js';

const xml = toRegistryXml([samples.salesInvoice, samples.deliveryNote]);

/** The same XML with one thing changed; fails when there is nothing to change. */
function changed(from: string, to: string, whole = xml): string {
  expect(whole).toContain(from);
  return whole.replace(from, () => to);
}

const ROOT = '<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0">';
function errorOf(text: unknown, options?: ReadOptions): RegistryXmlError {
  try {
    fromRegistryXml(text as string, options);
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
  it('reads the output of another program', () => {
    expect(only(FOREIGN)).toEqual({
      document: {
        issuer: { vatNumber: '094014201', country: 'GR', branch: 0, documentIdNo: 'AB 1' },
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
        paymentMethods: [{ type: 7, amount: 1.5, tipAmount: 0.5, terminalId: '0016' }],
        invoiceDetails: [
          {
            lineNumber: 1,
            itemDescr: '  two  spaces',
            quantity: 1.5,
            netValue: 5000,
            vatCategory: 8,
            vatAmount: 0,
            incomeClassification: [{ classificationCategory: 'category3', amount: 5000 }],
            notVAT195: true,
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
        {
          path: ['deliveryLifecycle'],
          xml: '<m:deliveryLifecycle><m:deliveryEvents><m:eventType>RegisterTransfer</m:eventType></m:deliveryEvents></m:deliveryLifecycle>',
          reason: 'unknown',
          position: { line: 50, column: 5 },
        },
      ],
    });
  });

  it('accepts Windows line ends and a byte order mark', () => {
    const windows = `\ufeff${FOREIGN.replaceAll('\n', '\r\n')}`;
    expect(only(windows)).toEqual(only(FOREIGN));
  });

  it('recognizes namespaces by name, not by prefix', () => {
    const right = only(xml.replace('incomeClassificaton', 'incomeClassification'));
    expect(right.document?.invoiceDetails?.[0]?.incomeClassification).toEqual([{}]);
    expect(right.unread).toContainEqual(
      expect.objectContaining({
        reason: 'unknown',
        path: ['invoiceDetails', 0, 'incomeClassification', 0, 'classificationCategory'],
      }),
    );
    expect(only(xml.replaceAll('icls', 'x')).document).toEqual(only(xml).document);
  });

  it('returns the same results one by one, and reads only what is requested', () => {
    const many = xml.replace(/<invoice>.*<\/invoice>/s, (invoices) => invoices.repeat(50));
    expect([...readRegistryInvoices(many)]).toEqual(fromRegistryXml(many));
    const [first] = readRegistryInvoices(`${many}&nbsp;`);
    expect(first).toEqual(only(xml));
  });

  it('returns nothing for a message without invoices', () => {
    expect(fromRegistryXml('<InvoicesDoc xmlns="http://www.aade.gr/myDATA/invoice/v1.0"/>')).toEqual([]);
  });
});

describe('fromRegistryXml does not validate', () => {
  const header = (from: string, to: string) => only(changed(from, to));

  it.each(typesOfSchema)('the type %s', (type) => {
    const { document, unread } = header('<invoiceType>1.1<', `<invoiceType>${type}<`);
    expect(unread).toEqual([]);
    expect(document?.invoiceHeader?.invoiceType).toBe(type);
  });

  it('codes, times and dates, which it reads unchanged', () => {
    expect(header('<country>GR<', '<country>XI<').document?.issuer?.country).toBe('XI');
    expect(header('<currency>EUR<', '<currency>eur<').document?.invoiceHeader?.currency).toBe('eur');
    expect(header('2026-11-20', '20/11/2026').document?.invoiceHeader?.issueDate).toBe('20/11/2026');
    const time = changed('<m:dispatchTime>09:30:00.0000000<', '<m:dispatchTime>00:00<', FOREIGN);
    expect(only(time).document?.invoiceHeader?.dispatchTime).toBe('00:00');
  });

  it.each([
    ['the issuer', /<issuer>.*?<\/issuer>/, 'issuer'],
    ['the lines', /<invoiceDetails>.*<\/invoiceDetails>/, 'invoiceDetails'],
    ['the summary', /<invoiceSummary>.*?<\/invoiceSummary>/, 'invoiceSummary'],
  ] as const)('a document without %s', (_, pattern, member) => {
    const { document, unread } = only(toRegistryXml([samples.salesInvoice]).replace(pattern, ''));
    expect(unread).toEqual([]);
    expect(document).toHaveProperty('invoiceHeader.aa', '101');
    expect(document).not.toHaveProperty(member);
  });
});

describe('fromRegistryXml reports as unread', () => {
  it.each([
    ['repeated', 'invoiceHeader/series', '<series>A</series>', '<series>A</series><series>B</series>'],
    ['repeated', 'paymentMethods', '</paymentMethods>', '</paymentMethods><paymentMethods/>'],
    ['value', 'invoiceDetails/0/netValue', '49.80<', '49,80<'],
    ['value', 'invoiceDetails/0/lineNumber', '<lineNumber>1<', '<lineNumber><'],
    ['value', 'invoiceHeader/series', '>A</series>', '><b/></series>'],
    ['value', 'issuer', '<issuer>', '<issuer>Shop'],
    ['value', 'paymentMethods', '<paymentMethods>', '<paymentMethods>cash'],
    ['inexact', 'invoiceDetails/0/quantity', '<quantity>2<', '<quantity>0.1234567890123456789<'],
    ['unknown', 'invoiceHeader/odd', '<series>', '<odd>1</odd><series>'],
    ['unknown', 'invoiceHeader/__proto__', '<series>', '<__proto__>1</__proto__><series>'],
    ['damaged', 'invoiceHeader/series', '<series>A', '<series>A\ufffd'],
  ])('%s: %s', (reason, path, from, to) => {
    const [first, second] = fromRegistryXml(changed(from, to));
    expect(first?.unread.map((each) => [each.reason, each.path.join('/'), each.position.line])).toEqual([
      [reason, path, 3],
    ]);
    expect(first?.document?.invoiceHeader?.aa).toBe('101');
    expect(second?.unread).toEqual([]);
  });

  it('unexpected elements, and keeps the rest', () => {
    const [first] = fromRegistryXml(changed('49.80<', '49,80<'));
    const [line] = first?.document?.invoiceDetails ?? [];
    expect(line).not.toHaveProperty('netValue');
    expect(line).toMatchObject({ lineNumber: 1, vatAmount: 11.95 });
    expect(first?.unread[0]?.xml).toBe('<netValue>49,80</netValue>');
  });

  it('a text with U+FFFD, and keeps its value', () => {
    const { document } = only(changed('<series>A<', '<series>Α\ufffd<'));
    expect(document?.invoiceHeader?.series).toBe('Α\ufffd');
  });

  it('flags with other words, and MARKs that JSON cannot hold', () => {
    const note = (element: string) => only(changed('<m:toWeigh>1</m:toWeigh>', element, FOREIGN));
    expect(note('<m:toWeigh>yes</m:toWeigh>').unread[0]).toMatchObject({
      reason: 'value',
      position: { line: 19, column: 7 },
    });
    expect(note('<m:toWeigh>constructor</m:toWeigh>').unread[0]).toMatchObject({ reason: 'value' });
    const large = note('<m:multipleConnectedMarks>9007199254740993</m:multipleConnectedMarks>');
    expect(large.unread[0]).toMatchObject({
      reason: 'inexact',
      path: ['invoiceHeader', 'multipleConnectedMarks', 0],
    });
    expect(large.document?.invoiceHeader?.multipleConnectedMarks).toEqual([400001234567890, 400001234567891]);
  });

  it('elements in the order of the text', () => {
    const odd = changed('<issuer>', '<b/><issuer>').replace('<invoice>', '<invoice><a/>');
    expect(only(odd).unread.map(({ path }) => path)).toEqual([['a'], ['b']]);
  });
});

const [good = '', bad = '', last = ''] =
  toRegistryXml([samples.salesInvoice, samples.deliveryNote, samples.posCollection]).match(
    /<invoice>.*<\/invoice>/g,
  ) ?? [];
const around = (middle: string): string =>
  `${ROOT}\n${good}\n${middle}\n${last}</InvoicesDoc>`.replace(
    '>',
    ' xmlns:icls="https://www.aade.gr/myDATA/incomeClassificaton/v1.0">',
  );

describe('a damaged file is refused whole, with its place', () => {
  it.each([
    ['malformed', 'a tag that is not closed', bad.replace('</series>', '')],
    ['malformed', 'another end tag', bad.replace('</series>', '</serie>')],
    ['malformed', 'no end tag of its own', bad.replace('</invoice>', '')],
    ['malformed', 'a start tag that ends early', bad.replace('<invoiceHeader>', '<invoice>Header>')],
    ['malformed', 'an end tag that ends early', bad.replace('</invoiceHeader>', '</invoice>Header>')],
    ['malformed', 'an attribute without quotes', bad.replace('<series>', '<series a=b>')],
    ['malformed', 'an attribute that stands twice', bad.replace('<series>', '<series a="1" a="2">')],
    ['malformed', 'an attribute with a tag in it', bad.replace('<series>', '<series a="<b>">')],
    ['malformed', 'a prefix without namespace', bad.replace('<series>', '<q:a/><series>')],
    ['malformed', 'the end of CDATA alone', bad.replace('<series>', '<series>]]>')],
    ['malformed', '< in a text', bad.replace('<series>', '<series>a < b')],
    ['malformed', 'an instruction without name', bad.replace('<series>', '<? x ?><series>')],
    ['malformed', 'a declaration within', bad.replace('<series>', '<?xml version="1.0"?><series>')],
    ['malformed', '-- in a comment', bad.replace('<series>', '<!-- a -- b --><series>')],
    [
      'malformed',
      'elements within each other',
      bad.replace('<series>', `${'<a>'.repeat(1e5)}${'</a>'.repeat(1e5)}<series>`),
    ],
    ['malformed', 'elements that are all open', bad.replace('<series>', '<a>'.repeat(1e5))],
    ['entity', 'an entity', bad.replace('<series>', '<series>&nbsp;')],
    ['entity', 'a bare ampersand', bad.replace('<series>', '<series>a & b')],
    ['entity', 'an entity in an attribute', bad.replace('<series>', '<series a="&x;">')],
    ['doctype', 'a document type', bad.replace('<series>', '<!DOCTYPE b><series>')],
    ['character', 'a control', bad.replace('<series>', '<series>\u0001')],
    ['character', 'half a character', bad.replace('<series>', '<series>\ud83d')],
    ['character', 'a reference to a control', bad.replace('<series>', '<series>&#65;&#0;')],
    ['character', 'a reference beyond Unicode', bad.replace('<series>', '<series>&#x110000;')],
    ['character', 'a reference to half a character', bad.replace('<series>', '<series>&#xD800;')],
    [
      'too-large',
      'a text that is too long',
      bad.replace('<series>', `<series>${'x'.repeat(1024 * 1024 + 1)}`),
    ],
  ])('%s: %s', (reason, _, middle) => {
    const error = errorOf(around(middle));
    expect(error.reason).toBe(reason);
    expect(error.position?.line).toBe(3 + (middle.includes('</invoice>') ? 0 : 1));
    expect(isWellFormed(around(middle))).toBe(reason === 'too-large');
  });

  it('which is exact', () => {
    const error = errorOf(around(bad.replace('<series>', '\n\n<series>&nbsp;')));
    expect(error.position).toEqual({ line: 5, column: 9 });
  });

  it.each(['<a b/>', '<a b=c/>', '<a b="1" b="2"/>', '<a$/>', '<q:a/>'])(
    'which is that of the tag %s',
    (tag) => {
      const error = errorOf(around(bad.replace('<series>', `\n<b/>${tag}<series>`)));
      expect(error).toMatchObject({ reason: 'malformed', position: { line: 4, column: 5 } });
    },
  );

  it('where it was cut off', () => {
    const cut = xml.slice(0, xml.indexOf('</InvoicesDoc>'));
    expect(errorOf(cut)).toMatchObject({ problem: 'malformed/not-closed', params: { name: 'InvoicesDoc' } });
    expect(errorOf(cut.slice(0, -3))).toMatchObject({ problem: 'malformed/open' });
    expect(() => [...readRegistryInvoices(cut)]).toThrow(/InvoicesDoc is not closed/);
  });
});

describe('fromRegistryXml reads', () => {
  it('an invoice inside another element of an invoice as part of it', () => {
    const odd = bad.replace('<issuer>', '<x:a xmlns:x="other"><invoice></invoice></x:a><issuer>');
    const read = fromRegistryXml(around(odd));
    expect(read.map(({ document }) => document?.invoiceHeader?.aa)).toEqual(['101', '31', '9']);
    expect(read[1]?.unread).toMatchObject([{ path: ['a'], reason: 'unknown' }]);
  });

  it('invoices whatever other elements surround them', () => {
    const read = fromRegistryXml(around('<note>x</note>'));
    expect(read[1]).toMatchObject({
      registration: {},
      unread: [{ path: ['note'], xml: '<note>x</note>', reason: 'unknown' }],
    });
    expect(read).toHaveLength(3);
  });

  it('no invoices in comments, CDATA and instructions', () => {
    const odd = `<!-- </invoice><invoice> --><?a </invoice>?>${bad.replace(
      '</series>',
      '<!-- </invoice> --><![CDATA[</invoice><invoice>&amp;]]><?b </invoice> ?></series>',
    )}`;
    const read = fromRegistryXml(around(odd));
    expect(read.map(({ document }) => document?.invoiceHeader?.series)).toEqual([
      'A',
      `${samples.deliveryNote.invoiceHeader.series}</invoice><invoice>&amp;`,
      samples.posCollection.invoiceHeader.series,
    ]);
    expect(isWellFormed(around(odd))).toBe(true);
  });

  it('long comments', () => {
    const comment = `<!--${'x'.repeat(16_000_000)}-->`;
    const read = fromRegistryXml(around(bad.replace('<issuer>', `${comment}<issuer>`)));
    expect(read.map(({ document }) => document?.invoiceHeader?.aa)).toEqual(['101', '31', '9']);
    expect(fromRegistryXml(around(comment))).toHaveLength(2);
  });
});

describe('fromRegistryXml refuses', () => {
  it.each([
    ['nothing', '', 'malformed', 1, 1],
    ['no XML', 'invoice', 'malformed', 1, 1],
    ['JSON', '{"invoice":[]}', 'malformed', 1, 1],
    ['half a tag', '<InvoicesDoc', 'malformed', 1, 1],
    ['half a comment', `${ROOT}\n <!-- `, 'malformed', 2, 2],
    ['an element that is not closed', `${ROOT}\n<invoice>`, 'malformed', 2, 10],
    ['a second root', `${ROOT}</InvoicesDoc>\n<b></b>`, 'malformed', 2, 1],
    ['a second root without content', `${ROOT}</InvoicesDoc>\n<b/>`, 'malformed', 2, 1],
    ['text after the root', `${ROOT}</InvoicesDoc>\nx`, 'malformed', 1, 75],
    ['text among the invoices', `${ROOT}x</InvoicesDoc>`, 'malformed', 1, 61],
    ['an end tag too many', `${ROOT}</InvoicesDoc>\n</a>`, 'malformed', 2, 1],
    ['another end tag', `${ROOT}\n</invoicesDoc>`, 'malformed', 2, 1],
    ['a prefix without namespace', '\n<p:InvoicesDoc/>', 'malformed', 2, 1],
    ['an attribute that is not closed', '\n<InvoicesDoc a="x>', 'malformed', 2, 1],
    ['a document type', '<!-- x -->\n<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'doctype', 2, 1],
    ['an entity around the invoices', `${ROOT}\n&nbsp;</InvoicesDoc>`, 'entity', 2, 1],
    ['a control around the invoices', `${ROOT}\n<!--\u0001--></InvoicesDoc>`, 'character', 2, 5],
    ['an answer to something that was sent', '<ResponseDoc/>', 'root', 1, 1],
    ['another namespace', '<InvoicesDoc/>', 'root', 1, 1],
  ])('%s', (_, text, reason, line, column) => {
    expect(errorOf(text)).toMatchObject({ reason, position: { line, column } });
  });

  it('values that are neither text nor bytes', () => {
    for (const value of [undefined, null, 7, {}, [60], new ArrayBuffer(3)])
      expect(errorOf(value).reason).toBe('malformed');
  });

  it('input above the limit, which can be changed', () => {
    const maxSize = xml.length;
    expect(fromRegistryXml(xml, { maxSize })).toHaveLength(2);
    expect(errorOf(xml, { maxSize: maxSize - 1 }).reason).toBe('too-large');
    expect(errorOf(new TextEncoder().encode(xml), { maxSize }).reason).toBe('too-large');
    expect(errorOf(xml, { maxSize: Number('64 MB') }).reason).toBe('too-large');
    expect(errorOf(' '.repeat(64 * 1024 * 1024 + 1)).reason).toBe('too-large');
  });
});
