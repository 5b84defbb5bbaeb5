import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import {
  isPrintError,
  type PrintError,
  type RenderOptions,
  renderDocument,
} from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';

function errorOf(document: unknown, options?: unknown): PrintError {
  try {
    renderDocument(document, options as RenderOptions);
  } catch (error) {
    if (isPrintError(error)) return error;
    throw error;
  }
  throw new Error('it was printed');
}

const MARK = '400001971234567';
const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const LOGO_ID = '8d7f2a52-4c1e-4a55-9c0a-3a1b2c3d4e5f';

describe('an invalid document', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'invoice'],
    ['a list', []],
    ['an empty object', {}],
    ['a request of two documents', { invoice: [samples.salesInvoice, samples.retailReceipt] }],
    [
      'an object that throws',
      new Proxy(
        {},
        {
          get() {
            throw new Error('no');
          },
        },
      ),
    ],
  ])('causes a typed error with issues: %s', (_, document) => {
    const error = errorOf(document);
    expect(error.reason).toBe('document');
    expect(error.issues.length).toBeGreaterThan(0);
  });

  it('is reported with every member of the wrong type, in the requested language', () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const document = {
      ...samples.salesInvoice,
      invoiceDetails: [{ ...line, netValue: '49.80', quantity: -1 }],
      invoiceSummary: { ...samples.salesInvoice.invoiceSummary, totalGrossValue: Number.NaN },
    };
    const { issues, message } = errorOf(document, { locale: el });
    expect(issues.map(({ rule, path }) => [rule, path.join('/')])).toEqual([
      ['shape/not-above', 'invoiceDetails/0/quantity'],
      ['shape/type', 'invoiceDetails/0/netValue'],
      ['shape/type', 'invoiceSummary/totalGrossValue'],
    ]);
    expect(message).toContain(issues[0]?.message);
    expect(issues[0]?.message).toMatch(/[α-ω]/);
  });

  it('is not assumed because of nulls or another letter case, which the service accepts', () => {
    const { invoiceHeader, ...rest } = samples.salesInvoice;
    const html = renderDocument({ ...rest, InvoiceHeader: { ...invoiceHeader, vehicleNumber: null } });
    expect(html).toContain('data-path="/invoiceHeader/aa">101<');
  });
});

describe('print options', () => {
  it.each([
    ['format', { format: 'a6' }],
    ['language', { language: 'de' }],
    ['language', { language: [] }],
    ['language', { language: ['el', 'fr'] }],
    ['theme.logo', { theme: { logo: 'https://evil.example/logo.png' } }],
    ['theme.logo', { theme: { logo: 'data:text/html;base64,PHNjcmlwdD4=' } }],
    ['theme.logo', { theme: { logo: 'data:image/png;base64,AA"onerror="x' } }],
    ['theme.accent', { theme: { accent: 'red;}*{display:none' } }],
    ['theme.fonts', { theme: { fonts: ['x";}*{display:none'] } }],
    ['watermark', { watermark: 5 }],
    ['watermark', { watermark: 'x'.repeat(121) }],
    ['issued', { issued: 'yes' }],
    ['issued', { issued: ['yes'] }],
    ['issued.uid', { issued: { mark: MARK, uid: 5 } }],
    [
      'issued.completions',
      { issued: { mark: MARK, completions: [{ paymentType: 7, paymentAmount: Number.NaN }] } },
    ],
  ])('are refused with a typed error: %s', (subject, options) => {
    expect(errorOf(samples.salesInvoice, options)).toMatchObject({ reason: 'option', subject, issues: [] });
  });

  it('cannot have an address that is too long for a QR code', () => {
    const issued = { mark: MARK, qrUrl: `https://provider.example/${'x'.repeat(4_000)}` };
    expect(errorOf(samples.salesInvoice, { issued })).toMatchObject({ reason: 'qr' });
  });

  it('put a logo on the page, chosen by its id from several', () => {
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const withId = {
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: {
        ...print,
        additionalDetails: { ...print?.additionalDetails, logoId: LOGO_ID },
      },
    };
    const image = `<img class="logo" alt="" src="${PNG}">`;
    expect(renderDocument(samples.salesInvoice, { theme: { logo: PNG } })).toContain(image);
    expect(renderDocument(withId, { theme: { logo: { [LOGO_ID]: PNG } } })).toContain(image);
    expect(renderDocument(samples.salesInvoice, { theme: { logo: { [LOGO_ID]: PNG } } })).not.toContain(
      '<img',
    );
    expect(renderDocument(withId, { theme: { logo: JSON.parse('{"__proto__": "x"}') } })).not.toContain(
      '<img',
    );
  });

  it('colour the title and choose fonts with a theme', () => {
    const html = renderDocument(samples.salesInvoice, {
      theme: { accent: '#0a5', fonts: ['Source Sans 3'] },
    });
    expect(html).toContain('--accent:#0a5;');
    expect(html).toContain('font-family:"Source Sans 3",');
  });
});

describe('an error about an option', () => {
  it.each([
    [
      'option/choice',
      { format: 'a6' },
      'Η επιλογή format πρέπει να είναι μία από τις τιμές a4, a5, roll80, roll58.',
    ],
    [
      'option/language',
      { language: 'de' },
      "Η επιλογή language πρέπει να είναι 'el', 'en' ή λίστα με τα δύο.",
    ],
    ['option/length', { watermark: 5 }, 'Η επιλογή watermark πρέπει να είναι κείμενο έως 120 χαρακτήρων.'],
    ['option/text', { issued: { mark: MARK, uid: 5 } }, 'Η επιλογή issued.uid πρέπει να είναι κείμενο.'],
    [
      'qr',
      { issued: { mark: MARK, qrUrl: `https://provider.example/${'x'.repeat(4_000)}` } },
      'Η διεύθυνση στο issued.qrUrl είναι πολύ μεγάλη για κωδικό QR.',
    ],
  ])('is in the requested language: %s', (problem, options, message) => {
    expect(errorOf(samples.salesInvoice, { ...options, locale: el })).toMatchObject({ problem, message });
  });

  it('is in English by default', () => {
    expect(errorOf(samples.salesInvoice, { theme: { accent: 'red' } })).toMatchObject({
      problem: 'option/colour',
      message: 'The option theme.accent must be a colour as #rgb or #rrggbb.',
    });
  });
});
