import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/builders/check-document.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { factsSamples } from '../../../../src/rules/facts/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { documentSchema } from '../../../../src/schema/index.js';
import { characters } from '../../../../src/types/leaf.js';
import { found } from '../found.js';

const LIST = 3_000_000;
const TEXT = 'Α'.repeat(10_000_000);

describe('a list of 3 million elements', () => {
  it.each(['invoiceDetails', 'paymentMethods', 'taxesTotals'])(
    'at %s of a document causes one issue',
    (name) => {
      const { ok, issues } = validate({ ...samples.salesInvoice, [name]: new Array(LIST) });
      expect(ok).toBe(false);
      expect(issues.map(({ rule, path, params }) => ({ rule, path, params }))).toEqual([
        { rule: 'shape/unreadable', path: [name], params: { count: LIST, max: 100_000 } },
      ]);
      expect(issues[0]?.message).toContain('3000000');
    },
  );

  it.each(['lines', 'payments', 'otherTaxes', 'correlatedInvoices'])(
    'at %s of facts causes one issue',
    (name) => {
      const { ok, issues } = checkDocument({ ...factsSamples.salesInvoice, [name]: new Array(LIST) });
      expect(ok).toBe(false);
      expect(issues.map(({ rule, path }) => `${rule} ${path.join('/')}`)).toEqual([
        `shape/unreadable ${name}`,
      ]);
    },
  );
});

describe('a text of 10 million letters', () => {
  it('is too long if a limit is published, whatever its content', () => {
    for (const [text, length] of [
      [TEXT, 10_000_000],
      ['😀'.repeat(5_000_000), 5_000_000],
    ] as const) {
      expect(found('shape/too-long', { sample: 'salesInvoice', set: { '/issuer/name': text } })).toEqual([
        { at: 'issuer/name', params: { length, max: 200 } },
      ]);
    }
  });

  it('is a warning if no limit is published', () => {
    const at = '/providerAdditionalInvoiceDetails/issuer/profession';
    expect(found('shape/very-long', { sample: 'salesInvoice', set: { [at]: TEXT } })).toEqual([
      { at: at.slice(1), params: { length: 10_000_000, usual: 10_000 } },
    ]);
    expect(found('shape/very-long', { sample: 'salesInvoice', set: { [at]: 'Α'.repeat(10_000) } })).toEqual(
      [],
    );
  });
});

it('characters are counted one by one, including surrogate pairs and lone surrogates', () => {
  const counted = ['', 'Αβ', '😀', 'a😀b', '\uD83D', '\uDE00\uD83D', '\uD83D\uD83D\uDE00'].map(characters);
  expect(counted).toEqual([0, 2, 1, 3, 1, 2, 2]);
});

describe('a JavaScript object that is not a plain object', () => {
  it.each([
    ['Map', new Map([['number', '10']])],
    ['Set', new Set()],
    ['Date', new Date(0)],
    ['Promise', Promise.resolve()],
  ])('is not read as an empty object: %s', (kind, value) => {
    const given = { ...samples.salesInvoice, providerAdditionalInvoiceDetails: value };
    expect(validate(given).issues).toMatchObject([
      {
        rule: 'shape/type',
        path: ['providerAdditionalInvoiceDetails'],
        params: { expected: 'object', found: kind },
      },
    ]);
  });

  it('is read by its own members if it is a class instance', () => {
    class Address {
      street = 'Ερμού';
      number = '10';
      postalCode = '10563';
      city = 'Αθήνα';
    }
    const { issuer } = samples.deliveryNote;
    const given = { ...samples.deliveryNote, issuer: { ...issuer, address: new Address() } };
    expect(validate(given).issues).toEqual(validate(samples.deliveryNote).issues);
  });
});

describe('a quantity outside the range of XML', () => {
  it.each(['deliveryNote', 'ownTransfer', 'receivingNote', 'salesInvoice'] as const)(
    'is found on %s',
    (sample) => {
      const set = { '/invoiceDetails/0/quantity': 1e308 };
      expect(found('shape/too-large', { sample, set })).toEqual([
        { at: 'invoiceDetails/0/quantity', params: { value: 1e308, max: 1e18 } },
      ]);
      const quantity = { ...samples[sample].invoiceDetails[0], quantity: 1e308 };
      expect(documentSchema.safeParse({ ...samples[sample], invoiceDetails: [quantity] }).success).toBe(
        false,
      );
    },
  );
});
