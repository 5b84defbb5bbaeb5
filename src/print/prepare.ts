import { readLocale } from '../issues/locale.js';
import { filingOf } from './filing.js';
import { buildModel } from './model/build-model.js';
import type { PrintModel } from './model/model.js';
import type { Page } from './model/page.js';
import { Speaker } from './model/speaker.js';
import {
  flagOf,
  formatOf,
  languagesOf,
  logoOf,
  type PageFormat,
  type RenderOptions,
  watermarkOf,
} from './options.js';
import { readDocument } from './read-document.js';

/** A document and its page as a plain model. */
export interface Prepared {
  readonly model: PrintModel;
  readonly format: PageFormat;
}

/** The first step of every way of printing. Throws `PrintError`. */
export function prepare(given: unknown, options: Omit<RenderOptions, 'theme'>): Prepared {
  const watermark = watermarkOf(options);
  const document = readDocument(given, readLocale(options.locale));
  const filing = filingOf(options, document);
  const printed = document.providerAdditionalInvoiceDetails?.additionalDetails;
  const say = new Speaker(languagesOf(options, printed));
  const format = formatOf(options, printed);
  const page: Page = {
    document,
    say,
    filing,
    watermark,
    paper: format === 'a4' ? 'sheet' : 'roll',
    details: flagOf(options, 'details'),
    copy: flagOf(options, 'copy'),
    sandbox: flagOf(options, 'sandbox'),
  };
  return { model: buildModel(page, logoOf(options, printed)), format };
}
