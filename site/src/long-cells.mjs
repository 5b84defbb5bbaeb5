/** Longer texts are sentences, which need room: see `.sentence` in site.css. */
const SENTENCE = 40;
/** From so many columns on, the rows of a table become cards on a phone: see `.wide` in site.css. */
const WIDE = 3;
/** The letters that fit beside each other in the column of the text. A table that needs more takes the margin: see `.broad` in site.css. */
const ROOM = 95;
/** Longer names get places where they may break: before a capital, after a dot, a slash, a bracket or an underscore. Numbers get none. */
const LONG_NAME = 12;
const NAMES = new RegExp(`\\S{${LONG_NAME + 1},}`, 'g');
const BREAKS = /(?<=[a-z])(?=[A-Z])|(?<=[/._[\]-])(?=[A-Za-z_[])/g;

/** What is seen. Tags that are written out in a cell, such as an anchor, are no text. */
const textOf = (node) =>
  node.type === 'raw' ? '' : (node.value ?? (node.children ?? []).map(textOf).join(''));

/** What the head waits for: see Head.astro. */
const END = { type: 'element', tagName: 'span', properties: { id: 'end-of-text' }, children: [] };

/** Marks the cells of table columns that hold sentences, names each cell after its column, and marks the end of the text. */
export const longCells = () => (tree) => {
  tree.children.push(END);
  for (const table of find(tree, 'table')) {
    const rows = [...find(table, 'tr')].map((row) => row.children.filter(({ type }) => type === 'element'));
    const longest = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => textOf(row[column] ?? {}).length)),
    );
    for (const [column, length] of longest.entries()) {
      const className = length > SENTENCE ? ['sentence'] : column === 0 && length > LONG_NAME ? ['name'] : [];
      for (const row of rows)
        if (row[column] !== undefined) row[column].properties = { ...row[column].properties, className };
    }
    const [head = [], ...body] = rows;
    if (head.length >= WIDE) {
      const isBroad = longest.reduce((sum, length) => sum + Math.min(SENTENCE, length), 0) > ROOM;
      table.properties = { ...table.properties, className: isBroad ? ['wide', 'broad'] : ['wide'] };
      const labels = head.map((cell) => textOf(cell).trim());
      for (const row of body)
        for (const [column, cell] of row.entries())
          cell.properties = { ...cell.properties, dataLabel: labels[column] ?? '' };
    }
    breakNames(table);
  }
};

/** Puts `<wbr>` where a long name may break, so that it never breaks in the middle of a word. */
function breakNames(node) {
  node.children = node.children?.flatMap((child) => {
    if (child.type !== 'text') {
      breakNames(child);
      return [child];
    }
    const parts = child.value.replace(NAMES, (name) => name.replace(BREAKS, '\n\t')).split('\n\t');
    if (parts.length <= 1) return [child];
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
