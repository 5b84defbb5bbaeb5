/** Longer texts are sentences, which need room: see `.sentence` in site.css. */
const SENTENCE = 40;

const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** Marks the cells of table columns that hold sentences. */
export const longCells = () => (tree) => {
  for (const table of find(tree, 'table')) {
    const rows = [...find(table, 'tr')].map((row) => row.children.filter(({ type }) => type === 'element'));
    for (const row of rows) {
      for (const [column, cell] of row.entries()) {
        const isLong = rows.some(
          (each) => each[column] !== undefined && textOf(each[column]).length > SENTENCE,
        );
        if (isLong) cell.properties = { ...cell.properties, className: ['sentence'] };
      }
    }
  }
};

function* find(node, name) {
  if (node.tagName === name) yield node;
  else for (const child of node.children ?? []) yield* find(child, name);
}
