import { describe, expect, it } from 'vitest';
import { finds, found } from '../found.js';

describe('addresses of goods that have arrived', () => {
  it.each(['street', 'number'])('need their %s', (member) => {
    for (const party of ['issuer', 'counterpart']) {
      const remove = [`/${party}/address/${member}`];
      expect(found('movement/address-incomplete', { sample: 'receivingNote', remove })).toEqual([
        { at: `${party}/address/${member}`, params: { member } },
      ]);
    }
  });

  it('must not be placeholders', () => {
    const set = { '/counterpart/address/city': 'NONE' };
    expect(found('movement/address-placeholder', { sample: 'receivingNote', set })).toMatchObject([
      { at: 'counterpart/address/city' },
    ]);
  });

  it('are complete in the sample', () => {
    expect(finds('movement/address-incomplete', { sample: 'receivingNote' })).toBe(false);
  });
});

describe('a party name on a movement', () => {
  const RULE = 'movement/name-placeholder';

  it.each(['-', '...', 'NONE', 'n/a', 'XXX', 'Επωνυμία', 'ΠΕΛΑΤΗΣ', '0'])('is a placeholder: %s', (name) => {
    expect(found(RULE, { sample: 'deliveryNote', set: { '/counterpart/name': name } })).toEqual([
      { at: 'counterpart/name', params: { party: 'counterpart', name } },
    ]);
    expect(finds(RULE, { sample: 'receivingNote', set: { '/issuer/name': name } })).toBe(true);
  });

  it.each(['Ιδιώτης', 'Πελάτης Α.Ε.', 'N.A.T.O.', '3M', 'X'])('is accepted: %s', (name) => {
    expect(finds(RULE, { sample: 'deliveryNote', set: { '/counterpart/name': name } })).toBe(false);
  });

  it('is not checked if no goods move', () => {
    expect(finds(RULE, { sample: 'intraCommunityInvoice', set: { '/counterpart/name': '-' } })).toBe(false);
  });
});

describe('a vehicle', () => {
  const RULE = 'movement/vehicle-not-moving';
  const set = { '/invoiceHeader/vehicleNumber': 'ΙΒΗ1234' };

  it.each(['deliveryNote', 'movingInvoice', 'movingReceipt'] as const)('is expected on %s', (sample) => {
    expect(finds(RULE, { sample, set })).toBe(false);
  });

  it.each([
    ['salesInvoice', '1.1'],
    ['receivingNote', '10.2'],
    ['orderSlip', '8.6'],
  ] as const)('is not expected on %s', (sample, type) => {
    expect(found(RULE, { sample, set })).toMatchObject([
      { at: 'invoiceHeader/vehicleNumber', params: { type } },
    ]);
  });
});

describe('the printed purpose', () => {
  const RULE = 'movement/purpose-label-mismatch';
  const labelled = (movePurpose: number, movePurposeLabel: string) =>
    ({
      sample: 'deliveryNote',
      set: {
        '/invoiceHeader/movePurpose': movePurpose,
        '/invoiceHeader/movePurposeLabel': movePurposeLabel,
        ...(movePurpose === 19 && { '/invoiceHeader/otherMovePurposeTitle': 'Επίδειξη' }),
      },
    }) as const;

  it.each([
    [1, 'ΠΩΛΗΣΗ'],
    [1, 'Sale'],
    [1, 'Πώληση χονδρικής'],
    [8, 'Μεταξύ εγκαταστάσεων οντότητας'],
    [19, 'Επίδειξη'],
    // Purposes of old move under others today, by their name.
    [19, 'Ανακύκλωση'],
    [14, 'Φύλαξη'],
    [1, ''],
  ])('of %i can be "%s"', (purpose, label) => {
    expect(finds(RULE, labelled(purpose, label))).toBe(false);
  });

  it.each([
    [3, 'Πώληση'],
    [1, 'ΕΠΙΣΤΡΟΦΗ'],
    [19, 'Πώληση'],
    [5, 'Sale'],
  ])('of %i cannot be "%s"', (purpose, label) => {
    expect(found(RULE, labelled(purpose, label))).toMatchObject([
      { at: 'invoiceHeader/movePurposeLabel', params: { label } },
    ]);
  });

  it('of a withdrawn purpose is not compared', () => {
    expect(finds(RULE, labelled(6, 'Πώληση'))).toBe(false);
  });
});

describe('the purpose of a reverse delivery note from abroad', () => {
  const RULE = 'movement/reverse-purpose-country';
  const reverse = (purpose: number, country: string) =>
    ({
      sample: 'deliveryNote',
      set: {
        '/invoiceHeader/reverseDeliveryNote': true,
        '/invoiceHeader/reverseDeliveryNotePurpose': purpose,
        '/counterpart/country': country,
      },
    }) as const;

  it.each([
    [3, 'IT', false],
    [3, 'GR', true],
    [3, 'GB', true],
    [4, 'GB', false],
    [4, 'GR', true],
    [4, 'IT', true],
    [1, 'GR', false],
    [5, 'IT', false],
  ])('%i from %s is reported: %s', (purpose, country, isTold) => {
    expect(finds(RULE, reverse(purpose, country))).toBe(isTold);
  });
});

describe('packages', () => {
  const PACKAGE = '/packingsDeclarations/0/Packages/0';

  it.each([1, 2, 3, 4, 5])('of type %i have no title', (packagingType) => {
    const set = {
      [`${PACKAGE}/packagingType`]: packagingType,
      [`${PACKAGE}/otherPackagingTypeTitle`]: 'Καλάθι',
    };
    expect(found('movement/package-title-alone', { sample: 'deliveryNote', set })).toMatchObject([
      { at: 'packingsDeclarations/0/Packages/0/otherPackagingTypeTitle' },
    ]);
  });

  it('of type 6 have a title', () => {
    const set = { [`${PACKAGE}/packagingType`]: 6, [`${PACKAGE}/otherPackagingTypeTitle`]: 'Καλάθι' };
    expect(finds('movement/package-title-alone', { sample: 'deliveryNote', set })).toBe(false);
  });
});

describe('a dispatch', () => {
  const RULE = 'movement/dispatch-far-ahead';
  const dispatched = (issueDate: string, dispatchDate: string) =>
    ({
      sample: 'deliveryNote',
      set: { '/invoiceHeader/issueDate': issueDate, '/invoiceHeader/dispatchDate': dispatchDate },
    }) as const;

  it.each([
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-20', '2027-11-20', false],
    ['2026-11-20', '2027-11-21', true],
    ['2026-11-20', '2036-11-20', true],
    ['2028-02-29', '2029-02-28', false],
    ['2028-02-29', '2029-03-01', true],
    ['2026-12-31', '2027-01-01', false],
  ])('of %s on %s is too far ahead: %s', (issueDate, dispatchDate, isTold) => {
    expect(finds(RULE, dispatched(issueDate, dispatchDate))).toBe(isTold);
  });
});
