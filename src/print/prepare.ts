import { readLocale } from '../issues/locale.js';
import { filingOf } from './filing.js';
import { buildModel } from './model/build-model.js';
import type { PrintModel } from './model/model.js';
import type { Page } from './model/page.js';
import { Speaker } from './model/speaker.js';
import { checkOptions } from './option-form.js';
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
import { readDocument } from './read-document.js';
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
  checkOptions<RenderOptions>(options, renderForm);
  const theme = readTheme(options.theme, options.locale);
  const locale = readLocale(options.locale);
  const receipt = receiptOf(options, locale);
  const document = readDocument(given, locale);
  const filing = filingOf(options, document);
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
