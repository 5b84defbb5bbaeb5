import { notices } from '../words/generated/notices.js';
import type { QrCode, Section, Value } from './model.js';
import type { Page } from './page.js';
import { entries, entry, value, words } from './values.js';

/** The service's answer; undefined without one. A queued document has neither a MARK nor an authentication code yet. */
export function transmission({ filing, say, sandbox }: Page): Section | undefined {
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
    isIssued && !sandbox ? entry(undefined, [words(say.both(notices.throughProvider))], 'small') : undefined,
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
