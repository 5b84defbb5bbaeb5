/** What every builder of the type tests is opened with. */
export const opening = {
  issuer: { vatNumber: '123456783', branch: 0 },
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
};

export const marks = ['400001234567890'];

export const tableAA = '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b';

export const counterpart = { vatNumber: '987654324', country: 'GR', branch: 0 } as const;

const here = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' };

export const movement = {
  movePurpose: 1,
  dispatchDate: '2026-11-20',
  dispatchTime: '09:30:00',
  loadingAddress: here,
  deliveryAddress: { ...here, number: '25' },
};
