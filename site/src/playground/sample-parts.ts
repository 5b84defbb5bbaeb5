/** The day in the samples, which `samplesOn` replaces. */
export const DAY = '2026-11-20';

const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const hotelAddress = {
  street: 'Λεωφόρος Ασκληπιού',
  number: '102',
  postalCode: '21059',
  city: 'Παλαιά Επίδαυρος',
};

const issuer = {
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  address,
  print: { profession: 'Εστιατόριο – παντοπωλείο', taxoffice: 'Ναυπλίου' },
};

export const hotel = {
  vatNumber: '999000111',
  country: 'GR',
  branch: 0,
  name: 'Ξενοδοχείο Αργολική Ακτή Α.Ε.',
  address: hotelAddress,
  print: { profession: 'Ξενοδοχειακές υπηρεσίες', taxoffice: 'Ναυπλίου' },
};

export const berliner = {
  vatNumber: '136695976',
  country: 'DE',
  branch: 0,
  name: 'Feinkost Berlin GmbH',
  address: { street: 'Torstraße', number: '12', postalCode: '10119', city: 'Berlin' },
};

export const londoner = {
  vatNumber: '999999973',
  country: 'GB',
  branch: 0,
  name: 'Olive & Thyme Ltd',
  address: { street: 'Borough High Street', number: '8', postalCode: 'SE1 9QG', city: 'London' },
};

export const movement = {
  movePurpose: 1,
  dispatchDate: DAY,
  dispatchTime: '23:30:00',
  vehicleNumber: 'ΑΡΒ2741',
  loadingAddress: address,
  deliveryAddress: hotelAddress,
};

export const oil = { description: 'Ελαιόλαδο 1 L', unit: 'τεμ' };
export const honey = { description: 'Μέλι θυμαρίσιο 450 g', unit: 'τεμ' };
export const wine = { description: 'Κρασί Αγιωργίτικο 750 ml', unit: 'τεμ' };
type Item = typeof oil;
const rateOf = (item: Item): number => (item === wine ? 24 : 13);

/** Goods at a price without VAT. */
export const sold = (item: Item, quantity: number, unitPrice: string) => ({
  ...item,
  quantity,
  unitPrice,
  vat: rateOf(item),
  income: 'goods',
});

/** Goods at a price with VAT. */
export const bought = (item: Item, quantity: number, unitPriceWithVat: string) => ({
  ...item,
  quantity,
  unitPriceWithVat,
  vat: rateOf(item),
  income: 'goods',
});

/** Without VAT, for a reason. */
export const exempt = (vatExemptionCategory: number) => ({ vatCategory: 7, vatExemptionCategory });

export const cash = [{ type: 3, amount: 'rest' }];
export const credit = [{ type: 5, amount: 'rest' }];

export const head = (type: string, series: string, aa: string) => ({
  type,
  series,
  aa,
  issueDate: DAY,
  issuer,
});
