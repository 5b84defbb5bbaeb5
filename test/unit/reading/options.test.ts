import { describe, expect, it, test } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { OptionsError } from '../../../src/issues/options-error.js';
import { checkOptions, readLocaleOption, readOptions, refuseOthers } from '../../../src/reading/options.js';

interface Options {
  readonly locale?: unknown;
  readonly now?: Date;
}

const names = { locale: true, now: true } as const;
const now = new Date('2026-11-20T10:00:00Z');

const failing = {
  get now(): Date {
    throw new RangeError('no clock');
  },
};
const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
})();

const thrownBy = (given: unknown): OptionsError => {
  try {
    readOptions<Options>(given, names);
  } catch (error) {
    if (OptionsError.isOptionsError(error)) return error;
  }
  throw new Error('no OptionsError');
};

describe('the options of a function', () => {
  it.each([undefined, null, {}, { now: undefined }])('can be omitted: %j', (given) => {
    expect(readOptions<Options>(given, names)).toEqual({});
  });

  it('are read once, also from a prototype', () => {
    let reads = 0;
    class Clocked {
      get now(): Date {
        reads += 1;
        return now;
      }
    }
    const read = readOptions<Options>(new Clocked(), names);
    expect([read.now, read.now, reads]).toEqual([now, now, 1]);
  });
});

describe('an unknown option', () => {
  it('is reported with the intended one', () => {
    const error = thrownBy({ loacle: el });
    expect(error).toMatchObject({ code: 'options/unknown', option: 'loacle', nearest: 'locale' });
    expect(error.message).toBe(
      'There is no option loacle. Did you mean locale? The options are locale, now.',
    );
  });

  it('is reported alone if no option is similar', () => {
    const error = thrownBy({ strict: true });
    expect(error).toMatchObject({ code: 'options/unknown', option: 'strict', nearest: undefined });
    expect(error.message).toBe('There is no option strict. The options are locale, now.');
  });

  it('is reported in the language of the other options', () => {
    expect(thrownBy({ locale: el, nwo: now }).message).toBe(
      'Δεν υπάρχει επιλογή nwo. Μήπως εννοείτε now; Οι επιλογές είναι locale, now.',
    );
  });

  it.each(['constructor', '__proto__', 'toString'])('can be %s', (option) => {
    expect(thrownBy(JSON.parse(`{ "${option}": 1 }`))).toMatchObject({ code: 'options/unknown', option });
  });

  it('can have a name of any length', () => {
    expect(thrownBy({ ['x'.repeat(10_000)]: 1 }).message.length).toBeLessThan(150);
  });
});

describe('options inside another option', () => {
  const thrownInside = (given: unknown): OptionsError => {
    try {
      refuseOthers(given, names, undefined, 'keys[0]');
    } catch (error) {
      if (OptionsError.isOptionsError(error)) return error;
    }
    throw new Error('no OptionsError');
  };

  it('are reported with their place', () => {
    expect(thrownInside({ nwo: now })).toMatchObject({ option: 'keys[0].nwo', nearest: 'keys[0].now' });
    expect(thrownInside({ nwo: now }).message).toBe(
      'There is no option keys[0].nwo. Did you mean keys[0].now? The options are keys[0].locale, keys[0].now.',
    );
  });

  it('must be an object that can be read', () => {
    expect(thrownInside('k').message).toBe(
      'The options in keys[0] are not an object. Give an object, or leave it out. The options are keys[0].locale, keys[0].now.',
    );
    expect(thrownInside(revoked)).toMatchObject({ code: 'options/unreadable', option: 'keys[0]' });
    expect(() => readOptions<Options>(failing, names, el, 'keys[0]')).toThrow(
      'Οι επιλογές δεν διαβάζονται: απέτυχε η keys[0].now. Δώστε ένα απλό αντικείμενο.',
    );
  });

  it('can be missing', () => {
    expect(refuseOthers(undefined, names, undefined, 'keys[0]')).toBeUndefined();
  });
});

test.each(['el', 7, true, [], [{}]])('%j is not an options object', (given) => {
  expect(thrownBy(given)).toMatchObject({ code: 'options/not-an-object', option: undefined });
});

describe('unreadable options', () => {
  it('cause an error that names the option', () => {
    expect(thrownBy(failing)).toMatchObject({ code: 'options/unreadable', option: 'now' });
    expect(thrownBy(failing).message).toBe('The options could not be read: now failed. Give a plain object.');
    expect(thrownBy(revoked)).toMatchObject({ code: 'options/unreadable', option: undefined });
  });

  it('are detected without an exception in functions that never throw', () => {
    expect(checkOptions(revoked, names)).toEqual({ problem: 'unreadable', params: {} });
    expect(checkOptions(failing, names)).toBeUndefined();
  });
});

test('an error from another copy of the library is recognized', () => {
  const foreign = Object.defineProperty({}, Symbol.for('parastatiko.OptionsError'), { value: true });
  expect(OptionsError.isOptionsError(foreign)).toBe(true);
  for (const value of [undefined, null, 1, {}, new TypeError('no')])
    expect(OptionsError.isOptionsError(value)).toBe(false);
});

test('a function with only a language option refuses any other option', () => {
  expect(readLocaleOption({ locale: el })).toBe(el);
  expect(readLocaleOption(undefined)).toBeUndefined();
  expect(() => readLocaleOption({ now })).toThrow(OptionsError);
});
