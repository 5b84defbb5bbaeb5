import { describe, expect, test } from 'vitest';
import { check, placeInFacts } from '../../../../site/src/playground/check.js';
import { samplesOn } from '../../../../site/src/playground/samples.js';
import { buildUnknown } from '../../../../src/index.js';
import { el } from '../../../../src/issues/locales/el/index.js';

const now = new Date('2026-11-20T12:00:00+02:00');
const facts = samplesOn('2026-11-20')[0]?.facts ?? {};
const checked = (value: unknown, locale?: typeof el) =>
  check({ text: JSON.stringify(value), kind: 'facts', now, locale });

describe('checking the text of the editor', () => {
  test('text that is not JSON is not checked', () => {
    expect(check({ text: '{ "type": ', kind: 'facts', now, locale: undefined })).toBeUndefined();
  });

  test('facts give their document, and a fault of a fact its place', () => {
    expect(checked(facts)).toMatchObject({
      kind: 'facts',
      ok: true,
      documents: [buildUnknown(facts)],
      facts,
    });
    const wrong = checked({ ...facts, type: '99' });
    expect(wrong).toMatchObject({ ok: false, documents: [] });
    expect(wrong?.issues[0]).toMatchObject({ at: ['type'], isInBuilt: false });
  });

  test('an issue of the built document is at the fact that it comes from', () => {
    const late = checked({ ...facts, issueDate: '2026-11-21' });
    expect(late?.issues[0]).toMatchObject({ at: ['issueDate'], isInBuilt: true });
  });

  test('a payload is recognized by its members, alone or in a request', () => {
    const document = buildUnknown(facts);
    expect(checked(document)).toMatchObject({ kind: 'payload', ok: true, documents: [document] });
    const summary = { ...document.invoiceSummary, totalNetValue: 1 };
    const request = checked({ invoice: [document, { ...document, invoiceSummary: summary }] });
    expect(request).toMatchObject({ kind: 'payload', ok: false });
    expect(request?.issues.map(({ at }) => at.join('/'))).toContain('invoice/1/invoiceSummary/totalNetValue');
    const fix = request?.issues.find(({ rule }) => rule === 'totals/net-sum')?.fix;
    expect(fix?.path.slice(0, 2)).toEqual(['invoice', 1]);
  });

  test('messages are Greek with the Greek words', () => {
    expect(checked({ ...facts, type: '99' }, el)?.issues[0]?.message).toMatch(/[α-ω]{4}/);
  });

  test('members of the document are found in the facts', () => {
    expect(placeInFacts(['invoiceDetails', 2, 'netValue'])).toEqual(['lines', 2, 'netValue']);
    expect(placeInFacts(['invoiceHeader', 'invoiceType'])).toEqual(['type']);
    expect(placeInFacts(['paymentMethods', 0, 'amount'])).toEqual(['payments', 0, 'amount']);
    expect(placeInFacts(['invoiceSummary', 'totalNetValue'])).toEqual([]);
  });
});
