import { describe, expect, it } from 'vitest';
import { type EmailOptions, isPrintError, toEmail } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { plain } from '../read-page.js';
import { uids } from '../uids.js';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  qrUrl: 'https://provider.example/d/1?a=1&b=2',
  provider: 'Πάροχος Α.Ε., άδεια 2024_01_100',
};

function errorOf(options: unknown): unknown {
  try {
    toEmail(samples.salesInvoice, options as EmailOptions);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a document as an e-mail', () => {
  it('has images by content id, each of them attached, and loads nothing else', () => {
    const { html, attachments } = toEmail(samples.salesInvoice, { issued, theme: { logo: PNG } });
    const shown = [...html.matchAll(/src="([^"]*)"/g)].map(([, address]) => address);
    expect(shown).toEqual(attachments.map(({ contentId }) => `cid:${contentId}`));
    expect(attachments.map(({ contentId, type, name }) => [contentId, type, name])).toEqual([
      [`logo.${issued.uid}@parastatiko`, 'image/png', 'logo.png'],
      [`qr.${issued.uid}@parastatiko`, 'image/png', 'qr.png'],
    ]);
    expect(html).not.toMatch(/url\(|<link|<script|<style|display:\s*(?:flex|grid)|data:/i);
  });

  it('says what it is in the subject, on one line', () => {
    const subjectOf = (options: EmailOptions, document: unknown = samples.salesInvoice): string =>
      toEmail(document, options).subject;
    const name = 'Τιμολόγιο Πώλησης A 101, Η Αυλή Μαρκάκη Ε.Ε.';
    expect(subjectOf({ issued })).toBe(name);
    expect(subjectOf({})).toBe(`Πρόχειρο: ${name}`);
    expect(subjectOf({ issued, sandbox: true, copy: true })).toBe(`Δοκιμή: Αντίγραφο: ${name}`);
    expect(subjectOf({ issued: { ...issued, cancellationMark: '400001971234999' } })).toBe(
      `Ακυρώθηκε: ${name}`,
    );
    expect(subjectOf({ language: ['en', 'el'], watermark: 'ΔΕΙΓΜΑ' })).toBe(
      'Draft: Sales invoice A 101, Η Αυλή Μαρκάκη Ε.Ε.',
    );
    const { providerAdditionalInvoiceDetails: print } = samples.salesInvoice;
    const split = {
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: {
        ...print,
        issuer: { ...print?.issuer, name: 'Η Αυλή\r\nBcc: a@b.example' },
      },
    };
    expect(subjectOf({ issued }, split)).toBe('Τιμολόγιο Πώλησης A 101, Η Αυλή Bcc: a@b.example');
  });

  it.each([
    ['a draft', {}, 'Δεν έχει εκδοθεί. Δεν αποτελεί φορολογικό παραστατικό.'],
    ['the sandbox', { issued, sandbox: true }, 'Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ'],
    ['a queued document', { issued: { statusCode: 'Offline' } }, 'Απώλεια διασύνδεσης'],
    ['an issued document', { issued }, 'Πάροχος Α.Ε., άδεια 2024_01_100'],
  ] as const)('says so in HTML and in text: %s', (_, options, words) => {
    const { html, fragment, text } = toEmail(samples.salesInvoice, options as EmailOptions);
    expect(plain(html)).toContain(words);
    expect(plain(fragment)).toContain(words);
    expect(text).toContain(words);
  });

  it.each([
    [{ kind: 'held' }, 'issued/held'],
    [{ kind: 'unknown' }, 'issued/unknown'],
    [{ statusCode: 'ValidationError' }, 'issued/refused'],
    [{ uid: issued.uid }, 'issued/no-mark'],
  ])('is not made of a document that is not issued: %o', (answer, problem) => {
    const error = errorOf({ issued: answer });
    expect(isPrintError(error) && error.problem).toBe(problem);
  });

  it.each([
    [
      'a logo that mail programs do not show',
      { theme: { logo: 'data:image/svg+xml;base64,AAAA' } },
      'option/image-email',
    ],
    ['a logo that is no base64', { theme: { logo: 'data:image/png;base64,A' } }, 'option/image-unreadable'],
  ])('is refused with %s', (_, options, problem) => {
    const error = errorOf(options);
    expect(isPrintError(error) && [error.subject, error.problem]).toEqual(['theme.logo', problem]);
  });

  it('refuses options that it does not have', () => {
    expect(() => toEmail(samples.salesInvoice, { format: 'a4' } as EmailOptions)).toThrow('format');
  });

  it('has no boxes for signatures', () => {
    const { html, text } = toEmail(samples.deliveryNote, { theme: { signatures: ['Ο παραλαβών'] } });
    expect(html).not.toContain('Ο παραλαβών');
    expect(text).not.toContain('Ο παραλαβών');
  });
});
