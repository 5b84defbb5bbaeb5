import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../../src/issues/options-error.js';
import {
  megEftPos,
  TerminalError,
  viva,
  vivaApp,
  vivaLocal,
  webEcr,
} from '../../../src/sending/terminals/index.js';
import { vivaFamily, webEcrFamily } from './till.js';

// A recorded signed text: 46.00 of a document whose other members are in a unit of their own.
const OTHER_FORM = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357;;20241015153111;4600;9;1;10;16000123';
// The example of ECOS: 10.51 paid of a document of 124.00.
const PART = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357;;20231204080313;1051;10000;2400;12400;16000123';
const UID = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357';
const signature = { token: 'MEUCIQ+/==', data: PART };
const key = '7d1c1f52-0000-8000-8000-000000000001';
const sale = { key, amount: '10.51', tip: '1.00', signature };
const bodyOf = ({ body }: { readonly body?: string }) => JSON.parse(body ?? 'null');

const meg = () =>
  megEftPos({
    ...{ base: 'http://till-pc:8187', licenseKey: 'licence', vatNumber: '123456783', terminalId: '16000123' },
    ...{ protocol: 'VIVA_CLOUD', clientId: 'shop', clientSecret: 'secret', provider: 'ILYDA' },
  });
const local = () => vivaLocal({ base: 'https://192.168.1.40:8080', terminalId: '16000123', provider: 108 });
const app = () => vivaApp({ app: 'gr.till', callback: 'till://paid', terminalId: '16000123', provider: 108 });

