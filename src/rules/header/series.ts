import { rule } from '../engine/rule.js';

const SERIES = 'invoiceHeader.series';
const PATH = ['invoiceHeader', 'series'];
const SPACE_AROUND = /^\s|\s$/;

/** A space is invisible on paper, but part of the identifier. */
export const seriesSpaces = rule({
  id: 'header/series-spaces',
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
