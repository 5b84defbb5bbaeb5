import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sourceOf, specifierOf } from '../../scripts/checks/doors/doors.js';
import { packageExports } from '../../scripts/checks/doors/exports.js';
import { type DoorName, doorExports, doorNameOf, isData, keyOf } from './plan.js';

/** How a program loads the package: with `import` or `require` in Node, or as a bundler and a browser do. */
export const systems = ['esm', 'cjs', 'modules'] as const;
export type System = (typeof systems)[number];

const VIRTUAL = 'virtual:package';
const TOUCHED = JSON.stringify(resolve('test/package/touched.ts'));

/** A module that loads a door of the installed package. */
function doorModule(door: DoorName['door'], system: System, folder: string): string {
  const entry = packageExports()[door];
  if (entry === undefined || typeof entry === 'string') throw new Error(`${door} is no door`);
  const file = system === 'esm' ? entry.import.node : entry.import.module;
  const load =
    system === 'cjs'
      ? `import { createRequire } from 'node:module'; const door = createRequire(${JSON.stringify(`${folder}/package.json`)})('${specifierOf(door)}');`
      : `import * as door from ${JSON.stringify(resolve(folder, file))};`;
  const names = doorExports.filter((each) => each.door === door);
  return [
    load,
    `import { noting } from ${TOUCHED};`,
    ...names.map((each) => `export const ${each.name} = noting('${keyOf(each)}', door.${each.name});`),
  ].join('\n');
}

/** Gives tests the exports of the installed package where they import them from the source. */
export const fromPackage = (system: System, folder: string): Plugin => ({
  name: 'from-package',
  resolveId: (name) => (name.startsWith(VIRTUAL) ? `\0${name}` : undefined),
  load: (id) =>
    id.startsWith(`\0${VIRTUAL}`)
      ? doorModule(id.slice(VIRTUAL.length + 1) as DoorName['door'], system, folder)
      : undefined,
  transform(code, id) {
    if (!id.startsWith(resolve('test')) || id.includes('/test/package/')) return undefined;
    let text = code;
    const used: DoorName[] = [];
    for (const node of this.parse(code).body.reverse()) {
      if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
      const source =
        node.source && /^\..*\/src\/.*\.js$/.test(node.source.value) ? node.source.value : undefined;
      if (source === undefined || isData(source)) continue;
      const file = resolve(id, '..', source).replace(/\.js$/, '.ts');
      const lines = node.specifiers.map((each) => {
        if (each.type === 'ImportNamespaceSpecifier') {
          const whole = doorExports.filter(({ door }) => resolve(sourceOf(door)) === file);
          used.push(...whole);
          return `import * as ${each.local.name} from '${VIRTUAL}${whole[0]?.door}';`;
        }
        if (each.type !== 'ImportSpecifier' && each.type !== 'ExportSpecifier') return undefined;
        const [there, here] =
          each.type === 'ImportSpecifier' ? [each.imported, each.local] : [each.local, each.exported];
        if (there.type !== 'Identifier' || here.type !== 'Identifier') return undefined;
        const found = doorNameOf(file, there.name);
        if (found !== undefined) used.push(found);
        const from = found === undefined ? source : `${VIRTUAL}${found.door}`;
        const keyword = each.type === 'ImportSpecifier' ? 'import' : 'export';
        return `${keyword} { ${found?.name ?? there.name} as ${here.name} } from '${from}';`;
      });
      if (lines.includes(undefined) || lines.length === 0) continue;
      text = `${text.slice(0, node.start)}${lines.join(' ')}${text.slice(node.end)}`;
    }
    if (used.length === 0) return undefined;
    const notes = [...new Set(used.map(keyOf))].map((key) => `imported('${key}');`);
    return {
      code: `import { imported } from ${TOUCHED}; ${text}\n${notes.join(' ')}\n`,
      map: null,
    };
  },
});
