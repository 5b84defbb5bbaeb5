import { type Locale, localeOf } from '../../locale.js';
import { argumentErrors } from '../generated/el/arguments.js';
import { building } from '../generated/el/building.js';
import { documentWords } from '../generated/el/documents.js';
import { factWords } from '../generated/el/facts.js';
import { lost } from '../generated/el/lost.js';
import { optionsErrors } from '../generated/el/options.js';
import { skipped } from '../generated/el/skipped.js';
import { inGreek } from '../greek/in-greek.js';

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
