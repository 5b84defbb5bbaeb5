import { transmissionFailures } from '../../codes/index.js';
import { COMPANY_OFFLINE } from '../filing.js';
import { notices } from '../words/notices.js';
import type { Entry, QrCode, Section, Value } from './model.js';
import type { Page } from './page.js';
import { entries, entry, value, words } from './values.js';

const FAILURE = '/transmissionFailure';
const ORDER_SLIP = '8.6';

/** The most important notices: a draft, a failure of transmission, and that an order slip is not a receipt. */
export function noticesOf(page: Page): Entry[] {
  const { document, filing, say, watermark } = page;
  const { totalCancelDeliveryOrders, invoiceType } = document.invoiceHeader;
  const notice = (name: keyof typeof notices, style?: Entry['style'], ...paths: readonly string[]) =>
    entry(undefined, [value(say.both(notices[name]), ...paths)], style);
  return entries(
    ...watermark.map((line) => entry(undefined, [words(line)], 'strong')),
    ...(filing.standing === 'draft' ? [notice('draft', 'strong'), notice('notIssued')] : []),
    failure(page),
    ...(filing.standing === 'offline' ? [notice('companyOfflineWhy')] : []),
    ...(filing.standing === 'queued' ? [notice('queued', 'strong'), notice('queuedWhy')] : []),
    invoiceType === ORDER_SLIP ? notice('notReceipt', 'strong') : undefined,
    totalCancelDeliveryOrders === true
      ? notice('totalCancelDeliveryOrders', 'strong', '/invoiceHeader/totalCancelDeliveryOrders')
      : undefined,
  );
}

/**
 * A.1035/2020: a document of a company that could not reach its provider has the failure mark, also after it was filed.
 * A draft has only the name of the code, because the mark belongs to a real document.
 */
function failure({ document, filing, say }: Page): Entry | undefined {
  const { transmissionFailure: code } = document;
  if (code === undefined) return undefined;
  if (code === COMPANY_OFFLINE && filing.standing !== 'draft') {
    return entry(undefined, [value(say.both(notices.companyOffline), FAILURE)], 'strong');
  }
  return entry(say.both(notices.lateTransmission), [value(say.code(transmissionFailures, code), FAILURE)]);
}

/** The service's answer; undefined without one. A queued document has neither a MARK nor an authentication code yet. */
export function transmission({ filing, say }: Page): Section | undefined {
  const { standing, mark, uid, authenticationCode, provider, invoiceUrl } = filing;
  const isIssued = standing === 'issued';
  const text = (given: string | undefined): Value | undefined =>
    given === undefined ? undefined : value(given);
  const url = text(invoiceUrl);
  const printed = entries(
    entry(say.label('markOf'), [text(mark)], 'strong'),
    entry(say.label('uidOf'), [text(uid)]),
    isIssued ? entry(say.label('authenticationCode'), [text(authenticationCode)]) : undefined,
    entry(say.label('provider'), [text(provider)]),
    isIssued ? entry(undefined, [words(say.both(notices.throughProvider))], 'small') : undefined,
    entry(say.label('copy'), [url && { ...url, ...linkTo(url.text) }], 'small'),
  );
  return printed.length === 0 ? undefined : { place: 'issued', title: say.label('issued'), entries: printed };
}

/** The QR code with the address from the service; undefined if there is no address. */
export function qrCode({ filing, say }: Page): QrCode | undefined {
  const { qrUrl } = filing;
  return qrUrl === undefined ? undefined : { text: qrUrl, label: say.label('copy') };
}

/** Only http and https addresses become links: any other scheme might run code. */
const linkTo = (text: string): { readonly link?: string } =>
  /^https?:\/\//i.test(text) ? { link: text } : {};
