import type { OptionsProblem } from '../en/options.js';

/** What is wrong with the options of a function, and what to do. */
export const optionsErrors: Readonly<Record<OptionsProblem, string>> = {
  unknown: 'Δεν υπάρχει επιλογή {option}.[ Μήπως εννοείτε {nearest};][ Οι επιλογές είναι {known}.]',
  unreadable: 'Οι επιλογές δεν διαβάζονται[: απέτυχε η {option}]. Δώστε ένα απλό αντικείμενο.',
  'not-an-object':
    'Οι επιλογές[ στο {option}] δεν είναι αντικείμενο. Δώστε ένα αντικείμενο ή παραλείψτε τις.[ Οι επιλογές είναι {known}.]',
  invalid: 'Η επιλογή {option} λείπει ή δεν είναι έγκυρη. Δώστε τιμή όπως {example}.',
};
