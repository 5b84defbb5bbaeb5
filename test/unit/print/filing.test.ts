import { beforeAll, describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import {
  isPrintError,
  type PrintError,
  printModel,
  type RenderOptions,
  renderDocument,
  toEmail,
  toPdf,
  toPrinter,
} from '../../../src/print/index.js';
import { loadPdfMake } from '../../../src/print/pdf/load-pdfmake.js';
import { definitionOf } from '../../../src/print/pdf/to-pdf.js';
import { prepare } from '../../../src/print/prepare.js';
import { samples } from '../../../src/rules/examples/index.js';
import { readBytes } from './printer/read-bytes.js';
import { bodyOf, shownAt } from './read-page.js';
import { uids } from './uids.js';

const UID = uids.salesInvoice;
const MARK = '400001971234567';
const CODE = '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567';
const links = { uid: UID, qrUrl: 'https://provider.example/d/1', authenticationCode: CODE };
const offlineTill = { ...samples.salesInvoice, transmissionFailure: 1 };
const signatures = [{ token: 'T', paymentBalance: 10 }];

/** The words of a document in one form, without white space. */
const forms = {
  html: async (document: unknown, options: object) => bodyOf(renderDocument(document, options)),
  roll: async (document: unknown, options: object) =>
    bodyOf(renderDocument(document, { ...options, format: 'roll58' })),
  pdf: async (document: unknown, options: object) => {
    await toPdf(document, options);
    const { content } = await definitionOf(
      prepare(document, options).model,
      'a4',
      (await loadPdfMake()).pdfmake,
    );
    return JSON.stringify(content);
  },
  escpos: async (document: unknown, options: object) =>
    readBytes((await toPrinter(document, options)).bytes, 737)
      .lines.map(({ text }) => text)
      .join(' '),
} as const;

type Form = keyof typeof forms;
const everyForm = Object.keys(forms) as Form[];
const squeezed = (text: string): string => text.replace(/\s/g, '');
const wordsOf = async (form: Form, document: unknown, options: object): Promise<string> =>
  squeezed(await forms[form](document, options));

const DRAFT = squeezed('Δεν έχει εκδοθεί. Δεν αποτελεί φορολογικό παραστατικό.');
const QUEUED = squeezed('Απώλεια διασύνδεσης παρόχου και ΑΑΔΕ.');
const OFFLINE = squeezed('Απώλεια διασύνδεσης εκδότη και παρόχου.');
const FAILURE = squeezed('Transmission Failure_1');

/** Which of the claims of a page it makes. */
const claimsOf = (words: string): string[] =>
  Object.entries({
    draft: DRAFT,
    queued: QUEUED,
    offline: OFFLINE,
    failure: FAILURE,
    mark: MARK,
    uid: UID,
    code: CODE,
  })
    .filter(([, text]) => words.includes(text))
    .map(([claim]) => claim);

async function errorOf(form: Form, document: unknown, options: object): Promise<PrintError> {
  try {
    await forms[form](document, options);
  } catch (error) {
    if (isPrintError(error)) return error;
    throw error;
  }
  throw new Error('it was printed');
}

// Loaded once: the first PDF takes longer than a test may.
beforeAll(async () => {
  await toPdf(samples.salesInvoice);
}, 60_000);

describe.each(everyForm)('a document printed as %s', (form) => {
  it.each([
    ['without an answer is a draft', samples.salesInvoice, {}, ['draft']],
    ['whose answer is null is a draft', samples.salesInvoice, { issued: null }, ['draft']],
    [
      'that is issued has its MARK',
      samples.salesInvoice,
      { issued: { kind: 'issued', statusCode: 'Success', mark: MARK, ...links } },
      ['mark', 'uid', 'code'],
    ],
    [
      'with an entry of the service has its MARK',
      samples.salesInvoice,
      {
        issued: {
          statusCode: 'Success',
          invoiceMark: Number(MARK),
          invoiceUid: UID,
          authenticationCode: CODE,
          errors: [],
        },
      },
      ['mark', 'uid', 'code'],
    ],
    [
      'with a whole answer has its MARK',
      samples.salesInvoice,
      { issued: { response: [{ statusCode: 'Success', invoiceMark: MARK, invoiceUid: UID }] } },
      ['mark', 'uid'],
    ],
    [
      'that is queued has its UID and no authentication code yet',
      samples.salesInvoice,
      { issued: { kind: 'queued', statusCode: 'Offline', ...links } },
      ['queued', 'uid'],
    ],
    [
      'with the status Offline is queued, whatever its MARK',
      samples.salesInvoice,
      { issued: { statusCode: 'Offline', invoiceMark: MARK, invoiceUid: UID } },
      ['queued', 'uid'],
    ],
    [
      'with the record of a search has its MARK',
      samples.salesInvoice,
      { issued: { providerTransmittedDocs: [{ mark: MARK, uid: UID }] } },
      ['mark', 'uid'],
    ],
    [
      'with a MARK of 16 digits has it',
      samples.salesInvoice,
      { issued: { mark: `${MARK}8`, standing: 'issued' } },
      ['mark'],
    ],
    ['of an offline till is real without an answer', offlineTill, {}, ['offline', 'failure']],
    [
      'of an offline till has the UID that the till computed',
      offlineTill,
      { issued: { uid: UID } },
      ['offline', 'failure', 'uid'],
    ],
    [
      'of an offline till keeps its mark when it is queued later',
      offlineTill,
      { issued: { statusCode: 'Offline', ...links } },
      ['queued', 'failure', 'uid'],
    ],
    [
      'of an offline till keeps its mark when it is issued later',
      offlineTill,
      { issued: { mark: MARK, ...links } },
      ['failure', 'mark', 'uid', 'code'],
    ],
    ['of an offline till is a draft without its mark on request', offlineTill, { draft: true }, ['draft']],
    [
      'that is held is a draft on request',
      samples.salesInvoice,
      { issued: { kind: 'held', uid: UID }, draft: true },
      ['draft'],
    ],
    [
      'that fails at the provider (2) is a draft until it has an answer',
      { ...samples.salesInvoice, transmissionFailure: 2 },
      {},
      ['draft'],
    ],
  ] as const)('%s', async (_, document, options, claims) => {
    expect(claimsOf(await wordsOf(form, document, options))).toEqual(claims);
  });

  it.each([200, 'OK', 'pending'])(
    'prints an issued document whose answer has the status %s',
    async (status) => {
      const entry = { statusCode: 'Success', invoiceMark: MARK };
      for (const issued of [
        { response: [entry], status },
        { ...entry, status },
      ])
        expect(claimsOf(await wordsOf(form, samples.salesInvoice, { issued }))).toEqual(['mark']);
    },
  );

  it.each([
    ['a refused outcome', 'issued/refused', { kind: 'refused', reason: 'validation', errors: [], uid: UID }],
    ['a refused entry', 'issued/refused', { statusCode: 'ValidationError', invoiceUid: UID, errors: [] }],
    [
      'a refused entry with a MARK',
      'issued/refused',
      {
        statusCode: 'ValidationError',
        invoiceMark: MARK,
        errors: [{ error: [{ code: '228', message: 'MARK: 400001971234567' }] }],
      },
    ],
    ['a technical error', 'issued/refused', { statusCode: 'TechnicalError' }],
    ['a problem document', 'issued/refused', { title: 'Bad', status: 400, errors: { Series: ['missing'] } }],
    [
      'a held outcome',
      'issued/held',
      { kind: 'held', uid: UID, providerSignature: [{ invoiceUid: UID, signatures }] },
    ],
    [
      'a held answer',
      'issued/held',
      { response: [{ invoiceUid: UID }], providerSignature: [{ signatures }] },
    ],
    ['a held answer without entries', 'issued/held', { response: [], providerSignature: { signatures } }],
    ['a held entry', 'issued/held', { invoiceUid: UID, providerSignature: [{ signatures }] }],
    [
      'a held row of the journal',
      'issued/held',
      { uid: UID, providerSignature: JSON.stringify([{ signatures }]) },
    ],
    ['an unknown outcome', 'issued/unknown', { kind: 'unknown', expectedUid: UID }],
    ['an answer without entries', 'issued/empty', { response: [] }],
    [
      'an answer about two documents',
      'issued/several',
      { response: [{ invoiceMark: MARK }, { invoiceMark: MARK }] },
    ],
    ['a cancellation', 'issued/cancellation', { kind: 'cancelled', cancellationMark: MARK }],
    [
      'the answer to a cancellation',
      'issued/cancellation',
      { statusCode: 'Success', cancellationMark: MARK },
    ],
    ['a status without a MARK', 'issued/no-mark', { statusCode: 'Success', invoiceUid: UID, invoiceMark: 0 }],
    ['a UID alone', 'issued/no-mark', { uid: UID }],
    ['MARK 0', 'issued/no-mark', { mark: 0, uid: UID }],
    ['an empty object', 'issued/no-mark', {}],
    ['a search that found nothing', 'issued/empty', { providerTransmittedDocs: [] }],
    ['an answer whose entry is a list', 'issued/empty', { response: [[{ invoiceMark: MARK }]] }],
    [
      'a search that found two documents',
      'issued/several',
      { providerTransmittedDocs: [{ mark: MARK }, { mark: MARK }] },
    ],
    [
      'a MARK and errors beside the entry',
      'issued/refused',
      { response: [{ statusCode: 'Success', invoiceMark: MARK }], errors: ['Not valid'] },
    ],
    ['a MARK and one error', 'issued/refused', { invoiceMark: MARK, error: { code: 203 } }],
    ['a MARK and an unknown status', 'issued/unknown-status', { mark: MARK, status: 'failed' }],
    [
      'a MARK beside an unknown status',
      'issued/unknown-status',
      { response: [{ invoiceMark: MARK }], status: 'failed' },
    ],
    [
      'a MARK beside the standing of a row that is held',
      'issued/held',
      { response: [{ statusCode: 'Success', invoiceMark: MARK }], standing: 'held' },
    ],
    ['a MARK and an unknown statusCode', 'issued/unknown-status', { mark: MARK, statusCode: 'success' }],
    ['a MARK and an unknown kind', 'issued/unknown-status', { mark: MARK, kind: 'new' }],
    ['a MARK and the status of a problem', 'issued/unknown-status', { mark: MARK, status: 400 }],
    [
      'a whole answer with an unknown status',
      'issued/unknown-status',
      { response: [{ invoiceMark: MARK, statusCode: 'Pending' }] },
    ],
    ['a row of the journal that is held', 'issued/held', { mark: MARK, standing: 'held' }],
    ['a row of the journal that is refused', 'issued/refused', { mark: MARK, standing: 'refused' }],
    ['a row of the journal that is unknown', 'issued/unknown', { mark: MARK, standing: 'unknown' }],
    ['a row of the journal that is being sent', 'issued/unknown', { mark: MARK, standing: 'sending' }],
    ['a row of the journal that was not sent', 'issued/unknown-status', { mark: MARK, standing: 'not-sent' }],
    [
      'a row of the journal about a cancellation',
      'issued/cancellation',
      { mark: MARK, standing: 'cancelled' },
    ],
  ] as const)('is not printed with %s', async (_, problem, issued) => {
    expect(await errorOf(form, samples.salesInvoice, { issued })).toMatchObject({
      reason: 'issued',
      problem,
      subject: 'issued',
      issues: [],
    });
  });
});

/** Everything that prints, as a caller uses it. */
const printers = {
  renderDocument,
  toPdf,
  toPrinter,
  printModel,
  toEmail,
} as Readonly<Record<string, (document: unknown, options: object) => unknown>>;

describe.each(Object.entries(printers))('%s', (_, print) => {
  it.each([
    ['a MARK of one digit', 'issued/not-a-mark', 'issued.mark', '1', { mark: '1' }],
    ['a MARK of 14 digits', 'issued/not-a-mark', 'issued.mark', MARK.slice(1), { mark: MARK.slice(1) }],
    ['a MARK of 17 digits', 'issued/not-a-mark', 'issued.mark', `${MARK}89`, { invoiceMark: `${MARK}89` }],
    ['a MARK of letters', 'issued/not-a-mark', 'issued.mark', '<b>', { mark: '<b>' }],
    ['a MARK that starts with 0', 'issued/not-a-mark', 'issued.mark', `0${MARK}`, { mark: `0${MARK}` }],
    ['a MARK with an exponent', 'issued/not-a-mark', 'issued.mark', '4e+26', { mark: 4e26 }],
    ['a MARK that is true', 'issued/not-a-mark', 'issued.mark', 'boolean', { mark: true }],
    [
      'a MARK that is an object',
      'issued/not-a-mark',
      'issued.mark',
      'object',
      { mark: Object.create(null) as object },
    ],
    [
      'a cancellation MARK of one digit',
      'issued/not-a-mark',
      'issued.cancellationMark',
      '7',
      { mark: MARK, cancellationMark: 7 },
    ],
    ['a UID of four characters', 'issued/not-a-uid', 'issued.uid', 'A3F0', { mark: MARK, uid: 'A3F0' }],
    [
      'a UID of other letters',
      'issued/not-a-uid',
      'issued.uid',
      'G'.repeat(40),
      { statusCode: 'Offline', invoiceUid: 'G'.repeat(40) },
    ],
  ])('does not print %s', async (_case, problem, subject, found, issued) => {
    const printed = (async () => print(samples.salesInvoice, { issued }))();
    await expect(printed).rejects.toMatchObject({ reason: 'issued', problem, subject, params: { found } });
  });

  it('does not print a MARK beside an unknown status', async () => {
    const issued = { mark: MARK, statusCode: 'Pending' };
    await expect((async () => print(samples.salesInvoice, { issued }))()).rejects.toMatchObject({
      problem: 'issued/unknown-status',
      subject: 'issued',
      params: { status: 'Pending' },
    });
  });
});

describe('an offline till', () => {
  it.each([
    ['an answer without entries', 'issued/empty', { response: [] }],
    ['an unreadable answer', 'issued/no-mark', { response: { statusCode: 'ValidationError' } }],
    ['a row of the journal', 'issued/no-mark', { standing: 'issued', result: { mark: MARK } }],
    ['an outcome inside an object', 'issued/no-mark', { outcome: { kind: 'refused' } }],
    ['the result of a row that was refused', 'issued/no-mark', { uid: UID, why: 'validation' }],
  ])('does not print its document with %s', async (_, problem, issued) => {
    expect(await errorOf('html', offlineTill, { issued })).toMatchObject({ problem });
  });

  it.each(['issued/refused', 'issued/held', 'issued/unknown'] as const)(
    'does not print its document with the answer %s',
    async (problem) => {
      const issued = { kind: problem.split('/')[1], uid: UID };
      expect(await errorOf('html', offlineTill, { issued })).toMatchObject({ problem });
    },
  );

  it('prints the failure mark in its place, and the name of the code on a draft', () => {
    expect(shownAt(renderDocument(offlineTill), '/transmissionFailure')).toBe('Transmission Failure_1');
    expect(shownAt(renderDocument(offlineTill, { draft: true }), '/transmissionFailure')).not.toContain(
      'Failure_1',
    );
  });

  it('has no watermark, and the QR code of its own link', () => {
    const html = renderDocument(offlineTill, { issued: { qrUrl: links.qrUrl } });
    expect(html).not.toContain('class="watermark"');
    expect(html).toContain('class="qr"');
  });
});

describe('a draft on request', () => {
  it.each([{ mark: MARK }, { statusCode: 'Offline', uid: UID }])(
    'is refused together with the answer %j',
    (issued) => {
      const options = { issued, draft: true } as RenderOptions;
      expect(() => renderDocument(samples.salesInvoice, options)).toThrow(
        expect.objectContaining({ reason: 'option', problem: 'option/draft', subject: 'draft' }),
      );
    },
  );

  it('is requested with true or false only', () => {
    expect(() => renderDocument(samples.salesInvoice, { draft: 'yes' as never })).toThrow(
      expect.objectContaining({ problem: 'option/flag', subject: 'draft' }),
    );
  });
});

describe('an answer that shows no issued document', () => {
  it.each([
    [
      { kind: 'refused', reason: 'validation', errors: [{ code: '203', message: 'x' }] },
      'The answer is a refusal (validation, 203), so the document is not issued. Correct and issue it first, or print a draft with the option draft.',
      'Η απάντηση είναι απόρριψη (validation, 203), άρα το παραστατικό δεν έχει εκδοθεί. Διορθώστε το και εκδώστε το πρώτα, ή εκτυπώστε πρόχειρο με την επιλογή draft.',
    ],
    [
      { statusCode: 'Success' },
      'The answer has no MARK and its status is Success, so it does not show that the document is issued. Only the status Offline means that the provider files it later.',
      'Η απάντηση δεν έχει ΜΑΡΚ και η κατάστασή της είναι Success, άρα δεν δείχνει ότι το παραστατικό εκδόθηκε. Μόνο η κατάσταση Offline σημαίνει ότι ο πάροχος θα το διαβιβάσει αργότερα.',
    ],
    [
      { response: [{}, {}] },
      'The answer is about 2 documents. Give only the entry of this document.',
      'Η απάντηση αφορά 2 παραστατικά. Δώστε μόνο την εγγραφή αυτού του παραστατικού.',
    ],
  ])('is reported in both languages: %j', async (issued, english, greek) => {
    expect((await errorOf('html', samples.salesInvoice, { issued })).message).toBe(english);
    expect((await errorOf('escpos', samples.salesInvoice, { issued, locale: el })).message).toBe(greek);
    expect((await errorOf('pdf', samples.salesInvoice, { issued, locale: el })).message).toBe(greek);
  });

  it('can have a getter that throws', () => {
    const issued = {
      get mark(): string {
        throw new RangeError('no');
      },
    };
    expect(() => renderDocument(samples.salesInvoice, { issued })).toThrow(
      expect.objectContaining({ problem: 'option/object', subject: 'issued' }),
    );
  });
});
