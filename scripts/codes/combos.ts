// The allowed classification combinations, for the types and the side (income or expenses) of the provider channel, and
// for the expenses of documents that the recipient issues. A list of types contains null if the category may be used
// without a type; [null] alone forbids a type.

import { print } from './print.js';
import type { Row } from './reference.js';

const EXPENSES_ONLY = ['3.1', '3.2'];
const BOTH_SIDES = ['1.5'];

const list = ({ types, typeRequired }: Row) => (typeRequired ? types : [null, ...types]);

const categoriesOf = (sides: Row) =>
  sides.flatMap((side: Row) => Object.entries(side).map(([category, row]) => [category, list(row)]));

function sidesOf(code: Row, { income, expenses }: Row) {
  if (EXPENSES_ONLY.includes(code)) return [expenses];
  return BOTH_SIDES.includes(code) ? [income, expenses] : [income];
}

export function combos(reference: Row, providerRows: Row) {
  const shared = new Map();
  const nameOf = (types: Row) => {
    const text = JSON.stringify(types);
    if (!shared.has(text)) shared.set(text, { name: `list${shared.size + 1}`, types });
    return { ref: shared.get(text).name };
  };
  const tableOf = (sides: Row) =>
    Object.fromEntries(categoriesOf(sides).map(([name, types]: Row) => [name, nameOf(types)]));
  const table: Row = {};
  const selfBilled: Row = {};
  const inherits: Row = {};
  for (const { code, selfPricingOk } of providerRows) {
    const entry = reference.types[code];
    if (!entry) throw new Error(`income-classification-combos.json has no entry for type ${code}`);
    if (entry.inheritsFrom) inherits[code] = entry.inheritsFrom.correlatedTypes;
    else {
      const sides = sidesOf(code, entry);
      table[code] = tableOf(sides);
      if (selfPricingOk && !sides.includes(entry.expenses)) selfBilled[code] = tableOf([entry.expenses]);
    }
  }
  const lists = [...shared.values()].map(({ name, types }) => {
    const head = `const ${name}: Types = `;
    return `${head}${print(types, { before: head.length, after: 1 })};`;
  });
  return { table, selfBilled, inherits, lists: lists.join('\n'), disputed: disputedOf(reference) };
}

/** Pairs that some tables have and others do not: by document type and category, the types. */
function disputedOf({ disputedPairs: { pairs } }: Row) {
  const byType: Row = {};
  for (const [code, listed] of Object.entries<readonly string[]>(pairs)) {
    byType[code] = {};
    for (const pair of listed) {
      const [category = '', type] = pair.split('/');
      byType[code][category] = [...(byType[code][category] ?? []), type];
    }
  }
  return byType;
}
