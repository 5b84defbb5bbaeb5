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
  undefined: 'κενή τιμή (undefined)',
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

/** The values that are amounts, quantities or percents. Document types such as `1.1` are not among them. */
const FIGURES: ReadonlySet<string> = new Set(
  'amount balance base before charges computed credited deductions difference discount each excess fees gross left net netValue original otherTaxes paid percent prepaid quantity stampDuty stated surplus tax total unitPrice vat vatAmount wanted withheld'.split(
    ' ',
  ),
);

const FIGURE = /^-?\d+\.\d+$/;

/** A figure with the decimal comma of Greek. What is to be typed into a document has a point: it is said in `todo`. */
const withComma = (name: string, value: Value): Value =>
  FIGURES.has(name) && typeof value !== 'boolean' && FIGURE.test(String(value))
    ? String(value).replace('.', ',')
    : value;

/** A value as a Greek sentence shows it: members with the word that an accountant uses, codes with their names. */
export const inGreek = (name: string, value: Value): Value =>
  withName(name, SPEAKERS.get(name)?.(value) ?? withComma(name, value), 'el');
