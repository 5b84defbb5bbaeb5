import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { xlsx } from './workbooks.js';

const HEADINGS = [
  'Σειρά',
  'Αριθμός',
  'Ημερομηνία',
  'Τύπος',
  'ΑΦΜ',
  'Επωνυμία',
  'Περιγραφή',
  'Ποσότητα',
  'Τιμή',
  'ΦΠΑ',
  'Έκπτωση %',
  'Πληρωμή',
];
const ROW = [
  'ΤΙΜ',
  '1',
  '27/11/2026',
  '1.1',
  '999000111',
  'Άλφα Ε.Ε.',
  'Χαρτί',
  '2',
  '10,50',
  '24',
  '',
  'Επί πιστώσει',
];

const mapping = {
  columns: {
    Σειρά: 'series',
    Αριθμός: 'aa',
    Ημερομηνία: 'issueDate',
    Τύπος: 'type',
    ΑΦΜ: 'counterpart/vatNumber',
    Επωνυμία: 'counterpart/name',
    Περιγραφή: 'lines/description',
    Ποσότητα: 'lines/quantity',
    Τιμή: 'lines/unitPrice',
    ΦΠΑ: 'lines/vat',
    'Έκπτωση %': 'lines/discount/percent',
    Πληρωμή: 'payments/0/type',
  },
  document: {
    issuer: {
      vatNumber: '800123456',
      branch: 0,
      name: 'Η Αυλή Μαρκάκη Ε.Ε.',
      address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
      print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
    },
    counterpart: {
      branch: 0,
      country: 'GR',
      address: { street: 'Αργολίδας', postalCode: '21055', city: 'Ναύπλιο' },
    },
    payments: [{ amount: 'rest' }],
  },
  line: { unit: 'τεμ', income: 'goods' },
  dates: 'd/m/y',
};

const now = '2026-11-27T18:00:00Z';

interface Read {
  readonly documents: { readonly rows: readonly number[]; readonly facts: Record<string, unknown> }[];
  readonly problems: {
    readonly code: string;
    readonly row?: number;
    readonly column?: string;
    readonly message: string;
  }[];
  readonly hidden: readonly number[];
}

