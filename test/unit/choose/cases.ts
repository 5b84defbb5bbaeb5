import type { Answers } from '../../../src/tools/choose/index.js';

/** What `choose` has to answer: a document type with the categories of VAT, the exemptions and the classifications. */
type Right = readonly [
  type: string,
  vat: readonly number[],
  exemptions: readonly number[],
  classes: readonly string[],
];

type Case = readonly [about: string, answers: Answers, ...right: readonly Right[]];

const RATES = [1, 2, 3];

/**
 * Sixty cases. The expected values are from the tables of the tax authority, looked up by hand: types and exemptions in
 * codes.json, pairs in income-classification-combos.json, levies in accommodation-levy.json.
 */
export const cases: readonly Case[] = [
  [
    'goods to a shop in Greece',
    { what: 'goods', buyer: 'business' },
    ['1.1', RATES, [], ['category1_1 E3_561_001']],
  ],
  [
    'own products to a shop',
    { what: 'goods', buyer: 'business', goods: 'products' },
    ['1.1', RATES, [], ['category1_2 E3_561_001']],
  ],
  [
    'a used machine of the business',
    { what: 'goods', buyer: 'business', goods: 'asset' },
    ['1.1', RATES, [], ['category1_4 E3_880_001']],
  ],
  [
    'goods to a business in Germany',
    { what: 'goods', buyer: 'business', place: 'eu' },
    ['1.2', [7], [14], ['category1_1 E3_561_005']],
  ],
  [
    'own products to Cyprus',
    { what: 'goods', buyer: 'business', place: 'eu', goods: 'products' },
    ['1.2', [7], [14], ['category1_2 E3_561_005']],
  ],
  [
    'a machine to Italy',
    { what: 'goods', buyer: 'business', place: 'eu', goods: 'asset' },
    ['1.2', [7], [14], ['category1_4 E3_880_003']],
  ],
  [
    'goods to a business in Britain',
    { what: 'goods', buyer: 'business', place: 'thirdCountry' },
    ['1.3', [7], [8], ['category1_1 E3_561_006']],
  ],
  [
    'own products to America',
    { what: 'goods', buyer: 'business', place: 'thirdCountry', goods: 'products' },
    ['1.3', [7], [8], ['category1_2 E3_561_006']],
  ],
  [
    'a machine to Turkey',
    { what: 'goods', buyer: 'business', place: 'thirdCountry', goods: 'asset' },
    ['1.3', [7], [8], ['category1_4 E3_880_004']],
  ],
  ['goods at a till', { what: 'goods', buyer: 'consumer' }, ['11.1', RATES, [], ['category1_1 E3_561_003']]],
  [
    'a bakery',
    { what: 'goods', buyer: 'consumer', goods: 'products' },
    ['11.1', RATES, [], ['category1_2 E3_561_003']],
  ],
  [
    'a used car of the business to a private person',
    { what: 'goods', buyer: 'consumer', goods: 'asset' },
    ['11.1', RATES, [], ['category1_4 E3_880_002']],
  ],
  [
    'goods at a till on an island',
    { what: 'goods', buyer: 'consumer', vat: 'islands' },
    ['11.1', [4, 5, 6], [], ['category1_1 E3_561_003']],
  ],
  [
    'wholesale on an island',
    { what: 'goods', buyer: 'business', vat: 'islands' },
    ['1.1', [4, 5, 6], [], ['category1_1 E3_561_001']],
  ],
  [
    'goods at 3 % or 4 % of law 5057/2023',
    { what: 'goods', buyer: 'business', vat: 'law5057' },
    ['1.1', [9, 10], [], ['category1_1 E3_561_001']],
  ],
  [
    'reverse charge on goods',
    { what: 'goods', buyer: 'business', vat: 'reverseCharge' },
    ['1.1', [7], [16], ['category1_1 E3_561_002', 'category1_1 E3_561_001']],
  ],
  [
    'reverse charge on services',
    { what: 'services', buyer: 'business', vat: 'reverseCharge' },
    ['2.1', [7], [16], ['category1_3 E3_561_002', 'category1_3 E3_561_001']],
  ],
  [
    'an exporter with a limit',
    { what: 'goods', buyer: 'business', vat: 'exporter' },
    ['1.1', [7], [26], ['category1_1 E3_561_001']],
  ],
  [
    'supplies of a ship',
    { what: 'goods', buyer: 'business', vat: 'ships' },
    ['1.1', [7], [11, 12, 13], ['category1_1 E3_561_001']],
  ],
  [
    'second-hand goods from a reseller',
    { what: 'goods', buyer: 'consumer', vat: 'secondHand' },
    ['11.1', [7], [22], ['category1_1 E3_561_003']],
  ],
  [
    'tobacco in a kiosk',
    { what: 'goods', buyer: 'consumer', vat: 'tobacco' },
    ['11.1', [7], [21], ['category1_1 E3_561_003']],
  ],
  [
    'investment gold',
    { what: 'goods', buyer: 'business', vat: 'gold' },
    ['1.1', [7], [19], ['category1_1 E3_561_001']],
  ],
  [
    'a farmer in the special scheme',
    { what: 'goods', buyer: 'business', goods: 'products', vat: 'farmer' },
    ['1.1', [7], [18], ['category1_2 E3_561_001']],
  ],
  [
    'the goods travel with the invoice',
    { what: 'goods', buyer: 'business', delivery: 'yes' },
    ['1.1', RATES, [], ['category1_1 E3_561_001']],
    ['9.3', [8], [], ['category3']],
  ],
  [
    'an e-shop sends a parcel with its receipt',
    { what: 'goods', buyer: 'consumer', delivery: 'yes' },
    ['11.1', RATES, [], ['category1_1 E3_561_003']],
  ],
  [
    'an e-shop sells to a consumer in France',
    { what: 'goods', buyer: 'consumer', place: 'eu' },
    ['11.1', [1, 2, 3, 7], [30], ['category1_1 E3_561_005', 'category1_1 E3_561_003']],
  ],
  [
    'an e-shop sells to a consumer in America',
    { what: 'goods', buyer: 'consumer', place: 'thirdCountry' },
    ['11.1', [7], [8], ['category1_1 E3_561_006', 'category1_1 E3_561_003']],
  ],
  [
    'the buyer bills goods itself',
    { what: 'goods', buyer: 'business', issuer: 'buyer' },
    ['1.1', RATES, [], ['category2_1 E3_102_001']],
  ],
  [
    'the buyer bills services itself',
    { what: 'services', buyer: 'business', issuer: 'buyer' },
    ['2.1', RATES, [], ['category2_3 E3_585_016']],
  ],
  [
    'goods to a municipality',
    { what: 'goods', buyer: 'publicBody' },
    ['1.1', RATES, [], ['category1_1 E3_561_001']],
  ],
  [
    'services to a ministry',
    { what: 'services', buyer: 'publicBody' },
    ['2.1', RATES, [], ['category1_3 E3_561_001']],
  ],
  [
    'a consultant bills a company',
    { what: 'services', buyer: 'business' },
    ['2.1', RATES, [], ['category1_3 E3_561_001']],
  ],
  [
    'a programmer bills a company in Ireland',
    { what: 'services', buyer: 'business', place: 'eu' },
    ['2.2', [7], [4], ['category1_3 E3_561_005']],
  ],
  [
    'a programmer bills a company in America',
    { what: 'services', buyer: 'business', place: 'thirdCountry' },
    ['2.3', [7], [4], ['category1_3 E3_561_006']],
  ],
  ['a hairdresser', { what: 'services', buyer: 'consumer' }, ['11.2', RATES, [], ['category1_3 E3_561_003']]],
  [
    'a hotel room',
    { what: 'services', buyer: 'consumer', vat: 'usual' },
    ['11.2', RATES, [], ['category1_3 E3_561_003']],
  ],
  [
    'a doctor',
    { what: 'services', buyer: 'consumer', vat: 'exempt' },
    ['11.2', [7], [7], ['category1_3 E3_561_003']],
  ],
  [
    'a freelancer in the scheme for small enterprises',
    { what: 'services', buyer: 'business', vat: 'smallEnterprise' },
    ['2.1', [7], [15], ['category1_3 E3_561_001']],
  ],
  [
    'a travel agent',
    { what: 'services', buyer: 'consumer', vat: 'travelAgent' },
    ['11.2', [7], [20], ['category1_3 E3_561_003']],
  ],
  [
    'a compensation',
    { what: 'services', buyer: 'business', vat: 'outOfScope' },
    ['2.1', [7], [1], ['category1_3 E3_561_001']],
  ],
  ['fuel to a company', { what: 'fuel', buyer: 'business' }, ['1.1', RATES, [], ['category1_1 E3_561_001']]],
  ['fuel at the pump', { what: 'fuel', buyer: 'consumer' }, ['11.1', RATES, [], ['category1_1 E3_561_003']]],
  ['rent', { what: 'rent' }, ['8.1', [1, 7], [7], ['category1_3 E3_561_001', 'category1_5 E3_562']]],
  [
    'income by contract',
    { what: 'contract' },
    ['7.1', RATES, [], ['category1_1 E3_561_001', 'category1_3 E3_561_001']],
  ],
  ['an order at a table', { what: 'order', step: 'order' }, ['8.6', RATES, [], ['category1_95']]],
  ['two coffees are cancelled', { what: 'order', step: 'cancelLines' }, ['8.6', RATES, [], ['category1_95']]],
  ['the table leaves before it eats', { what: 'order', step: 'cancelTable' }, ['8.6', [8], [], []]],
  [
    'the bill of a table',
    { what: 'bill', buyer: 'consumer' },
    ['11.1', RATES, [], ['category1_1 E3_561_003', 'category1_3 E3_561_003', 'category1_95']],
  ],
  [
    'a business lunch',
    { what: 'bill', buyer: 'business' },
    ['1.1', RATES, [], ['category1_1 E3_561_001', 'category1_3 E3_561_001']],
  ],
  [
    'the levy in a hotel of five stars',
    { what: 'stay', lodging: 'hotel5' },
    ['8.2', [8], [], ['category1_95']],
  ],
  [
    'goods of others to a shop',
    { what: 'thirdParties', buyer: 'business' },
    ['1.4', RATES, [], ['category1_7 E3_881_001']],
  ],
  [
    'goods of others to a consumer',
    { what: 'thirdParties', buyer: 'consumer' },
    ['11.5', RATES, [], ['category1_7 E3_881_002']],
  ],
  [
    'a clearance with the fee',
    { what: 'thirdParties', buyer: 'business', role: 'clearance' },
    ['1.5', RATES, [], ['category1_3 E3_561_001']],
  ],
  [
    'a returned sale of an invoice',
    { what: 'credit', credited: 'invoice' },
    ['5.1', RATES, [], ['category1_1 E3_561_001']],
  ],
  [
    'a yearly rebate',
    { what: 'credit', credited: 'invoices' },
    ['5.2', RATES, [], ['category1_1 E3_561_001']],
  ],
  [
    'a return at the till',
    { what: 'credit', credited: 'receipt' },
    ['11.4', RATES, [], ['category1_1 E3_561_003']],
  ],
  [
    'goods arrive without a note',
    { what: 'arrival', supplier: 'nothing' },
    ['10.2', [8], [], ['category3']],
    ['9.3', [8], [], ['category3']],
  ],
  [
    'a card payment for an old invoice',
    { what: 'payment', direction: 'collect' },
    ['8.4', [8], [], ['category1_95']],
  ],
  [
    'vegetables from a private person',
    { what: 'purchase', seller: 'notLiable' },
    ['3.1', [8], [], ['category2_1 E3_102_002', 'category2_2 E3_202_002', 'category2_7 E3_882_002']],
  ],
  [
    'the owner takes goods home',
    { what: 'ownUse', use: 'delivery' },
    ['6.1', RATES, [], ['category1_6 E3_595']],
  ],
];
