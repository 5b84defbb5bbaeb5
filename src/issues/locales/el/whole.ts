import { type Locale, localeOf } from '../../locale.js';
import { documentWords } from '../generated/el/documents.js';
import { factWords } from '../generated/el/facts.js';
import { flowWords } from '../generated/el/flows.js';
import { onboardingWords } from '../generated/el/onboarding.js';
import { sentences } from '../generated/el/sentences.js';
import { detailInGreek } from '../greek/details.js';
import { inGreek } from '../greek/in-greek.js';

/**
 * Greek, for every option `locale`.
 *
 * @example
 * import { el } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: el });
 */
export const el: Locale = /* @__PURE__ */ localeOf({
  language: 'el',
  rules: { ...documentWords, ...factWords, ...flowWords, ...onboardingWords },
  sentences,
  show: (name) =>
    name === 'detail' ? (value) => (typeof value === 'string' ? detailInGreek(value) : value) : inGreek(name),
});
