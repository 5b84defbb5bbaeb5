import type { Cents } from '../../money/index.js';
import {
  addMember,
  hasAny,
  inWords,
  type MemberBit,
  type MemberSet,
  ODD_TEXTS,
} from '../../reading/members.js';
import { memberBit } from '../../reading/plan.js';
import type { Read } from '../../reading/read.js';
import type { DocumentView, LineView } from '../../rules/engine/document-view.js';
import type { LineTotals, Totals } from '../../totals/index.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, MemberPath, Party } from '../../types/index.js';
import type { FactsRead, LineRead } from '../read/facts-read.js';
import { rareInPayments } from '../read/usual.js';
import type { Draft } from './draft.js';
import { totalsOf } from './summary.js';
import { isUsualLine, usualLine } from './usual-line.js';

/**
 * The view of a document that was just assembled, without reading it: the document itself, with its amounts in cents.
 * `undefined` if it has an unusual member or an unusual text, because the reader then may have something to report. A
 * property test compares the view with the one that the reader returns.
 */
export function viewOf(
  read: FactsRead,
  totals: Totals,
  payments: readonly Cents[],
  document: Document,
): Read<DocumentView> | undefined {
  const { issuer, counterpart, invoiceHeader, paymentMethods, providerAdditionalInvoiceDetails } = document;
  if (!isUsual(read, document)) return undefined;
  const invoiceDetails = linesOf(read.lines, totals, document);
  if (invoiceDetails === undefined) return undefined;
  const invoiceSummary: Draft<DocumentView['invoiceSummary']> = totalsOf(totals.summary, inCents);
  invoiceSummary.incomeClassification =
    totals.incomeClassification as DocumentView['invoiceSummary']['incomeClassification'];
  const view = {
    transmissionFailure: undefined,
    issuer,
    counterpart,
    invoiceHeader,
    paymentMethods: paymentMethods?.map(({ type }, index) => ({ type, amount: payments[index] })),
    invoiceDetails,
    taxesTotals: undefined,
    invoiceSummary,
    packingsDeclarations: undefined,
    providerAdditionalInvoiceDetails,
  };
  return { view: view as unknown as DocumentView, met: withOptional(read.met) };
}

/** Whether all values of the document are those of its facts, which were already checked, or are derived from tables. */
const isUsual = ({ isUsual, met }: FactsRead, { issuer, counterpart }: Document): boolean =>
  isUsual &&
  isUnnamed(issuer) &&
  isUnnamed(counterpart) &&
  !hasAny(met, rareInPayments()) &&
  !hasAny(met, ODD);

const ODD = [ODD_TEXTS];

const inCents = (cents: Cents): Cents => cents;

const isUnnamed = (party: Pick<Party, 'name' | 'address'> | undefined): boolean =>
  party?.name === undefined && party?.address === undefined;

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
const PRINT = 'providerAdditionalInvoiceDetails';

/** The optional members that a usual document may have. Rules that need one of them run on each usual document. */
const OPTIONAL: readonly MemberPath[] = [
  'counterpart',
  'counterpart.vatNumber',
  'invoiceHeader.currency',
  'invoiceHeader.tableAA',
  'paymentMethods',
  `${LINE}.itemDescr`,
  `${LINE}.quantity`,
  `${LINE}.measurementUnit`,
  `${LINE}.measurementUnitLabel`,
  `${LINE}.lineUnitPrice`,
  `${LINE}.totalNetPriceBeforeDiscount`,
  `${LINE}.totalDiscountValue`,
  `${LINE}.vatCategoryPercent`,
  `${LINE}.incomeClassification`,
  `${LINE}.incomeClassification[].classificationType`,
  'invoiceSummary.incomeClassification',
  PRINT,
  `${PRINT}.issuer`,
  `${PRINT}.counterpart`,
  `${PRINT}.issuer.addressCountry`,
  `${PRINT}.counterpart.addressCountry`,
  `${PRINT}.additionalDetails`,
  `${PRINT}.additionalDetails.documentLabel`,
  `${PRINT}.additionalDetails.documentLanguageCode`,
  `${PRINT}.additionalDetails.documentSizeCode`,
  `${PRINT}.additionalDetails.paymentMethodInvoiceLabel`,
];

let optional: readonly MemberBit[] | undefined;

/** Adds them to the members of the facts, whose stated print members are those of the document. */
function withOptional(met: MemberSet): MemberSet {
  optional ??= inWords(OPTIONAL.map((path) => memberBit(documentShape, path)));
  const all = met.slice();
  for (const bit of optional) addMember(all, bit);
  return all;
}
