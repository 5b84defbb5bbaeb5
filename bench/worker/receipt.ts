import { cash, issuer, retailReceipt } from 'parastatiko';

const shop = issuer({
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
});

/** A receipt of 12.40 of a series. */
export const receipt = (name: string, aa: number) =>
  retailReceipt({ issuer: shop, series: name, aa: String(aa), issueDate: '2026-11-20' })
    .line({
      description: 'Μέλι',
      quantity: 1,
      unit: 'τεμ',
      unitPriceWithVat: '12.40',
      vat: 13,
      income: 'goods',
    })
    .payment(cash('rest'))
    .build();
