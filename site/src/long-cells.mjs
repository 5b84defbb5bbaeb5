/** Longer texts are sentences, which need room: see `.sentence` in site.css. */
const SENTENCE = 40;

const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** Marks the cells of table columns that hold sentences. */
export const longCells = () => (tree) => {
  for (const table of find(tree, 'table')) {
    const rows = [...find(table, 'tr')].map((row) => row.children.filter(({ type }) => type === 'element'));
    const long = new Set(
      rows.flatMap((row) => [...row.keys()].filter((column) => textOf(row[column]).length > SENTENCE)),
    );
    for (const cell of rows.flatMap((row) => row.filter((_, column) => long.has(column))))
      cell.properties = { ...cell.properties, className: ['sentence'] };
  }
};

function* find(node, name) {
  if (node.tagName === name) yield node;
  else for (const child of node.children ?? []) yield* find(child, name);
}
