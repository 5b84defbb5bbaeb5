import { pathWith } from '../../reading/path-with.js';
import { calls } from '../../sending/service/calls.js';
import { CHECKS, PDF_PREFIX } from '../addresses.js';
import type { DocumentRow } from '../state/rows.js';
import { creditsInWords } from '../world.js';

/** An entry of the answer to issuing, completing or cancelling. Source: observed behaviour, Issuing: answer. */
export type Entry = Readonly<Record<string, unknown>>;

export interface EntryError {
  readonly code?: string;
  readonly message: string;
}

/** The links of a document. They point to this sandbox, and its pages say that they belong to a sandbox. */
export function linksTo(
  origin: string,
  { uid }: Pick<DocumentRow, 'uid'>,
): { readonly invoiceUrl: string; readonly qrUrl: string; readonly aadeQrUrl: string } {
  const pdf = addressOf(origin, 'GetInvoicePdf', `${PDF_PREFIX}${uid}.pdf`);
  return {
    invoiceUrl: pdf,
    qrUrl: pdf,
    aadeQrUrl: `${origin}${CHECKS}${uid}`,
  };
}

const addressOf = (origin: string, call: string, value: string): string => {
  const path = calls.find(({ name }) => name === call)?.path ?? '';
  return `${origin}${pathWith(path, () => value)}`;
};

/** The entry of a document that is filed, or queued if it has no MARK yet. */
export function filedEntry(origin: string, row: DocumentRow): Entry {
  const { uid, mark, authenticationCode, cost } = row;
  const { invoiceUrl, qrUrl, aadeQrUrl } = linksTo(origin, row);
  const credits = creditsInWords(cost);
  return mark === undefined
    ? { statusCode: 'Offline', invoiceUid: uid, invoiceMark: 0, invoiceUrl, qrUrl, credits, errors: null }
    : {
        statusCode: 'Success',
        invoiceUid: uid,
        invoiceMark: Number(mark),
        authenticationCode,
        invoiceUrl,
        qrUrl,
        aadeQrUrl,
        credits,
        errors: [],
      };
}

export const refusedEntry = (
  errors: readonly EntryError[],
  uid?: string,
  statusCode = 'ValidationError',
): Entry => ({
  statusCode,
  ...(uid !== undefined && { invoiceUid: uid }),
  invoiceMark: 0,
  errors: [{ error: errors }],
});

/** The error of a document whose number is already filed. Its text names the filed document (observed). */
export function duplicateError({ uid, mark, authenticationCode }: DocumentRow): EntryError {
  const named = [
    `UID: ${uid}`,
    ...(mark === undefined ? [] : [`MARK: ${mark}`]),
    ...(authenticationCode === undefined ? [] : [`AUTHENTICATION_CODE: ${authenticationCode}`]),
  ];
  return { code: '228', message: `A document with this identifier is already sent. ${named.join(' ')}` };
}
