import { describe, expect, it } from 'vitest';
import { PrintError } from '../../../../src/print/error.js';
import type { PdfOptions } from '../../../../src/print/index.js';
import { pdfAnswer } from '../../../../src/sandbox/provider/downloads.js';
import type { DocumentRow } from '../../../../src/sandbox/state/rows.js';
import { COMPANY, cardReceipt, KEY, NOON, receipt, withSandbox } from '../setup.js';

const ORIGIN = 'https://sandbox.example';
const at = withSandbox({ keys: [{ key: KEY, companies: [COMPANY] }] });

/** The row of a document that was issued. */
async function rowOf(document: unknown): Promise<DocumentRow> {
  const { invoiceUid: uid } = await at.issued(document);
  const row = at.sandbox.documents().find((each) => each.uid === uid);
  if (row === undefined) throw new Error(`${uid} is not filed`);
  return row as DocumentRow;
}

/** What the printed document is made of. */
async function printed(row: DocumentRow): Promise<readonly [document: unknown, options: PdfOptions]> {
  const asked: [unknown, PdfOptions][] = [];
  await pdfAnswer(row, ORIGIN, async () => async (document, options = {}) => {
    asked.push([document, options as PdfOptions]);
    return Uint8Array.of(0x25);
  });
  const [only] = asked;
  if (only === undefined) throw new Error('nothing was printed');
  return only;
}

describe('the PDF of a document', () => {
  it('shows the printed document, the answer of the service and that it is of the sandbox', async () => {
    const row = await rowOf(receipt());
    const [document, options] = await printed(row);
    expect(document).toEqual(receipt());
    expect(options).toEqual({
      sandbox: true,
      onMissingLetters: expect.any(Function),
      issued: {
        mark: row.mark,
        uid: row.uid,
        authenticationCode: row.authenticationCode,
        invoiceUrl: `${ORIGIN}/api/v1/Provider/GetInvoicePdf/sandbox-${row.uid}.pdf`,
        qrUrl: `${ORIGIN}/api/v1/Provider/GetInvoicePdf/sandbox-${row.uid}.pdf`,
        aadeQrUrl: expect.stringContaining(row.uid),
        completions: [],
      },
    });
  });

  it('shows the payments as charged, and that the document was cancelled', async () => {
    const row = await rowOf(receipt());
    const [, { issued }] = await printed({
      ...row,
      cancellationMark: '400001971234999',
      charges: [
        {
          payment: 0,
          token: 'T',
          transactionId: '000417',
          amount: 1000 as DocumentRow['cost'],
          tip: 150 as DocumentRow['cost'],
          type: 8,
          at: NOON,
        },
      ],
    });
    expect(issued?.completions).toEqual([
      { paymentType: 8, paymentAmount: 10, tipAmount: 1.5, transactionId: '000417' },
    ]);
    expect(issued).toMatchObject({ cancellationMark: '400001971234999' });
  });

  it('is created by pdfmake', async () => {
    const row = await rowOf(cardReceipt());
    const { status, type, body } = await pdfAnswer(row, ORIGIN);
    expect([status, type]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(body).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('answers 501 without pdfmake, and says what is missing', async () => {
    const absent = async () => () => Promise.reject(new PrintError('package', { subject: 'pdfmake' }));
    const { status, body } = await pdfAnswer(await rowOf(receipt()), ORIGIN, absent);
    expect(status).toBe(501);
    expect(JSON.parse(String(body)).title).toContain('npm install pdfmake');
  });

  it('is reported as an error if it fails for another reason', async () => {
    const row = await rowOf(receipt());
    const broken = async () => () => Promise.reject(new PrintError('qr'));
    await expect(pdfAnswer(row, ORIGIN, broken)).rejects.toMatchObject({ reason: 'qr' });
  });
});
