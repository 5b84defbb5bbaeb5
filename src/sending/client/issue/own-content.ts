import { compareCents } from '../../../money/index.js';
import { isRecord, type Members, membersOf } from '../../../reading/object.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import { downloadRegistryXml } from '../calls/download.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { CallOptions } from '../generated/call-options.js';
import { transactionsOf } from './completions.js';
import { centsOf, type DocumentFacts } from './document-facts.js';
import { signedPayments } from './signed-payments.js';

/** Whether the record of a search agrees with a document in its customer and its amounts before VAT. */
export function agreesWithRecord(
  { counterpart, invoiceSummary }: TransmittedDocument,
  { members }: DocumentFacts,
) {
  const summary = membersOf(members['invoiceSummary']);
  const areEqual = (member: 'totalNetValue' | 'totalVatAmount'): boolean => {
    const [ours, theirs] = [centsOf(summary[member]), centsOf(invoiceSummary?.[member])];
    return ours === undefined || theirs === undefined || compareCents(ours, theirs) === 0;
  };
  const { vatNumber } = membersOf(members['counterpart']);
  return areEqual('totalNetValue') && areEqual('totalVatAmount') && agrees(vatNumber, counterpart?.vatNumber);
}

/** An answer that is cut off on its way is not cut off twice; what is damaged again cannot be read at all. */
const DOWNLOADS = 2;

/**
 * The document in the registry XML; `undefined` if the service has none that can be read, which proves nothing.
 *
 * @throws ClientError if it cannot be read now
 */
export async function filedContent(
  core: Core,
  uid: string | undefined,
  options: CallOptions | undefined,
): Promise<Members | undefined> {
  if (uid === undefined) return undefined;
  const { fromRegistryXml } = await import('../../../registry/from-registry-xml.js');
  for (let download = 1; download <= DOWNLOADS; download += 1) {
    try {
      const { bytes } = await downloadRegistryXml(core, uid, { ...options, maxRetries: 0 });
      const [invoice] = fromRegistryXml(await bytes());
      return invoice?.document as Members | undefined;
    } catch (error) {
      if (!ClientError.isClientError(error)) continue;
      // The download may work later. Until then, the document found could be that of another till.
      if (!isAbsent(error)) throw error;
      return undefined;
    }
  }
  return undefined;
}

/** Whether the service answered that it has no such XML. */
function isAbsent({ response }: ClientError): boolean {
  const status = response?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The parts that are compared. Payments are compared apart. */
const COMPARED = ['counterpart', 'invoiceHeader', 'invoiceDetails', 'invoiceSummary'] as const;

/** Whether a document in registry XML has the content of a document that was sent, apart from its payments. */
export const hasContent = (ours: Members, filed: Members): boolean =>
  COMPARED.every((member) => agrees(ours[member], filed[member]));

/** The type of a payment on credit, which may be paid at a terminal later. */
const ON_CREDIT = 5;

/**
 * Whether a filed document was paid as this one. At a terminal, each payment has a transaction of its own, which the journal
 * knows from its completions. The type may change there, from card to instant payment.
 */
export async function isPaidAsSent(core: Core, facts: DocumentFacts, filed: Members): Promise<boolean> {
  const ours = listOf(facts.members['paymentMethods']);
  const theirs = listOf(filed['paymentMethods']);
  if (ours.length === 0 || theirs.length === 0 || ours.some(({ type }) => type === ON_CREDIT)) return true;
  const isAtTerminal = signedPayments(facts.members).length > 0;
  if (isAtTerminal !== signedPayments(filed).length > 0) return false;
  if (!isAtTerminal) return agrees(ours, theirs);
  const transactions = theirs.flatMap(({ transactionId: id }) => (isNothing(id) ? [] : [textOf(id)]));
  // Without a store, completions are forgotten when the process ends.
  const own = core.hasStore ? (await transactionsOf(core, facts)).map(textOf) : [];
  return transactions.length === 0 || own.length === 0 || transactions.some((id) => own.includes(id));
}

const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

/** Members that the service may write in another way: it converts UIDs to MARKs, and groups classifications. */
const CHANGED: ReadonlySet<string> = new Set([
  'multipleConnectedUids',
  'incomeClassification',
  'expensesClassification',
  'dispatchTime',
]);

/** Lists of MARKs, with the list of UIDs whose MARKs the service adds. */
const LINKS: ReadonlyMap<string, string> = new Map([
  ['multipleConnectedMarks', 'multipleConnectedUids'],
  ['correlatedInvoices', ''],
]);

/** Whether two values agree, as far as both documents have them: the service leaves out what it does not know. */
function agrees(ours: unknown, filed: unknown): boolean {
  if (isNothing(ours) || isNothing(filed)) return true;
  if (Array.isArray(ours)) {
    return (
      Array.isArray(filed) &&
      filed.length === ours.length &&
      ours.every((each, index) => agrees(each, filed[index]))
    );
  }
  if (isRecord(ours)) {
    return (
      isRecord(filed) &&
      Object.keys(ours).every((member) => {
        if (CHANGED.has(member)) return true;
        const uids = LINKS.get(member);
        if (uids === undefined) return agrees(ours[member], filed[member]);
        return hasLinks(ours[member], filed[member], ours[uids]);
      })
    );
  }
  return textOf(ours) === textOf(filed);
}

function hasLinks(ours: unknown, filed: unknown, uids: unknown): boolean {
  if (!Array.isArray(ours) || !Array.isArray(filed)) return true;
  const marks = new Set(filed.map(textOf));
  const most = ours.length + (Array.isArray(uids) ? uids.length : 0);
  return marks.size <= most && ours.every((mark) => marks.has(textOf(mark)));
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const textOf = (value: unknown): string => String(value).trim().replace(/\s+/g, ' ').toLowerCase();
