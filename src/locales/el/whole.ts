import { detailInGreek } from '../../issues/greek/details.js';
import { inGreek } from '../../issues/greek/in-greek.js';
import { type Locale, localeOf } from '../../issues/locale.js';
import { documentWords } from '../../issues/locales/generated/el/documents.js';
import { factWords } from '../../issues/locales/generated/el/facts.js';
import { flowWords } from '../../issues/locales/generated/el/flows.js';
import { onboardingWords } from '../../issues/locales/generated/el/onboarding.js';
import { sentences } from '../../issues/locales/generated/el/sentences.js';

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
