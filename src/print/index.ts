/** The printed document: pages for sheets and rolls, bytes for receipt printers. */

export type { Language } from '../types/language.js';
export { type Email, type EmailAttachment, type EmailOptions, toEmail } from './email/to-email.js';
export {
  isPrintError,
  PrintError,
  type PrintErrorFacts,
  type PrintErrorReason,
  type PrintProblem,
} from './error.js';
export type * from './issued.js';
export type * from './model/model.js';
export type { AsDraft, Balance, ContentOptions, PageFormat, RenderOptions } from './options.js';
export type { Attachment } from './pdf/attachment.js';
export type { PdfFont } from './pdf/fonts.js';
export type { MissingLetter } from './pdf/missing-letters.js';
export { type PdfOptions, toPdf } from './pdf/to-pdf.js';
export { printModel } from './print-model.js';
export type { ReplacedLetter } from './printer/letters.js';
export {
  type CodePage,
  type Commands,
  type GreekPage,
  type PrinterInfo,
  type PrinterModel,
  type PrinterOptions,
  printerModels,
} from './printer/settings.js';
export { type PrinterJob, toPrinter } from './printer/to-printer.js';
export type { ReceiptExtras } from './receipt-extras.js';
export { renderDocument } from './render-document.js';
export type { BankAccount, HouseRow, HouseText, OptionalColumn, Slots, Theme } from './theme.js';
