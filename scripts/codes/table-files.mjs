// The text of the file of a table: rows with labels and facts, or a plain list of codes.

import { constant, enumLike, typeAlias } from './declare.mjs';
import { names } from './names.mjs';
import { doc, print } from './print.mjs';
import { codes } from './reference.mjs';

const about = (entry, example) => doc([entry.about, `@example ${example}`]);

/** The rows of a table with the facts that its entry selects. A row that lacks one is incomplete. */
const dataOf = ({ table, row: select }) =>
  codes[table].rows.map((row) => {
    const facts = select(row);
    for (const [name, value] of Object.entries(facts))
      if (value === undefined) throw new Error(`codes.json: ${table} ${row.code} has no ${name}`);
    return facts;
  });

export function tableFile(entry) {
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

export function listFile(entry) {
  const data = codes[entry.table].rows.map(({ code }) => code);
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
          codes[table].rows.map(({ code }) => code),
          { as: 'as const' },
        ),
      ].join('\n'),
    )
    .join('\n\n');
