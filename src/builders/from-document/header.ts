import { recordOf } from '../../reading/record.js';
import { EURO, purposeText } from '../assemble/header.js';
import type { Language } from '../assemble/labels.js';
import type { Stated } from './stated.js';

/** Members that facts have under the same name, with the same value. */
const SAME = [
  'series',
  'aa',
  'issueDate',
  'vatPaymentSuspension',
  'exchangeRate',
  'correlatedInvoicesLabel',
  'selfPricing',
  'fuelInvoice',
  'multipleConnectedUids',
  'tableAA',
  'specialInvoiceCategory',
  'totalCancelDeliveryOrders',
  'isDeliveryNote',
  'movePurpose',
  'otherMovePurposeTitle',
  'dispatchDate',
  'dispatchTime',
  'vehicleNumber',
  'toWeigh',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
  'receivingNotePurpose',
  'otherReceivingNotePurposeTitle',
  'reverseDeliveryNote',
  'reverseDeliveryNotePurpose',
  'thirdPartyCollection',
  'otherCorrelatedEntities',
] as const;

/** The facts of the header. */
export function factsOfHeader(header: Stated, language: Language): Stated {
  const same = Object.fromEntries(SAME.map((member) => [member, header[member]]));
  const { currency, movePurposeLabel } = header;
  const places = recordOf(header['otherDeliveryNoteHeader']) ?? {};
  return {
    type: header['invoiceType'],
    ...same,
    currency: currency === EURO ? undefined : currency,
    correlatedInvoices: marksOf(header['correlatedInvoices']),
    multipleConnectedMarks: marksOf(header['multipleConnectedMarks']),
    movePurposeLabel: movePurposeLabel === derivedPurpose(header, language) ? undefined : movePurposeLabel,
    loadingAddress: places['loadingAddress'],
    deliveryAddress: places['deliveryAddress'],
    startShippingBranch: places['startShippingBranch'],
    completeShippingBranch: places['completeShippingBranch'],
  };
}

/** MARKs are texts in programs and numbers in documents. */
const marksOf = (marks: unknown): unknown =>
  Array.isArray(marks)
    ? marks.map((mark: unknown) => (typeof mark === 'number' ? String(mark) : mark))
    : marks;

function derivedPurpose(header: Stated, language: Language): string | undefined {
  const { movePurpose, otherMovePurposeTitle: title } = header;
  if (typeof movePurpose !== 'number') return undefined;
  const otherMovePurposeTitle = typeof title === 'string' ? title : undefined;
  return purposeText({ movePurpose, movePurposeLabel: undefined, otherMovePurposeTitle }, language);
}
