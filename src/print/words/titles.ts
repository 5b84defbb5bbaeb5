import { labelOf } from '../../codes/find-code.js';
import { invoiceTypes } from '../../codes/generated/invoice-types.js';
import type { InvoiceType } from '../../codes/index.js';
import type { Both, Language } from '../../types/language.js';
import { titles } from './generated/titles.js';

/** The titles that invoices in Greece have, of the types whose names in the code table are abbreviated, or are written for bookkeepers. */
export const fullTitles: Readonly<Partial<Record<InvoiceType, Both>>> = titles;

/** The name of a type as its paper has it. */
export const titleOf = (type: InvoiceType, language: Language): string =>
  fullTitles[type]?.[language] ?? labelOf(invoiceTypes, type, language) ?? type;
