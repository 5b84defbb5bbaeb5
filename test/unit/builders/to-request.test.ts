import { describe, expect, it } from 'vitest';
import { ArgumentError, card, instantPayment, issuer, retailReceipt, toRequest } from '../../../src/index.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { samples } from '../../../src/rules/examples/index.js';

function errorOf(run: () => unknown): ArgumentError {
  try {
    run();
  } catch (error) {
    if (ArgumentError.isArgumentError(error)) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('toRequest', () => {
  it('wraps one or several documents unchanged', () => {
    expect(toRequest(samples.salesInvoice)).toEqual({ invoice: [samples.salesInvoice] });
    const both = [samples.orderSlip, samples.tableClosing];
    expect(toRequest(both)).toEqual({ invoice: both });
  });

  const shop = issuer({ vatNumber: '123456783', branch: 0 });
  const builder = retailReceipt({ issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' });

  it.each([
    ['a builder', builder],
    ['null', null],
    ['nothing', undefined],
    ['text', 'x'],
    ['a request', { invoice: [] }],
  ])('refuses %s', (_, value) => {
    const code = 'arguments/not-a-document';
    expect(errorOf(() => toRequest(value as never))).toMatchObject({ code, params: { index: 0 } });
    expect(errorOf(() => toRequest([samples.salesInvoice, value] as never))).toMatchObject({
      code,
      params: { index: 1 },
      message:
        'Element 1 is not a document: it has no invoiceHeader. Give the result of build() or buildDocument().',
    });
  });

  it('has its error in the requested language, and refuses an invalid one', () => {
    expect(errorOf(() => toRequest(builder as never, { locale: el }))).toMatchObject({
      message:
        'Το στοιχείο 0 δεν είναι παραστατικό: δεν έχει invoiceHeader. Δώστε το αποτέλεσμα της build() ή της buildDocument().',
    });
    expect(() => toRequest(samples.salesInvoice, { locale: 'el' as never })).toThrow(
      'The option locale is not a words object.',
    );
  });
});

describe('payments through a POS', () => {
  it('keep their type, and accept a bare amount in JavaScript', () => {
    expect(card({ amount: '5', type: 3 } as never)).toEqual({ amount: '5', type: 7 });
    expect(card({ terminalId: '1' } as never)).toEqual({ terminalId: '1', type: 7 });
    expect(card('rest' as never)).toEqual({ amount: 'rest', type: 7 });
    expect(instantPayment({ amount: '5', terminalId: '1', posNspId: 2 })).toEqual({
      amount: '5',
      terminalId: '1',
      posNspId: 2,
      type: 8,
    });
  });
});
