import { invoiceTypeFacts, packagingTypes } from '../../codes/index.js';
import type { labels } from '../words/generated/labels.js';
import { notices } from '../words/generated/notices.js';
import { isAsPaid } from './as-paid.js';
import { clean } from './clean.js';
import { head, titles } from './head.js';
import { balance, banks, signatures, slot } from './house.js';
import { lines } from './lines.js';
import type { PrintModel, QrCode, Row, Section, Value } from './model.js';
import { movement } from './movement.js';
import { noticesOf, usualWatermark } from './notices.js';
import type { Page } from './page.js';
import { parties } from './parties.js';
import { completions, payments } from './payments.js';
import { atTheTill, lastWords } from './receipt.js';
import { taxes, totalInWords, totals } from './totals.js';
import { distinct, entries, entry, given, ofCode, tableOf, together, value, words } from './values.js';
import { vatAnalysis } from './vat-analysis.js';

const HEADER = '/invoiceHeader';

/** The documents that this one credits, cancels or refers to; undefined if there are no such references. */
function links({ document, say }: Page): Section | undefined {
  const { invoiceHeader: header } = document;
  const marks = (member: 'correlatedInvoices' | 'multipleConnectedMarks') =>
    // A MARK is an identifier, not a quantity, so it has no separators between digits.
    (header[member] ?? []).map((mark, index) => value(String(mark), `${HEADER}/${member}/${index}`));
  const uids = (header.multipleConnectedUids ?? []).map((uid, index) =>
    value(uid, `${HEADER}/multipleConnectedUids/${index}`),
  );
  const all = entries(
    entry(undefined, [given(header.correlatedInvoicesLabel, `${HEADER}/correlatedInvoicesLabel`)]),
    entry(say.label('markOf'), [...marks('correlatedInvoices'), ...marks('multipleConnectedMarks')]),
    entry(say.label('uidOf'), uids),
  );
  if (all.length === 0) return undefined;
  return { place: 'facts', title: say.label(titleOf(document.invoiceHeader)), entries: all };
}

function titleOf(header: Page['document']['invoiceHeader']): keyof typeof labels {
  if (header.totalCancelDeliveryOrders === true) return 'cancels';
  const { sign } = invoiceTypeFacts[header.invoiceType];
  if (sign === 'paymentOut') return 'refundsFor';
  return header.invoiceType === '8.4' ? 'collectsFor' : sign === 'credit' ? 'credits' : 'related';
}

const COMMENTS = '/providerAdditionalInvoiceDetails/additionalDetails/documentComments';

/** Builds the plain model of a page: everything that is printed, in order, in its languages. */
export function buildModel(page: Page): PrintModel {
  const { document, say, watermark, theme, logo } = page;
  const { series, aa } = document.invoiceHeader;
  const { title, subtitle } = titles(page);
  const [issuer, ...others] = parties(page);
  const sections: (Section | undefined)[] = [
    issuer,
    head(page),
    ...others,
    movement(page),
    links(page),
    slot(page, 'aboveLines'),
    lines(page),
    packaging(page),
    ...amounts(page),
    balance(page),
    slot(page, 'belowTotals'),
    banks(page),
    comments(page),
    signatures(page),
    transmission(page),
    ...lastWords(page),
    slot(page, 'footer'),
  ];
  return {
    languages: say.languages,
    title,
    subtitle,
    reference: `${title.text} ${series} ${aa}`,
    issuer: issuerOf(page),
    page: say.label('page'),
    watermark: watermark.length > 0 ? watermark : usualWatermark(page),
    notices: noticesOf(page),
    sections: sections.filter((section) => section !== undefined),
    qr: qrCode(page),
    look: { logo, accent: theme.accent, fonts: theme.fonts, css: theme.css },
  };
}

/** What is paid is first on receipts; on documents between businesses it is the sum of what is before it. */
function amounts(page: Page): (Section | undefined)[] {
  const paid = [payments(page), completions(page), atTheTill(page)];
  return isAsPaid(page.document)
    ? [totals(page), ...paid, vatAnalysis(page), taxes(page), totalInWords(page)]
    : [vatAnalysis(page), taxes(page), totals(page), totalInWords(page), ...paid];
}

function issuerOf({ document: { issuer, providerAdditionalInvoiceDetails: print } }: Page): string {
  const named = [print?.issuer?.name, issuer.name, issuer.vatNumber].find((text) => text?.trim());
  return clean(named ?? '');
}

function comments({ document, say }: Page): Section | undefined {
  const text = document.providerAdditionalInvoiceDetails?.additionalDetails?.documentComments;
  const comment = given(text, COMMENTS);
  if (comment === undefined) return undefined;
  return { place: 'end', title: say.label('comments'), entries: [{ values: [comment] }] };
}

/** The service's answer; undefined without one. A queued document has neither a MARK nor an authentication code yet. */
function transmission({ filing, say, sandbox }: Page): Section | undefined {
  const { standing, mark, uid, authenticationCode, provider, invoiceUrl, isPlaced } = filing;
  const isIssued = standing === 'issued';
  const text = (given: string | undefined): Value | undefined =>
    given === undefined ? undefined : value(given);
  const url = text(invoiceUrl);
  const printed = entries(
    entry(say.label('markOf'), [text(mark)], 'strong'),
    entry(say.label('uidOf'), [text(uid)]),
    isIssued ? entry(say.label('authenticationCode'), [text(authenticationCode)]) : undefined,
    entry(say.label('provider'), [text(provider)]),
    // A MARK alone may be that of a sandbox.
    isIssued && isPlaced && !sandbox
      ? entry(undefined, [words(say.both(notices.throughProvider))], 'small')
      : undefined,
    entry(say.label('copy'), [url && { ...url, ...linkTo(url.text) }], 'small'),
  );
  return printed.length === 0 ? undefined : { place: 'issued', title: say.label('issued'), entries: printed };
}

/** The QR code with the address from the service; undefined if there is no address. */
function qrCode({ filing, say }: Page): QrCode | undefined {
  const { qrUrl } = filing;
  return qrUrl === undefined ? undefined : { text: qrUrl, label: say.label('copy') };
}

/** Only http and https addresses become links: any other scheme might run code. */
const linkTo = (text: string): { readonly link?: string } =>
  /^https?:\/\//i.test(text) ? { link: text } : {};

/** The packages of a movement of goods; undefined if none are declared. */
function packaging({ document, say }: Page): Section | undefined {
  const rows = (document.packingsDeclarations ?? []).flatMap(({ Packages }, at) =>
    Packages.map(({ packagingType, quantity, otherPackagingTypeTitle: other }, index): Row => {
      const path = `/packingsDeclarations/${at}/Packages/${index}`;
      const kind = ofCode(say, packagingTypes, packagingType, `${path}/packagingType`);
      const title = other === undefined ? undefined : value(other, `${path}/otherPackagingTypeTitle`);
      const names = together(': ', ...distinct(kind, title));
      return { cells: [names, value(say.number(quantity), `${path}/quantity`)], notes: [] };
    }),
  );
  if (rows.length === 0) return undefined;
  return {
    place: 'side',
    title: say.label('packaging'),
    table: tableOf(
      [
        { label: say.label('packaging'), align: 'start', wide: true },
        { label: say.label('quantity'), align: 'end' },
      ],
      rows,
    ),
  };
}
