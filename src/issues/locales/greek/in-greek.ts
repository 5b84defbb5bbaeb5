import type { Params } from '../../../types/index.js';
import { athensDate, athensTime } from '../../athens-date.js';
import { withName } from '../../code-names.js';
import { codeNames } from '../generated/el/code-names.js';
import { describedMemberNames } from '../generated/el/member-names.js';
import { decimalComma } from './decimal-comma.js';
import { el } from './generated/el.js';

/**
 * What members are called in Greek. An issue shows the name of the member with the Greek word: `quantity (ποσότητα)`.
 */
export const memberNames: Readonly<Record<string, string>> = {
  ...describedMemberNames,
  ...el.members,
};

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

type Value = Params[string];

const asItIs = (value: Value): Value => value;

/** Looks up own members only, because a document may have a member called `constructor`. */
const known = (names: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.hasOwn(names, value) ? names[value] : undefined;

const namedMember = (value: Value): Value => {
  const text = String(value);
  const name = known(memberNames, text) ?? known(memberNames, text.slice(text.lastIndexOf('.') + 1));
  return name === undefined ? value : `${text} (${name})`;
};

const namedType = (value: Value): Value => known(el.types, String(value)) ?? value;

const namedParty = (value: Value): Value => known(el.parties, String(value)) ?? value;

/** Members of short tables are the subject of a sentence. */
const thePlace = (value: Value): Value =>
  known(el.subjects, String(value)) ?? el.phrases.place(String(namedMember(value)));

/** The length of a text, as the end of a sentence. */
const lengthOf = (value: Value): Value =>
  value === 0
    ? el.phrases.empty
    : value === 1
      ? el.phrases.oneCharacter
      : el.phrases.characters(decimalComma(String(value)));

/** The functions that convert values to Greek, by parameter name. */
const FORMATTERS: ReadonlyMap<string, (value: Value) => Value> = new Map([
  ['expected', namedType],
  ['found', namedType],
  ['income', namedMember],
  ['lead', namedMember],
  ['length', lengthOf],
  ['list', namedMember],
  ['member', namedMember],
  ['missing', namedMember],
  ['party', namedParty],
  ['place', namedMember],
  ['present', namedMember],
  ['thePlace', thePlace],
]);

/** The parameters that are amounts, quantities or percents. Document types such as `1.1` are not. */
const FIGURES: ReadonlySet<string> = new Set(
  [
    'amount balance balances base before cancelled charges computed credited deductions difference discount each earlier',
    'excess exchangeRate fees fits fuel gross left limit missing missingQuantity net netValue of ordered original otherTaxes',
    'others paid payment percent prepaid price quantity stampDuty stated statedQuantity surplus surplusQuantity tax total',
    'unitPrice vat vatAmount wanted withheld',
  ].flatMap((names) => names.split(' ')),
);

/** JSON numbers under these names are amounts or sizes. Texts under them are values as they were given. */
const NUMBERS: ReadonlySet<string> = new Set(
  'above bytes count largest length max min most usual value'.split(' '),
);

/** Uses the Greek decimal comma. Values to type into a document keep the point and appear in `todo`. */
const withComma = (value: Value): Value => decimalComma(String(value));

/** A whole number that a double cannot hold is a MARK or a serial number, not an amount. */
const isExact = (value: Value): boolean =>
  typeof value === 'number' && (Number.isSafeInteger(value) || !Number.isInteger(value));

/** The parameters that are a day or a moment. What is typed into a document, such as `day`, stays as it is written there. */
const DATES: ReadonlySet<string> = new Set(
  'at dispatchDate earliest expired issueDate night there today'.split(' '),
);

/** `2026-11-20` becomes `20/11/2026`, and a moment the day and time in Athens. Other values stay as they are. */
function greekDate(value: Value): Value {
  if (typeof value !== 'string') return value;
  const moment = MOMENT.test(value) ? new Date(value) : undefined;
  const [, year, month, day] = DAY.exec(moment === undefined ? value : athensDate(moment)) ?? [];
  if (year === undefined) return value;
  return `${day}/${month}/${year}${moment === undefined ? '' : `, ${athensTime(moment)}`}`;
}

function figureOf(name: string): (value: Value) => Value {
  if (FIGURES.has(name)) return withComma;
  if (DATES.has(name)) return greekDate;
  return NUMBERS.has(name) ? (value) => (isExact(value) ? withComma(value) : value) : asItIs;
}

/** How a Greek sentence shows a value: members by the name that accountants use, codes with their names. */
export function inGreek(name: string): (value: Value) => Value {
  const member = FORMATTERS.get(name) ?? asItIs;
  const figure = figureOf(name);
  const code = withName(name, codeNames);
  return (value) => code(figure(member(value)));
}
