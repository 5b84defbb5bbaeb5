import { inGreek } from '../../issues/in-greek.js';
import { type Locale, localeOf } from '../../issues/locale.js';
import { argumentErrors } from '../../issues/locales/el/arguments.js';
import { building } from '../../issues/locales/el/building.js';
import { optionsErrors } from '../../issues/locales/el/options.js';
import { skipped } from '../../issues/locales/el/skipped.js';
import { documentWords } from '../../issues/locales/el-documents.js';

/**
 * Greek for what builds and checks documents, and no more: half the size of `el`, for pages in a browser. What it lacks, such
 * as the words of flows and of a client, comes in English.
 *
 * @example
 * import { elDocuments } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: elDocuments });
 */
export const elDocuments: Locale = /* @__PURE__ */ localeOf({
  language: 'el',
  rules: documentWords,
  skipped,
  options: optionsErrors,
  arguments: argumentErrors,
  building,
  show: inGreek,
});
