import { describe, expect, it } from 'vitest';
import {
  isPrintError,
  printModel,
  type RenderOptions,
  type Section,
  type Theme,
} from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';

const issued = { mark: '400001971234567' };

const sectionsAt = (
  place: Section['place'],
  document: unknown,
  theme: Theme,
  options: RenderOptions = {},
): readonly Section[] =>
  printModel(document, { issued, theme, ...options }).sections.filter((section) => section.place === place);

/** Everything that a section says, in order. */
const textsOf = ({ title, entries = [], table, boxes = [] }: Section): string[] => [
  ...(title === undefined ? [] : [title]),
  ...entries.flatMap(({ label, values }) => [
    ...(label === undefined ? [] : [label]),
    ...values.map(({ text }) => text),
  ]),
  ...(table?.rows ?? []).flatMap(({ cells }) => cells.flatMap((cell) => cell?.text ?? [])),
  ...boxes,
];

describe('texts of the house', () => {
  const slots = {
    aboveLines: ['Παραλαβή από το κατάστημα'],
    belowTotals: [{ label: { el: 'Πληρωτέο έως', en: 'Due by' }, text: '30/11/2026', style: 'strong' }],
    footer: [{ el: 'Ευχαριστούμε', en: 'Thank you' }, ' '],
  } as const;

  it('stand above the lines, below the totals and at the end, in this order', () => {
    const { sections } = printModel(samples.salesInvoice, { issued, theme: { slots } });
    const places = sections.map(({ place }) => place);
    expect(places.indexOf('above')).toBe(places.indexOf('lines') - 1);
    expect(places.indexOf('below')).toBeGreaterThan(places.indexOf('totals'));
    expect(places.indexOf('below')).toBeLessThan(places.indexOf('issued'));
    expect(places.at(-1)).toBe('foot');
  });

  it.each([
    ['el', ['Ευχαριστούμε'], ['Πληρωτέο έως', '30/11/2026']],
    ['en', ['Thank you'], ['Due by', '30/11/2026']],
    [['el', 'en'], ['Ευχαριστούμε\nThank you'], ['Πληρωτέο έως / Due by', '30/11/2026']],
  ] as const)('are in the languages of the page: %s', (language, foot, below) => {
    const [last] = sectionsAt('foot', samples.salesInvoice, { slots }, { language });
    expect(last && textsOf(last)).toEqual(foot);
    const [due] = sectionsAt('below', samples.salesInvoice, { slots }, { language });
    expect(due && textsOf(due)).toEqual(below);
  });
});

describe('bank accounts', () => {
  const banks = [
    { name: 'Εθνική Τράπεζα', iban: 'gr1601101250000000012300695', bic: 'ETHNGRAA', holder: 'Η Αυλή Ε.Ε.' },
    { name: { el: 'Τράπεζα Πειραιώς', en: 'Piraeus Bank' }, iban: 'GR16 0110 1250 0000 0001 2300 695' },
  ];
  const IBAN = 'GR16 0110 1250 0000 0001 2300 695';

  it('are printed in groups of four, on sheets and on rolls', () => {
    const [sheet] = sectionsAt('below', samples.salesInvoice, { banks }, { language: 'en' });
    expect(sheet && textsOf(sheet)).toEqual([
      'Bank accounts',
      'Εθνική Τράπεζα',
      IBAN,
      'ETHNGRAA',
      'Η Αυλή Ε.Ε.',
      'Piraeus Bank',
      IBAN,
    ]);
    const [roll] = sectionsAt('below', samples.salesInvoice, { banks }, { format: 'roll80' });
    expect(roll && textsOf(roll)).toContain(IBAN);
  });

  it.each([
    ['retail', samples.retailReceipt],
    ['a credit', samples.creditInvoice],
    ['a note without values', samples.deliveryNote],
    ['an order slip', samples.orderSlip],
  ])('are not printed on %s', (_, document) => {
    expect(sectionsAt('below', document, { banks })).toEqual([]);
  });
});

describe('the balance of a customer', () => {
  it.each([
    [
      'el',
      ['Υπόλοιπο πελάτη', 'Προηγούμενο υπόλοιπο', '-1.240,50\u00A0€', 'Νέο υπόλοιπο', '12.364,00\u00A0€'],
    ],
    ['en', ['Customer balance', 'Previous balance', '-€1,240.50', 'New balance', '€12,364.00']],
  ] as const)('is printed as it is given, in %s', (language, texts) => {
    const balance = { before: '-1240.5', after: '12364' };
    const [section] = sectionsAt('below', samples.salesInvoice, {}, { balance, language });
    expect(section && textsOf(section)).toEqual(texts);
  });

  it.each([['1.240,50'], ['12.345'], [''], [1240.5], [undefined]])('is refused if it is %s', (before) => {
    try {
      printModel(samples.salesInvoice, { balance: { before, after: '0' } } as RenderOptions);
      expect.unreachable();
    } catch (error) {
      expect(isPrintError(error) && [error.subject, error.problem]).toEqual([
        'balance.before',
        'option/balance',
      ]);
    }
  });
});

describe('boxes for signatures', () => {
  const signatures = ['Ο παραδούς', { el: 'Ο παραλαβών', en: 'Received by' }];

  it.each([
    ['a delivery note', samples.deliveryNote],
    ['a receiving note', samples.receivingNote],
    [
      'an invoice that is also a delivery note',
      {
        ...samples.salesInvoice,
        invoiceHeader: { ...samples.salesInvoice.invoiceHeader, isDeliveryNote: true },
      },
    ],
  ])('are on %s', (_, document) => {
    const boxes = sectionsAt('end', document, { signatures }, { language: 'en' }).flatMap(
      ({ boxes = [] }) => boxes,
    );
    expect(boxes).toEqual(['Ο παραδούς', 'Received by']);
  });

  it('are not on a document without goods', () => {
    const sections = sectionsAt('end', samples.serviceInvoice, { signatures });
    expect(sections.flatMap(({ boxes = [] }) => boxes)).toEqual([]);
  });
});
