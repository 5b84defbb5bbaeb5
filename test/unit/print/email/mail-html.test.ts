import { describe, expect, it } from 'vitest';
import { toEmail } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { plain } from '../read-page.js';

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1?a=1&b=2' };

describe('the HTML of an e-mail', () => {
  it('is a page around one table, which can be embedded alone', () => {
    const { html, fragment } = toEmail(samples.salesInvoice, { issued, language: 'en' });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain(fragment);
    expect(fragment).toMatch(/^<table role="presentation" lang="en" width="600"/);
    expect(fragment).not.toMatch(/<(?:!doctype|html|head|body|title|meta)/i);
  });

  it('closes every row, cell and table that it opens', () => {
    for (const document of Object.values(samples)) {
      const { html } = toEmail(document, { language: ['el', 'en'] });
      for (const tag of ['table', 'tr', 'td', 'span', 'a', 'h1']) {
        const count = (pattern: string): number => [...html.matchAll(new RegExp(pattern, 'g'))].length;
        expect(count(`<${tag}[ >]`), tag).toBe(count(`</${tag}>`));
      }
    }
  });

  it('prints texts of the document and of the house as text', () => {
    const hostile = '"><img src=x onerror=alert(1)>&amp;';
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const document = {
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: { ...print, issuer: { ...print?.issuer, name: hostile } },
    };
    const { html } = toEmail(document, { theme: { slots: { footer: [hostile] } } });
    expect(html).not.toMatch(/<img|<script/);
    expect(plain(html).split(hostile)).toHaveLength(4);
  });

  it('links the code to its address only if it is one of the web', () => {
    const linked = toEmail(samples.salesInvoice, { issued }).html;
    expect(linked).toContain('<a href="https://provider.example/d/1?a=1&amp;b=2"><img src="cid:qr.');
    const other = toEmail(samples.salesInvoice, { issued: { ...issued, qrUrl: 'javascript:alert(1)' } }).html;
    expect(other).not.toContain('href="javascript');
  });

  it('has the colour of the theme in the title, and always a ground for its text', () => {
    const { fragment } = toEmail(samples.salesInvoice, { issued, theme: { accent: '#00539b' } });
    expect(fragment).toMatch(/<h1 style="[^"]*color:#00539b">Τιμολόγιο Πώλησης<\/h1>/);
    expect(fragment).toMatch(/^<table [^>]*background-color:#ffffff;[^>]*color:#111111/);
  });
});
