import { centsToNumber } from '../../money/index.js';
import { isPrintError } from '../../print/error.js';
import type { toPdf } from '../../print/pdf/to-pdf.js';
import type { FiledPayment, RegistryDocument } from '../../registry/index.js';
import { toRegistryXml } from '../../registry/to-registry-xml.js';
import { PDF_PREFIX } from '../addresses.js';
import { type Answer, file, json } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { DocumentRow } from '../state/rows.js';
import type { World } from '../world.js';
import { issuedOf } from './issued.js';

/** Loads the PDF library at the first request. */
const loadPrint = async (): Promise<typeof toPdf> => (await import('../../print/pdf/to-pdf.js')).toPdf;

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

/** The printed document. It is drawn by `pdfmake`; without that package the answer says what is missing. */
export async function pdfAnswer(
  row: DocumentRow | undefined,
  origin: string,
  load: () => Promise<typeof toPdf> = loadPrint,
): Promise<Answer> {
  if (row === undefined) return NOT_FOUND;
  const print = await load();
  try {
    const options = { issued: issuedOf(row, origin), sandbox: true, onMissingLetters: () => undefined };
    return file(Uint8Array.from(await print(row.document, options)), 'application/pdf');
  } catch (error) {
    if (!isPrintError(error) || error.reason !== 'package') throw error;
    return json(501, { title: error.message, status: 501 });
  }
}

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
