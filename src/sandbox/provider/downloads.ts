import { invoiceTypes, labelOf } from '../../codes/index.js';
import { centsToNumber } from '../../money/index.js';
import { isPrintError } from '../../print/error.js';
import type { toPdf } from '../../print/pdf/to-pdf.js';
import type { FiledPayment, RegistryDocument } from '../../registry/index.js';
import { toRegistryXml } from '../../registry/to-registry-xml.js';
import { PDF_PREFIX } from '../addresses.js';
import { type Answer, file, json } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import { pdfOf } from '../pdf/pdf.js';
import type { DocumentRow } from '../state/rows.js';
import type { World } from '../world.js';
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

const NOT_FOUND = json(404, { title: 'Not Found', status: 404 });

const PDF_NAME = /\.pdf$/i;

/** `GetInvoicePdf/{fileName}`. */
export function getInvoicePdf(world: World, { path, origin }: Asked): Promise<Answer> {
  const uid = (path['fileName'] ?? '').replace(PDF_PREFIX, '').replace(PDF_NAME, '');
  return pdfAnswer(world.documents.byUid(uid), origin);
}

/** `GetInvoicePdfByAuthenticationCode/{authenticationCode}`. */
export const getInvoicePdfByAuthenticationCode = (world: World, { path, origin }: Asked): Promise<Answer> =>
  pdfAnswer(world.documents.byAuthenticationCode((path['authenticationCode'] ?? '').toUpperCase()), origin);

/** `GetInvoice/{uid}/{fileType}`. */
export async function getInvoice(world: World, { path, origin }: Asked): Promise<Answer> {
  const row = world.documents.byUid(path['uid'] ?? '');
  const fileType = path['fileType']?.toLowerCase();
  if (fileType === 'pdf') return pdfAnswer(row, origin);
  const isRegistry = fileType === world.settings.registryFileType.toLowerCase();
  if (row === undefined || !isRegistry) return NOT_FOUND;
  return { status: 200, body: registryXmlOf(row), type: 'application/xml; charset=utf-8' };
}

const pdfAnswer = async (row: DocumentRow | undefined, origin: string): Promise<Answer> =>
  row === undefined ? NOT_FOUND : file(await documentPdf(row, origin), 'application/pdf');

/** The detailed XML: the document with its completed payments and the members that the authority added. */
export function registryXmlOf({
  document,
  charges,
  uid,
  mark,
  authenticationCode,
  cancellationMark,
}: DocumentRow): string {
  const paymentMethods = document.paymentMethods?.flatMap((payment, index): FiledPayment[] => {
    const own = charges.filter((each) => each.payment === index);
    if (own.length === 0) return [payment];
    return own.map(({ type, amount, tip, transactionId, token }) => ({
      ...payment,
      type,
      amount: centsToNumber(amount),
      ...(tip > 0 && { tipAmount: centsToNumber(tip) }),
      transactionId,
      ProvidersSignature: { SigningAuthor: 'sandbox', Signature: token },
    }));
  });
  const filed: RegistryDocument = { ...document, ...(paymentMethods !== undefined && { paymentMethods }) };
  const written = [
    `<uid>${uid}</uid>`,
    mark === undefined ? '' : `<mark>${mark}</mark>`,
    cancellationMark === undefined ? '' : `<cancelledByMark>${cancellationMark}</cancelledByMark>`,
    authenticationCode === undefined ? '' : `<authenticationCode>${authenticationCode}</authenticationCode>`,
  ];
  return toRegistryXml([filed]).replace('<invoice>', `<invoice>${written.join('')}`);
}
