import { invoiceTypes, label } from '../../codes/index.js';
import { centsToString } from '../../money/index.js';
import type { Counterpart } from '../../types/index.js';
import { centsOf } from '../provider/hold.js';
import type { DocumentRow } from '../state/rows.js';

const WIDTH = 84;

/** A filed document as lines of fixed width: enough to recognise it, but not the printed form. */
export function documentLines({ document, uid, mark, authenticationCode, charges }: DocumentRow): string[] {
  const { issuer, counterpart, invoiceHeader, invoiceDetails, invoiceSummary, paymentMethods } = document;
  const print = document.providerAdditionalInvoiceDetails;
  const { invoiceType, series, aa, issueDate } = invoiceHeader;
  return [
    'ΔΟΚΙΜΗ - δεν διαβιβάστηκε στην ΑΑΔΕ / sandbox, not filed with the tax authority',
    '',
    `${label(invoiceTypes, invoiceType, 'el') ?? ''} (${invoiceType})`,
    `Σειρά ${series}   Αριθμός ${aa}   Ημερομηνία ${issueDate}`,
    '',
    ...partyLines('Εκδότης', issuer, print?.issuer?.name),
    ...(counterpart === undefined ? [] : partyLines('Λήπτης', counterpart, print?.counterpart?.name)),
    '',
    ...invoiceDetails.map((line) =>
      row(
        `${line.quantity ?? ''} ${line.itemDescr ?? line.lineDescription ?? `γραμμή ${line.lineNumber}`}`.trim(),
        centsToString(centsOf(line.netValue)),
      ),
    ),
    '-'.repeat(WIDTH),
    row('Καθαρή αξία', amount(invoiceSummary.totalNetValue)),
    row('ΦΠΑ', amount(invoiceSummary.totalVatAmount)),
    row('Σύνολο', amount(invoiceSummary.totalGrossValue)),
    ...(paymentMethods ?? []).map((payment) => row(`Πληρωμή ${payment.type}`, amount(payment.amount))),
    ...charges.map(({ transactionId, amount: charged }) =>
      row(`Συναλλαγή ${transactionId}`, centsToString(charged)),
    ),
    '',
    `ΜΑΡΚ ${mark ?? 'δεν έχει δοθεί ακόμη'}`,
    `UID ${uid}`,
    `Κωδικός αυθεντικοποίησης ${authenticationCode ?? '-'}`,
  ];
}

const amount = (value: number): string => centsToString(centsOf(value));

const partyLines = (
  title: string,
  { vatNumber, country, branch, name }: Counterpart,
  printed?: string,
): string[] => [
  `${title}: ${printed ?? name ?? ''}`.trim(),
  `  ΑΦΜ ${vatNumber ?? '-'} (${country ?? '-'}), εγκατάσταση ${branch ?? 0}`,
];

const row = (text: string, value: string): string => `${text.slice(0, 66).padEnd(68)}${value.padStart(14)}`;
