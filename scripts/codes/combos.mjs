// The allowed classification combinations, for the types and the side (income or expenses) of the provider channel. A
// list of types contains null if the category may be used without a type; [null] alone forbids a type.

import { print } from './print.mjs';

const EXPENSES_ONLY = ['3.1', '3.2'];
const BOTH_SIDES = ['1.5'];

const list = ({ types, typeRequired }) => (typeRequired ? types : [null, ...types]);

function categoriesOf(code, { income, expenses }) {
  const sides = EXPENSES_ONLY.includes(code)
    ? [expenses]
    : BOTH_SIDES.includes(code)
      ? [income, expenses]
      : [income];
  return sides.flatMap((side) => Object.entries(side).map(([category, row]) => [category, list(row)]));
}

export function combos(reference, providerTypes) {
  const shared = new Map();
  const nameOf = (types) => {
    const text = JSON.stringify(types);
    if (!shared.has(text)) shared.set(text, { name: `list${shared.size + 1}`, types });
    return { ref: shared.get(text).name };
  };
  const table = {};
  const inherits = {};
  for (const code of providerTypes) {
    const entry = reference.types[code];
    if (!entry) throw new Error(`income-classification-combos.json has no entry for type ${code}`);
    if (entry.inheritsFrom) inherits[code] = entry.inheritsFrom.correlatedTypes;
    else
      table[code] = Object.fromEntries(
        categoriesOf(code, entry).map(([name, types]) => [name, nameOf(types)]),
      );
  }
  const lists = [...shared.values()].map(({ name, types }) => {
    const head = `const ${name}: Types = `;
    return `${head}${print(types, { before: head.length, after: 1 })};`;
  });
  return { table, inherits, lists: lists.join('\n') };
}
