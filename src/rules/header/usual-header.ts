import type { DocumentView } from '../engine/rule.js';

const NUMBER = /^[1-9]\d{0,17}$/;
/** There is no capital between Ρ and Σ. */
const SERIES = /^[\dA-ZΑ-ΡΣ-Ω][\dA-ZΑ-ΡΣ-Ω.-]*$/;

/** Whether the issuer is Greek, series and number have only capitals and digits, and the currency is the euro. */
export const isUsualHeader = ({ invoiceHeader: { aa, series, currency }, issuer }: DocumentView): boolean =>
  issuer.country === 'GR' &&
  (currency === undefined || currency === 'EUR') &&
  NUMBER.test(aa) &&
  SERIES.test(series);
