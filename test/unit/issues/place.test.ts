import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../src/issues/place.js';
import type { Path } from '../../../src/types/index.js';

describe('placeOf', () => {
  it.each<[Path, string]>([
    [['invoiceDetails', 3, 'netValue'], 'netValue'],
    [['invoiceHeader', 'series'], 'series'],
    [['invoiceHeader', 'multipleConnectedMarks', 0], 'multipleConnectedMarks'],
    [['invoiceHeader', 'otherDeliveryNoteHeader', 'loadingAddress', 'city'], 'loadingAddress.city'],
    [['counterpart', 'address', 'city'], 'counterpart.address.city'],
    [['issuer', 'branch'], 'issuer.branch'],
    [['invoiceDetails', 0, 'incomeClassification', 1, 'amount'], 'amount'],
    [['lines', 0, 'discount', 'percent'], 'discount.percent'],
    [['paymentMethods', 2, 'type'], 'paymentMethods.type'],
    [['payments', 0, 'type'], 'payments.type'],
    [['type'], 'type'],
    [['invoiceHeader'], 'invoiceHeader'],
    [['invoice', 2], 'invoice'],
    [[], 'document'],
  ])('describes %j', (path, place) => {
    expect(placeOf(path)).toBe(place);
  });
});
