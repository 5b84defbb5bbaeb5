import type { Option, Values } from '../args/command.js';
import { FILE } from '../args/placeholders.js';
import { nowOption } from '../args/time.js';
import { UsageError } from '../args/usage-error.js';

/**
 * Options of every command that calls the service. The key is never an argument, because other users can see arguments.
 */
export const serviceOptions: readonly Option[] = [
  {
    name: 'base-url',
    placeholder: { en: 'URL', el: 'URL' },
    en: 'The base URL of the service. Default: the environment variable PARASTATIKO_BASE_URL.',
    el: 'Η διεύθυνση της υπηρεσίας. Προεπιλογή: η μεταβλητή περιβάλλοντος PARASTATIKO_BASE_URL.',
  },
  {
    name: 'key-file',
    placeholder: FILE,
    en: 'A file that contains the API key. Default: the environment variable PARASTATIKO_API_KEY.',
    el: 'Αρχείο με το κλειδί API. Προεπιλογή: η μεταβλητή περιβάλλοντος PARASTATIKO_API_KEY.',
  },
  nowOption,
];

/** The text of an option, if it was given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The whole number of an option, if it was given. Throws `UsageError`. */
export function countOf(values: Values, name: string): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(count)) return count;
  throw new UsageError((words) => words.wrongNumber(`--${name}`, text));
}

/** The text of a mandatory option. Throws `UsageError`. */
export function neededText(values: Values, { name, choices, placeholder }: Option): string {
  const text = textOf(values, name);
  if (text !== undefined) return text;
  throw new UsageError((words, language) =>
    words.missingOption(`--${name}`, choices?.join('|') ?? placeholder?.[language] ?? ''),
  );
}
