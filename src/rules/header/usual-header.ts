import type { DocumentView } from '../engine/rule.js';

const NUMBER = /^[1-9]\d{0,17}$/;
const SERIES = /^[\dA-ZΑ-Ω][\dA-ZΑ-Ω.-]*$/;

/** Whether a document is numbered by a Greek issuer, in digits and capitals, and in euros. */
export const isUsualHeader = ({ invoiceHeader: { aa, series, currency }, issuer }: DocumentView): boolean =>
  issuer.country === 'GR' &&
  (currency === undefined || currency === 'EUR') &&
  NUMBER.test(aa) &&
  SERIES.test(series);
