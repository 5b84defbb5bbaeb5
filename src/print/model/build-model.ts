import { isAsPaid } from './as-paid.js';
import { clean } from './clean.js';
import { head, titles } from './head.js';
import { balance, banks, signatures, slot } from './house.js';
import { lines } from './lines.js';
import { links } from './links.js';
import type { PrintModel, Section } from './model.js';
import { movement } from './movement.js';
import { noticesOf, usualWatermark } from './notices.js';
import { packaging } from './packaging.js';
import type { Page } from './page.js';
import { parties } from './parties.js';
import { completions, payments } from './payments.js';
import { atTheTill, lastWords } from './receipt.js';
import { taxes } from './taxes.js';
import { totalInWords, totals } from './totals.js';
import { qrCode, transmission } from './transmission.js';
import { given } from './values.js';
import { vatAnalysis } from './vat-analysis.js';

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
