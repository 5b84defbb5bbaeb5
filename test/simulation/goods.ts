/** Who sells, who buys, and what. */
const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };

export const SHOP = { vatNumber: '800123456', country: 'GR', branch: 0, name: 'Η Αυλή Ε.Ε.', address };
export const CUSTOMER = {
  vatNumber: '094014201',
  country: 'GR',
  branch: 0,
  name: 'Ξενοδοχείο Α.Ε.',
  address,
};
export const ADDRESS = address;

/** Few prices, so that different sales often have the same total. */
export const PRICES = ['3.50', '3.50', '9.00'] as const;

/** The shop in facts of tables and receipts. */
export const ISSUER = { vatNumber: SHOP.vatNumber, country: 'GR', branch: 0 };

export const CARD = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
export const CASH = { type: 3, amount: 'rest' };

/** A mark on a document, by which the service's record tells what it was meant for. */
export const tagged = (tag: string) => ({ documentComments: tag });
