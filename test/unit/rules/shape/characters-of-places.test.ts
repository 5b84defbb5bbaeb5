import { expect, it } from 'vitest';
import { found } from '../found.js';

const ODD = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα\u0001' };

it.each([
  ['/invoiceHeader/otherDeliveryNoteHeader/loadingAddress', ODD, 'city'],
  ['/invoiceHeader/otherDeliveryNoteHeader/deliveryAddress', ODD, 'city'],
  ['/issuer/address', ODD, 'city'],
  ['/counterpart/address', ODD, 'city'],
  ['/invoiceHeader/vehicleNumber', 'ΙΒΗ\u0001', undefined],
  [
    '/packingsDeclarations/0/Packages/0',
    { packagingType: 7, quantity: 1, otherPackagingTypeTitle: 'κ\u0001' },
    'otherPackagingTypeTitle',
  ],
])('a forbidden character in %s is found', (pointer, value, member) => {
  const at = [pointer.slice(1), member].filter((step) => step !== undefined).join('/');
  expect(
    found('shape/character', { sample: 'deliveryNote', set: { [pointer]: value } }).map((issue) => issue.at),
  ).toEqual([at]);
});

it('a forbidden character in one of several packages or entities is found', () => {
  const plain = { packagingType: 2, quantity: 1 };
  const odd = { packagingType: 7, quantity: 1, otherPackagingTypeTitle: 'κ\u0001' };
  const packings = [{ Packages: [plain] }, { Packages: [plain, odd] }];
  expect(
    found('shape/character', { sample: 'deliveryNote', set: { '/packingsDeclarations': packings } }).map(
      ({ at }) => at,
    ),
  ).toEqual(['packingsDeclarations/1/Packages/1/otherPackagingTypeTitle']);
  const entity = (name: string) => ({
    type: 1,
    entityData: { vatNumber: '123456783', country: 'GR', branch: 0, name },
  });
  expect(
    found('shape/character', {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/otherCorrelatedEntities': [entity('Α'), entity('Β\u0001')] },
    }).map(({ at }) => at),
  ).toEqual(['invoiceHeader/otherCorrelatedEntities/1/entityData/name']);
});
