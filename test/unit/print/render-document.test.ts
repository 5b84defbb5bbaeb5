import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { bodyOf, shownAt, shownOn } from './read-page.js';
import { uids } from './uids.js';

const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/A3F05C7D',
  invoiceUrl: 'https://provider.example/d/A3F05C7D?view=1&lang=el',
};

const FORMATS = ['a4', 'a5', 'roll80', 'roll58'] as const;

describe('a printed page', () => {
  it('is self-contained: no script, nothing to load, and a policy that allows neither', () => {
    for (const format of FORMATS) {
      const html = renderDocument(samples.salesInvoice, { format, issued });
      expect(html).not.toMatch(/<script|<link|@import|url\(|src="(?!data:)/i);
      expect(html).toContain(
        `content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"`,
      );
    }
  });

  it('writes numbers and dates in the first language', () => {
    const document = {
      ...samples.salesInvoice,
      invoiceSummary: { ...samples.salesInvoice.invoiceSummary, totalGrossValue: 1234567.8 },
    };
    const greek = renderDocument(document, { language: 'el' });
    expect(shownAt(greek, '/invoiceSummary/totalGrossValue')).toBe('1.234.567,80\u00A0€');
    expect(shownAt(greek, '/invoiceHeader/issueDate')).toBe('20/11/2026');
    const english = renderDocument(document, { language: ['en', 'el'] });
    expect(shownAt(english, '/invoiceSummary/totalGrossValue')).toBe('€1,234,567.80');
    expect(shownAt(english, '/invoiceHeader/issueDate')).toBe('20 Nov 2026');
  });

  it('has each label once per language', () => {
    const html = bodyOf(renderDocument(samples.salesInvoice, { language: ['el', 'en'] }));
    expect(html).toContain('Συνολική αξία / Total');
    expect(html).toContain('Τιμολόγιο Πώλησης');
    expect(html).toContain('Sales invoice');
    expect(html).toContain('Εβδομήντα επτά ευρώ και ένα λεπτό');
    expect(html).toContain('Seventy-seven euros and one cent');
  });

  it('translates the usual labels of the print block, and keeps custom ones', () => {
    const { providerAdditionalInvoiceDetails: print, invoiceHeader } = samples.deliveryNote;
    const titled = (documentLabel: string) => ({
      ...samples.deliveryNote,
      invoiceHeader: { ...invoiceHeader, movePurposeLabel: 'Πώληση' },
      providerAdditionalInvoiceDetails: {
        ...print,
        additionalDetails: { ...print?.additionalDetails, documentLabel },
      },
    });
    const path = '/providerAdditionalInvoiceDetails/additionalDetails/documentLabel';
    const usual = renderDocument(titled('Δελτίο Αποστολής'), { language: ['el', 'en'], details: true });
    expect(shownAt(usual, path)).toBe('Δελτίο Αποστολής');
    expect(usual).toContain('<div class="subtitle">Delivery note</div>');
    expect(shownAt(usual, '/invoiceHeader/invoiceType')).toBe('9.3');
    expect(shownAt(usual, '/invoiceHeader/movePurposeLabel')).toBe('Πώληση / Sale');
    const own = renderDocument(titled('Δελτίο προς ξενοδοχείο'), {
      language: ['el', 'en'],
      details: true,
    });
    expect(shownAt(own, path)).toBe('Δελτίο προς ξενοδοχείο');
    expect(shownAt(own, '/invoiceHeader/invoiceType')).toBe('9.3 Δελτίο Αποστολής / Delivery note');
  });

  it('has the language and paper of the print block', () => {
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const html = renderDocument({
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: {
        ...print,
        additionalDetails: { ...print?.additionalDetails, documentLanguageCode: 'EN', documentSizeCode: 7 },
      },
    });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<body class="roll80">');
  });

  it('adds net value and VAT by rate, the only amounts that are not in the document', () => {
    const { invoiceDetails } = samples.salesInvoice;
    const html = renderDocument({
      ...samples.salesInvoice,
      invoiceDetails: [...invoiceDetails, ...invoiceDetails],
    });
    // 2 × 49.80, 2 × 11.95; 2 × 13.50, 2 × 1.76.
    expect(shownOn(html).filter(({ sum }) => sum !== undefined)).toEqual([
      { paths: [], sum: 'netValue/1', text: '99,60' },
      { paths: [], sum: 'vatAmount/1', text: '23,90' },
      { paths: [], sum: 'netValue/2', text: '27,00' },
      { paths: [], sum: 'vatAmount/2', text: '3,52' },
    ]);
  });

  it('repeats the head of the lines and counts the pages', () => {
    const html = renderDocument(samples.salesInvoice);
    expect(html).toContain('thead{display:table-header-group}');
    expect(html).toContain('counter(page) " / " counter(pages)');
  });
});

describe('the pages of a long document', () => {
  const [line] = samples.salesInvoice.invoiceDetails;
  const long = {
    ...samples.salesInvoice,
    invoiceDetails: Array.from({ length: 30 }, (_, at) => ({ ...line, lineNumber: at + 1 })),
  };

  it('keep what follows the lines in one group with the last two', () => {
    const html = renderDocument(long, { issued });
    const [, group = ''] = html.split('<tbody class="last">');
    expect(shownOn(group).filter(({ paths }) => paths[0]?.endsWith('/lineNumber'))).toHaveLength(2);
    expect(group).toContain('data-path="/invoiceSummary/totalGrossValue');
    expect(group).toContain('class="qr"');
    expect(html).toContain('.last{break-inside:avoid}');
  });

  it('let a list of payments break that is longer than a sheet', () => {
    const paid = (count: number): string =>
      renderDocument({
        ...long,
        paymentMethods: Array.from({ length: count }, () => ({ type: 3, amount: 1 })),
      });
    // One more row for the only rate of VAT.
    expect(paid(23)).toContain('<div class="lines">');
    expect(paid(24)).toContain('<div class="lines loose">');
  });

  it('have issuer and number at the top of all but the first', () => {
    const html = renderDocument(long, { issued });
    expect(html).toContain('@top-left{content:"Η Αυλή Μαρκάκη Ε\\2e Ε\\2e "');
    expect(html).toContain('@top-right{content:"Τιμολόγιο Πώλησης A 101"');
    expect(html).toContain('@page:first{@top-left{content:""}@top-right{content:""}}');
  });

  it('break no row of a roll', () => {
    const html = renderDocument(long, { issued, format: 'roll80' });
    expect(html.match(/<div class="row">/g)?.length).toBeGreaterThanOrEqual(30);
    expect(html).toMatch(/\.row,[^{]*\{break-inside:avoid\}/);
  });
});

describe('a document that was not issued', () => {
  it('is marked as a draft, across the page and in words', () => {
    const html = renderDocument(samples.salesInvoice);
    expect(html).toContain('<div class="watermark" aria-hidden="true"><span>Πρόχειρο</span></div>');
    expect(bodyOf(html)).toContain('Δεν έχει εκδοθεί. Δεν αποτελεί φορολογικό παραστατικό.');
    expect(html).not.toContain('class="qr"');
  });
});

describe('the watermark of a page', () => {
  const TEXT = 'Copy\n</span><script>x</script> & more';

  it.each(FORMATS)('is behind it and once at its top, as text, on %s', (format) => {
    const html = renderDocument(samples.salesInvoice, { format, issued, watermark: TEXT });
    expect(html).toContain('<span>Copy\n&lt;/span&gt;&lt;script&gt;x&lt;/script&gt; &amp; more</span>');
    const seen = html.slice(
      html.indexOf('</h1>') > 0 ? html.indexOf('</h1>') : html.indexOf('class="line large'),
    );
    expect(seen.split('&lt;/span&gt;&lt;script&gt;x&lt;/script&gt; &amp; more')).toHaveLength(2);
    expect(html).not.toContain('<script');
  });

  it('replaces the draft watermark, but the draft is still stated', () => {
    const html = renderDocument(samples.salesInvoice, { watermark: 'Sample' });
    expect(html).toContain('<div class="watermark" aria-hidden="true"><span>Sample</span></div>');
    expect(bodyOf(html)).toContain('Πρόχειρο');
  });

  it('is repeated on a roll of any length', () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const invoiceDetails = Array.from({ length: 100 }, (_, at) => ({ ...line, lineNumber: at + 1 }));
    const html = renderDocument({ ...samples.salesInvoice, invoiceDetails }, { format: 'roll80' });
    // Each line takes three strips, and forty strips have one mark.
    expect(html.split('<span>Πρόχειρο</span>').length - 1).toBeGreaterThanOrEqual(8);
  });
});

describe('an issued document', () => {
  it.each(FORMATS)('has MARK, UID, authentication code, links and QR code on %s', (format) => {
    const html = renderDocument(samples.salesInvoice, { format, issued });
    const body = bodyOf(html);
    for (const text of [issued.mark, issued.uid, issued.authenticationCode, issued.invoiceUrl]) {
      expect(body.split(text)).toHaveLength(2);
    }
    expect(html).toContain('<svg class="qr"');
    expect(html).toContain('href="https://provider.example/d/A3F05C7D?view=1&amp;lang=el"');
    expect(html).not.toContain('class="watermark"');
  });

  it('accepts a MARK as number, text or bigint', () => {
    for (const mark of [400001971234567, '400001971234567', 400001971234567n]) {
      expect(bodyOf(renderDocument(samples.salesInvoice, { issued: { mark } }))).toContain('400001971234567');
    }
  });

  it('shows payments as charged by the terminal, with tips', () => {
    const completions = [{ paymentType: 8, paymentAmount: 14.69, tipAmount: 2, transactionId: '000417' }];
    const body = bodyOf(
      renderDocument(samples.tableClosing, { issued: { ...issued, uid: uids.tableClosing, completions } }),
    );
    expect(body).toContain('000417');
    expect(body).toContain('IRIS (άμεση πληρωμή)');
    expect(body).toContain('Ο τρόπος πληρωμής άλλαξε στο τερματικό.');
    expect(body).toMatch(/14,69.*2,00/s);
  });
});

describe('the print of special kinds of documents', () => {
  it('of order slips does not call them receipts, and marks cancelled lines', () => {
    const html = renderDocument(samples.orderCancellation, {
      issued: { ...issued, uid: uids.orderCancellation },
    });
    expect(bodyOf(html)).toContain('Δεν αποτελεί φορολογική απόδειξη');
    expect(shownAt(html, '/invoiceDetails/0/recType')).toBe('Ακυρώθηκε');
    expect(html).not.toContain(samples.orderCancellation.invoiceHeader.tableAA);
  });

  it('of order slips names the table as people call it, and its GUID for bookkeepers', () => {
    const slip = samples.orderCancellation;
    const named = renderDocument(slip, { receipt: { table: 'Βεράντα 3' } });
    expect(bodyOf(named)).toContain('Βεράντα 3');
    expect(named).not.toContain(slip.invoiceHeader.tableAA);
    const whole = renderDocument(slip, { receipt: { table: '' }, details: true });
    expect(shownAt(whole, '/invoiceHeader/tableAA')).toBe(slip.invoiceHeader.tableAA);
    expect(() => renderDocument(slip, { receipt: { table: 'x'.repeat(51) } })).toThrow(/receipt\.table/);
  });

  it('calls the sum after withheld taxes what is to be paid', () => {
    const invoice = samples.serviceInvoice;
    expect(bodyOf(renderDocument(invoice))).toContain('Πληρωτέο ποσό');
    const whole = { ...invoice, invoiceSummary: { ...invoice.invoiceSummary, totalWithheldAmount: 0 } };
    expect(bodyOf(renderDocument(whole))).toContain('Συνολική αξία');
  });

  it('of table cancellations lists the slips', () => {
    const html = renderDocument(samples.tableCancellation, {
      issued: { ...issued, uid: uids.tableCancellation },
    });
    expect(bodyOf(html)).toContain('Ακυρώνει τα δελτία παραγγελίας');
    expect(shownAt(html, '/invoiceHeader/multipleConnectedMarks/0')).toBe('400001234567894');
  });

  it('of credits names the credited document', () => {
    const html = renderDocument(samples.creditInvoice);
    expect(bodyOf(html)).toContain('Αφορά τα παραστατικά');
    const [mark] = samples.creditInvoice.invoiceHeader.correlatedInvoices ?? [];
    expect(shownAt(html, '/invoiceHeader/correlatedInvoices/0')).toBe(String(mark));
  });

  it('of delivery notes without values shows purpose, dispatch, vehicle, places and packages', () => {
    const html = renderDocument(samples.deliveryNote, { issued: { ...issued, uid: uids.deliveryNote } });
    expect(bodyOf(html)).not.toContain('0,00');
    expect(shownAt(html, '/invoiceHeader/movePurpose')).toBe('Πώληση');
    expect(shownAt(html, '/invoiceHeader/dispatchTime')).toBe('20/11/2026, 09:30');
    expect(shownAt(html, '/invoiceHeader/vehicleNumber')).toBe('ΙΒΗ1234');
    expect(shownAt(html, '/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress/city')).toBe(
      'Εγνατία 25, 54630 Θεσσαλονίκη',
    );
    expect(shownAt(html, '/packingsDeclarations/0/Packages/0/quantity')).toBe('10');
  });

  it('shows withheld tax on its line and below the totals', () => {
    const html = renderDocument(samples.serviceInvoice);
    expect(shownAt(html, '/invoiceDetails/0/withheldAmount')).toBe('200,00');
    expect(shownAt(html, '/invoiceSummary/totalWithheldAmount')).toBe('200,00');
    expect(bodyOf(html)).toContain('− Παρακρατούμενοι φόροι');
  });

  it.each([
    ['titleOfAcquisition', 'Προμηθευτής', 'Λήπτης'],
    ['receivingNote', 'Προμηθευτής', 'Λήπτης'],
    ['selfBilledInvoice', 'Προμηθευτής', 'Λήπτης'],
    ['salesInvoice', 'Λήπτης', 'Προμηθευτής'],
  ] as const)('calls the other party of %s the %s', (name, said, other) => {
    const body = bodyOf(renderDocument(samples[name]));
    expect(body).toContain(said);
    expect(body).not.toContain(other);
  });

  it('calls the other party of a reverse delivery note the supplier', () => {
    const { invoiceHeader } = samples.deliveryNote;
    const reverse = { ...invoiceHeader, reverseDeliveryNote: true, reverseDeliveryNotePurpose: 1 } as const;
    const body = bodyOf(renderDocument({ ...samples.deliveryNote, invoiceHeader: reverse }));
    expect(body).toContain('Προμηθευτής');
    expect(body).not.toContain('Λήπτης');
  });

  it('has the usual words without payments, in the language of the page', () => {
    const path = '/providerAdditionalInvoiceDetails/additionalDetails/paymentMethodInvoiceLabel';
    const english = renderDocument(samples.deliveryNote, { language: 'en', details: true });
    expect(shownAt(english, path)).toBe('No payment');
  });

  it.each([
    [1, '24%'],
    [2, '13%'],
    [3, '6%'],
    [4, '17%'],
    [5, '9%'],
    [6, '4%'],
    [7, '0%'],
    [8, 'Χωρίς ΦΠΑ'],
    [9, '3%'],
    [10, '4%'],
  ] as const)('shows VAT category %d as %s', (vatCategory, label) => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const printed = Number.parseInt(label, 10) || 0;
    const document = {
      ...samples.salesInvoice,
      invoiceDetails: [{ ...line, vatCategory, vatCategoryPercent: printed }],
    };
    const html = renderDocument(document);
    expect(shownAt(html, '/invoiceDetails/0/vatCategory')).toBe(label);
    expect(shownAt(html, '/invoiceDetails/0/vatCategoryPercent')).toBe(label);
  });

  it('distinguishes the two rates of 4% in the sums', () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const invoiceDetails = [6, 10].map((vatCategory, at) => ({ ...line, vatCategory, lineNumber: at + 1 }));
    const body = bodyOf(renderDocument({ ...samples.salesInvoice, invoiceDetails }));
    expect(body).toContain('4% (άρθρο 31 ν. 5057/2023)');
  });

  it('names the article of an exempt line', () => {
    const html = renderDocument(samples.intraCommunityInvoice);
    expect(shownAt(html, '/invoiceDetails/0/vatExemptionCategory')).toMatch(/άρθρο \d+/);
  });

  it('puts the country before a foreign VAT number, once', () => {
    const within = renderDocument(samples.intraCommunityInvoice);
    expect(shownAt(within, '/counterpart/vatNumber')).toBe('ATU12345675');
    const beyond = renderDocument(samples.thirdCountryInvoice);
    expect(shownAt(beyond, '/counterpart/vatNumber')).toBe('GB123456782');
    const { counterpart } = samples.thirdCountryInvoice;
    const bare = { ...samples.thirdCountryInvoice, counterpart: { ...counterpart, vatNumber: '123456782' } };
    expect(shownAt(renderDocument(bare), '/counterpart/vatNumber')).toBe('GB123456782');
  });

  it('parts the country from a number that it is no part of', () => {
    const { counterpart } = samples.thirdCountryInvoice;
    const numberOf = (country: string, vatNumber: string): string | undefined => {
      const document = {
        ...samples.thirdCountryInvoice,
        counterpart: { ...counterpart, country, vatNumber },
      };
      return shownAt(renderDocument(document), '/counterpart/vatNumber');
    };
    expect(numberOf('US', '12-3456789')).toBe('US 12-3456789');
    expect(numberOf('DE', '123456789')).toBe('DE123456789');
    expect(numberOf('GB', 'XI123456782')).toBe('XI123456782');
    expect(numberOf('DE', 'de123456789')).toBe('de123456789');
  });

  it.each([
    ['posCollection', 'Ποσό που εισπράχθηκε'],
    ['posRefund', 'Ποσό που επιστράφηκε'],
    ['residenceLevy', 'Τέλος ανθεκτικότητας στην κλιματική κρίση'],
  ] as const)('names the line of a %s', (sample, name) => {
    for (const format of ['a4', 'roll80'] as const)
      expect(bodyOf(renderDocument(samples[sample], { format }))).toContain(name);
  });

  it('counts the nights of a levy where one amount was in force', () => {
    // Hotels of three stars: 1.50 for a room and night from 2024 on, so 15.00 is 10 nights, and 15.10 no whole number of them.
    expect(bodyOf(renderDocument(samples.residenceLevy))).toMatch(/Διανυκτερεύσεις δωματίων: ?10 × 1,50/);
    const [line] = samples.residenceLevy.invoiceDetails;
    const other = { ...samples.residenceLevy, invoiceDetails: [{ ...line, otherTaxesAmount: 15.1 }] };
    expect(bodyOf(renderDocument(other))).not.toContain('Διανυκτερεύσεις');
  });

  it('names a levy without the outdated price of its label', () => {
    const html = renderDocument(samples.residenceLevy);
    expect(shownAt(html, '/invoiceDetails/0/otherTaxesPercentCategory')).toBe('Ξενοδοχεία 3 αστέρων');
    const [line] = samples.residenceLevy.invoiceDetails;
    const five = { ...samples.residenceLevy, invoiceDetails: [{ ...line, otherTaxesPercentCategory: 9 }] };
    expect(shownAt(renderDocument(five), '/invoiceDetails/0/otherTaxesPercentCategory')).toBe(
      'Ξενοδοχεία 5 αστέρων',
    );
  });
});