async function imported(sheet: string | Uint8Array, own: object = {}): Promise<Read> {
  const files = { sheet, map: JSON.stringify({ ...mapping, ...own }) };
  const { stdout, stderr } = await runCli(['import', 'sheet', '--map', 'map', '--format', 'json'], {
    files,
    now,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

async function grossOf({ documents }: Read): Promise<number[]> {
  const stdin = documents.map(({ facts }) => JSON.stringify(facts)).join('\n');
  const { stdout, stderr } = await runCli(['build', '--now', now, '-'], { stdin, now });
  expect(stderr).toBe('');
  const { invoice } = JSON.parse(stdout) as { invoice: { invoiceSummary: { totalGrossValue: number } }[] };
  return invoice.map(({ invoiceSummary }) => invoiceSummary.totalGrossValue);
}

const placesOf = ({ problems }: Read) => problems.map(({ code, row, column }) => [code, row, column]);

/** A row with some cells replaced, by heading. */
const rowWith = (own: Readonly<Record<string, string>> = {}) =>
  HEADINGS.map((heading, index) => own[heading] ?? ROW[index] ?? '');

const csv = (...rows: readonly (readonly string[])[]) =>
  [HEADINGS, ...rows].map((cells) => cells.join(';')).join('\n');

const letters = 'ABCDEFGHIJKL';
const cell = (row: number, index: number, text: string): string => {
  const reference = `${letters[index]}${row}`;
  const number = text.replace(',', '.');
  if (text === '') return '';
  return /^\d+(?:\.\d+)?$/.test(number) && index !== 3 && index !== 4
    ? `<c r="${reference}"><v>${number}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
};

/** Rows of a workbook. A text that begins with `<` is the XML of the cell. */
const book = (rows: readonly (readonly string[])[], behind = '', hidden: readonly number[] = []) =>
  xlsx(
    [HEADINGS, ...rows]
      .map((cells, at) => {
        const xml = cells.map((text, index) => (text.startsWith('<') ? text : cell(at + 1, index, text)));
        return `<row r="${at + 1}"${hidden.includes(at + 1) ? ' hidden="1"' : ''}>${xml.join('')}</row>`;
      })
      .join(''),
    {},
    '',
    behind,
  );

describe('a workbook says more than its texts', () => {
  it('an empty result of a formula is an empty cell', async () => {
    const read = await imported(
      book([rowWith({ 'Έκπτωση %': '<c r="K2" t="str"><f>IF(H2&gt;10,5,"")</f><v></v></c>' })]),
    );
    expect([placesOf(read), await grossOf(read)]).toEqual([[], [26.04]]);
  });

  it('a shared formula without a result is in doubt, in each of its rows', async () => {
    const first = rowWith({ 'Έκπτωση %': '<c r="K2"><f t="shared" ref="K2:K3" si="0">5*2</f></c>' });
    const second = rowWith({ Αριθμός: '2', 'Έκπτωση %': '<c r="K3"><f t="shared" si="0"/></c>' });
    const read = await imported(book([first, second]));
    expect([read.documents, placesOf(read)]).toEqual([
      [],
      [
        ['cell/formula', 2, 'Έκπτωση %'],
        ['cell/formula', 3, 'Έκπτωση %'],
      ],
    ]);
  });

  it('a row that is hidden is left out, and named', async () => {
    const rows = ['1', '2', '3'].map((number) => rowWith({ Αριθμός: number }));
    const read = await imported(book(rows, '<autoFilter ref="A1:L4"/>', [3]));
    expect([read.documents.map(({ facts }) => facts['aa']), read.hidden]).toEqual([['1', '3'], [3]]);
  });

  it('a hidden row of a document that is seen is in doubt', async () => {
    const read = await imported(book([rowWith(), rowWith()], '', [3]));
    expect([read.documents, placesOf(read)]).toEqual([[], [['row/hidden', 3, undefined]]]);
  });

  it('an error is in doubt, whatever it is called', async () => {
    const read = await imported(book([rowWith({ Περιγραφή: '<c r="G2" t="e"><v>#CALC!</v></c>' })]));
    expect([read.documents, placesOf(read)]).toEqual([[], [['cell/formula', 2, 'Περιγραφή']]]);
  });

  it('merged cells are in doubt, and named', async () => {
    const rest = ['', '', '', '', '', '', 'Στυλό', '3', '2,50', '24', '', ''];
    const ranges = ['A2:A3', 'F2:F3'].map((range) => `<mergeCell ref="${range}"/>`).join('');
    const read = await imported(book([rowWith(), rest], `<mergeCells count="2">${ranges}</mergeCells>`));
    expect(read.documents).toEqual([]);
    const merged = read.problems.filter(({ code }) => code === 'row/merged');
    expect(merged.map(({ row, message }) => [row, /[A-Z]2:[A-Z]3/.exec(message)?.[0]])).toEqual([
      [2, 'A2:A3'],
      [2, 'F2:F3'],
    ]);
  });

  it('the last second of a day is of that day', async () => {
    const date = '<c r="C2" s="2"><v>46353.999997</v></c>';
    const read = await imported(book([rowWith({ Ημερομηνία: date })]));
    expect(read.documents.map(({ facts }) => facts['issueDate'])).toEqual(['2026-11-27']);
  });
});

describe('a CSV file', () => {
  it.each([
    ['Επωνυμία', '#Δ/Υ'],
    ['Περιγραφή', '#ΤΙΜΗ!'],
    ['Περιγραφή', '#ΑΝΑΦ!'],
    ['Τιμή', '#ΔΙΑΙΡ/0!'],
    ['Επωνυμία', '#ΟΝΟΜΑ?'],
    ['Επωνυμία', '#NV'],
    ['Επωνυμία', '#N/A'],
    ['Επωνυμία', 'Err:510'],
    ['Επωνυμία', '########'],
  ])('with the error %s: %s: asks', async (heading, error) => {
    const read = await imported(csv(rowWith({ [heading]: error })));
    expect([read.documents, placesOf(read)]).toEqual([[], [['cell/formula', 2, heading]]]);
  });

  it.each([
    ['Νο 1', 'Νο 1'],
    ["'=Χαρτί", '=Χαρτί'],
    ["'10431", '10431'],
    ["'n Grill", "'n Grill"],
  ])('has the text %s as %s', async (text, meant) => {
    const read = await imported(csv(rowWith({ Περιγραφή: text })));
    expect(read.documents[0]?.facts['lines']).toEqual([expect.objectContaining({ description: meant })]);
  });

  it.each([
    ['2026-11-26T22:30:00Z', '2026-11-27'],
    ['2026-11-26 22:30:00 +0200', '2026-11-26'],
    ['2026-11-26T23:30:00-05:00', '2026-11-27'],
    ['2026-11-26T22:30:00', '2026-11-26'],
  ])('has the moment %s on %s, the day in Athens', async (moment, day) => {
    const read = await imported(csv(rowWith({ Ημερομηνία: moment })));
    expect(read.documents.map(({ facts }) => facts['issueDate'])).toEqual([day]);
  });

  it('refuses a time that does not exist behind a date', async () => {
    expect(placesOf(await imported(csv(rowWith({ Ημερομηνία: '27/11/2026 24:30' }))))).toEqual([
      ['cell/date', 2, 'Ημερομηνία'],
    ]);
  });

  it('may write headings with Latin letters that look the same', async () => {
    const sheet = csv(rowWith()).replace('ΑΦΜ', 'AΦM').replace('Τιμή', 'Tιμή').replace('ΦΠΑ', 'ΦΠA');
    const read = await imported(sheet);
    expect([placesOf(read), await grossOf(read)]).toEqual([[], [26.04]]);
    const { stdout } = await runCli(['import', 'sheet'], { files: { sheet }, now });
    expect(JSON.parse(stdout).columns).toMatchObject({ AΦM: 'counterpart/vatNumber' });
  });

  it('with a VAT number that lost its zero: asks, and its proposal repairs it', async () => {
    const sheet = csv(rowWith({ ΑΦΜ: '12345670' }));
    expect(placesOf(await imported(sheet))).toEqual([['cell/vat-number', 2, 'ΑΦΜ']]);
    const { stdout } = await runCli(['import', 'sheet'], { files: { sheet }, now });
    const { values } = JSON.parse(stdout);
    expect(values.ΑΦΜ).toEqual({ 12345670: '012345670' });
    const read = await imported(sheet, { values: { ΑΦΜ: values.ΑΦΜ } });
    expect(read.documents[0]?.facts['counterpart']).toMatchObject({ vatNumber: '012345670' });
  });

  it('that is an XML Spreadsheet 2003 is refused in one sentence', async () => {
    const sheet =
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';
    const { code, stdout, stderr } = await runCli(['import', 'sheet'], { files: { sheet }, now });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('XML Spreadsheet 2003');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('leaves to the user whose discount is on each row of an order', async () => {
    const sheet =
      'Order Number,Order Date,Item #,Item Name,Quantity (- Refund),Item Cost,Discount Amount\n1021,2026-11-26 22:30,1,Κούπα,1,20.00,5.00\n1021,2026-11-26 22:30,2,Πιάτο,1,20.00,5.00';
    const { stdout } = await runCli(['import', 'sheet'], { files: { sheet }, now });
    expect(JSON.parse(stdout).columns).toMatchObject({
      'Item #': '',
      'Item Name': 'lines/description',
      'Discount Amount': '',
    });
  });
});

describe('what a sheet states is compared', () => {
  const columns = { ...mapping.columns, Σύνολο: '=total', 'Ποσό ΦΠΑ': '=vat' };
  const sheet = (...amounts: readonly (readonly [total: string, vat: string])[]) =>
    [
      [...HEADINGS, 'Σύνολο', 'Ποσό ΦΠΑ'],
      ...amounts.map((own, at) => [...rowWith({ Αριθμός: String(at + 1) }), ...own]),
    ]
      .map((cells) => cells.join(';'))
      .join('\n');

  it.each([
    ['with VAT', '26,04'],
    ['without VAT', '21,00'],
  ])('an equal total %s is fine', async (_, total) => {
    const read = await imported(sheet([total, '5,04'], [total, '5,04']), { columns });
    expect([placesOf(read), await grossOf(read)]).toEqual([[], [26.04, 26.04]]);
  });

  it('a cent is a question that shows both, and leaves out its document only', async () => {
    const read = await imported(sheet(['26,04', '5,04'], ['26,05', '5,04'], ['26,04', '5,03']), { columns });
    expect(placesOf(read)).toEqual([
      ['cell/amount', 3, 'Σύνολο'],
      ['cell/amount', 4, 'Ποσό ΦΠΑ'],
    ]);
    expect(read.problems.map(({ message }) => /26,05.*26\.04|5,03.*5\.04/.test(message))).toEqual([
      true,
      true,
    ]);
    expect(read.documents.map(({ facts }) => facts['aa'])).toEqual(['1']);
  });

  it('total of the whole document is compared with its lines together', async () => {
    const rows = [rowWith(), rowWith({ Περιγραφή: 'Στυλό' })].map((cells) => [...cells, '52,08', '10,08']);
    const text = [[...HEADINGS, 'Σύνολο', 'Ποσό ΦΠΑ'], ...rows].map((cells) => cells.join(';')).join('\n');
    expect(await grossOf(await imported(text, { columns }))).toEqual([52.08]);
  });

  it('is so by what is proposed of quantity, price and amount', async () => {
    const text = 'Αρ. Παραστατικού;Ποσότητα;Τιμή;Καθαρή αξία;Αξία ΦΠΑ;Σύνολο\n1;2;10,50;21,00;5,04;26,04';
    const { stdout } = await runCli(['import', 'sheet'], { files: { sheet: text }, now });
    expect(JSON.parse(stdout).columns).toMatchObject({
      Τιμή: '',
      'Καθαρή αξία': '=net',
      'Αξία ΦΠΑ': '=vat',
      Σύνολο: '=total',
    });
  });
});

describe('headings of shops', () => {
  it.each([
    ['Customer VAT', 'counterpart/vatNumber'],
    ['Paid by', 'payments/0/type'],
  ])('%s is known', async (heading, path) => {
    const { stdout } = await runCli(['import', 'sheet'], { files: { sheet: `${heading};Σειρά\nx;y` }, now });
    expect(JSON.parse(stdout).columns[heading]).toBe(path);
  });
});
