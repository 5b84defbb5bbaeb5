import type { Cents } from '../../money/index.js';
import { addMember, inWords, type MemberBit, type MemberSet, memberBit } from '../../reading/members.js';
import type { Read } from '../../reading/read.js';
import type { DocumentView, LineView } from '../../rules/inside.js';
import type { LineTotals, Totals } from '../../totals/index.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, MemberPath } from '../../types/index.js';
import type { FactsRead, LineRead } from '../read/facts-read.js';
import type { Draft } from './draft.js';
import { totalsOf } from './summary.js';
import { isUsualLine, usualLine } from './usual-line.js';

/**
 * The view of a document that was just assembled, without reading it: the document itself, with its amounts in cents.
 * `undefined` if it has an unusual member, because the reader may have something to report: usual members have values
 * of the facts, which were checked, or of tables. A property test compares the view with the one of the reader.
 */
export function viewOf(
  read: FactsRead,
  totals: Totals,
  payments: readonly Cents[],
  document: Document,
): Read<DocumentView> | undefined {
  const { issuer, counterpart, invoiceHeader, paymentMethods, providerAdditionalInvoiceDetails } = document;
  const named = issuer.name ?? issuer.address ?? counterpart?.name ?? counterpart?.address;
  const invoiceDetails = read.isUsual && named === undefined && linesOf(read.lines, totals, document);
  if (!invoiceDetails) return undefined;
  const invoiceSummary: Draft<SummaryView> = totalsOf(totals.summary, (cents) => cents);
  const { incomeClassification } = totals;
  if (incomeClassification.length > 0)
    invoiceSummary.incomeClassification = incomeClassification as SummaryView['incomeClassification'];
  const view = {
    issuer,
    counterpart,
    invoiceHeader,
    paymentMethods: paymentMethods?.map(({ type, terminalId, posNspId, paymentMethodInfo }, index) => ({
      type,
      amount: payments[index],
      terminalId,
      posNspId,
      paymentMethodInfo,
    })),
    invoiceDetails,
    invoiceSummary,
    providerAdditionalInvoiceDetails,
  };
  return { view: view as unknown as DocumentView, met: withAwaited(read.met) };
}

type SummaryView = DocumentView['invoiceSummary'];

function linesOf(
  lines: readonly LineRead[],
  totals: Totals,
  { invoiceDetails }: Document,
): LineView[] | undefined {
  const views: LineView[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as LineRead;
    const amounts = totals.lines[index] as LineTotals;
    if (!isUsualLine(line, amounts)) return undefined;
    const label = invoiceDetails[index]?.measurementUnitLabel;
    views.push(usualLine(line, amounts, index, label, amounts) as LineView);
  }
  return views;
}

const LINE = 'invoiceDetails[]';
const DETAILS = 'providerAdditionalInvoiceDetails.additionalDetails';

/** The members of usual documents that some rule waits for (`onlyWith`). The property test names one that is absent here. */
const AWAITED: readonly MemberPath[] = [
  'counterpart',
  'counterpart.vatNumber',
  'invoiceHeader.currency',
  'invoiceHeader.tableAA',
  'paymentMethods',
  'paymentMethods[].terminalId',
  'paymentMethods[].posNspId',
  `${LINE}.itemDescr`,
  `${LINE}.quantity`,
  `${LINE}.measurementUnit`,
  `${LINE}.measurementUnitLabel`,
  `${LINE}.lineUnitPrice`,
  `${DETAILS}.documentLabel`,
  `${DETAILS}.documentLanguageCode`,
];

let awaited: readonly MemberBit[] | undefined;

/** Adds them to the members of the facts, which have all stated members of the print block. */
function withAwaited(met: MemberSet): MemberSet {
  awaited ??= inWords(AWAITED.map((path) => memberBit(documentShape, path)));
  const all = met.slice();
  for (const bit of awaited) addMember(all, bit);
  return all;
}
