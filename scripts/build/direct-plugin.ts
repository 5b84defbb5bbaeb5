import type { Plugin } from 'rollup';
import { type Node, nameOf, originOf, sourceOf } from './origin.js';

/**
 * Lets modules import from where a name is declared, and not through the `index.js` of a folder: a bundle then has the
 * modules that it needs, and not all of the folder.
 */
export const direct: Plugin = {
  name: 'direct',
  transform(code, id) {
    const lineOf = (keyword: string, source: string, name: string, as: string): string => {
      const origin = originOf(source, name);
      if (origin === undefined) throw new Error(`${source} does not export ${name}`);
      return `${keyword} { ${origin.name} as ${as} } from ${JSON.stringify(origin.file)};`;
    };
    let text = code;
    for (const node of (this.parse(code).body as Node[]).reverse()) {
      const source = sourceOf(node, id);
      if (source === undefined) continue;
      const lines =
        node.type === 'ImportDeclaration'
          ? node.specifiers.map((each) =>
              each.type === 'ImportSpecifier'
                ? lineOf('import', source, nameOf(each.imported), each.local.name)
                : `import * as ${each.local.name} from ${JSON.stringify(source)};`,
            )
          : node.type === 'ExportNamedDeclaration'
            ? node.specifiers.map(({ local, exported }) =>
                lineOf('export', source, nameOf(local), nameOf(exported)),
              )
            : [];
      if (lines.length > 0) text = `${text.slice(0, node.start)}${lines.join(' ')}${text.slice(node.end)}`;
    }
    return { code: text, map: null };
  },
};
