import { inGreek } from '../../issues/in-greek.js';
import { type Locale, localeOf } from '../../issues/locale.js';
import { argumentErrors } from '../../issues/locales/el/arguments.js';
import { building } from '../../issues/locales/el/building.js';
import { lost } from '../../issues/locales/el/lost.js';
import { optionsErrors } from '../../issues/locales/el/options.js';
import { skipped } from '../../issues/locales/el/skipped.js';
import { documentWords } from '../../issues/locales/el-documents.js';

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
  rules: documentWords,
  skipped,
  lost,
  options: optionsErrors,
  arguments: argumentErrors,
  building,
  show: inGreek,
});
