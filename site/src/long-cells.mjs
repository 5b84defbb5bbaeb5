/** Longer texts are sentences, which need room: see `.sentence` in site.css. */
const SENTENCE = 40;
/** From so many columns on, the rows of a table become cards on a phone: see `.wide` in site.css. */
const WIDE = 3;
/** The letters that fit beside each other in the column of the text. A table that needs more takes the margin: see `.broad` in site.css. */
const ROOM = 95;
/** Longer names get places where they may break: before a capital, after a dot, a slash, a bracket or an underscore. */
const LONG_NAME = 12;

const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** Marks the cells of table columns that hold sentences, and names each cell after its column. */
export const longCells = () => (tree) => {
  for (const table of find(tree, 'table')) {
    const rows = [...find(table, 'tr')].map((row) => row.children.filter(({ type }) => type === 'element'));
    const long = new Set(
      rows.flatMap((row) => [...row.keys()].filter((column) => textOf(row[column]).length > SENTENCE)),
    );
    for (const cell of rows.flatMap((row) => row.filter((_, column) => long.has(column))))
      cell.properties = { ...cell.properties, className: ['sentence'] };
    const [head = [], ...body] = rows;
    if (head.length >= WIDE) {
      const lengths = head.map((_, column) =>
        Math.min(SENTENCE, Math.max(...rows.map((row) => textOf(row[column] ?? {}).length))),
      );
      const isBroad = lengths.reduce((sum, length) => sum + length, 0) > ROOM;
      table.properties = { ...table.properties, className: isBroad ? ['wide', 'broad'] : ['wide'] };
      const labels = head.map((cell) => textOf(cell).trim());
      for (const row of body)
        for (const [column, cell] of row.entries())
          cell.properties = { ...cell.properties, dataLabel: labels[column] ?? '' };
    }
    for (const code of find(table, 'code')) breakNames(code);
  }
};

/** Puts `<wbr>` where a long name may break, so that it never breaks in the middle of a word. */
function breakNames(code) {
  code.children = code.children.flatMap((child) => {
    if (child.type !== 'text' || child.value.length <= LONG_NAME) return [child];
    const parts = child.value.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[/._[\]-])(?=[\w[])/);
    return parts.flatMap((value, at) => [
      ...(at === 0 ? [] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }]),
      { type: 'text', value },
    ]);
  });
}

function* find(node, name) {
  if (node.tagName === name) yield node;
  else for (const child of node.children ?? []) yield* find(child, name);
}
