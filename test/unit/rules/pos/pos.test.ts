import { describe, expect, test } from 'vitest';
import { change, errors, find } from '../totals/change.js';

const locked = { skipSignature: false };
const terminal = { terminalId: '16000123', posNspId: 2 };

describe('payments at a locked terminal', () => {
  test.each([7, 8])('of type %s need terminal and NSP', (type) => {
    const paid = (payment: object) =>
      change('retailReceipt', { '/paymentMethods': [{ type, amount: 30, ...payment }] });
    expect(find(paid(terminal), 'pos', locked)).toEqual([]);
    expect(find(paid({}), 'pos', locked)).toEqual([
      {
        rule: 'pos/terminal-missing',
        severity: 'error',
        path: ['paymentMethods', 0, 'terminalId'],
        params: { payment: 1, type },
      },
      {
        rule: 'pos/nsp-missing',
        severity: 'error',
        path: ['paymentMethods', 0, 'posNspId'],
        params: { payment: 1, type },
      },
    ]);
    expect(find(paid({ ...terminal, terminalId: ' ' }), 'pos', locked)).toMatchObject([
      { rule: 'pos/terminal-missing' },
    ]);
  });

  test('are checked one by one, and only those at a terminal', () => {
    const document = change('retailReceipt', {
      '/paymentMethods': [
        { type: 3, amount: 5 },
        { type: 7, amount: 10, ...terminal },
        { type: 7, amount: 10, posNspId: 2 },
        { type: 8, amount: 5, terminalId: '1' },
      ],
    });
    expect(find(document, 'pos', locked).map(({ rule, path }) => [rule, path?.[1]])).toEqual([
      ['pos/terminal-missing', 2],
      ['pos/nsp-missing', 3],
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])('of type %s need no terminal and no NSP', (type) => {
    const document = change('retailReceipt', { '/paymentMethods': [{ type, amount: 30 }] });
    expect(find(document, 'pos', locked)).toEqual([]);
  });

  test('need no terminal and no NSP if the terminal is not locked, which is the default', () => {
    expect(find(change('retailReceipt'), 'pos', { skipSignature: true })).toEqual([]);
    expect(find(change('retailReceipt'), 'pos')).toEqual([]);
  });
});

describe.each(['posCollection', 'posRefund'] as const)('the POS receipt %s', (sample) => {
  const type = sample === 'posCollection' ? '8.4' : '8.5';

  test('needs its terminal, locked or not', () => {
    const document = change(sample, {
      '/paymentMethods/0/terminalId': undefined,
      '/paymentMethods/0/posNspId': undefined,
    });
    for (const options of [{}, { skipSignature: true }, locked]) {
      expect(errors(document, options)).toEqual(['pos/terminal-missing', 'pos/nsp-missing']);
    }
  });

  test('cannot be paid in cash only', () => {
    const document = change(sample, {
      '/paymentMethods/0': { type: 3, amount: 50 },
    });
    expect(find(document, 'pos')).toEqual([
      {
        rule: 'pos/card-payment-missing',
        severity: 'error',
        path: ['paymentMethods', 0, 'type'],
        params: { type },
      },
    ]);
  });

  test('is a warning with only an instant payment, which is accepted next to a card', () => {
    const document = change(sample, { '/paymentMethods/0/type': 8 });
    expect(find(document, 'pos')).toEqual([
      {
        rule: 'pos/instant-payment-only',
        severity: 'warning',
        path: ['paymentMethods', 0, 'type'],
        params: { type },
      },
    ]);
    const both = change(sample, {
      '/paymentMethods': [
        { type: 8, amount: 20, ...terminal },
        { type: 7, amount: 30, ...terminal },
      ],
    });
    expect(find(both, 'pos')).toEqual([]);
  });

  test('has one error without payments', () => {
    expect(errors(change(sample, { '/paymentMethods': [] }))).toEqual(['payments/missing']);
  });

  test('has one line', () => {
    const line = {
      lineNumber: 2,
      netValue: 0,
      vatCategory: 8,
      vatAmount: 0,
      incomeClassification: [{ classificationCategory: 'category1_95', amount: 0 }],
    };
    const document = change(sample, { '/invoiceDetails/1': line });
    expect(find(document, 'pos')).toEqual([
      {
        rule: 'pos/more-than-one-line',
        severity: 'warning',
        path: ['invoiceDetails'],
        params: { type, count: 2 },
      },
    ]);
    expect(errors(document)).toEqual([]);
  });
});
