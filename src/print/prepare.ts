import { type Locale, readLocale } from '../issues/inside.js';
import { onlyDocumentIn } from '../reading/bind.js';
import { applyFixes, Findings, readDocument as readShape } from '../rules/inside.js';
import type { Document } from '../types/index.js';
import { PrintError } from './error.js';
import { filingOf, lacksAddress } from './filing.js';
import { buildModel } from './model/build-model.js';
import type { PrintModel } from './model/model.js';
import type { Page } from './model/page.js';
import { Speaker } from './model/speaker.js';
import { checkPrintOptions } from './option-form.js';
import {
  balanceOf,
  formatOf,
  isSheet,
  languagesOf,
  logoOf,
  type PageFormat,
  type RenderOptions,
  renderForm,
  watermarkOf,
} from './options.js';
import { receiptOf } from './read-receipt.js';
import { readTheme } from './theme.js';

/** A document and its page as a plain model. */
export interface Prepared {
  readonly model: PrintModel;
  readonly format: PageFormat;
  /** What the model is made from. */
  readonly page: Page;
}

/** The first step of every way of printing. Throws `PrintError`. */
export function prepare(given: unknown, options: RenderOptions): Prepared {
  checkPrintOptions<RenderOptions>(options, renderForm);
  const theme = readTheme(options.theme, options.locale);
  const locale = readLocale(options.locale);
  const receipt = receiptOf(options, locale);
  const document = readDocument(given, locale);
  const filing = filingOf(options, document);
  if (lacksAddress(filing)) {
    const warning = new PrintError('issued/no-address', { subject: 'issued', locale });
    if (options.strict === true) throw warning;
    options.onWarning?.(warning);
  }
  const printed = document.providerAdditionalInvoiceDetails?.additionalDetails;
  const say = new Speaker(languagesOf(options, printed));
  const format = formatOf(options, printed);
  const page: Page = {
    document,
    say,
    filing,
    watermark: watermarkOf(options),
    paper: isSheet(format) ? 'sheet' : 'roll',
    details: options.details ?? false,
    copy: options.copy ?? false,
    sandbox: options.sandbox === true || filing.isOfSandbox === true,
    theme,
    logo: logoOf(theme.logo, printed),
    balance: balanceOf(options),
    receipt,
  };
  return { model: buildModel(page), format, page };
}

/**
 * The document in its described form: names as described, no nulls. Throws `PrintError` with every issue of its form if
 * it cannot be read. The other rules are left to `validate`.
 */
export function readDocument(given: unknown, locale: Locale): Document {
  const document = onlyDocumentIn(given);
  const findings = new Findings(locale, undefined);
  readShape(document, findings);
  const { issues } = findings;
  if (!findings.ok) {
    throw new PrintError('document', { issues, locale });
  }
  return (issues.length === 0 ? document : applyFixes(document, { issues }).document) as Document;
}
