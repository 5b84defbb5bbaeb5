import { UPLOADS } from './addresses.js';
import { linksTo } from './provider/entry.js';
import type { World } from './world.js';

/** A mail that the service would send. Its words are not described, so only what it carries is known. */
export type SandboxMail = {
  readonly mailId: string;
  readonly to: string;
  readonly at: string;
} & (
  | {
      /** The contract of an onboarding request, with the upload link for the client. */
      readonly kind: 'contract';
      readonly requestId: string;
      readonly vatNumber: string;
      readonly uploadPath: string;
    }
  | {
      /** A document for the customer whose e-mail address it has. */
      readonly kind: 'document';
      readonly uid: string;
      readonly number: string;
      readonly documentPath: string;
    }
);

/**
 * The mails that the service would have sent so far, the oldest first: the contract of a new request (service description,
 * Onboarding request status), and a filed document with an e-mail address of the counterpart (observed behaviour, Issuing:
 * print block). Both follow from the state, so nothing else is stored.
 */
export function mailsIn({ state, documents }: World): SandboxMail[] {
  const mails: SandboxMail[] = [];
  for (const { requestId, vatNumber, contract, payload, createdAt, uploadCode } of state.requests.all()) {
    const to = emailIn(payload);
    if (contract === null || to === undefined) continue;
    mails.push({
      mailId: `contract-${requestId}`,
      kind: 'contract',
      to,
      at: createdAt,
      requestId,
      vatNumber,
      uploadPath: `${UPLOADS}${uploadCode}`,
    });
  }
  for (const row of documents.all()) {
    const to = row.document.providerAdditionalInvoiceDetails?.counterpart?.email;
    if (to === undefined || to.trim() === '' || row.markedAt === undefined) continue;
    const { series, aa } = row.document.invoiceHeader;
    mails.push({
      mailId: `document-${row.uid}`,
      kind: 'document',
      to,
      at: row.markedAt,
      uid: row.uid,
      number: `${series} ${aa}`,
      documentPath: linksTo('', row).invoiceUrl,
    });
  }
  return mails.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function emailIn(payload: unknown): string | undefined {
  const { contactInfo } = Object(payload) as { contactInfo?: unknown };
  const { email } = Object(contactInfo) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
