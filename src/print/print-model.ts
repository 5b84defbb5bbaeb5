import { readOptions } from '../reading/options.js';
import { inLanguage } from './error.js';
import type { PrintModel } from './model/model.js';
import { type OrDraft, type RenderOptions, renderForm } from './options.js';
import { prepare } from './prepare.js';

/**
 * The plain model of a page: every text that is printed, in order, with its members, before layout. Pages, PDF, e-mail and
 * receipt printers are made from it. For a layout of your own: print all of it, with the notices and the QR code.
 *
 * @throws PrintError if the document cannot be read (with its issues), if its answer is refused, held or unknown or belongs to
 * another document, or if an option is invalid
 * @throws OptionsError if an option is unknown
 * @example
 * const { title, notices, sections } = printModel(document, { issued: outcome });
 */
export function printModel(document: unknown, options: OrDraft<RenderOptions> = {}): PrintModel {
  const read = readOptions<RenderOptions>(options, renderForm);
  try {
    return prepare(document, read).model;
  } catch (error) {
    throw inLanguage(error, read.locale);
  }
}
