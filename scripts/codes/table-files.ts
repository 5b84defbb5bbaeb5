// The text of the file of a table: rows with labels and facts, or a plain list of codes.

import { constant, enumLike, typeAlias } from './declare.js';
import { names } from './names.js';
import { doc, print } from './print.js';
import type { Row } from './reference.js';
import { codes } from './reference.js';

const about = (entry: Row, example: string) => doc([entry.about, `@example ${example}`]);

/** The rows of a table with the facts that its entry selects. A row that lacks one is incomplete. */
const dataOf = ({ table, row: select }: Row) =>
  codes[table].rows.map((row: Row) => {
    const facts = select(row);
    for (const [name, value] of Object.entries(facts))
      if (value === undefined) throw new Error(`codes.json: ${table} ${row.code} has no ${name}`);
    return facts;
  });

export function tableFile(entry: Row) {
  const { rows } = codes[entry.table];
  const data = dataOf(entry);
  const parts = [
    about(entry, `findCode(${entry.table}, ${print(rows[0].code)})`),
    constant(entry.table, data, { as: 'as const', expand: true }),
  ];
  if (names[entry.table]) parts.push(...enumLike(entry.table, entry.type, rows, entry.deprecated));
  else
    parts.push(
      doc([`One code of {@link ${entry.table}}.`]),
      typeAlias(entry.type, `(typeof ${entry.table})[number]['code']`),
    );
  return parts.join('\n\n').replaceAll(' */\n\n', ' */\n');
}

export function listFile(entry: Row) {
  const data = codes[entry.table].rows.map(({ code }: Row) => code);
  return [
    about(entry, `${entry.table}.includes('${data[0]}')`),
    constant(entry.table, data, { as: 'as const' }),
    '',
    doc([`One code of {@link ${entry.table}}.`]),
    typeAlias(entry.type, `(typeof ${entry.table})[number]`),
  ].join('\n');
}

// Codes without labels, for code that only checks whether a code exists.
const bareLists = {
  incomeClassificationTypes: 'incomeClassificationTypeCodes',
  incomeClassificationCategories: 'incomeClassificationCategoryCodes',
  expensesClassificationTypes: 'expensesClassificationTypeCodes',
  expensesClassificationCategories: 'expensesClassificationCategoryCodes',
  fuelCodes: 'fuelCodeValues',
};

export const bareFile = () =>
  Object.entries(bareLists)
    .map(([table, name]) =>
      [
        doc([`The codes of {@link ${table}} only, without labels.`, `@example ${name}.length`]),
        constant(
          name,
          codes[table].rows.map(({ code }: Row) => code),
          { as: 'as const' },
        ),
      ].join('\n'),
    )
    .join('\n\n');
