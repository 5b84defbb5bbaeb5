import { describe, expect, it } from 'vitest';
import { mappingSchema } from '../../../src/tools/rows/mapping.js';
import { proposeMapping } from '../../../src/tools/rows/propose.js';
import { sheetOf } from '../../../src/tools/rows/sheet.js';

const proposed = (text: string) => proposeMapping(sheetOf(text), 'en');
const columnsOf = (text: string) => proposed(text).mapping.columns;
const placesOf = (text: string) => proposed(text).questions.map(({ place }) => place);

describe('the proposed mapping', () => {
  it('knows headings in both languages, with or without accents and capitals', () => {
    expect(columnsOf('ΣΕΙΡΑ;Αριθμός παραστατικού;Issue date;Περιγραφή;Ποσότητα;ΑΦΜ;ΦΠΑ %\n')).toEqual({
      ΣΕΙΡΑ: 'series',
      'Αριθμός παραστατικού': 'aa',
      'Issue date': 'issueDate',
      Περιγραφή: 'lines/description',
      Ποσότητα: 'lines/quantity',
      ΑΦΜ: 'counterpart/vatNumber',
      'ΦΠΑ %': 'lines/vat',
    });
  });

  it.each([
    ['Αρ. Τιμολογίου', 'aa'],
    ['ΑΡ.ΠΑΡ.', 'aa'],
    ['Invoice No', 'aa'],
    ['Receipt #', 'aa', 'Receipt number'],
    ['Α/Α Τιμολογίου', 'aa'],
    ['Ημερ/νία Έκδοσης', 'issueDate'],
    ['ΗΜ/ΝΙΑ', 'issueDate'],
    ['Ημ. Παραστ.', 'issueDate'],
    ['Date of issue', 'issueDate'],
    ['Δ/νση', 'counterpart/address/street'],
    ['Διευθ. Πελάτη', 'counterpart/address/street'],
    ['Τ.Κ.', 'counterpart/address/postalCode'],
    ['VAT No', 'counterpart/vatNumber'],
    ['Α.Φ.Μ. πελάτη', 'counterpart/vatNumber'],
    ['Customer', 'counterpart/name'],
    ['Επων. Πελ.', 'counterpart/name'],
    ['Είδος/Περιγραφή', 'lines/description'],
    ['Περιγρ.', 'lines/description'],
    ['Ποσ.', 'lines/quantity'],
    ['Qty', 'lines/quantity'],
    ['Μον. Μέτρ.', 'lines/unit'],
    ['Μ.Μ.', 'lines/unit'],
    ['Τιμή μον. χωρίς Φ.Π.Α.', 'lines/unitPrice'],
    ['Τιμή μονάδας χωρίς ΦΠΑ', 'lines/unitPrice'],
    ['Net unit price', 'lines/unitPrice'],
    ['Λιανική τιμή', 'lines/unitPriceWithVat'],
    ['Price incl. VAT', 'lines/unitPriceWithVat'],
    ['Καθαρή αξία (€)', 'lines/net'],
    ['Amount excl. VAT', 'lines/net'],
    ['Συντ. ΦΠΑ', 'lines/vat'],
    ['%ΦΠΑ', 'lines/vat'],
    ['Έκπτ.%', 'lines/discount/percent'],
    ['Τρ. Πληρ.', 'payments/0/type'],
    ['Τρόπος εξόφλησης', 'payments/0/type'],
    ['Payment method', 'payments/0/type'],
  ])('knows %s', (heading, path, meant = heading) => {
    expect(columnsOf(meant)).toEqual({ [meant]: path });
  });

  it('takes ΦΠΑ as the rate where all of its cells are percentages, and compares amounts', () => {
    const vatOf = (...cells: readonly string[]) =>
      columnsOf(['Καθαρή τιμή;ΦΠΑ', ...cells.map((cell) => `3,50;${cell}`), ''].join('\n'))['ΦΠΑ'];
    expect(vatOf('24%', '13 %', '', '6,5%')).toBe('lines/vat');
    expect(vatOf('0,84', '24,00')).toBe('=vat');
    expect(vatOf('24%', '0,84')).toBe('');
    expect(vatOf('24', '13')).toBe('');
    expect(vatOf('')).toBe('');
  });

  it('takes the name of a member as a heading', () => {
    expect(columnsOf('lines/itemCode;aa')).toEqual({ 'lines/itemCode': 'lines/itemCode', aa: 'aa' });
  });

  it('leaves headings with two meanings, and second ones for a member, to the user', () => {
    expect(columnsOf('Τιμή;Περιγραφή;Είδος;Ταμίας')).toEqual({
      Τιμή: '',
      Περιγραφή: 'lines/description',
      Είδος: '',
      Ταμίας: '',
    });
    expect(placesOf('Τιμή;Περιγραφή;Είδος;Ταμίας')).toEqual(
      expect.arrayContaining(['columns/Τιμή', 'columns/Είδος', 'columns/Ταμίας']),
    );
  });

  it.each(['Τιμή μονάδας', 'Τιμή μον.', 'ΤΙΜΗ ΜΟΝΑΔΟΣ', 'Unit price'])(
    'asks whether the prices below %s have VAT',
    (heading) => {
      const { mapping, questions } = proposed(`Είδος;Ποσότητα;${heading};ΦΠΑ\nΚαφές;1;3,50;13%`);
      expect(mapping.columns[heading]).toBe('');
      const { message = '' } = questions.find(({ place }) => place === `columns/${heading}`) ?? {};
      expect(message).toContain('lines/unitPriceWithVat');
      expect(questions.filter(({ place }) => place === 'columns').map((each) => each.message)).toEqual([
        expect.stringContaining('(aa)'),
      ]);
    },
  );

  it.each([
    ['1;Α;301', '2;Α;302', null],
    ['7;Α;301', '9;Α;302', null],
  ])('takes Α/Α beside a number as the count of rows', (first, second, meaning) => {
    expect(columnsOf(`Α/Α;Σειρά;Αριθμός\n${first}\n${second}`)['Α/Α']).toBe(meaning);
  });

  it.each([
    [['1', '2', '1'], null],
    [['1', '2', '3'], ''],
    [['101', '101', '102'], 'aa'],
  ])('judges Α/Α alone by its cells: %j', (cells, meaning) => {
    const rows = cells.map((cell) => `${cell};Καφές`).join('\n');
    expect(columnsOf(`Α/Α;Περιγραφή\n${rows}`)['Α/Α']).toBe(meaning);
  });

  it('prices a line once', () => {
    const all = 'Καθαρή αξία;Αξία με ΦΠΑ;Σύνολο';
    expect(columnsOf(all)).toEqual({ 'Καθαρή αξία': 'lines/net', 'Αξία με ΦΠΑ': '=gross', Σύνολο: '=total' });
    expect(columnsOf(`${all};Ποσότητα;Καθαρή τιμή`)).toMatchObject({
      'Καθαρή αξία': '=net',
      'Καθαρή τιμή': 'lines/unitPrice',
    });
  });

  it('finds the headings below titles', () => {
    const text = 'ΑΦΟΙ ΠΑΠΠΑ, ΝΑΥΠΛΙΟ\n\nΤιμολόγια, Νοέμβριος\nΣειρά;Αριθμός;Περιγραφή\nΑ;1;Καφές';
    const { mapping, skipped } = proposed(text);
    expect(Object.keys(mapping.columns)).toEqual(['Σειρά', 'Αριθμός', 'Περιγραφή']);
    expect(skipped).toEqual([1, 3]);
  });

  it('proposes the codes of payments as people call them, and asks for others', () => {
    const rows = [
      'Κάρτα',
      'POS',
      'Μετρητοίς',
      'ΜΕΤΡΗΤΑ',
      'IRIS',
      'Τραπεζική κατάθεση',
      'Πιστωτική κάρτα',
      'Κουπόνι',
    ];
    const { mapping, questions } = proposed(
      `Αριθμός;Τρόπος πληρωμής\n${rows.map((row) => `1;${row}`).join('\n')}`,
    );
    expect(mapping.values).toEqual({
      'Τρόπος πληρωμής': {
        Κάρτα: 7,
        POS: 7,
        Μετρητοίς: 3,
        IRIS: 8,
        'Τραπεζική κατάθεση': 1,
        'Πιστωτική κάρτα': 7,
        Κουπόνι: '',
      },
    });
    const { message } = questions.find(({ place }) => place.endsWith('/Κουπόνι')) ?? { message: '' };
    expect(message).toContain('3 (Cash), 4 (Cheque), 5 (On credit)');
  });

  it('sees dates with the month first', () => {
    expect(proposed('Number;Date\n1;11/05/2026\n2;11/27/2026').mapping.dates).toBe('m/d/y');
    expect(proposed('Number;Date\n1;11/05/2026\n2;27/11/2026').mapping.dates).toBeUndefined();
  });

  it('has an empty place for what no column states', () => {
    const { mapping } = proposed('Αριθμός;Πελάτης;Ποσότητα;Λιανική τιμή;ΦΠΑ %');
    expect(mapping.document).toMatchObject({
      type: '',
      series: '',
      issueDate: '',
      issuer: { vatNumber: '', branch: '' },
      counterpart: { branch: '', country: '' },
      payments: [{ type: '', amount: 'rest' }],
    });
    expect(mapping.line).toEqual({ unit: '', income: '' });
  });

  it('can be read as a mapping', () => {
    const { mapping } = proposed('Σειρά;Αξία χωρίς ΦΠΑ');
    expect(mappingSchema.parse(mapping)).toEqual(mapping);
  });
});
