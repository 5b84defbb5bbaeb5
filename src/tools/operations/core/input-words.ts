import type * as z from 'zod';
import { fill, withoutStop } from '../../../issues/say.js';
import { nearest } from '../../../reading/nearest.js';
import type { Both } from './both.js';
import { jsonSchemaOf } from './json-schema.js';

const words = {
  missing: { en: 'The member is missing. {wanted}', el: 'Το πεδίο λείπει. {wanted}' },
  wrong: { en: 'The value is {given}. {wanted}', el: 'Η τιμή είναι {given}. {wanted}' },
  text: { en: 'It must be text.', el: 'Πρέπει να είναι κείμενο.' },
  number: { en: 'It must be a number.', el: 'Πρέπει να είναι αριθμός.' },
  whole: { en: 'It must be a whole number.', el: 'Πρέπει να είναι ακέραιος αριθμός.' },
  flag: { en: 'It must be true or false.', el: 'Πρέπει να είναι true ή false.' },
  object: { en: 'It must be an object.', el: 'Πρέπει να είναι αντικείμενο.' },
  list: { en: 'It must be a list.', el: 'Πρέπει να είναι λίστα.' },
  nothing: { en: 'It must be null.', el: 'Πρέπει να είναι null.' },
  'one of': { en: 'It must be {values}.', el: 'Πρέπει να είναι {values}.' },
  either: { en: 'It must be {values}.', el: 'Πρέπει να είναι {values}.' },
  date: {
    en: 'It must be a date of the calendar, such as 2026-11-20.',
    el: 'Πρέπει να είναι ημερομηνία του ημερολογίου, π.χ. 2026-11-20.',
  },
  moment: {
    en: 'It must be a time with its zone, such as 2026-11-20T12:00:00+02:00.',
    el: 'Πρέπει να είναι χρόνος με τη ζώνη του, π.χ. 2026-11-20T12:00:00+02:00.',
  },
  filled: { en: 'It must not be empty.', el: 'Δεν πρέπει να είναι κενό.' },
  base64: { en: 'It must be Base64.', el: 'Πρέπει να είναι Base64.' },
  form: { en: 'It has another form than it must have.', el: 'Δεν έχει τη μορφή που πρέπει.' },
  'at least': { en: 'It must be at least {bound}.', el: 'Πρέπει να είναι τουλάχιστον {bound}.' },
  'at most': { en: 'It must be at most {bound}.', el: 'Πρέπει να είναι το πολύ {bound}.' },
  'at least long': {
    en: 'It must have at least {bound} characters.',
    el: 'Πρέπει να έχει τουλάχιστον {bound} χαρακτήρες.',
  },
  'at most long': {
    en: 'It must have at most {bound} characters.',
    el: 'Πρέπει να έχει το πολύ {bound} χαρακτήρες.',
  },
  'at least items': {
    en: 'It must have at least {bound} items.',
    el: 'Πρέπει να έχει τουλάχιστον {bound} στοιχεία.',
  },
  'at most items': {
    en: 'It must have at most {bound} items.',
    el: 'Πρέπει να έχει το πολύ {bound} στοιχεία.',
  },
  unknown: {
    en: 'There is no member {names}.[ Write {near}.][ The members are {known}.] Or leave it out.',
    el: 'Δεν υπάρχει πεδίο {names}.[ Γράψτε {near}.][ Τα πεδία είναι {known}.] Ή παραλείψτε το.',
  },
  inside: {
    en: 'There is no member {names} here. Put the members of {wrapper} inside the object {wrapper}, which is missing.',
    el: 'Δεν υπάρχει εδώ πεδίο {names}. Γράψτε τα πεδία του {wrapper} μέσα στο αντικείμενο {wrapper}, που λείπει.',
  },
} as const satisfies Readonly<Record<string, Both>>;

/** What is wrong with a member that is not a value. */
export const blankMember: Both = {
  en: 'The value is empty. State one, or leave the member out.',
  el: 'Η τιμή είναι κενή. Δώστε τιμή ή παραλείψτε το πεδίο.',
};
export const repeatedMember: Both = {
  en: 'The member occurs twice. State it once.',
  el: 'Το πεδίο υπάρχει δύο φορές. Δώστε το μία φορά.',
};

