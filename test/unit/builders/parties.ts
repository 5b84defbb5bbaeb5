import { issuer } from '../../../src/builders/index.js';

/** Parties of the tests. The tax numbers are made up and pass the check digit. */
export const shop = issuer({
  vatNumber: '123456783',
  branch: 0,
  address: { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' },
  print: { name: 'Παπαδόπουλος Α.Ε.', profession: 'Εμπόριο ειδών γραφείου', taxoffice: 'ΦΑΕ Αθηνών' },
});

export const customer = {
  vatNumber: '987654324',
  country: 'GR',
  branch: 0,
  name: 'Νικολάου Ο.Ε.',
  print: {
    profession: 'Λογιστικές υπηρεσίες',
    taxoffice: 'Δ΄ Θεσσαλονίκης',
    addressStreet: 'Εγνατία',
    addressNumber: '25',
    addressPostalCode: '54630',
    addressCity: 'Θεσσαλονίκη',
  },
} as const;

export const berliner = {
  vatNumber: 'DE811234567',
  country: 'DE',
  branch: 0,
  name: 'Beispiel GmbH',
  address: { street: 'Lindenstraße', number: '5', postalCode: '10969', city: 'Berlin' },
} as const;

export const londoner = {
  vatNumber: 'GB123456789',
  country: 'GB',
  branch: 0,
  name: 'Example Ltd',
  address: { street: 'Baker Street', number: '221', postalCode: 'NW1 6XE', city: 'London' },
} as const;

export const numbered = { issuer: shop, series: 'A', aa: '101', issueDate: '2026-11-20' } as const;

export const movement = {
  movePurpose: 1,
  dispatchDate: '2026-11-20',
  dispatchTime: '09:30:00',
  vehicleNumber: 'ΙΒΗ1234',
  loadingAddress: { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' },
  deliveryAddress: { street: 'Εγνατία', number: '25', postalCode: '54630', city: 'Θεσσαλονίκη' },
} as const;

export const marks = ['400001234567890'] as const;

export const tableAA = '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b';
