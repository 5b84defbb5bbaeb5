import { describe, expect, it } from 'vitest';
import { finds, found, issuesOf } from '../found.js';

const FLAGS = [
  'vatPaymentSuspension',
  'selfPricing',
  'fuelInvoice',
  'isDeliveryNote',
  'thirdPartyCollection',
  'totalCancelDeliveryOrders',
  'reverseDeliveryNote',
  'toWeigh',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
];

it('header/false-flag names each false flag', () => {
  const set = Object.fromEntries(FLAGS.map((flag) => [`/invoiceHeader/${flag}`, false]));
  expect(found('header/false-flag', { sample: 'salesInvoice', set })).toEqual(
    FLAGS.map((flag) => expect.objectContaining({ at: `invoiceHeader/${flag}` })),
  );
});

describe.each(FLAGS)('the flag %s', (flag) => {
  it('is reported if it is the only flag that is false', () => {
    const set = { [`/invoiceHeader/${flag}`]: false };
    expect(found('header/false-flag', { sample: 'salesInvoice', set })).toEqual([
      { at: `invoiceHeader/${flag}`, params: { member: flag } },
    ]);
  });

  it('is not reported if it is true', () => {
    const set = { [`/invoiceHeader/${flag}`]: true };
    expect(finds('header/false-flag', { sample: 'salesInvoice', set })).toBe(false);
  });
});

describe('header/flag-unusual-on-type', () => {
  const unusual = (invoiceType: string, set: Record<string, unknown>) =>
    found('header/flag-unusual-on-type', {
      sample: 'salesInvoice',
      set: { '/invoiceHeader/invoiceType': invoiceType, ...set },
    }).map(({ at }) => at);

  it('names only the flag that the type does not have', () => {
    expect(unusual('5.1', {})).toEqual([]);
    expect(unusual('2.1', { '/invoiceHeader/selfPricing': true })).toEqual([]);
    expect(unusual('11.1', { '/invoiceHeader/selfPricing': true })).toEqual(['invoiceHeader/selfPricing']);
    expect(unusual('2.1', { '/invoiceHeader/fuelInvoice': true })).toEqual(['invoiceHeader/fuelInvoice']);
    expect(
      unusual('2.1', { '/invoiceHeader/fuelInvoice': true, '/invoiceHeader/selfPricing': false }),
    ).toEqual(['invoiceHeader/fuelInvoice']);
  });
});

it('an exchange rate for the euro is refused by the authority (211)', () => {
  const set = { '/invoiceHeader/exchangeRate': 1 };
  expect(issuesOf({ sample: 'salesInvoice', set })).toMatchObject([
    { rule: 'header/exchange-rate-for-euro', severity: 'error', authorityCode: 211 },
  ]);
});

describe('the fix of an exchange rate', () => {
  const fixOf = (set: Record<string, unknown>, remove: string[] = []) =>
    issuesOf({ sample: 'salesInvoice', set, remove }).find(
      ({ rule }) => rule === 'header/exchange-rate-for-euro',
    )?.fix;

  it('is safe only for euro with a rate of one', () => {
    const path = ['invoiceHeader', 'exchangeRate'];
    expect(fixOf({ '/invoiceHeader/exchangeRate': 1 })).toEqual({ path, value: undefined, safe: true });
    expect(fixOf({ '/invoiceHeader/exchangeRate': 0.9 })).toEqual({ path, value: undefined, safe: false });
    expect(fixOf({ '/invoiceHeader/exchangeRate': 1 }, ['/invoiceHeader/currency'])?.safe).toBe(false);
  });
});

describe('header/issue-date-past', () => {
  it('accepts the current day, and no day before', () => {
    const at = (now: string) => ({ sample: 'salesInvoice', now }) as const;
    expect(finds('header/issue-date-past', at('2026-11-20T08:00:00Z'))).toBe(false);
    expect(finds('header/issue-date-past', at('2026-11-21T08:00:00Z'))).toBe(true);
    expect(finds('header/issue-date-past', at('2026-11-19T08:00:00Z'))).toBe(false);
  });
});

describe('header/serial-leading-zeros', () => {
  it('checks only Greek issuers', () => {
    const zeros = { '/invoiceHeader/aa': '0101' };
    const rules = (set: object) =>
      issuesOf({ sample: 'salesInvoice', set: { ...zeros, ...set } })
        .map(({ rule }) => rule)
        .filter((rule) => rule.startsWith('header/'));
    expect(rules({})).toHaveLength(1);
    expect(rules({ '/issuer/country': 'CY' })).toEqual([]);
  });
});
