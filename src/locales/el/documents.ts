import { inGreek } from '../../issues/greek/in-greek.js';
import { type Locale, localeOf } from '../../issues/locale.js';
import { argumentErrors } from '../../issues/locales/generated/el/arguments.js';
import { building } from '../../issues/locales/generated/el/building.js';
import { documentWords } from '../../issues/locales/generated/el/documents.js';
import { factWords } from '../../issues/locales/generated/el/facts.js';
import { lost } from '../../issues/locales/generated/el/lost.js';
import { optionsErrors } from '../../issues/locales/generated/el/options.js';
import { skipped } from '../../issues/locales/generated/el/skipped.js';

/**
 * Greek for building and checking documents only, for pages in a browser: half the size of `el`. Other messages, such
 * as those of flows and of a client, are in English.
 *
 * @example
 * import { elDocuments } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: elDocuments });
 */
export const elDocuments: Locale = /* @__PURE__ */ localeOf({
  language: 'el',
  rules: { ...documentWords, ...factWords },
  sentences: { arguments: argumentErrors, building, lost, options: optionsErrors, skipped },
  show: inGreek,
});
