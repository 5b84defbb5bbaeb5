import type { Client } from '../../client/client.js';
import { nearest } from '../../reading/nearest.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { actions } from '../onboard/actions.js';
import { onboardOptions } from '../onboard/options.js';
import { ask } from '../service/ask.js';
import { serviceOptions } from '../service/options.js';
import { journalOption } from '../service/with-journal.js';

const listOf = (language: 'en' | 'el'): string =>
  Object.entries(actions)
    .map(([name, { operands, what }]) => {
      const line = [name, ...operands.map((operand) => operand[language])].join(' ');
      return `${line} (${what[language]})`;
    })
    .join(', ');

const ACTION = { en: 'ACTION', el: 'ΕΝΕΡΓΕΙΑ' };

/** `parastatiko onboard`: registers companies and handles their contracts. */
export const onboardCommand: Command = {
  operands: { en: `${ACTION.en} [REQUEST] [FILE|-]`, el: `${ACTION.el} [ΑΙΤΗΜΑ] [ΑΡΧΕΙΟ|-]` },
  options: [...serviceOptions, journalOption, ...Object.values(onboardOptions)],
  description: {
    en: `ACTION is one of: ${listOf('en')}. A request is created only once: with --journal, its Idempotency-Key is kept until the request is final, so you can interrupt create and run it again.`,
    el: `Η ΕΝΕΡΓΕΙΑ είναι μία από: ${listOf('el')}. Ένα αίτημα δημιουργείται μία φορά: με --journal το Idempotency-Key του κρατιέται ώσπου το αίτημα να γίνει οριστικό, οπότε το create μπορεί να διακοπεί και να δοθεί ξανά.`,
  },
  exitCodes: {
    0: { en: 'done, or the company is ready', el: 'έγινε, ή η επιχείρηση είναι έτοιμη' },
    1: {
      en: 'refused, unknown, not ready, or the service could not be reached',
      el: 'απορρίφθηκε, άγνωστο, δεν είναι έτοιμη, ή η υπηρεσία δεν απάντησε',
    },
    2: {
      en: 'no key, no base URL, an unusable file, or wrong usage',
      el: 'δεν υπάρχει κλειδί ή διεύθυνση, αρχείο που δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko onboard check company.json': { en: 'Check a payload.', el: 'Έλεγχος στοιχείων.' },
    'parastatiko onboard create company.json --journal office.db': {
      en: 'Create a request.',
      el: 'Δημιουργία αιτήματος.',
    },
    'parastatiko onboard contract r-4711 --output contract.pdf': {
      en: 'The contract, to be signed.',
      el: 'Η σύμβαση, για υπογραφή.',
    },
    'parastatiko onboard upload r-4711 signed.pdf': {
      en: 'The signed contract.',
      el: 'Η υπογεγραμμένη σύμβαση.',
    },
    'parastatiko onboard wait r-4711 --at-most 0 --format json': {
      en: 'Whether the company is ready, for a program.',
      el: 'Αν είναι έτοιμη η επιχείρηση, για χρήση από πρόγραμμα.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const [name = '', ...operands] = context.operands;
  const names = Object.keys(actions);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) {
    throw name === ''
      ? new UsageError((usage) => usage.missingArgument(names.join('|')))
      : new UsageError(
          (usage, language) => usage.wrongChoice(ACTION[language], name, names),
          nearest(name, names),
        );
  }
  const missing = action.operands[operands.length];
  if (missing !== undefined)
    throw new UsageError((usage, language) => usage.missingArgument(missing[language]));
  const excess = operands[action.operands.length];
  if (excess !== undefined) throw new UsageError((usage) => usage.tooManyArguments(excess));
  const { run: work } = action;
  if ('here' in work) return await work.here(context, operands);
  const calls = (client: Client): Promise<ExitCode> => work.calls(context, client, operands);
  return await ask(context, calls, { creates: action === actions.create });
}
