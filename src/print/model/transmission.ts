import { transmissionFailures } from '../../codes/index.js';
import { answered, type Issued, markOf } from '../issued.js';
import { notices } from '../words/notices.js';
import type { Entry, QrCode, Section, Value } from './model.js';
import type { Page } from './page.js';
import type { Speaker } from './speaker.js';
import { entries, entry, value, words } from './values.js';

const FAILURE = '/transmissionFailure';
/** The company could not reach its provider. */
const COMPANY_OFFLINE = 1;
const ORDER_SLIP = '8.6';

/** The most important notices: a draft, a failure of transmission, and that an order slip is not a receipt. */
export function noticesOf({ document, issued, say, watermark }: Page): Entry[] {
  const say1 = (name: keyof typeof notices, ...paths: readonly string[]): Value =>
    value(say.both(notices[name]), ...paths);
  const { transmissionFailure, invoiceHeader } = document;
  return entries(
    ...watermark.map((line) => entry(undefined, [words(line)], 'strong')),
    ...(issued === undefined
      ? [entry(undefined, [say1('draft')], 'strong'), entry(undefined, [say1('notIssued')])]
      : []),
    ...failure(transmissionFailure, issued, say1, say),
    invoiceHeader.invoiceType === ORDER_SLIP ? entry(undefined, [say1('notReceipt')], 'strong') : undefined,
    invoiceHeader.totalCancelDeliveryOrders === true
      ? entry(
          undefined,
          [say1('totalCancelDeliveryOrders', '/invoiceHeader/totalCancelDeliveryOrders')],
          'strong',
        )
      : undefined,
  );
}

/**
 * A.1035/2020: if the provider cannot be reached, the document has the failure notice; if the authority cannot be
 * reached, it has no MARK yet.
 */
function failure(
  code: number | undefined,
  issued: Issued | undefined,
  say1: (name: keyof typeof notices, ...paths: readonly string[]) => Value,
  say: Speaker,
): (Entry | undefined)[] {
  const isQueued = issued !== undefined && markOf(issued) === undefined;
  if (code === COMPANY_OFFLINE) {
    return [
      entry(undefined, [say1('companyOffline', FAILURE)], 'strong'),
      isQueued ? entry(undefined, [say1('companyOfflineWhy')]) : undefined,
    ];
  }
  return [
    isQueued ? entry(undefined, [say1('queued')], 'strong') : undefined,
    isQueued ? entry(undefined, [say1('queuedWhy')]) : undefined,
    code === undefined
      ? undefined
      : entry(say.both(notices.lateTransmission), [value(say.code(transmissionFailures, code), FAILURE)]),
  ];
}

/** The service's answer; undefined for a draft. A queued document has neither a MARK nor an authentication code yet. */
export function transmission({ issued, say }: Page): Section | undefined {
  if (issued === undefined) return undefined;
  const mark = markOf(issued);
  const text = (member: string | null | undefined): Value | undefined => {
    const there = answered(member);
    return there === undefined ? undefined : value(there);
  };
  const url = text(issued.invoiceUrl);
  return {
    place: 'issued',
    title: say.label('issued'),
    entries: entries(
      entry(say.label('markOf'), [mark === undefined ? undefined : value(mark)], 'strong'),
      entry(say.label('uidOf'), [text(issued.uid)]),
      mark === undefined
        ? undefined
        : entry(say.label('authenticationCode'), [text(issued.authenticationCode)]),
      entry(say.label('provider'), [text(issued.provider)]),
      mark === undefined ? undefined : entry(undefined, [words(say.both(notices.throughProvider))], 'small'),
      entry(say.label('copy'), [url && { ...url, ...linkTo(url.text) }], 'small'),
    ),
  };
}

/** The QR code with the address from the service; undefined if there is no address. */
export function qrCode({ issued, say }: Page): QrCode | undefined {
  const text = answered(issued?.qrUrl);
  return text === undefined ? undefined : { text, label: say.label('copy') };
}

/** Only http and https addresses become links: any other scheme might run code. */
const linkTo = (text: string): { readonly link?: string } =>
  /^https?:\/\//i.test(text) ? { link: text } : {};
