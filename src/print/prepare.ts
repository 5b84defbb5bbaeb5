import { readLocale } from '../issues/locale.js';
import type { AdditionalDetails } from '../types/index.js';
import { filingOf } from './filing.js';
import { buildModel } from './model/build-model.js';
import type { PrintModel } from './model/model.js';
import { Speaker } from './model/speaker.js';
import { type ContentOptions, languagesOf, logoOf, watermarkOf } from './options.js';
import { readDocument } from './read-document.js';

/** A document and its page as a plain model. */
export interface Prepared {
  readonly model: PrintModel;
  readonly printed: AdditionalDetails | undefined;
}

/** The first step of every way of printing. Throws `PrintError`. */
export function prepare(given: unknown, options: ContentOptions): Prepared {
  const watermark = watermarkOf(options);
  const document = readDocument(given, readLocale(options.locale));
  const filing = filingOf(options, document);
  const printed = document.providerAdditionalInvoiceDetails?.additionalDetails;
  const say = new Speaker(languagesOf(options, printed));
  return { model: buildModel({ document, say, filing, watermark }, logoOf(options, printed)), printed };
}
