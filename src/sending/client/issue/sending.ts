import { boundMembers } from '../../../reading/bind.js';
import type { Issue } from '../../../types/index.js';
import { sendInvoices, sendInvoicesB2G } from '../../service/generated/calls.js';
import type { JournalRequest } from '../journal/rows.js';
import { writeJson } from '../transport/json.js';
import type { DocumentFacts } from './document-facts.js';

type DocumentMembers = Readonly<Record<string, unknown>>;

/** A document being sent: its contents, and what is known about it. */
export interface Sending {
  readonly members: DocumentMembers;
  readonly facts: DocumentFacts;
  readonly isB2G: boolean;
  readonly skipSignature: boolean;
  readonly issues: readonly Issue[];
  /** When its first attempt began by the clock of the service, as far as known. */
  readonly serviceTime?: string | undefined;
}

/** The call that issues a document. Only one of the two keeps the public-sector block. */
export const callOf = ({ isB2G }: Pick<Sending, 'isB2G'>): typeof sendInvoices | typeof sendInvoicesB2G =>
  isB2G ? sendInvoicesB2G : sendInvoices;

/** Whether a document lists order slips to close, or other documents. */
export function closesSlips({ members }: Pick<Sending, 'members'>): boolean {
  const { invoiceHeader } = boundMembers(members, 'invoiceHeader');
  const links = boundMembers(invoiceHeader, 'multipleConnectedMarks', 'multipleConnectedUids');
  return Object.values(links).some((link) => link !== undefined);
}

/** The request, in the form for the journal. */
export const requestOf = ({
  members,
  isB2G,
  skipSignature,
  facts,
  serviceTime,
}: Sending): JournalRequest => ({
  call: callOf({ isB2G }).name,
  query: { skipSignature: String(skipSignature) },
  body: writeJson({ invoice: [members] }),
  about: {
    vatNumber: facts.vatNumber,
    issueDate: facts.issueDate,
    ...(facts.uid !== undefined && { uid: facts.uid }),
    // Whoever searches for the document later may have another clock, or the same one corrected.
    ...(serviceTime !== undefined && { serviceTime }),
  },
});
