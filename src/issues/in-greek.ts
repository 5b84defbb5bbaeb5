import type { Params } from '../types/index.js';
import { withName } from './code-names.js';
import { memberNames } from './locales/el/member-names.js';

type Value = Params[string];

/** The names of JSON types in Greek, where an issue says what was expected and what was found. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'λίστα',
  boolean: 'τιμή true ή false',
  decimal: 'δεκαδικός αριθμός (κείμενο ή αριθμός)',
  null: 'null',
  number: 'αριθμός',
  object: 'αντικείμενο',
  string: 'κείμενο',
  undefined: 'τίποτα',
  value: 'τιμή',
};

/** Genitive and accusative, which are one for both: "του λήπτη", "τον λήπτη". */
const PARTIES: Readonly<Record<string, string>> = { counterpart: 'λήπτη', issuer: 'εκδότη' };

/** Values come from documents: a member may well be called `constructor`. */
const known = (names: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.hasOwn(names, value) ? names[value] : undefined;

const namedMember = (value: Value): Value => {
  const text = String(value);
  const name = known(memberNames, text.slice(text.lastIndexOf('.') + 1));
  return name === undefined ? value : `${text} (${name})`;
};

const namedType = (value: Value): Value => known(TYPE_NAMES, String(value)) ?? value;

const namedParty = (value: Value): Value => known(PARTIES, String(value)) ?? value;

/** What turns a value into Greek, by the name of the value. */
const SPEAKERS: ReadonlyMap<string, (value: Value) => Value> = new Map([
  ['expected', namedType],
  ['found', namedType],
  ['income', namedMember],
  ['lead', namedMember],
  ['list', namedMember],
  ['member', namedMember],
  ['missing', namedMember],
  ['party', namedParty],
  ['place', namedMember],
  ['present', namedMember],
]);

/** A value as a Greek sentence shows it: members with the word that an accountant uses, codes with their names. */
export const inGreek = (name: string, value: Value): Value =>
  withName(name, SPEAKERS.get(name)?.(value) ?? value, 'el');
