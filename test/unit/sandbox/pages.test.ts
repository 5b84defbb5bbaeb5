import { describe, expect, it } from 'vitest';
import { cardReceipt, orderSlip, receipt, withHeader, withSandbox } from './setup.js';

const at = withSandbox();
const page = async (path: string, language = 'en') => {
  const response = await at.sandbox.fetch(`https://sandbox.example${path}`, {
    headers: { 'Accept-Language': language },
  });
  return { response, text: await response.text() };
};

describe('the page of the sandbox', () => {
  it('shows what there is, and says what it is', async () => {
    const { invoiceMark, invoiceUid } = await at.issued({ ...receipt('77'), vehicleNumer: 'X' });
    await at.issued(orderSlip);
    await at.issue(cardReceipt(), false);
    const { response, text } = await page('/');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('This is a sandbox: nothing is filed with the tax authority.');
    expect(text).toContain(`<a href="/sandbox/check/${invoiceUid}">${invoiceMark}</a>`);
    expect(text).toContain('ΛΑ 77');
    expect(text).toContain('dropped: /vehicleNumer');
    expect(text).toContain(`${orderSlip.invoiceHeader.tableAA}`);
    expect(text).toContain('close by 2026-11-21T10:00:00.000Z');
    expect(text).toContain('20 €');
    expect(text).toContain('/api/v1/Provider/SendInvoices');
  });

  it('speaks Greek to a browser that asks for it', async () => {
    const { text } = await page('/', 'el-GR,el;q=0.9');
    expect(text).toContain('<html lang="el">');
    expect(text).toContain('Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.');
    expect(text).toContain('Κανένα.');
  });

  it('never takes a text of a document for HTML', async () => {
    await at.issued(withHeader(receipt(), { series: '<b>1' }));
    const { text } = await page('/');
    expect(text).toContain('&lt;b&gt;1');
    expect(text).not.toContain('<b>1');
  });
});

describe('the link of the QR code', () => {
  it('leads to the printed form, which says that it is of a sandbox', async () => {
    const { aadeQrUrl, invoiceMark } = await at.issued(receipt());
    const { response, text } = await page(new URL(String(aadeQrUrl)).pathname);
    expect(response.status).toBe(200);
    expect(text).toContain('This is a sandbox: nothing is filed with the tax authority.');
    expect(text).toContain(String(invoiceMark));
  });

  it('of an unknown document leads nowhere', async () => {
    expect((await page('/sandbox/check/x')).response.status).toBe(404);
  });
});
