import { describe, expect, it } from 'vitest';
import { samples } from '../../../src/rules/examples/index.js';
import type { Document } from '../../../src/types/index.js';
import { uids } from '../print/uids.js';
import { runCli, type World } from './fake-io.js';

const ANSWER = {
  response: [
    {
      statusCode: 'Success',
      invoiceUid: uids.salesInvoice,
      invoiceMark: 400001971234567,
      authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
      qrUrl: 'https://provider.example/d/1',
      invoiceUrl: 'https://provider.example/d/1',
    },
  ],
};
const OUTCOME = { kind: 'issued', mark: '400001971234567', uid: ANSWER.response[0]?.invoiceUid };

/** The number of a document, as `send` prints it. */
const numberOf = ({ invoiceHeader: { invoiceType, series, aa } }: Document) => ({
  source: 'day.json',
  type: invoiceType,
  series,
  aa,
});

const files = {
  'invoice.json': JSON.stringify(samples.salesInvoice),
  'lemon.json': JSON.stringify({
    ...samples.salesInvoice,
    invoiceDetails: [{ ...samples.salesInvoice.invoiceDetails[0], itemDescr: 'Λεμόνι 🍋' }],
  }),
  'two.json': JSON.stringify([samples.salesInvoice, samples.retailReceipt]),
  'broken.json': JSON.stringify({ ...samples.salesInvoice, invoiceSummary: { totalNetValue: '1' } }),
  'answer.json': JSON.stringify(ANSWER),
  'outcome.json': JSON.stringify(OUTCOME),
  'refused.json': JSON.stringify({ response: [{ statusCode: 'ValidationError', errors: [] }] }),
  'held.json': JSON.stringify({
    response: [{ invoiceUid: OUTCOME.uid }],
    providerSignature: [{ invoiceUid: OUTCOME.uid, signatures: [{ token: 'T' }] }],
  }),
  'unknown.json': JSON.stringify({ kind: 'unknown', why: 'timeout', expectedUid: OUTCOME.uid }),
  'digit.json': JSON.stringify({ response: [{ statusCode: 'Success', invoiceMark: 1 }] }),
  'status.json': JSON.stringify({ invoiceMark: OUTCOME.mark, status: 'failed' }),
  'standing.json': JSON.stringify({ mark: OUTCOME.mark, standing: 'refused' }),
  'short.json': JSON.stringify({ mark: OUTCOME.mark, uid: 'A3F0' }),
  // The record of another document, as a search returns it, without a UID.
  'found.json': JSON.stringify({
    providerTransmittedDocs: [
      { mark: OUTCOME.mark, invoiceHeader: { invoiceType: '1.1', series: 'A', aa: '102' } },
    ],
  }),
  'empty.json': JSON.stringify({ response: [] }),
  'uid.json': JSON.stringify({ uid: OUTCOME.uid }),
  'offline.json': JSON.stringify({ ...samples.salesInvoice, transmissionFailure: 1 }),
  'three.json': JSON.stringify([samples.salesInvoice, samples.retailReceipt, samples.salesInvoice]),
  'answers.json': JSON.stringify({
    response: [
      { statusCode: 'ValidationError', InvoiceUid: 'B'.repeat(40), errors: [] },
      { StatusCode: 'Offline', InvoiceUid: uids.retailReceipt },
    ],
  }),
  'terminal.txt': '\uFEFFΕΓΚΡΙΣΗ  004521\r\nVISA\r\n',
  // «Απόδειξη» in ISO 8859-7.
  'greek-iso.txt': Uint8Array.from([0xc1, 0xf0, 0xfc, 0xe4, 0xe5, 0xe9, 0xee, 0xe7]),
  'receipt.json': JSON.stringify(samples.retailReceipt),
  'delivery.json': JSON.stringify(samples.deliveryNote),
  // As `send --format json` prints it, in another order than the documents.
  'sent.json': JSON.stringify({
    ok: false,
    documents: [
      { ...numberOf(samples.retailReceipt), error: { code: 'transport/connection', message: 'no' } },
      { ...numberOf(samples.salesInvoice), outcome: OUTCOME },
    ],
  }),
  'added.json': JSON.stringify({
    provider: 'Πάροχος Α.Ε., άδεια 2024_01_100',
    completions: [
      { signatureToken: 'T', transactionId: '000417', paymentAmount: 77.01, paymentType: 8, tipAmount: 5 },
    ],
    ...ANSWER,
  }),
  'house.json': JSON.stringify({
    accent: '#00539b',
    banks: [{ name: 'Εθνική Τράπεζα', iban: 'GR1601101250000000012300695' }],
    slots: { footer: ['Σας ευχαριστούμε'] },
  }),
  'misspelt.json': JSON.stringify({ bank: [] }),
  'own.css': 'h1{letter-spacing:.02em}',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'facts.json': JSON.stringify({ type: '11.1', series: 'A', aa: '1', lines: [] }),
};

