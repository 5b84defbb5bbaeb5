import { describe, expect, it } from 'vitest';
import { sane } from '../../../src/rules/sane-options.js';
import type { ValidateOptions } from '../../../src/rules/validate-options.js';

/** Options as a JavaScript caller may give them. */
const given = (options: unknown) => sane(options as ValidateOptions);
const NOW = new Date('2026-11-20T10:00:00Z');

describe('options', () => {
  it('are all optional', () => {
    const none = {
      locale: 'en',
      now: undefined,
      severity: undefined,
      related: undefined,
      skipSignature: true,
      specification: '2.0.2',
      whyNoClock: 'no clock was given (option now)',
      whyNoOthers: 'no other documents were given (option related)',
    };
    expect([undefined, null, {}].map(given)).toEqual([none, none, none]);
  });

  it('are taken where they make sense', () => {
    const severity = { 'shape/type': 'off' } as const;
    expect(
      given({ locale: 'el', now: NOW, severity, related: [7], skipSignature: false, specification: '2.0.1' }),
    ).toMatchObject({
      locale: 'el',
      now: NOW,
      severity,
      related: [7],
      skipSignature: false,
      specification: '2.0.1',
    });
  });

  it('count as not told where they make none', () => {
    expect(given({ locale: 'de' }).locale).toBe('en');
    expect([Number.NaN, NOW.getTime(), NOW.toISOString(), null].map((now) => given({ now }).now)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(given({ now: new Date('no day') }).now).toBeUndefined();
    expect(['off', null, 7].map((severity) => given({ severity }).severity)).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
    expect([{}, 'all', null].map((related) => given({ related }).related)).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
    expect([0, null, 'false'].map((skipSignature) => given({ skipSignature }).skipSignature)).toEqual([
      true,
      true,
      true,
    ]);
    expect(given({ specification: '1.0' }).specification).toBe('2.0.2');
  });

  it('say why something does not run', () => {
    expect(given({ now: 'today' }).whyNoClock).toBe('the option now is not a valid Date');
    expect(given({ related: {} }).whyNoOthers).toBe('the option related is not a list of documents');
  });
});
