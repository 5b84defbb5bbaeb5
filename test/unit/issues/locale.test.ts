import { describe, expect, it } from 'vitest';
import { buildUnknown, issuer, LocaleError, retailReceipt, tableFromJSON } from '../../../src/index.js';
import { english, isLocale, localeOf, readLocale } from '../../../src/issues/locale.js';
import { el, elDocuments } from '../../../src/issues/locales/el/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { createClient } from '../../../src/sending/client/index.js';
import { readWebhook } from '../../../src/sending/webhooks/index.js';
import { catalogueWords } from '../../../src/tools/catalogue/catalogue.js';
import { explain } from '../../../src/tools/explain/index.js';

const IMPORT = "import { el } from 'parastatiko/locales/el'";

describe('a words object', () => {
  it('has Greek words for every rule and every refused step', () => {
    expect(Object.keys(el.rules ?? {}).sort()).toEqual(Object.keys(catalogueWords).sort());
    expect(Object.keys(elDocuments.rules ?? {}).length).toBeGreaterThan(300);
    expect(el.language).toBe('el');
  });

  it('is recognized if another copy of the package made it', () => {
    const foreign = Object.assign({ language: 'el' }, { [Symbol.for('parastatiko.locale')]: true });
    expect(readLocale(foreign)).toBe(foreign);
    // What that copy has no words for comes in English.
    expect(validate(7, { locale: foreign }).issues[0]?.message).toBe(validate(7).issues[0]?.message);
  });

  it('is immutable', () => {
    expect(Object.isFrozen(el)).toBe(true);
    expect(localeOf({ language: 'xx' })).toEqual(expect.objectContaining({ language: 'xx' }));
  });
});

describe('an invalid words object', () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('not to be read');
      },
    },
  );

  it.each(['el', 'en', null, 7, {}, { language: 'el' }, hostile])('is not recognized', (given) => {
    expect(isLocale(given)).toBe(false);
    expect(() => readLocale(given)).toThrow(IMPORT);
  });

  it('is reported by validate, which never throws', () => {
    const { skipped: parts, issues } = validate(7, { locale: 'el' as never });
    expect(parts[0]).toMatchObject({ layer: 'document', why: 'option-locale', params: {} });
    expect(parts[0]?.message).toContain(IMPORT);
    expect(issues).toEqual(validate(7).issues);
  });

  const shop = issuer({ vatNumber: '123456783', branch: 0 });
  it.each<[string, (locale: never) => unknown]>([
    ['buildDocument', (locale) => buildUnknown({}, { locale })],
    [
      'build',
      (locale) =>
        retailReceipt({ issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' })
          .line({ description: 'Καφές', gross: '3.00', vat: 13, income: 'goods' })
          .payment({ type: 3, amount: 'rest' })
          .build({ locale }),
    ],
    ['explain', (locale) => explain('totals/gross', locale)],
    ['a flow', (locale) => tableFromJSON({}, { locale })],
    ['createClient', (locale) => createClient({ baseUrl: 'https://host.example', apiKey: 'key', locale })],
  ])('is refused by %s', (_, call) => {
    let caught: unknown;
    try {
      call('el' as never);
    } catch (error) {
      caught = error;
    }
    expect(LocaleError.isLocaleError(caught)).toBe(true);
    expect(String(caught)).toContain(IMPORT);
  });

  it('is refused by readWebhook', async () => {
    await expect(readWebhook(new Uint8Array(), null, 'secret', 'el' as never)).rejects.toThrow(
      'locale is missing or invalid. Give a value such as el.',
    );
  });
});

describe('the reasons for skipped checks', () => {
  it('are in Greek if Greek words are given', () => {
    expect(validate(7, { locale: el }).skipped[0]).toEqual({
      layer: 'document',
      why: 'type-unreadable',
      params: {},
      message: 'Οι κανόνες document δεν εκτελέστηκαν: ο τύπος του παραστατικού δεν διαβάζεται.',
    });
  });
});

it('messages are in English by default', () => {
  expect(readLocale(undefined)).toBe(english);
  expect(validate(7, { locale: undefined })).toEqual(validate(7));
});
