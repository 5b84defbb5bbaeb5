import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AstNode } from 'rollup';
import { parseAst } from 'rollup/parseAst';

export type Node = ReturnType<typeof parseAst>['body'][number] & AstNode;

interface Origin {
  readonly file: string;
  readonly name: string;
}

const bodies = new Map<string, readonly Node[]>();

function bodyOf(file: string): readonly Node[] {
  const body = bodies.get(file) ?? (parseAst(readFileSync(file, 'utf8')).body as Node[]);
  bodies.set(file, body);
  return body;
}

/** The module of ours that a statement imports from, or exports from. */
export function sourceOf(node: Node, file: string): string | undefined {
  const name = 'source' in node ? node.source?.value : undefined;
  return typeof name === 'string' && /^\..*\.js$/.test(name) ? resolve(file, '..', name) : undefined;
}

export function nameOf(node: { readonly type: string }): string {
  if (!('name' in node)) throw new Error('a name of an import or export must not be a text');
  return String(node.name);
}

/** Where a name of a module was imported from, if it was. */
function importedFrom(file: string, name: string): Origin | undefined {
  for (const node of bodyOf(file)) {
    const source = sourceOf(node, file);
    if (node.type !== 'ImportDeclaration' || source === undefined) continue;
    for (const each of node.specifiers)
      if (each.type === 'ImportSpecifier' && each.local.name === name)
        return originOf(source, nameOf(each.imported));
  }
  return undefined;
}

/** Where the export of a module is declared, and its name there. */
export function originOf(file: string, name: string): Origin | undefined {
  for (const node of bodyOf(file)) {
    const source = sourceOf(node, file);
    if (node.type === 'ExportAllDeclaration' && source !== undefined) {
      const origin = originOf(source, name);
      if (origin !== undefined) return origin;
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    const found = node.specifiers.find(({ exported }) => nameOf(exported) === name);
    if (found === undefined) continue;
    const local = nameOf(found.local);
    return source === undefined ? (importedFrom(file, local) ?? { file, name }) : originOf(source, local);
  }
  return undefined;
}
