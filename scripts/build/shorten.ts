import { type TransformOptions, transform } from 'esbuild';
import type { AstNode } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { type Node, nameOf } from './origin.js';

/** What a statement declares and exports: `export const a = 1, b = 2` or `export function a() {}`. */
function declaredBy(node: Node): readonly string[] {
  if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return [];
  const { declaration } = node;
  if (declaration.type !== 'VariableDeclaration') return [nameOf(declaration.id)];
  return declaration.declarations.map(({ id }) => nameOf(id));
}

/**
 * Shortens the code of a module. Functions and classes keep their names, so that stack traces are readable: without imports
 * and exports the code is a script, whose outer names esbuild does not touch.
 */
export async function shortened(code: string, options: TransformOptions): Promise<string> {
  let script = code;
  let links = '';
  const exported: string[] = [];
  for (const node of (parseAst(code).body as Node[]).reverse()) {
    if (!/^(?:Import|Export)/.test(node.type)) continue;
    const { start, end } = node;
    const names = declaredBy(node);
    exported.push(...names);
    // A declaration stays, without the word `export`.
    const { start: from } =
      names.length > 0 && 'declaration' in node ? (node.declaration as AstNode) : { start: end };
    links = names.length > 0 ? links : `${code.slice(start, end)}\n${links}`;
    script = `${script.slice(0, start)}${script.slice(from)}`;
  }
  if (exported.length > 0) links = `${links}export { ${exported.reverse().join(', ')} };`;
  const { code: short } = await transform(script, { ...options, minify: true, target: 'es2022' });
  return `${links}${short}`;
}
