import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { checkDocument, checkUnknown } from '../../../../src/builders/check-document.js';
import { english } from '../../../../src/issues/locale.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { factsSamples } from '../../../../src/rules/facts/index.js';
import { applyFixes } from '../../../../src/rules/fixes/apply-fixes.js';
import { normalizeOptions } from '../../../../src/rules/validate/normalize-options.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../../src/rules/validate/validate-batch.js';
import type { ValidateOptions } from '../../../../src/rules/validate/validate-options.js';
import type { Issue, Report } from '../../../../src/types/index.js';

/** Options as a JavaScript caller may give them. */
const given = (options: unknown) => normalizeOptions(options as ValidateOptions);
const NOW = new Date('2026-11-20T10:00:00Z');

describe('the options of validate', () => {
  it('are all optional', () => {
    const none = {
      locale: english,
      now: undefined,
      severity: undefined,
      related: undefined,
      skipSignature: true,
      splitBill: false,
      specification: '2.0.2',
      whyNoClock: { why: 'no-clock', params: {} },
      whyNoOthers: { why: 'no-related', params: {} },
      ignored: [],
    };
    expect([undefined, null, {}].map(given)).toEqual([none, none, none]);
  });

  it('are used if they are valid', () => {
    const severity = { 'shape/type': 'off' } as const;
    expect(
      given({ locale: el, now: NOW, severity, related: [7], skipSignature: false, specification: '2.0.1' }),
    ).toMatchObject({
      locale: el,
      now: NOW,
      severity,
      related: [7],
      skipSignature: false,
      specification: '2.0.1',
    });
  });

  it('accept a Date of another window as the clock', () => {
    const foreign: unknown = runInNewContext('new Date(0)');
    expect(foreign).not.toBeInstanceOf(Date);
    expect(given({ now: foreign }).now).toEqual(new Date(0));
  });

  it('are ignored if they are invalid', () => {
    expect(given({ locale: 'de' }).locale).toBe(english);
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

  it('explain why something does not run', () => {
    expect(given({ now: 'today' }).whyNoClock.why).toBe('clock-invalid');
    expect(given({ related: {} }).whyNoOthers.why).toBe('related-not-a-list');
  });

  it('are reported if they cannot be used', () => {
    expect(given({ specification: '2.0.9' }).ignored).toEqual([
      { why: 'option-specification', params: { known: '2.0.1, 2.0.2', used: '2.0.2' } },
    ]);
    const odd = given({
      severity: { 'totals/nope': 'off', 'totals/net-sum': 'fatal', 'shape/type': 'info', toString: 'off' },
    });
    expect(odd.severity).toEqual({ 'shape/type': 'info' });
    expect(odd.ignored).toEqual([
      { why: 'severity-unknown-rule', params: { name: 'totals/nope' } },
      { why: 'severity-unknown', params: { name: 'totals/net-sum', known: 'error, warning, info, off' } },
      { why: 'severity-unknown-rule', params: { name: 'toString' } },
    ]);
    for (const severity of ['off', [], ['error']]) {
      expect(given({ severity }).ignored).toEqual([{ why: 'severity-not-an-object', params: {} }]);
    }
    expect(given({ severity: { 'shape/type': undefined }, specification: undefined }).ignored).toEqual([]);
    expect(['2.0.1', '2.0.2'].map((specification) => given({ specification }).ignored)).toEqual([[], []]);
  });

  it('are reported for an invalid locale and an invalid flag', () => {
    expect(['el', 'en', { language: 'el' }, null, 1].map((locale) => given({ locale }))).toMatchObject(
      Array.from({ length: 5 }, () => ({
        locale: english,
        ignored: [{ why: 'option-locale', params: {} }],
      })),
    );
    expect(['false', 0, null].map((skipSignature) => given({ skipSignature }))).toMatchObject(
      Array.from({ length: 3 }, () => ({
        skipSignature: true,
        ignored: [{ why: 'option-flag', params: { option: 'skipSignature', used: true } }],
      })),
    );
    for (const locale of [el, english, undefined]) expect(given({ locale }).ignored).toEqual([]);
    for (const flag of [true, false, undefined]) expect(given({ skipSignature: flag }).ignored).toEqual([]);
  });

  it('are shortened in reports if they name an unknown rule with more than 60 letters', () => {
    const reported = (id: string) => given({ severity: { [id]: 'off' } }).ignored;
    const whole = `totals/${'x'.repeat(53)}`;
    const why = 'severity-unknown-rule';
    expect(reported(whole)).toEqual([{ why, params: { name: whole } }]);
    expect(reported(`${whole}y`)).toEqual([{ why, params: { name: `totals/${'x'.repeat(52)}…` } }]);
  });

  it('are reported if invalid, and an error remains an error', () => {
    const wrong = {
      ...samples.salesInvoice,
      invoiceSummary: { ...samples.salesInvoice.invoiceSummary, totalNetValue: 1 },
    };
    const options = { severity: { 'totals/net-sum': 'fatal' } } as unknown as ValidateOptions;
    const { ok, issues, skipped } = validate(wrong, options);
    expect(ok).toBe(false);
    expect(issues).toEqual(validate(wrong).issues);
    expect(issues.map(({ rule, severity }) => [rule, severity])).toContainEqual(['totals/net-sum', 'error']);
    expect(skipped[0]).toEqual({
      layer: 'document',
      why: 'severity-unknown',
      params: { name: 'totals/net-sum', known: 'error, warning, info, off' },
      message:
        'The option severity has an invalid value for totals/net-sum. Valid values are error, warning, info, off.',
    });
    expect(validate(7, options).skipped[0]).toEqual(skipped[0]);
  });
});

describe('options that throw when they are read', () => {
  const NAMES = ['locale', 'now', 'severity', 'related', 'specification', 'skipSignature'];
  const thrower = () => {
    throw new Error('not to be read');
  };
  const throwing = (names: readonly string[]): ValidateOptions =>
    Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: thrower }])));

  it.each([...NAMES.map((name) => [name]), NAMES])('are ignored: %s', (...names) => {
    const options = throwing(names);
    expect(validate(samples.salesInvoice, options)).toMatchObject({ ok: true, issues: [] });
    expect(validateBatch([samples.salesInvoice], options)).toMatchObject({ ok: true, issues: [] });
  });

  it('are ignored by checkDocument for valid and invalid facts', () => {
    const options = throwing(NAMES);
    expect(checkDocument(factsSamples.salesInvoice, options)).toMatchObject({ ok: true, issues: [] });
    expect(checkUnknown(7, options).issues).toMatchObject([{ rule: 'facts/not-an-object' }]);
    expect(checkUnknown({}, options).issues.map(({ message }) => message)).toEqual(
      checkUnknown({}).issues.map(({ message }) => message),
    );
  });

  it('do not change a document if they throw in a report', () => {
    const document = samples.salesInvoice;
    const none = { document, applied: [], left: [] };
    expect(applyFixes(document, Object.defineProperty({}, 'issues', { get: thrower }) as Report)).toEqual(
      none,
    );
    const { proxy, revoke } = Proxy.revocable<Issue[]>([], {});
    revoke();
    expect(applyFixes(document, { issues: proxy })).toEqual(none);
  });

  it('are reported once needed', () => {
    expect(validate(samples.salesInvoice, throwing(NAMES)).skipped).toMatchObject([
      { layer: 'document', why: 'option-specification' },
      { layer: 'document', why: 'option-locale' },
      { layer: 'document', why: 'option-flag', params: { option: 'skipSignature', used: true } },
      { layer: 'document', why: 'severity-not-an-object' },
      { layer: 'calendar', why: 'clock-invalid' },
      { layer: 'across', why: 'related-not-a-list' },
    ]);
  });

  it('can be proxies, or severities with getters', () => {
    const { proxy, revoke } = Proxy.revocable<unknown[]>([], {});
    revoke();
    expect(given({ related: proxy }).related).toBeUndefined();
    expect(given({ severity: proxy })).toMatchObject({
      severity: {},
      ignored: [{ why: 'severity-unreadable', params: {} }],
    });
    for (const options of [
      proxy,
      { now: proxy },
      { now: new Proxy(NOW, {}) },
      { related: proxy },
      { severity: proxy },
      { severity: Object.defineProperty({}, 'shape/type', { enumerable: true, get: thrower }) },
      { specification: proxy },
    ]) {
      expect(validate(samples.salesInvoice, options as ValidateOptions)).toMatchObject({
        ok: true,
        issues: [],
      });
    }
  });
});
