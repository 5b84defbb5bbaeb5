import type * as z from 'zod';
import { fill, withoutStop } from '../../../issues/inside.js';
import { nearest } from '../../../reading/inside.js';
import type { Both } from '../../../types/inside.js';
import { inputSentences as words } from './generated/input.js';
import { jsonSchemaOf } from './json-schema.js';

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

/** Values as they are written in JSON, as a list of choices. */
const listed = (values: readonly unknown[], language: keyof Both): string => {
  const shown = values.map((value) => JSON.stringify(value));
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(words.or[language]);
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
      return `${[...parts.slice(0, 1), ...others].join(words.or[language])}.`;
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
