import { invoiceTypes, labelOf } from '../../codes/index.js';
import { isPrintError } from '../../print/error.js';
import type { toPdf } from '../../print/pdf/to-pdf.js';
import { pdfOf } from '../pdf/pdf.js';
import type { DocumentRow } from '../state/rows.js';
import { issuedOf } from './issued.js';

/** On the page of plain text, so that nobody mistakes it for a filed document. */
const ACROSS = ['ΔΟΚΙΜΗ – δεν διαβιβάστηκε στην ΑΑΔΕ', 'Sandbox – not filed with the tax authority'];

/** Loads the PDF library at the first request. */
const loadPrint = async (): Promise<typeof toPdf> => (await import('../../print/pdf/to-pdf.js')).toPdf;

/**
 * The printed document. Without the package `pdfmake` it is a page of plain text that says what is missing, so tests of
 * downloads do not need the package.
 */
export async function documentPdf(
  row: DocumentRow,
  origin: string,
  load: () => Promise<typeof toPdf> = loadPrint,
): Promise<Uint8Array<ArrayBuffer>> {
  const print = await load();
  try {
    const bytes = await print(row.document, {
      issued: issuedOf(row, origin),
      sandbox: true,
      onMissingLetters: () => undefined,
    });
    return Uint8Array.from(bytes);
  } catch (error) {
    if (isPrintError(error) && error.reason === 'package') return pdfOf(plainLines(row));
    throw error;
  }
}

const across = ({ cancellationMark }: DocumentRow): string[] => [
  ...ACROSS,
  ...(cancellationMark === undefined ? [] : [`Ακυρώθηκε / Cancelled: ${cancellationMark}`]),
];

function plainLines(row: DocumentRow): string[] {
  const { document, uid, mark } = row;
  const { invoiceType, series, aa, issueDate } = document.invoiceHeader;
  return [
    ...across(row),
    '',
    `${labelOf(invoiceTypes, invoiceType, 'el') ?? ''} (${invoiceType}) ${series} ${aa}, ${issueDate}`,
    `MARK ${mark ?? '-'}`,
    `UID ${uid}`,
    '',
    'Για το εκτυπωμένο παραστατικό: npm install pdfmake',
    'For the printed document: npm install pdfmake',
  ];
}