/** Runs the command. `options` are those of a file. */
async function preview(line: string, world: World = { files }, options?: object) {
  const saved = new Map<string, Uint8Array>();
  const words = options === undefined ? line : `--options options.json ${line}`;
  const given = { ...world, files: { ...world.files, 'options.json': JSON.stringify(options ?? {}) } };
  const outcome = await runCli(['preview', ...words.split(' ').filter(Boolean)], given, {
    saveFile: async (file, content) => {
      saved.set(file, content);
    },
  });
  return { ...outcome, saved };
}

describe('preview', () => {
  it('prints a draft as HTML on standard output', async () => {
    const { code, stdout, stderr } = await preview('invoice.json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^<!doctype html>\n<html lang="el">/);
    expect(stdout).toContain('Δεν έχει εκδοθεί.');
  });

  it('accepts paper and languages', async () => {
    const { stdout } = await preview('--format roll58 --lang en,el invoice.json');
    expect(stdout).toContain('<html lang="en">');
    expect(stdout).toContain('<body class="roll58">');
    expect(stdout).toContain('>Sales invoice<');
    expect(stdout).toContain('>Τιμολόγιο Πώλησης<');
  });

  it.each(['answer.json', 'outcome.json', 'sent.json'])(
    'prints the answer of the service, from %s',
    async (file) => {
      const { code, stdout } = await preview(`--issued ${file} invoice.json`);
      expect(code).toBe(0);
      expect(stdout).toContain('400001971234567');
      expect(stdout).toContain(uids.salesInvoice);
      expect(stdout).not.toContain('Πρόχειρο');
    },
  );

  it('says at the top that it is a copy, and of the sandbox', async () => {
    const plain = await preview('--issued answer.json invoice.json');
    expect(plain.stdout).toContain('Διαβιβάστηκε στο myDATA');
    const { stdout } = await preview('--issued answer.json invoice.json', undefined, {
      sandbox: true,
      copy: true,
      watermark: 'TEST',
    });
    expect(stdout).toContain('Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ');
    // The link to the copy of the provider has the same word.
    const copies = (page: string): number => page.split('Αντίγραφο').length;
    expect(copies(stdout)).toBe(copies(plain.stdout) + 1);
    expect(stdout).toContain('TEST');
    expect(stdout).not.toContain('Διαβιβάστηκε στο myDATA');
  });

  it('prints the answer at the place of the document, with names in any case', async () => {
    const { code, stdout } = await preview('--issued answers.json --number 2 two.json');
    expect(code).toBe(0);
    expect(stdout).toContain('Απώλεια διασύνδεσης');
    expect(stdout).toContain(uids.retailReceipt);
  });

  it.each(['', '--pdf', '--escpos --format roll58'])(
    'prints a document of an offline till without an answer: %s',
    async (kind) => {
      const { code, stderr, stdout } = await preview(`${kind} offline.json`);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      if (kind === '--pdf') return;
      expect(stdout).toContain('Transmission Failure_1');
      expect(stdout).not.toContain('Πρόχειρο');
    },
  );

  it('prints a draft on request, whatever the answer', async () => {
    for (const line of ['--draft --issued held.json invoice.json', '--draft offline.json']) {
      const { code, stdout } = await preview(line);
      expect(code).toBe(0);
      expect(stdout).toContain('Δεν έχει εκδοθεί.');
    }
  });

  it('prints the line of the provider and the payments that the file has beside the answer', async () => {
    const { code, stdout } = await preview('--issued added.json invoice.json');
    expect(code).toBe(0);
    expect(stdout).toContain('Πάροχος Α.Ε., άδεια 2024_01_100');
    expect(stdout).toContain('000417');
    expect(stdout).toContain('>5,00<');
    expect(stdout).toContain('Ο τρόπος πληρωμής άλλαξε στο τερματικό.');
  });

  it('prints with the look and the texts of the house', async () => {
    const { code, stdout } = await preview('--format a5 --theme house.json invoice.json', undefined, {
      css: 'own.css',
      logo: 'logo.svg',
      balance: '-10,67.01',
    });
    expect(code).toBe(0);
    expect(stdout).toContain('@page{size:A5;');
    expect(stdout).toContain('--accent:#00539b;');
    expect(stdout).toContain('GR16 0110 1250 0000 0001 2300 695');
    expect(stdout).toContain('Σας ευχαριστούμε');
    expect(stdout).toContain('h1{letter-spacing:.02em}\n</style>');
    expect(stdout).toContain('src="data:image/svg+xml;base64,');
    expect(stdout).toContain('-10,00\u00A0€');
    const replaced = await preview('--theme house.json invoice.json', undefined, { accent: '#0a5' });
    expect(replaced.stdout).toContain('--accent:#0a5;');
  });

  it('prints an e-mail with its images in place', async () => {
    const { code, stdout } = await preview('--email --issued answer.json invoice.json');
    expect(code).toBe(0);
    expect(stdout).toContain('<title>Τιμολόγιο Πώλησης A 101, Η Αυλή Μαρκάκη Ε.Ε.</title>');
    expect(stdout).toContain('src="data:image/png;base64,');
    expect(stdout).not.toContain('cid:');
  });

  it('reads standard input', async () => {
    const { stdout } = await preview('', { stdin: files['invoice.json'] });
    expect(stdout).toContain('data-path="/invoiceHeader/aa">101<');
  });

  it('saves bytes for a receipt printer', async () => {
    const { code, stdout, saved } = await preview(
      '--escpos -o receipt.bin --lang en invoice.json',
      undefined,
      {
        'code-page': '1253',
      },
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Saved as receipt.bin.\n' });
    // ESC @, then code page 47 before the first text.
    const bytes = [...(saved.get('receipt.bin') ?? [])];
    expect(bytes.slice(0, 2)).toEqual([0x1b, 0x40]);
    expect(bytes.join(' ')).toContain('27 116 47');
  });

  it('prints for a model, with copies, cash and change', async () => {
    const { code, stderr, saved } = await preview('--escpos -o receipt.bin invoice.json', undefined, {
      printer: 'star-mpop',
      copies: 1,
      'code-page': '928',
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    // StarPRNT: ESC @ CAN, then ESC GS t 18 before the first text, and a cut after each of two prints.
    const bytes = [...(saved.get('receipt.bin') ?? [])].join(' ');
    expect(bytes.startsWith('27 64 24')).toBe(true);
    expect(bytes).toContain('27 29 116 18');
    expect(bytes.split('27 100 1')).toHaveLength(3);
    const unknown = await preview('--escpos invoice.json', undefined, { printer: 'star-mpob' });
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('star-mpop');
    const cash = await preview('invoice.json', undefined, { 'cash-given': '50,00' });
    expect(cash.code).toBe(2);
    expect(cash.stderr).toContain('receipt.cashGiven');
  });

  it('prints what a receipt says beside its document', async () => {
    const { code, stderr, stdout } = await preview('receipt.json', undefined, {
      tip: '4.00',
      'issue-time': '14:32',
      thanks: true,
      'terminal-receipt': 'terminal.txt',
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const text of ['4,00', '14:32', 'Σας ευχαριστούμε', 'ΕΓΚΡΙΣΗ\u00A0\u00A0004521\nVISA'])
      expect(stdout).toContain(text);
  });

  it.each([
    [{ tip: '4,00' }, 'receipt.tip'],
    [{ 'issue-time': '25:00' }, 'receipt.issueTime'],
    [{ 'terminal-receipt': 'none.txt' }, 'none.txt'],
    [{ 'terminal-receipt': 'greek-iso.txt' }, 'greek-iso.txt'],
  ])('refuses extras of a receipt that cannot be used: %j', async (options, named) => {
    const { code, stderr, stdout } = await preview('receipt.json', undefined, options);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(named);
  });

  it('saves PDF', async () => {
    const { code, saved } = await preview('--pdf -o invoice.pdf invoice.json');
    expect(code).toBe(0);
    expect(new TextDecoder('latin1').decode(saved.get('invoice.pdf')).slice(0, 5)).toBe('%PDF-');
  });

  it('puts the document into a PDF', async () => {
    const { code, saved } = await preview('--pdf -o invoice.pdf invoice.json', undefined, { attach: 'xml' });
    expect(code).toBe(0);
    expect(new TextDecoder('latin1').decode(saved.get('invoice.pdf'))).toContain('/UF (invoice.xml)');
  });

  it('names the letters that the fonts of a PDF do not have', async () => {
    const { code, stderr, saved } = await preview('--pdf --lang en -o invoice.pdf lemon.json');
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        'parastatiko: The fonts of the PDF cannot show these characters: 🍋. Each is printed as a question mark.\n',
    });
    expect(saved.has('invoice.pdf')).toBe(true);
  });

  it('writes PDF and bytes to a pipe', async () => {
    const pdf = await preview('--pdf invoice.json');
    expect(pdf).toMatchObject({ code: 0, stderr: '' });
    expect(pdf.stdout.slice(0, 5)).toBe('%PDF-');
    const receipt = await preview('--escpos invoice.json');
    expect(receipt).toMatchObject({ code: 0, stderr: '' });
    expect(receipt.stdout.slice(0, 2)).toBe('\u001B@');
  });

  it('prints only one of several documents', async () => {
    const { stdout } = await preview('--number 2 two.json');
    expect(stdout).toContain('data-path="/invoiceHeader/invoiceType">Απόδειξη Λιανικής Πώλησης<');
  });
});

describe('preview prints nothing', () => {
  it.each<[string, number, string, object?]>([
    ['two.json', 2, 'The input has 2 documents: choose one with --number'],
    ['--number 3 two.json', 2, 'The input has 2 documents'],
    ['--attach xml invoice.json', 2, 'name that file with --options'],
    ['--option x invoice.json', 2, 'Did you mean --options?'],
    ['--options two.json invoice.json', 2, 'two.json has to contain a JSON object'],
    ['--options misspelt.json invoice.json', 2, 'There is no option misspelt.json: bank'],
    ['--options none.json invoice.json', 2, 'none.json'],
    ['--pdf --escpos -o x invoice.json', 2, '--html, --pdf, --escpos, --email'],
    ['--format a6 invoice.json', 2, 'a4, a5, roll80, roll58'],
    ['--escpos --format a5 -o x invoice.json', 2, 'roll80|roll58'],
    ['--lang en --theme two.json invoice.json', 2, 'two.json: A theme is a JSON object'],
    ['--lang en --theme misspelt.json invoice.json', 2, 'Did you mean theme.banks?'],
    ['--lang en invoice.json', 2, 'The option theme.accent must be a colour', { accent: 'blue' }],
    ['--lang en invoice.json', 2, '--pdf, attach', { attach: 'xml' }],
    [
      '--lang en invoice.json',
      2,
      'invoice.json: It is not a PNG, JPEG, GIF, WebP or SVG image.',
      { logo: 'invoice.json' },
    ],
    ['--lang en invoice.json', 2, 'nothing.css', { css: 'nothing.css' }],
    ['--lang en invoice.json', 2, 'balance takes two amounts', { balance: '10' }],
    ['--lang en invoice.json', 2, 'The option balance.after must be an amount', { balance: '1.5,x' }],
    ['--lang de invoice.json', 2, 'el,en'],
    ['--escpos --format a4 -o x invoice.json', 2, 'roll80|roll58'],
    [
      '--issued refused.json invoice.json',
      1,
      'parastatiko: refused.json: The answer is a refusal (ValidationError), so the document is not issued.',
    ],
    ['--issued held.json invoice.json', 1, 'held.json: The document is held until its payment'],
    ['--issued unknown.json invoice.json', 1, 'unknown.json: The outcome is unknown'],
    ['--issued empty.json invoice.json', 1, 'empty.json: The answer contains no document.'],
    ['--issued uid.json invoice.json', 1, 'uid.json: The answer has no MARK'],
    ['--issued digit.json invoice.json', 1, 'digit.json: The issued.mark is 1, which is not a MARK'],
    [
      '--issued status.json invoice.json',
      1,
      'status.json: The answer has a MARK, but its status failed is not',
    ],
    ['--issued standing.json invoice.json', 1, 'standing.json: The answer is a refusal'],
    ['--issued found.json invoice.json', 1, 'found.json: The answer belongs to another document'],
    ['--issued short.json invoice.json', 1, 'short.json: The issued.uid is A3F0, which is not a UID'],
    ['--issued answer.json receipt.json', 1, 'answer.json: The answer belongs to another document'],
    ['--issued answer.json --draft invoice.json', 2, 'The option draft contradicts the option issued'],
    ['--issued answers.json --number 3 three.json', 2, 'answers.json: It has no answer for this document.'],
    [
      '--issued sent.json receipt.json',
      1,
      'sent.json: The answer has no MARK and its status is transport/conn',
    ],
    ['--issued sent.json delivery.json', 2, 'sent.json: It has no answer for this document.'],
    ['--issued nothing.json invoice.json', 2, 'nothing.json'],
    ['broken.json', 1, 'The document cannot be printed.\n  /invoiceSummary/totalNetValue'],
    ['facts.json', 1, 'The document cannot be printed.'],
  ])('for %s', async (line, code, message, options) => {
    const outcome = await preview(line, undefined, options);
    expect({ code: outcome.code, stdout: outcome.stdout }).toEqual({ code, stdout: '' });
    expect(outcome.stderr).toContain(message);
    expect(outcome.saved.size).toBe(0);
  });

  it.each(['--pdf', '--escpos'])('if %s would go to a terminal', async (kind) => {
    const { code, stdout, stderr } = await preview(`${kind} --lang en invoice.json`, {
      files,
      terminal: true,
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Save them with --output FILE, or send them to a pipe.');
  });

  it.each([
    ['EEXIST', 'page.html already exists and is not overwritten.'],
    ['ENOENT', 'page.html could not be saved: its folder does not exist.'],
    ['EACCES', 'page.html could not be saved (EACCES).'],
  ])('if a file cannot be saved (%s), and names it', async (code, words) => {
    const saveFile = () => Promise.reject(Object.assign(new Error(code), { code }));
    const line = ['preview', '--lang', 'en', '-o', 'page.html', 'invoice.json'];
    const outcome = await runCli(line, { files }, { saveFile });
    expect(outcome).toMatchObject({ code: 2, stdout: '' });
    expect(outcome.stderr).toBe(`parastatiko: ${words}${code === 'EEXIST' ? ' Choose another name.' : ''}\n`);
  });

  it('and reports the problem in Greek', async () => {
    const { stderr } = await preview('--lang el,en broken.json');
    expect(stderr).toContain('Το παραστατικό δεν μπορεί να εκτυπωθεί.');
  });

  it('and its help explains its own --format and --lang', async () => {
    const { stdout } = await preview('--help');
    expect(stdout.match(/--format/g)?.length).toBeGreaterThan(0);
    expect(stdout).toContain('a4|a5|roll80|roll58');
    expect(stdout).not.toContain('ndjson');
  });
});
