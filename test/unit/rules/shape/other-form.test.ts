import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../src/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';

const { salesInvoice, retailReceipt } = samples;

const found = (value: unknown, locale?: Locale) =>
  validate(value, { locale }).issues.map(({ rule, severity, path, params, message }) => ({
    rule,
    severity,
    path,
    params,
    message,
  }));
const ids = (value: unknown): string[] => validate(value).issues.map(({ rule }) => rule);

/** Facts of a receipt, as `buildDocument` takes them. */
const facts = {
  type: '11.1',
  series: 'ΛΑ',
  aa: '55',
  issueDate: '2026-11-20',
  issuer: { vatNumber: '123456783', branch: 0 },
  lines: [{ description: 'Ομπρέλα', quantity: 1, unit: 1, unitPriceWithVat: '12.40', vat: 24 }],
};

describe('a request in place of a document', () => {
  it('causes one issue that says how to check its documents', () => {
    expect(found({ invoice: [salesInvoice, retailReceipt] })).toEqual([
      {
        rule: 'shape/request',
        severity: 'error',
        path: [],
        params: { count: 2 },
        message:
          'This is a request, not a document. The number of documents in its list invoice is 2. Check them with validateBatch(request.invoice).',
      },
    ]);
    expect(found({ invoice: [] }, el)).toEqual([
      {
        rule: 'shape/request',
        severity: 'error',
        path: [],
        params: { count: 0 },
        message:
          'Αυτό δεν είναι παραστατικό αλλά ολόκληρη αποστολή· παραστατικά στη λίστα invoice: 0. Ελέγξτε τα με την validateBatch, που δέχεται τη λίστα.',
      },
    ]);
  });

  it('is not a document, and no rule runs on it', () => {
    const { ok, skipped } = validate({ invoice: [salesInvoice] });
    expect(ok).toBe(false);
    expect(skipped.map(({ layer }) => layer)).toEqual(['document', 'calendar', 'across']);
    expect(validate({ invoice: [salesInvoice] }, { severity: { 'shape/request': 'off' } }).issues).toEqual(
      [],
    );
  });

  it('is not recognized if its invoice is not a list, or if it is part of a document', () => {
    expect(ids({ invoice: salesInvoice })).toContain('shape/missing');
    expect(ids({ ...salesInvoice, invoice: [] })).toEqual(['shape/unknown-member']);
    expect(ids([salesInvoice])).toEqual(['shape/list']);
  });
});

describe('a request with another name of its list', () => {
  it.each(['invoices', 'Invoices'])('says to write invoice for %s', (member) => {
    for (const locale of [undefined, el]) {
      expect(validate({ [member]: [salesInvoice] }, { locale }).issues).toMatchObject([
        {
          rule: 'shape/request-list',
          severity: 'error',
          path: [],
          params: { member },
          message: expect.stringMatching(/ (?:Write|Γράψτε) invoice, /),
        },
      ]);
    }
  });

  it('is recognized only by a list, and not in a document', () => {
    expect(ids({ invoices: 3 })).toContain('shape/missing');
    expect(ids({ ...salesInvoice, invoices: [] })).toEqual(['shape/unknown-member']);
  });
});

describe('a list in place of a document', () => {
  it('causes one issue that names validateBatch', () => {
    expect(found([salesInvoice, salesInvoice])).toEqual([
      {
        rule: 'shape/list',
        severity: 'error',
        path: [],
        params: { count: 2 },
        message:
          'This is a list (length 2), not a document. Check a list of documents with validateBatch(list).',
      },
    ]);
    expect(found([], el)[0]?.message).toContain('validateBatch');
  });

  it.each([null, undefined, 7, 'text', true])('%s causes one issue without advice about amounts', (value) => {
    expect(ids(value)).toEqual(['shape/not-an-object']);
    expect(found(value)[0]?.message).not.toContain('amounts');
  });
});

describe('facts in place of a document', () => {
  it('cause one issue that says how to build a document from them', () => {
    expect(found(facts)).toEqual([
      {
        rule: 'shape/facts',
        severity: 'error',
        path: [],
        params: {},
        message:
          'These are facts, not a document. Build a document with buildDocument(facts), or check the facts with checkDocument(facts).',
      },
    ]);
    expect(ids({ type: '1.1' })).toEqual(['shape/facts']);
    expect(ids({ type: '11.1' })).toEqual(['shape/facts']);
    expect(ids({ lines: [] })).toEqual(['shape/facts']);
  });

  it('are not recognized if a document has their names, or another value has one of them', () => {
    expect(ids({ ...salesInvoice, lines: [], type: '1.1' })).toEqual([
      'shape/unknown-member',
      'shape/unknown-member',
    ]);
    expect(ids({ invoiceDetails: [], type: '1.1' })).not.toContain('shape/facts');
    expect(ids({ invoiceHeader: {}, type: '1.1' })).not.toContain('shape/facts');
    for (const type of ['sale', 'v1.1', '1.10', '111.1', '1']) {
      expect(ids({ type })).not.toContain('shape/facts');
    }
    expect(ids({ type: 1.1 })).not.toContain('shape/facts');
    expect(ids({ lines: 3 })).not.toContain('shape/facts');
    expect(ids({})).not.toContain('shape/facts');
  });
});

describe('validateBatch', () => {
  const batch = (given: unknown) => validateBatch(given as readonly unknown[]);

  it('accepts the list of a request', () => {
    const documents = [salesInvoice, retailReceipt, salesInvoice];
    expect(batch({ invoice: documents })).toEqual(validateBatch(documents));
    expect(batch({ invoice: documents }).documents).toHaveLength(3);
    expect(batch({ invoice: documents }).issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['batch/number-repeated', ['invoice', 2, 'invoiceHeader', 'aa']],
    ]);
  });

  it('treats anything else as one document', () => {
    expect(batch(salesInvoice)).toEqual(validateBatch([salesInvoice]));
    expect(batch(facts).documents.map(({ issues }) => issues.map(({ rule }) => rule))).toEqual([
      ['shape/facts'],
    ]);
    expect(batch([{ invoice: [] }]).documents[0]?.issues[0]?.rule).toBe('shape/request');
    for (const nothing of [undefined, null, 7, 'text', { invoice: salesInvoice }]) {
      expect(batch(nothing)).toMatchObject({ ok: false });
      expect(batch(nothing).documents).toHaveLength(1);
    }
  });

  it('never throws', () => {
    const { proxy, revoke } = Proxy.revocable<unknown[]>([], {});
    revoke();
    const throwing = {
      get invoice(): never {
        throw new Error('not to be read');
      },
    };
    for (const unreadable of [proxy, throwing]) {
      expect(batch(unreadable).documents.map(({ issues }) => issues.map(({ rule }) => rule))).toEqual([
        ['shape/unreadable'],
      ]);
    }
    // biome-ignore lint/suspicious/noSparseArray: a list as JavaScript may give it
    expect(batch([, salesInvoice]).documents.map(({ ok }) => ok)).toEqual([false, true]);
  });
});
