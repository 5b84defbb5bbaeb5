import {
  berliner,
  bought,
  cash,
  credit,
  DAY,
  exempt,
  head,
  honey,
  hotel,
  londoner,
  movement,
  oil,
  sold,
  wine,
} from './sample-parts.js';

/** A sample of the playground: facts as they would be typed. Their dates become the day on which they are opened. */
export interface Sample {
  readonly id: string;
  readonly en: string;
  readonly el: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const row = (id: string, en: string, el: string, facts: Sample['facts']): Sample => ({ id, en, el, facts });

/** Twenty samples, from a coffee to a delivery note. */
const samples: readonly Sample[] = [
  row('coffee', 'A coffee to take away', 'Ένας καφές στο χέρι', {
    ...head('11.1', 'ΛΙΑ', '2040'),
    lines: [
      { description: 'Καφές', quantity: 1, unit: 'τεμ', unitPriceWithVat: '2.50', vat: 24, income: 'goods' },
    ],
    payments: cash,
  }),
  row('shop', 'A shop receipt, cash and card', 'Απόδειξη καταστήματος, μετρητά και κάρτα', {
    ...head('11.1', 'ΛΙΑ', '2041'),
    lines: [
      bought(oil, 2, '12.90'),
      bought(honey, 1, '9.80'),
      { ...bought(wine, 1, '14.50'), discount: { percent: 10 } },
    ],
    payments: [
      { type: 3, amount: '20.00' },
      { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 },
    ],
  }),
  row('tasting', 'A receipt for a service', 'Απόδειξη παροχής υπηρεσιών', {
    ...head('11.2', 'ΑΠΥ', '310'),
    lines: [{ description: 'Γευσιγνωσία κρασιού για δύο', gross: '36.00', vat: 24, income: 'services' }],
    payments: cash,
  }),
  row('simplified', 'A simplified invoice', 'Απλοποιημένο τιμολόγιο', {
    ...head('11.3', 'ΑΤ', '12'),
    lines: [sold(oil, 3, '10.50')],
    payments: cash,
  }),
  row('retail-credit', 'Something is brought back', 'Επιστροφή είδους σε πελάτη λιανικής', {
    ...head('11.4', 'ΠΛΙΑ', '7'),
    multipleConnectedMarks: ['400001970000104'],
    lines: [bought(honey, 1, '9.80')],
    payments: cash,
  }),
  row('invoice', 'An invoice for goods', 'Τιμολόγιο πώλησης', {
    ...head('1.1', 'ΤΠ', '101'),
    counterpart: hotel,
    lines: [sold(wine, 24, '8.40'), sold(oil, 12, '9.90')],
    payments: credit,
  }),
  row('discount', 'An invoice with discounts', 'Τιμολόγιο με εκπτώσεις', {
    ...head('1.1', 'ΤΠ', '102'),
    counterpart: hotel,
    lines: [{ ...sold(wine, 36, '8.40'), discount: { percent: 5 } }, sold(honey, 20, '6.15')],
    discount: { percent: 3 },
    payments: credit,
  }),
  row('withheld', 'A service invoice with withheld tax', 'Τιμολόγιο υπηρεσιών με παρακράτηση', {
    ...head('2.1', 'ΤΠΥ', '7'),
    counterpart: hotel,
    lines: [
      {
        description: 'Σύμβουλος διοίκησης',
        net: '1000.00',
        vat: 24,
        withheld: { category: 3 },
        income: 'services',
      },
    ],
    payments: credit,
  }),
  row('germany', 'Goods to Germany', 'Πώληση αγαθών στη Γερμανία', {
    ...head('1.2', 'ΕΕ', '7'),
    counterpart: berliner,
    lines: [{ ...oil, quantity: 60, unitPrice: '9.20', ...exempt(14), income: 'goods' }],
    payments: [{ type: 2, amount: 'rest' }],
  }),
  row('germany-service', 'A service to Germany', 'Υπηρεσία σε πελάτη στη Γερμανία', {
    ...head('2.2', 'ΕΕΥ', '3'),
    counterpart: berliner,
    lines: [
      {
        description: 'Προβολή προϊόντων',
        net: '750.00',
        ...exempt(4),
        income: 'services',
      },
    ],
    payments: [{ type: 2, amount: 'rest' }],
  }),
  row('export', 'Goods to Britain', 'Εξαγωγή στη Μεγάλη Βρετανία', {
    ...head('1.3', 'ΕΞ', '3'),
    counterpart: londoner,
    lines: [{ ...oil, quantity: 40, unitPrice: '9.60', ...exempt(8), income: 'goods' }],
    payments: [{ type: 2, amount: 'rest' }],
  }),
  row('credit', 'A credit for one line of an invoice', 'Πιστωτικό για μία γραμμή τιμολογίου', {
    ...head('5.1', 'ΠΤ', '4'),
    correlatedInvoices: ['400001970000101'],
    counterpart: hotel,
    lines: [sold(wine, 2, '8.40')],
    payments: credit,
  }),
  row('credit-discount', 'A credit without an invoice', 'Πιστωτικό χωρίς συσχέτιση, έκπτωση τζίρου', {
    ...head('5.2', 'ΠΤ', '5'),
    counterpart: hotel,
    lines: [{ description: 'Έκπτωση τζίρου γ΄ τριμήνου', net: '120.00', vat: 24, income: 'goods' }],
    payments: credit,
  }),
  row('order', 'An order at a table', 'Παραγγελία σε τραπέζι', {
    ...head('8.6', 'ΔΠ', '201'),
    lines: [
      { description: 'Χωριάτικη σαλάτα', quantity: 2, unit: 'τεμ', unitPriceWithVat: '8.50', vat: 13 },
      { description: 'Κρασί, καράφα', quantity: 1, unit: 'τεμ', unitPriceWithVat: '9.00', vat: 24 },
    ],
  }),
  row('levy', 'The levy of a stay', 'Τέλος ανθεκτικότητας στην κλιματική κρίση', {
    ...head('8.2', 'ΤΑΚ', '6'),
    lines: [
      {
        otherTaxes: { category: 7, firstNight: '2026-11-10', nights: 10, rooms: 1 },
        income: { category: 'category1_95' },
      },
    ],
    payments: cash,
  }),
  row('rent', 'Rent', 'Ενοίκιο', {
    ...head('8.1', 'ΕΝ', '11'),
    counterpart: hotel,
    lines: [
      {
        description: 'Ενοίκιο αποθήκης Νοεμβρίου',
        net: '650.00',
        ...exempt(7),
        income: { type: 'E3_562', category: 'category1_5' },
      },
    ],
    payments: [{ type: 1, amount: 'rest' }],
  }),
  row('collection', 'A payment by card for an older invoice', 'Είσπραξη με κάρτα για παλαιότερο τιμολόγιο', {
    ...head('8.4', 'ΕΙΣ', '15'),
    multipleConnectedMarks: ['400001970000101'],
    lines: [{ description: 'Είσπραξη έναντι', net: '200.00' }],
    payments: [{ type: 7, amount: '200.00', terminalId: '16000123', posNspId: 2 }],
  }),
  row('delivery', 'A delivery note', 'Δελτίο αποστολής', {
    ...head('9.3', 'ΔΑ', '73'),
    ...movement,
    counterpart: hotel,
    lines: [
      { ...oil, cnCode: '15092000', quantity: 24 },
      { description: 'Ελιές Καλαμών', cnCode: '20057000', quantity: '12.5', unit: 'κιλά' },
    ],
    packages: [{ packagingType: 2, quantity: 4 }],
  }),
  row('invoice-delivery', 'An invoice with a delivery', 'Τιμολόγιο – δελτίο αποστολής', {
    ...head('1.1', 'ΤΔΑ', '58'),
    isDeliveryNote: true,
    ...movement,
    counterpart: hotel,
    lines: [{ ...sold(oil, 12, '9.90'), cnCode: '15092000' }],
    payments: credit,
  }),
  row('receiving', 'A receiving note', 'Δελτίο ποσοτικής παραλαβής', {
    ...head('10.1', 'ΔΠΑΡ', '9'),
    correlatedInvoices: ['400001970000102'],
    receivingNotePurpose: 1,
    counterpart: hotel,
    lines: [{ ...wine, quantity: 3 }],
  }),
];

/** The samples as of a day, `2026-11-20`: a document is sent on the day of its issue. */
export const samplesOn = (day: string): readonly Sample[] =>
  JSON.parse(JSON.stringify(samples).replaceAll(DAY, day)) as readonly Sample[];
