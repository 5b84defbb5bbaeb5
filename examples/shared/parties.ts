/** The shop and the customer of the examples. Both are fictional; the tax numbers have valid check digits. */
import { issuer } from 'parastatiko';

export const shopAddress = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };

export const shop = issuer({
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  address: shopAddress,
  print: { profession: 'Εστιατόριο – παντοπωλείο', taxoffice: 'Ναυπλίου' },
});

export const customerAddress = {
  street: 'Λεωφόρος Ασκληπιού',
  number: '102',
  postalCode: '21059',
  city: 'Παλαιά Επίδαυρος',
};

export const customer = {
  vatNumber: '999000111',
  country: 'GR',
  branch: 0,
  name: 'Ξενοδοχείο Αργολική Ακτή Α.Ε.',
  address: customerAddress,
  print: { profession: 'Ξενοδοχειακές υπηρεσίες', taxoffice: 'Ναυπλίου' },
} as const;
