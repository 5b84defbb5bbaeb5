import { rule } from '../engine/rule.js';
import { isUsualHeader } from './usual-header.js';

const DIGITS = /^\d+$/;

const LARGEST = '18446744073709551615';

/** The serial number of a Greek issuer is a whole number of up to 64 bits, so it is compared as text. */
export const serialNumber = rule({
  id: 'header/serial-number',
  unless: isUsualHeader,
  paths: ['invoiceHeader.aa', 'issuer.country'],
  params: ['aa', 'largest', 'next'],
  authorityCode: 212,
  source: 'AADE ERP REST API description v2.0.2, errors (212)',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/aa': LARGEST } },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/aa': 'A-101' } },
    { sample: 'retailReceipt', set: { '/invoiceHeader/aa': '18446744073709551616' } },
  ],
  check({ issuer, invoiceHeader: { aa } }, found) {
    if (issuer.country !== 'GR' || isWhole64(aa)) return;
    found(['invoiceHeader', 'aa'], { aa, largest: LARGEST, ...(aa === 'next' && { next: aa }) });
  },
});

/** `007` and `7` are the same number, but give two identifiers. */
export const serialLeadingZeros = rule({
  id: 'header/serial-leading-zeros',
  unless: isUsualHeader,
  severity: 'warning',
  paths: ['invoiceHeader.aa', 'issuer.country'],
  params: ['aa', 'short'],
  authorityCode: 212,
  source: 'AADE errors (212), note: leading zeros fail or are risky',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/aa': '0' } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/aa': '00101' } }],
  check({ issuer, invoiceHeader: { aa } }, found) {
    if (aa[0] !== '0' || aa.length === 1 || issuer.country !== 'GR' || !DIGITS.test(aa)) return;
    const short = withoutLeadingZeros(aa);
    const path = ['invoiceHeader', 'aa'];
    found(path, { aa, short }, { path, value: short, safe: false });
  },
});

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

function isWhole64(text: string): boolean {
  if (!DIGITS.test(text)) return false;
  if (text.length < LARGEST.length) return true;
  const digits = withoutLeadingZeros(text);
  return digits.length < LARGEST.length || (digits.length === LARGEST.length && digits <= LARGEST);
}

const SERIES = 'invoiceHeader.series';

const PATH = ['invoiceHeader', 'series'];

const SPACE_AROUND = /^\s|\s$/;

/** A space is invisible on paper, but part of the identifier. */
export const seriesSpaces = rule({
  id: 'header/series-spaces',
  unless: isUsualHeader,
  severity: 'warning',
  paths: [SERIES],
  params: ['series'],
  source:
    'Field bounds, series: "0" when none is used, empty is not accepted, and part of the UID; a warning because no refusal of spaces was observed',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'Α ΚΑΤΑΣΤΗΜΑ' } },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'A ' } },
    { sample: 'orderSlip', set: { '/invoiceHeader/series': '  ' } },
  ],
  check({ invoiceHeader: { series } }, found) {
    if (!SPACE_AROUND.test(series)) return;
    const trimmed = series.trim();
    const value = trimmed === '' ? '0' : trimmed;
    found([...PATH], { series }, { path: [...PATH], value, safe: false });
  },
});

/**
 * The characters of ISO-8859-7 that a series may contain: unaccented Latin letters, Greek letters, digits, punctuation.
 */
const ENCODABLE =
  /^[\u0020-\u007e\u00a0\u00a3\u00a6-\u00a9\u00ab-\u00ad\u00b0-\u00b3\u00b7\u00bb\u00bd\u037a\u0384-\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u2015\u2018\u2019\u20ac\u20af]*$/;

/** The authority computes the identifier from text in ISO-8859-7, which cannot encode every letter. */
export const seriesCharacter = rule({
  id: 'header/series-character',
  unless: isUsualHeader,
  severity: 'warning',
  paths: [SERIES],
  params: ['series', 'character'],
  source:
    'AADE facts, Identifier: the UID is computed from text encoded in ISO-8859-7; a warning because the treatment of other characters is not published',
  good: { sample: 'salesInvoice', set: { '/invoiceHeader/series': 'Ϋ-ΤΙΜ/2026' } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceHeader/series': 'É1' } }],
  check({ invoiceHeader: { series } }, found) {
    if (ENCODABLE.test(series)) return;
    for (const character of series) {
      if (!ENCODABLE.test(character)) return found([...PATH], { series, character });
    }
  },
});
