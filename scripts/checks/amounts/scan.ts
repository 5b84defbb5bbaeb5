import ts from 'typescript';

/** One place that computes outside src/money. */
export interface Finding {
  line: number;
  /** The expression as written, with white space collapsed. */
  text: string;
  why: string;
}

const S = ts.SyntaxKind;
const alwaysRefused = new Map<ts.SyntaxKind, string>([
  [S.AsteriskToken, '*'],
  [S.SlashToken, '/'],
  [S.PercentToken, '%'],
  [S.AsteriskAsteriskToken, '**'],
  [S.AsteriskEqualsToken, '*='],
  [S.SlashEqualsToken, '/='],
  [S.PercentEqualsToken, '%='],
  [S.AsteriskAsteriskEqualsToken, '**='],
]);
/** Allowed with the literal 1, for indexes and counters. */
const refusedButByOne = new Map<ts.SyntaxKind, string>([
  [S.PlusToken, '+'],
  [S.MinusToken, '-'],
  [S.PlusEqualsToken, '+='],
  [S.MinusEqualsToken, '-='],
]);
const refusedMembers = new Set(['toFixed', 'toPrecision', 'toExponential', 'parseFloat']);
const refusedGlobals = new Set(['Math', 'parseFloat']);

const isNumber = (node: ts.Expression): boolean => ts.isNumericLiteral(node) || ts.isBigIntLiteral(node);
const isOne = (node: ts.Expression): boolean => isNumber(node) && /^1n?$/.test(node.getText());

/** A product of literals, such as 24 * 60, is a constant, not an amount. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isConstant(node.expression);
  if (ts.isBinaryExpression(node)) return isConstant(node.left) && isConstant(node.right);
  return isNumber(node);
}

function whyBinary(node: ts.BinaryExpression): string | undefined {
  const operator = node.operatorToken.kind;
  if (isConstant(node)) return undefined;
  const refused = alwaysRefused.get(operator);
  if (refused !== undefined) return `binary ${refused}`;
  const byOne = refusedButByOne.get(operator);
  if (byOne === undefined || isOne(node.right) || (operator === S.PlusToken && isOne(node.left)))
    return undefined;
  return `binary ${byOne} (only by the literal 1; build text with templates)`;
}

function whyUnary(node: ts.PrefixUnaryExpression): string | undefined {
  if (node.operator === S.MinusToken && !isNumber(node.operand)) return 'unary minus';
  if (node.operator === S.PlusToken) return 'unary plus';
  return undefined;
}

/** True if a name is only the key of a member: `{ Math: 1 }`, `a.Math`, a type's member. */
function isKey(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  return false;
}

function whyOf(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node)) return whyBinary(node);
  if (ts.isPrefixUnaryExpression(node)) return whyUnary(node);
  if (ts.isPropertyAccessExpression(node) && refusedMembers.has(node.name.text)) return `.${node.name.text}`;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return refusedMembers.has(node.argumentExpression.text)
      ? `['${node.argumentExpression.text}']`
      : undefined;
  }
  if (ts.isBindingElement(node)) {
    const taken = (node.propertyName ?? node.name).getText();
    return refusedMembers.has(taken) ? `{ ${taken} }` : undefined;
  }
  if (ts.isIdentifier(node) && refusedGlobals.has(node.text) && !isKey(node)) return node.text;
  return undefined;
}

/** Every arithmetic expression in a source that is forbidden for amounts outside src/money. */
export function findArithmetic(source: string, file = 'source.ts'): Finding[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const why = whyOf(node);
    if (why !== undefined) {
      const shown = ts.isIdentifier(node) && !ts.isBindingElement(node.parent) ? node.parent : node;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      findings.push({ line: line + 1, text: shown.getText(tree).replace(/\s+/g, ' '), why });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}