describe('viva', () => {
  const access = 'let-in';
  it('asks for a token, with the credentials in one header', () => {
    expect(vivaFamily().access?.()).toEqual({
      method: 'POST',
      url: 'https://accounts.viva.test/connect/token',
      // shop:secret
      headers: {
        Authorization: 'Basic c2hvcDpzZWNyZXQ=',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
  });

  it('sends a sale in cents, with what was signed unchanged', () => {
    const request = vivaFamily().request('sale', { ...sale, access });
    expect(request).toMatchObject({ method: 'POST', url: 'https://api.viva.test/ecr/v1/transactions:sale' });
    expect(request.headers).toEqual({ 'Content-Type': 'application/json', Authorization: 'Bearer let-in' });
    expect(bodyOf(request)).toEqual({
      ...{ sessionId: key, terminalId: '16000123', cashRegisterId: 'till-1', amount: 1051, tipAmount: 100 },
      ...{ currencyCode: '978', merchantReference: key, paymentMethod: 'CardPresent', aadeProviderId: 108 },
      ...{ aadeProviderSignatureData: PART, aadeProviderSignature: 'MEUCIQ+/==' },
    });
  });

  it('sends an instant payment, a preloaded one, and a refund', () => {
    const family = vivaFamily();
    expect(bodyOf(family.request('sale', { ...sale, access, instant: true }))).toMatchObject({
      paymentMethod: 'IRIS',
    });
    // 90 minutes are two hours, because Viva counts whole hours.
    expect(bodyOf(family.request('preload', { ...sale, access, minutes: 90 }))).toMatchObject({
      ...{ aadePreloaded: true, aadePreloadedDuration: 2 },
    });
    const refund = family.request('refund', { ...sale, access, original: { key: 'of the sale' } });
    expect(refund.url).toBe('https://api.viva.test/ecr/v1/transactions:refund');
    expect(bodyOf(refund)).toMatchObject({
      parentSessionId: 'of the sale',
      amount: 1051,
      aadeProviderSignatureData: PART,
    });
  });

  it('asks, aborts and lists', () => {
    const family = vivaFamily();
    const session = `https://api.viva.test/ecr/v1/sessions/${key}`;
    expect(family.request('ask', { key, access })).toMatchObject({ method: 'GET', url: session });
    expect(family.request('abort', { key, access })).toMatchObject({
      ...{ method: 'DELETE', url: `${session}?cashRegisterId=till-1` },
    });
    expect(family.request('day', { date: '2026-11-20', autonomous: true, access }).url).toBe(
      'https://api.viva.test/ecr/v1/sessions?date=2026-11-20&AadeAutonomouslyOnly=true',
    );
  });
});

describe('vivaLocal', () => {
  it('sends what the cloud gets, without the terminal and the cash register', () => {
    const request = local().request('sale', sale);
    expect(request).toMatchObject({ method: 'POST', url: 'https://192.168.1.40:8080/pos/v1/sale' });
    expect(bodyOf(request)).toEqual({
      ...{ sessionId: key, amount: 1051, tipAmount: 100, currencyCode: '978', merchantReference: key },
      ...{ paymentMethod: 'CardPresent', aadeProviderId: 108 },
      ...{ aadeProviderSignatureData: PART, aadeProviderSignature: 'MEUCIQ+/==' },
    });
    const refund = local().request('refund', {
      ...sale,
      original: { networkId: 'tx', references: { orderCode: '7' } },
    });
    expect(bodyOf(refund)).toMatchObject({ transactionId: 'tx', orderCode: '7' });
    expect(bodyOf(local().request('abort', { key }))).toEqual({ sessionId: key });
  });
});

describe('vivaApp', () => {
  it('is an address', () => {
    const { url } = app().request('sale', sale);
    expect(url.startsWith('vivapayclient://pay/v1?')).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      ...{ action: 'sale', appId: 'gr.till', clientTransactionId: key, amount: '1051', tipAmount: '100' },
      ...{ aadeProviderId: '108', aadeProviderSignatureData: PART, aadeProviderSignature: 'MEUCIQ+/==' },
      ...{ protocol: 'int_default', callback: 'till://paid' },
    });
  });
});

describe('webEcr', () => {
  it('sends a sale with the members of the signed text', () => {
    const request = webEcrFamily().request('sale', sale);
    expect(request).toMatchObject({ method: 'POST', url: 'https://ecr.test/api/v2.2/terminal/42/txninit/' });
    expect(request.headers).toEqual({ 'Content-Type': 'application/json', 'X-Api-Key': 'paired' });
    expect(bodyOf(request)).toEqual({
      ...{
        TxnType: 0,
        Amount: 1051,
        TipAmount: 100,
        CurrencyCode: 978,
        CustomerReference: key,
        PaymentType: 0,
        Timeout: 0,
      },
      ProviderData: {
        ...{ Uid: UID, Mark: null, SignatureTimestamp: '20231204080313', NetAmount: 10_000, VatAmount: 2400 },
        ...{ TotalAmount: 12_400, ProviderId: '008', Signature: 'MEUCIQ+/==' },
      },
    });
  });

  it('takes the members from the caller if the text has a form of its own, and never rewrites it', () => {
    const own = { token: 't', data: OTHER_FORM };
    expect(() => webEcrFamily().request('sale', { ...sale, signature: own })).toThrow(
      expect.objectContaining({ code: 'terminal/signed-text' }),
    );
    const signed = { uid: UID, time: '20241015153111', net: '37.10', vat: '8.90', total: '46.00' };
    const { ProviderData } = bodyOf(
      webEcrFamily().request('sale', { ...sale, signature: { ...own, signed } }),
    );
    expect(ProviderData).toMatchObject({
      NetAmount: 3710,
      VatAmount: 890,
      TotalAmount: 4600,
      SignatureTimestamp: '20241015153111',
    });
  });

  it.each([
    ['for another terminal', PART.replace('16000123', '16000777')],
    ['for less', PART.replace(';1051;', ';1050;')],
    ['with seven parts', PART.replace(';16000123', '')],
    ['with decimals', PART.replace('12400', '124.00')],
  ])('does not read a text that is %s', (_, data) => {
    expect(() => webEcrFamily().request('sale', { ...sale, signature: { token: 't', data } })).toThrow(
      expect.objectContaining({ code: 'terminal/signed-text' }),
    );
  });

  it('preloads, refunds, voids, asks and lists', () => {
    const family = webEcrFamily();
    expect(bodyOf(family.request('preload', { ...sale, minutes: 90 }))).toMatchObject({
      ...{ PreloadTransaction: true, PreloadExpiration: 90 },
    });
    expect(bodyOf(family.request('refund', { ...sale, original: { transactionId: '0751' } }))).toMatchObject({
      ...{ TxnType: 1, InitialTransaction: '0751', Amount: 1051 },
    });
    const voided = family.request('void', { key, original: { transactionId: '0751' } });
    expect(voided.url).toBe('https://ecr.test/api/v2.2/terminal/42/txnvoid/');
    expect(bodyOf(voided)).toEqual({ OriginalIdentifier: '0751', OriginalIdentifierType: 2, Timeout: 180 });
    expect(family.request('ask', { key }).url).toBe(
      `https://ecr.test/api/v2.2/transactionintent/?CustomerReference=${key}`,
    );
    // A day in Athens, which has two hours less than UTC in winter.
    expect(
      Object.fromEntries(new URL(family.request('day', { date: '2026-11-20' }).url).searchParams),
    ).toEqual({
      ...{
        Timestamp_min: '2026-11-19T22:00:00.000Z',
        Timestamp_max: '2026-11-20T22:00:00.000Z',
        TID: '16000123',
      },
    });
    expect(() => family.request('abort', { key })).toThrow(
      expect.objectContaining({ code: 'terminal/action' }),
    );
  });
});

describe('megEftPos', () => {
  it('sends a sale in euros, and the signed time in seconds', () => {
    const request = meg().request('sale', { ...sale, cashier: 'Eleni' });
    expect(request).toMatchObject({ method: 'POST', url: 'http://till-pc:8187/api/v1/transaction/sale' });
    expect(bodyOf(request)).toEqual({
      ...{ licenseKey: 'licence', vatNumber: '123456783' },
      posDevice: {
        terminalId: '16000123',
        posProtocol: 'VIVA_CLOUD',
        clientId: 'shop',
        clientSecter: 'secret',
      },
      request: {
        ...{
          amount: 10.51,
          invoiceAmount: 124,
          netAmount: 100,
          vatAmount: 24,
          tipAmount: 1,
          cashier: 'Eleni',
        },
        ...{
          paymentMethodId: 'BANK_CARD',
          providerId: 'ILYDA',
          providerInput: PART,
          providerSignature: 'MEUCIQ+/==',
        },
        // 2023-12-04T08:03:13+02:00
        ...{ providerUid: UID, signatureTimestamp: 1_701_669_793 },
      },
    });
  });

  it('counts a summer time in Athens as three hours after UTC', () => {
    const data = PART.replace('20231204080313', '20240629194534');
    // 2024-06-29T16:45:34Z
    expect(
      bodyOf(meg().request('sale', { ...sale, signature: { token: 't', data } })).request.signatureTimestamp,
    ).toBe(1_719_679_534);
  });

  it('voids with the four members of the sale, and asks for what is pending', () => {
    const references = { ecrReferenceNumber: 'E1', bankAuthorizationCode: 'A1', receiptNumber: 'R1' };
    const { request } = bodyOf(
      meg().request('void', { ...sale, original: { transactionId: 'N1', references } }),
    );
    expect(request).toMatchObject({
      ...{
        ecrReferenceNumber: 'E1',
        nspReferenceNumber: 'N1',
        bankAuthorizationCode: 'A1',
        receiptNumber: 'R1',
      },
    });
    expect(() => meg().request('void', { ...sale, original: { transactionId: 'N1' } })).toThrow(
      expect.objectContaining({ code: 'terminal/fact' }),
    );
    expect(meg().request('ask', { key }).url).toBe('http://till-pc:8187/api/v1/transaction/pending');
    expect(meg().request('ask', { key, networkId: 'E1' }).url).toBe(
      'http://till-pc:8187/api/v1/transaction/pending/by/ecrReferenceNumber/E1',
    );
  });
});

describe('settings and facts', () => {
  it('are never filled in', () => {
    const { viva: _, ...settings } = {
      viva,
      base: 'https://e.test/api',
      prefix: '',
      apiKey: 'k',
      terminal: '42',
      terminalId: '1',
    };
    expect(() => webEcr(settings as never)).toThrow(
      expect.objectContaining({ code: 'terminal/setting', params: { setting: 'provider', example: '012' } }),
    );
  });

  it('are refused by the nearest name, such as those of another family', () => {
    const settings = { base: 'https://e.test', terminalId: '1', provider: 1, terminalID: '1' };
    try {
      vivaLocal(settings as never);
      expect.unreachable();
    } catch (error) {
      expect(OptionsError.isOptionsError(error) && error.nearest).toBe('terminalId');
    }
  });

  it.each([
    [{ ...sale, amount: '10.512' }, 'terminal/amount', { fact: 'amount' }],
    [{ ...sale, tip: '-1' }, 'terminal/amount', { fact: 'tip' }],
    [{ ...sale, key: undefined }, 'terminal/fact', { action: 'sale', fact: 'key' }],
    [{ ...sale, signature: { token: 't' } }, 'terminal/fact', { action: 'sale', fact: 'signature.data' }],
  ])('are refused by their name: %j', (facts, code, params) => {
    try {
      local().request('sale', facts as never);
      expect.unreachable();
    } catch (error) {
      expect(TerminalError.isTerminalError(error)).toBe(true);
      expect(error).toMatchObject({ code, params });
    }
  });
});
