import { describe, expect, test } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import { Findings } from '../../../../src/rules/engine/findings.js';
import type { DocumentView } from '../../../../src/rules/engine/rule.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { normalizeOptions } from '../../../../src/rules/validate/normalize-options.js';
import { checkRead, validate } from '../../../../src/rules/validate/validate.js';
import { change } from '../totals/change.js';

const now = new Date('2026-11-20T10:00:00Z');
const calendar = {
  layer: 'calendar',
  why: 'no-clock',
  params: {},
  message: 'The option now is missing, so no date was compared with today.',
};
const across = {
  layer: 'across',
  why: 'no-related',
  params: {},
  message: 'The option related is missing, so the document was not compared with others.',
};

describe('rules that were skipped', () => {
  test('are reported by layer if an option is missing', () => {
    expect(validate(samples.salesInvoice).skipped).toEqual([calendar, across]);
    expect(validate(samples.salesInvoice, { now }).skipped).toEqual([across]);
    expect(validate(samples.salesInvoice, { related: [] }).skipped).toEqual([calendar]);
    expect(validate(samples.salesInvoice, { now, related: [] }).skipped).toEqual([]);
  });

  test('are reported for all layers if the type could not be read', () => {
    const why = 'type-unreadable';
    const layers = [
      { layer: 'document', why },
      { layer: 'calendar', why },
      { layer: 'across', why },
    ];
    expect(validate(7, { now, related: [] }).skipped).toMatchObject(layers);
    for (const type of [undefined, 11, '99.9']) {
      const document = change('salesInvoice', { '/invoiceHeader/invoiceType': type });
      expect(validate(document, { now, related: [] }).skipped).toMatchObject(layers);
    }
  });

  test('are reported with the number of rules that read a broken member', () => {
    const document = change('salesInvoice', { '/invoiceHeader/issueDate': 20261120 });
    const { skipped } = validate(document, { now, related: [] });
    expect(skipped.length).toBeGreaterThan(0);
    for (const { why, params } of skipped) {
      expect(why).toBe('members-unreadable');
      expect(params['rules']).toBeGreaterThan(0);
    }
    expect(skipped.map(({ layer }) => layer)).toContain('calendar');
  });

  test('are reported by name if they throw, without an exception', () => {
    // Lines that no reader lets through.
    const { view, met } = {
      view: { invoiceHeader: { invoiceType: '8.6' }, invoiceDetails: null } as unknown as DocumentView,
      met: [-1, -1, -1, -1, -1, -1, -1, -1],
    };
    const read = {
      read: { view, met },
      findings: new Findings(english, undefined),
      broken: new Set<string>(),
    };
    expect(checkRead(read, undefined, normalizeOptions({})).skipped).toContainEqual({
      layer: 'document',
      why: 'rule-failed',
      params: { failed: 'order/cancellation-mixed' },
      message: 'The rule order/cancellation-mixed failed. Please report it.',
    });
  });
});

test('a value that is not a document is reported at its root', () => {
  for (const given of [{ invoice: [] }, { lines: [] }, 7, null]) {
    expect(validate(given).issues.map(({ path }) => path)).toEqual([[]]);
  }
});