type Word = keyof typeof words;

/** What a value of each kind of zod is called. */
const KINDS: Readonly<Record<string, Word>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  bigint: 'whole',
  boolean: 'flag',
  object: 'object',
  record: 'object',
  array: 'list',
  tuple: 'list',
  null: 'nothing',
};

const FORMATS: Readonly<Record<string, Word>> = {
  date: 'date',
  datetime: 'moment',
  base64: 'base64',
  regex: 'filled',
};

const or = { en: ' or ', el: ' ή ' };

/** Values as they are written in JSON, as a list of choices. */
const listed = (values: readonly unknown[], language: keyof Both): string => {
  const shown = values.map((value) => JSON.stringify(value));
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(or[language]);
};

/** A given value, shortened. */
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** What must stand there. */
function wanted(issue: z.core.$ZodIssue, language: keyof Both): string {
  const say = (word: Word, params: Readonly<Record<string, string | number>> = {}): string =>
    fill(words[word][language], params);
  switch (issue.code) {
    case 'invalid_type':
      return say(KINDS[issue.expected] ?? 'form');
    case 'invalid_value':
      return say('one of', { values: listed(issue.values, language) });
    case 'invalid_format':
      return say(FORMATS[issue.format] ?? 'form');
    case 'too_small':
    case 'too_big': {
      const side = issue.code === 'too_small' ? 'at least' : 'at most';
      const bound = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
      const of = { string: ' long', array: ' items' }[issue.origin as string] ?? '';
      return say(`${side}${of}` as Word, { bound });
    }
    case 'invalid_union': {
      const kinds = issue.errors.flatMap(([first]) => (first === undefined ? [] : [wanted(first, language)]));
      const [be = ''] = words.either[language].split('{');
      const parts = [...new Set(kinds)].map(withoutStop);
      const others = parts.slice(1).map((part) => (part.startsWith(be) ? part.slice(be.length) : part));
      return `${[...parts.slice(0, 1), ...others].join(or[language])}.`;
    }
    case 'custom': {
      const said = (issue.params as Partial<Both> | undefined)?.[language];
      return said ?? say('object');
    }
    default:
      return say('form');
  }
}

/** The names of the members that an object at a path of the input may have. */
function knownAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let at = jsonSchemaOf(schema, 'input') as Described;
  for (const step of path) at = (typeof step === 'number' ? at.items : at.properties?.[String(step)]) ?? {};
  return Object.keys(at.properties ?? {});
}

/** The one object that a call needs, if it is missing: callers often give its members in its place. */
function missingObject(schema: z.ZodType, given: unknown): string | undefined {
  const { required = [] } = jsonSchemaOf(schema, 'input') as Described;
  const [name, ...others] = required;
  return others.length === 0 && name !== undefined && Object(given)[name] === undefined ? name : undefined;
}

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly items?: Described;
}

/** What is wrong with a member of the input of a call: what is there, and what must be. */
export function inputWords(
  issue: z.core.$ZodIssue,
  given: unknown,
  schema: z.ZodType,
  language: keyof Both,
  others: readonly string[] = [],
): string {
  if (issue.code === 'unrecognized_keys') {
    const known = [...knownAt(schema, issue.path), ...(issue.path.length === 0 ? others : [])];
    const [first = ''] = issue.keys;
    const near = nearest(first, known);
    const wrapper = issue.path.length === 0 && near === undefined ? missingObject(schema, given) : undefined;
    if (wrapper !== undefined)
      return fill(words.inside[language], { names: issue.keys.map(short).join(', '), wrapper });
    return fill(words.unknown[language], {
      names: issue.keys.map(short).join(', '),
      ...(near !== undefined && { near }),
      ...(near === undefined && known.length > 0 && { known: known.join(', ') }),
    });
  }
  const must = wanted(issue, language);
  let value = given;
  for (const step of issue.path) value = Object(value)[step];
  if (value === undefined) return fill(words.missing[language], { wanted: must });
  const isSimple = typeof value !== 'object' || value === null;
  return isSimple ? fill(words.wrong[language], { given: short(value), wanted: must }) : must;
}
