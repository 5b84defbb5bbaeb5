import { dirname, relative } from 'node:path';
import type { Plugin } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { type Node, nameOf, originOf, sourceOf } from './origin.js';

/**
 * A module that imports from where a name is declared, and not through the `index.js` or `inside.js` of a folder: a bundle
 * then has the modules that it needs, and not all of the folder, and an engine without a bundler loads only those.
 */
export function directed(code: string, id: string): string {
  const lineOf = (keyword: string, source: string, name: string, as: string): string => {
    const origin = originOf(source, name);
    if (origin === undefined) throw new Error(`${source} does not export ${name}`);
    const path = relative(dirname(id), origin.file)
      .replaceAll('\\', '/')
      .replace(/^(?!\.)/, './');
    return `${keyword} { ${origin.name} as ${as} } from ${JSON.stringify(path)};`;
  };
  let text = code;
  for (const node of (parseAst(code).body as Node[]).reverse()) {
    const source = sourceOf(node, id);
    if (source === undefined) continue;
    const lines =
      node.type === 'ImportDeclaration'
        ? node.specifiers.map((each) =>
            each.type === 'ImportSpecifier'
              ? lineOf('import', source, nameOf(each.imported), each.local.name)
              : text.slice(node.start, node.end),
          )
        : node.type === 'ExportNamedDeclaration'
          ? node.specifiers.map(({ local, exported }) =>
              lineOf('export', source, nameOf(local), nameOf(exported)),
            )
          : [];
    if (lines.length > 0) text = `${text.slice(0, node.start)}${lines.join(' ')}${text.slice(node.end)}`;
  }
  return text;
}

export const direct: Plugin = {
  name: 'direct',
  transform: (code, id) => ({ code: directed(code, id), map: null }),
};
