import { strictSeverities } from '../../rules/engine/severities.js';
import { specificationVersions } from '../../rules/engine/specification.js';
import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import { nowOption } from '../generated/options.js';
import type { Context, Option } from './command.js';

/** Options of every command that checks documents. */
export const checkOptions: readonly Option[] = [
  {
    ...nowOption,
    en: 'The time of the check, for rules about dates. Default: the system clock.',
    el: 'Η στιγμή του ελέγχου, για κανόνες ημερομηνιών. Προεπιλογή: το ρολόι του συστήματος.',
  },
  {
    name: 'no-calendar',
    en: 'Skip the rules that need a clock.',
    el: 'Παραλείπει τους κανόνες που χρειάζονται ρολόι.',
  },
  {
    name: 'skip-signature',
    choices: ['true', 'false'],
    en: 'The value that the issuing call will have. false: card payments go through a connected POS and need its members. Default: true.',
    el: 'Όπως θα γίνει η κλήση έκδοσης. false: οι πληρωμές με κάρτα περνούν από διασυνδεδεμένο POS και χρειάζονται τα πεδία του. Προεπιλογή: true.',
  },
  {
    name: 'specification',
    choices: specificationVersions,
    en: 'The version of the specification to check against. Default: the newest.',
    el: 'Η έκδοση των προδιαγραφών με την οποία γίνεται ο έλεγχος. Προεπιλογή: η νεότερη.',
  },
  {
    name: 'strict',
    en: 'Treat every warning that names an error of the tax authority as an error.',
    el: 'Κάθε προειδοποίηση που αναφέρει σφάλμα της ΑΑΔΕ μετρά ως σφάλμα.',
  },
];

/** The settings from these options. Throws `UsageError`. */
export function checkSettings({ values, locale, io }: Context): ValidateOptions {
  const specification = specificationVersions.find((version) => version === values.specification);
  return {
    locale,
    ...(values['no-calendar'] === undefined && { now: io.now() }),
    ...(specification !== undefined && { specification }),
    ...(values.strict === true && { severity: strictSeverities }),
    skipSignature: values['skip-signature'] !== 'false',
  };
}
