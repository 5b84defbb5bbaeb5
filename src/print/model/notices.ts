import { invoiceTypeFacts, transmissionFailures } from '../../codes/index.js';
import type { Both } from '../../types/language.js';
import { COMPANY_OFFLINE } from '../filing.js';
import { notices } from '../words/generated/notices.js';
import { titles } from './head.js';
import type { Entry } from './model.js';
import type { Page } from './page.js';
import { entries, entry, value, words } from './values.js';

const FAILURE = '/transmissionFailure';
const ORDER_SLIP = '8.6';
/** The lines that an order slip cancels. */
const CANCELLED = 7;

/** What the document is, if it is not a usual one, and why. The first things to see are bands. */
export function noticesOf(page: Page): Entry[] {
  const { document, filing, say, watermark, copy, sandbox } = page;
  const { totalCancelDeliveryOrders, invoiceType } = document.invoiceHeader;
  const { standing, cancellationMark } = filing;
  const band = (words: Both, ...paths: readonly string[]): Entry => ({
    values: [value(say.both(words), ...paths)],
    style: 'band',
  });
  const because = (text: Both): Entry => ({ values: [words(say.both(text))] });
  return entries(
    ...watermark.map((line) => entry(undefined, [words(line)], 'band')),
    sandbox ? band(notices.sandbox) : undefined,
    ...(standing === 'draft' ? [band(notices.draft), because(notices.notIssued)] : []),
    ...(cancellationMark === undefined
      ? []
      : [band(notices.cancelled), entry(say.label('cancellationMark'), [value(cancellationMark)])]),
    copy ? band(notices.copy) : undefined,
    failure(page),
    standing === 'offline' ? because(notices.companyOfflineWhy) : undefined,
    ...(standing === 'queued' ? [band(notices.queued), because(notices.queuedWhy)] : []),
    totalCancelDeliveryOrders === true
      ? band(notices.totalCancelDeliveryOrders, '/invoiceHeader/totalCancelDeliveryOrders')
      : undefined,
    isPartialCancellation(page) ? band(notices.partialCancellation) : undefined,
    ...moneyBack(page).map((text) => band(text)),
    invoiceType === ORDER_SLIP
      ? entry(undefined, [words(say.both(notices.notReceipt))], 'strong')
      : undefined,
  );
}

/** The words across a page without words of the caller, in the first language. */
export function usualWatermark({ filing, say, sandbox }: Page): string[] {
  if (sandbox) return [say.main(notices.test)];
  if (filing.standing === 'draft') return [say.main(notices.draft)];
  return filing.cancellationMark === undefined ? [] : [say.main(notices.cancelled)];
}

/**
 * A.1035/2020: a document of a company that could not reach its provider has the failure mark, also after it was filed.
 * A draft has only the name of the code, because the mark belongs to a real document.
 */
function failure({ document, filing, say }: Page): Entry | undefined {
  const { transmissionFailure: code } = document;
  if (code === undefined) return undefined;
  if (code === COMPANY_OFFLINE && filing.standing !== 'draft') {
    return entry(undefined, [value(say.both(notices.companyOffline), FAILURE)], 'band');
  }
  return entry(say.both(notices.lateTransmission), [value(say.code(transmissionFailures, code), FAILURE)]);
}

function isPartialCancellation({ document: { invoiceHeader, invoiceDetails } }: Page): boolean {
  const { invoiceType, totalCancelDeliveryOrders } = invoiceHeader;
  if (invoiceType !== ORDER_SLIP || totalCancelDeliveryOrders === true) return false;
  return invoiceDetails.some(({ recType }) => recType === CANCELLED);
}

/** Documents whose amounts the issuer owes. The usual title of a credit document says so. */
function moneyBack(page: Page): Both[] {
  const { sign } = invoiceTypeFacts[page.document.invoiceHeader.invoiceType];
  if (sign === 'credit') return titles(page).isUsual ? [] : [notices.credit];
  return sign === 'paymentOut' ? [notices.refund] : [];
}
