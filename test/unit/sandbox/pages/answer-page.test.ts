import { describe, expect, it } from 'vitest';
import { receipt, withHeader, withSandbox } from '../setup.js';

const at = withSandbox();
const page = async (path: string, init?: RequestInit) => {
  const response = await at.sandbox.fetch(`https://sandbox.example${path}`, init);
  return { response, text: await response.text() };
};
const policyOf = (response: Response) => response.headers.get('content-security-policy');

describe('the page of the sandbox', () => {
  it('describes itself and loads only its own files', async () => {
    const { response, text } = await page('/');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(policyOf(response)).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policyOf(response)).not.toContain('unsafe');
    expect(text).toContain('This is a sandbox: nothing is filed with the tax authority.');
    const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(['data:,', '/_sandbox/page.css', '/_sandbox/page.js']);
  });

  it('is in Greek for a browser that requests Greek', async () => {
    const { text } = await page('/', { headers: { 'Accept-Language': 'el-GR,el;q=0.9' } });
    expect(text).toContain('<html lang="el">');
    expect(text).toContain('Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.');
  });

  it.each([
    ['/_sandbox/page.js', 'text/javascript; charset=utf-8'],
    ['/_sandbox/page.css', 'text/css; charset=utf-8'],
    ['/_sandbox/reference.js', 'text/javascript; charset=utf-8'],
    ['/_sandbox/reference.css', 'text/css; charset=utf-8'],
  ])('serves %s', async (path, type) => {
    const { response, text } = await page(path);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text.length).toBeGreaterThan(5000);
  });

  it('serves the API page at /openapi, with the key to try the calls', async () => {
    const { response, text } = await page('/openapi');
    expect(policyOf(response)).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'",
    );
    expect(text).toContain('This is a sandbox: nothing is filed with the tax authority.');
    expect(text).toContain('<div id="page" data-key="till-key">');
    const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(['data:,', '/_sandbox/reference.css', '/_sandbox/reference.js']);
  });

  it('accepts no other method, and leaves other addresses to the service', async () => {
    const deleted = (await page('/', { method: 'DELETE' })).response;
    expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const read = (await page('/_sandbox/clock')).response;
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await page('/_sandbox/elsewhere')).response.status).toBe(404);
    expect((await page('/api/v1/Provider/GetCreditsBalance')).response.status).toBe(401);
  });

  it('shows the time of the sandbox, and answers HEAD without a body', async () => {
    await at.sandbox.advance(1000);
    const { response, text } = await page('/_sandbox/events', { method: 'HEAD' });
    expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 10:00:01 GMT');
    expect(text).toBe('');
  });

  it('does not use up faults or appear in the journal of calls', async () => {
    at.sandbox.faults.add({ kind: 'error-before' });
    expect((await page('/')).response.status).toBe(200);
    expect(at.sandbox.calls()).toEqual([]);
    expect(at.sandbox.faults.pending()).toHaveLength(1);
  });
});

describe('the link of the QR code', () => {
  const checked = async (query = '') => {
    const { aadeQrUrl, invoiceMark } = await at.issued(receipt());
    return { ...(await page(`${new URL(String(aadeQrUrl)).pathname}${query}`)), invoiceMark };
  };

  it('opens the printed form, which says that it comes from a sandbox', async () => {
    const { response, text, invoiceMark } = await checked();
    expect(response.status).toBe(200);
    expect(policyOf(response)).toContain("default-src 'none'");
    expect(policyOf(response)).toContain('sandbox;');
    expect(text).toContain('This is a sandbox: nothing is filed with the tax authority.');
    expect(text).toContain(String(invoiceMark));
  });

  it('accepts a language and a paper size, and ignores invalid ones', async () => {
    const { text } = await checked('?language=el&format=roll58');
    expect(text).toContain('<html lang="el">');
    expect(text).toContain('<body class="roll58">');
    expect(text).toContain('τίποτα δεν διαβιβάζεται στην ΑΑΔΕ');
  });

  it('ignores a language and a paper size that do not exist', async () => {
    const { response, text } = await checked('?language=fr&format=a0');
    expect(response.status).toBe(200);
    expect(text).toContain('<body class="a4">');
  });

  it('escapes the texts of a document', async () => {
    const { invoiceUid } = await at.issued(withHeader(receipt(), { series: '<b>1' }));
    const { text } = await page(`/sandbox/check/${invoiceUid}`);
    expect(text).toContain('&lt;b&gt;1');
    expect(text).not.toContain('<b>1');
  });

  it('is not found for an unknown document', async () => {
    expect((await page('/sandbox/check/x')).response.status).toBe(404);
  });
});
