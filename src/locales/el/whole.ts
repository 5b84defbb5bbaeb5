import { inGreek } from '../../issues/in-greek.js';
import { type Locale, localeOf } from '../../issues/locale.js';
import { argumentErrors } from '../../issues/locales/el/arguments.js';
import { authority } from '../../issues/locales/el/authority.js';
import { building } from '../../issues/locales/el/building.js';
import { clientErrors, clientParts } from '../../issues/locales/el/client.js';
import { detailInGreek } from '../../issues/locales/el/details.js';
import { journalErrors } from '../../issues/locales/el/journal.js';
import { lost } from '../../issues/locales/el/lost.js';
import { nextSteps, providerMessages } from '../../issues/locales/el/next-steps.js';
import { onboardingIssues, onboardingSteps, onboardingTypes } from '../../issues/locales/el/onboarding.js';
import { optionsErrors } from '../../issues/locales/el/options.js';
import { clientSteps, unknownReasons } from '../../issues/locales/el/outcomes.js';
import { printingWords } from '../../issues/locales/el/printing.js';
import { registryWords } from '../../issues/locales/el/registry.js';
import { skipped } from '../../issues/locales/el/skipped.js';
import { webhookWords } from '../../issues/locales/el/webhooks.js';
import { el as rules } from '../../issues/locales/el.js';

/**
 * Greek, for every option `locale`.
 *
 * @example
 * import { el } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: el });
 */
export const el: Locale = /* @__PURE__ */ localeOf({
  language: 'el',
  rules,
  skipped,
  lost,
  options: optionsErrors,
  arguments: argumentErrors,
  building,
  errors: { meanings: { ...authority, ...providerMessages }, steps: nextSteps },
  client: { errors: clientErrors, parts: clientParts, reasons: unknownReasons, steps: clientSteps },
  onboarding: { issues: onboardingIssues, steps: onboardingSteps, types: onboardingTypes },
  journal: journalErrors,
  registry: registryWords,
  printing: printingWords,
  webhooks: webhookWords,
  show: (name) =>
    name === 'detail' ? (value) => (typeof value === 'string' ? detailInGreek(value) : value) : inGreek(name),
});
