import { isGreekVatNumber } from '../../src/codes/index.js';
import { buildUnknown } from '../../src/index.js';
import { DAY } from './day.js';

const PRODUCTS = 400;
const CUSTOMERS = 300;
const BRANCHES = 5;

const STREETS = ['Ερμού', 'Λεωφόρος Ασκληπιού', 'Σταϊκοπούλου', 'Μιχαήλ Καραολή', '25ης Μαρτίου', 'Αθηνάς'];
const CITIES = [
  ['21100', 'Ναύπλιο'],
  ['10551', 'Αθήνα'],
  ['54630', 'Θεσσαλονίκη'],
  ['26221', 'Πάτρα'],
  ['71202', 'Ηράκλειο'],
] as const;
const WARES = [
  'Ελαιόλαδο',
  'Μέλι θυμαρίσιο',
  'Κρασί Αγιωργίτικο',
  'Φέτα Π.Ο.Π.',
  'Καφές φίλτρου',
  'Laptop 15"',
  'USB-C cable',
];
const RATES = [24, 13, 13, 6];

/** Random numbers that are the same on every run. Each call returns one from 0 to a bound, without the bound. */
function picker(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * bound);
  };
}

const of = <Item>(items: readonly Item[], pick: (bound: number) => number): Item =>
  items[pick(items.length)] as Item;

function vatNumber(index: number): string {
  const digits = Array.from({ length: 10 }, (_, last) => `${90_000_000 + index}${last}`);
  return digits.find(isGreekVatNumber) ?? '';
}

function addressOf(pick: (bound: number) => number): object {
  const [postalCode, city] = of(CITIES, pick);
  return { street: of(STREETS, pick), number: `${pick(180) + 1}`, postalCode, city };
}

const price = (pick: (bound: number) => number): string =>
  `${pick(80)}.${String(pick(100)).padStart(2, '0')}`.replace(/^0\.00$/, '0.50');

/** The items, customers and shops of a chain. */
function chain(pick: (bound: number) => number) {
  const issuers = Array.from({ length: BRANCHES }, (_, branch) => ({
    vatNumber: '800123456',
    branch,
    name: 'Η Αυλή Μαρκάκη Ε.Ε.',
    address: addressOf(pick),
    print: { profession: 'Εστιατόριο – παντοπωλείο', taxoffice: 'Ναυπλίου', phone: '2752000000' },
  }));
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => ({
    vatNumber: vatNumber(index),
    country: 'GR',
    branch: 0,
    name: `Εμπορική ${of(CITIES, pick)[1]} ${index} Α.Ε.`,
    address: addressOf(pick),
    print: { profession: 'Εμπόριο τροφίμων', taxoffice: of(CITIES, pick)[1] },
  }));
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    itemCode: `P${1000 + index}`,
    description: `${of(WARES, pick)} ${index}`,
    price: price(pick),
    vat: of(RATES, pick),
  }));
  return { issuers, customers, products };
}

/** A chain of shops by day: receipts, order slips, invoices and delivery notes, no two of them alike. */
export function* shopLines(count: number): Generator<string> {
  const pick = picker(20_261_120);
  const { issuers, customers, products } = chain(pick);
  const lines = (most: number, member: object, priced: 'unitPrice' | 'unitPriceWithVat') =>
    Array.from({ length: 1 + pick(most) }, () => {
      const { itemCode, description, price: unitPrice, vat } = of(products, pick);
      return {
        itemCode,
        description,
        quantity: 1 + pick(6),
        unit: 'τεμ',
        [priced]: unitPrice,
        vat,
        ...member,
      };
    });
  const income = { income: 'goods' };
  const rest = [{ type: 3, amount: 'rest' }];
  const card = (): object[] => [{ type: 7, amount: 'rest', terminalId: `1600012${pick(9)}`, posNspId: 2 }];
  const facts = (index: number): object => {
    const issuer = of(issuers, pick);
    const common = { aa: `${index + 1}`, issueDate: DAY, issuer };
    const kind = pick(100);
    if (kind < 60) {
      const payments = pick(2) === 0 ? rest : card();
      return {
        type: '11.1',
        series: 'ΛΙΑ',
        ...common,
        lines: lines(8, income, 'unitPriceWithVat'),
        payments,
      };
    }
    const counterpart = of(customers, pick);
    if (kind < 80) {
      const payments = [{ type: 5, amount: 'rest' }];
      return {
        type: '1.1',
        series: 'ΤΠ',
        ...common,
        counterpart,
        lines: lines(12, income, 'unitPrice'),
        payments,
      };
    }
    if (kind < 95) {
      const tableAA = `6d1f0a52-8c3e-4b7f-9a41-2e5c7b90${String(1000 + pick(9000))}`;
      return { type: '8.6', series: 'ΔΠ', ...common, tableAA, lines: lines(5, {}, 'unitPriceWithVat') };
    }
    return {
      type: '9.3',
      series: 'ΔΑ',
      ...common,
      counterpart,
      movePurpose: 1,
      dispatchDate: DAY,
      dispatchTime: '09:15:00',
      vehicleNumber: `ΑΡΒ${1000 + pick(9000)}`,
      loadingAddress: issuer.address,
      deliveryAddress: counterpart.address,
      lines: lines(6, {}, 'unitPrice').map(({ itemCode, description, quantity, unit }) => ({
        itemCode,
        description,
        quantity,
        unit,
      })),
    };
  };
  for (let index = 0; index < count; index += 1) yield JSON.stringify(buildUnknown(facts(index)));
}
