import type { Option } from './command.js';

export const commonOptions: readonly Option[] = [
  {
    name: 'lang',
    choices: ['en', 'el'],
    en: 'Language of messages and help. Default: Greek if the language of the system is Greek, otherwise English.',
    el: 'Γλώσσα μηνυμάτων και βοήθειας. Προεπιλογή: ελληνικά, αν η γλώσσα του συστήματος είναι τα ελληνικά, αλλιώς αγγλικά.',
  },
  {
    name: 'format',
    choices: ['text', 'json', 'ndjson'],
    en: 'text for people; json, or ndjson (one document per line), for programs. Default: text.',
    el: 'text για ανθρώπους, json ή ndjson (μία γραμμή το καθένα) για προγράμματα. Προεπιλογή: text.',
  },
  {
    name: 'help',
    short: 'h',
    en: 'Show this help.',
    el: 'Εμφανίζει αυτή τη βοήθεια.',
  },
  {
    name: 'version',
    en: 'Show the version.',
    el: 'Εμφανίζει την έκδοση.',
  },
];

/** All options of a command. Its own options replace common ones of the same name. */
export const allOptions = (own: readonly Option[]): readonly Option[] => [...commonBeside(own), ...own];

/** The common options that a command does not replace. */
export const commonBeside = (own: readonly Option[]): readonly Option[] =>
  commonOptions.filter(({ name }) => own.every((option) => option.name !== name));
