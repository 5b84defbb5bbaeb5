import { describe, expect, it } from 'vitest';
import { toEmail } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';

describe('the text of an e-mail', () => {
  it('has labels with their values, bands, and the address of the code', () => {
    const { text } = toEmail(samples.salesInvoice, {
      issued: { mark: '400001971234567', qrUrl: 'https://provider.example/d/1' },
      copy: true,
    });
    const lines = text.split('\n');
    for (const line of [
      'Τιμολόγιο Πώλησης',
      '*** Αντίγραφο ***',
      'Αριθμός: 101',
      '2 τεμάχια × 24,90: 49,80',
      '24% | 49,80 | 11,95',
      'Συνολική αξία: 77,01\u00A0€',
      'ΜΑΡΚ: 400001971234567',
      'Αντίγραφο: https://provider.example/d/1',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('is in English for an English page', () => {
    const { text } = toEmail(samples.salesInvoice, { language: 'en' });
    expect(text).toContain('*** Draft ***\nNot issued. This is not a fiscal document.');
    expect(text).toContain('Total: €77.01');
  });

  it('has no tags and no more than one empty line in a row', () => {
    for (const document of Object.values(samples)) {
      const { text } = toEmail(document);
      expect(text).not.toMatch(/\n\n\n|<[a-z]|undefined/);
      expect(text.endsWith('\n')).toBe(true);
    }
  });
});
