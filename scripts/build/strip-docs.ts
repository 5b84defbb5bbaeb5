import ts from 'typescript';
import { docNames, isOnlyForTests } from './rule-files.js';

/** The arguments from which a helper makes an example. They count only next to the parts that every record has. */
const exampleNames: readonly string[] = ['sample', 'set', 'remove'];
const besides: readonly string[] = ['params', 'source'];

const nameOf = (member: ts.ObjectLiteralElementLike): string =>
  member.name !== undefined && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
    ? member.name.text
    : '';

/** The names of parameters are a list, and a flag is `true`. The parameters of a finding are an object. */
const isListOrFlag = (member: ts.ObjectLiteralElementLike): boolean =>
  ts.isPropertyAssignment(member) &&
  (ts.isArrayLiteralExpression(member.initializer) || member.initializer.kind === ts.SyntaxKind.TrueKeyword);

/**
 * The text of a rule file without the members that only documentation and tests need. The line numbers of the rest are
 * unchanged.
 */
export function stripDocs(text: string, file: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const cuts: (readonly [from: number, to: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const names = node.properties.map(nameOf);
    const isStated = names.some((name) => besides.includes(name));
    node.properties.forEach((member, index) => {
      const name = names[index] ?? '';
      const isDocs =
        docNames.includes(name) ||
        (isStated && exampleNames.includes(name)) ||
        (isOnlyForTests(name, file) && isListOrFlag(member));
      if (!isDocs || ts.isMethodDeclaration(member)) {
        visit(member);
        return;
      }
      const next = node.properties[index + 1];
      cuts.push([member.getFullStart(), next?.getFullStart() ?? node.properties.end]);
    });
  };
  visit(source);
  return cuts.reduceRight((left, [from, to]) => {
    const lines = left.slice(from, to).replace(/[^\n]/g, '');
    return `${left.slice(0, from)}${lines}${left.slice(to)}`;
  }, text);
}
