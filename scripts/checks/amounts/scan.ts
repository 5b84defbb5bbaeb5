import ts from 'typescript';
import { amountNames } from './names.js';

/** One place that computes an amount outside src/money. */
export interface Finding {
  file: string;
  line: number;
  /** The expression as written, with white space collapsed. */
  text: string;
  why: string;
}

const S = ts.SyntaxKind;
const operators: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[S.PlusToken, S.MinusToken, S.AsteriskToken, S.SlashToken, S.PercentToken, S.AsteriskAsteriskToken],
  ...[S.PlusEqualsToken, S.MinusEqualsToken, S.AsteriskEqualsToken, S.SlashEqualsToken],
  ...[S.PercentEqualsToken, S.AsteriskAsteriskEqualsToken],
]);
const counting: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[S.PlusToken, S.MinusToken, S.PlusEqualsToken, S.MinusEqualsToken],
]);
/** What is added to one of these is a place or a time, not an amount. */
const PLACE = /\b(?:length|index|offset|milliseconds)$/;
/** Only amounts are written or read with these. */
const refusedMembers: ReadonlySet<string> = new Set([
  'toFixed',
  'toPrecision',
  'toExponential',
  'parseFloat',
]);

const isNumber = (node: ts.Node): boolean => ts.isNumericLiteral(node) || ts.isBigIntLiteral(node);

/** A product of literals, such as 24 * 60, is a constant, not an amount. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isConstant(node.expression);
  if (ts.isBinaryExpression(node)) return isConstant(node.left) && isConstant(node.right);
  return isNumber(node);
}

/** `+ 1` and `- 1`, for indexes and counters. */
const isCounting = ({ left, right, operatorToken }: ts.BinaryExpression): boolean =>
  counting.has(operatorToken.kind) &&
  (/^1n?$/.test(right.getText()) || (operatorToken.kind === S.PlusToken && /^1n?$/.test(left.getText())));

/** Whether an expression uses an amount: a member or a variable with such a name, also inside of brackets and calls. */
function isAmount(node: ts.Node, names: ReadonlySet<string>): boolean {
  const is = (each: ts.Node): boolean => isAmount(each, names);
  if (ts.isIdentifier(node)) return names.has(node.text);
  if (ts.isPropertyAccessExpression(node)) return names.has(node.name.text);
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) && names.has(key.text);
  }
  if (ts.isBinaryExpression(node)) return is(node.left) || is(node.right);
  if (ts.isConditionalExpression(node)) return is(node.whenTrue) || is(node.whenFalse);
  if (ts.isCallExpression(node))
    return /^(?:Number|BigInt|Math)\b/.test(node.expression.getText()) && node.arguments.some(is);
  if (ts.isPrefixUnaryExpression(node)) return is(node.operand);
  return (
    (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) &&
    is(node.expression)
  );
}

/** Whether an expression is a list of amounts: `lines.map((line) => line.netValue)`, also filtered. */
function isListOfAmounts(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: list, name } = node.expression;
  if (/^(?:filter|slice|toSorted|reverse|concat)$/.test(name.text)) return isListOfAmounts(list, names);
  const [callback] = node.arguments;
  return (
    /^(?:map|flatMap)$/.test(name.text) &&
    callback !== undefined &&
    ts.isArrowFunction(callback) &&
    isAmount(callback.body, names)
  );
}

/** The names of amounts in a source: those of the tables, and of variables and parameters that take their value from one. */
function namesIn(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set(amountNames);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      if (node.initializer !== undefined && isAmount(node.initializer, names)) names.add(node.name.text);
    } else if (ts.isBindingElement(node) && ts.isIdentifier(node.name)) {
      if (names.has((node.propertyName ?? node.name).getText())) names.add(node.name.text);
    } else if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      isListOfAmounts(node.expression.expression, names)
    ) {
      for (const callback of node.arguments.filter(ts.isArrowFunction))
        for (const { name } of callback.parameters) if (ts.isIdentifier(name)) names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

/** The member of a name that is refused: `x.toFixed`, `x['toFixed']`, `{ toFixed }` or `parseFloat`. */
function refusedMember(node: ts.Node): string | undefined {
  const { parent } = node;
  const isUsed =
    ts.isIdentifier(node) ||
    (ts.isStringLiteralLike(node) &&
      ts.isElementAccessExpression(parent) &&
      parent.argumentExpression === node);
  return isUsed && refusedMembers.has(node.text) ? node.text : undefined;
}

/**
 * Every place in a source that computes an amount outside src/money. A source that imports src/money has amounts under
 * any name, so it computes only places and times. In all other sources, amounts are known by their names.
 */
export function findArithmetic(source: string, file: string): Finding[] {
  if (file.startsWith('src/money/')) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const hasMoney = /from '[^']*\/money\/[^']*'/.test(source);
  const names = namesIn(tree);
  const isRefused = (...operands: ts.Node[]): boolean =>
    operands.some((operand) => isAmount(operand, names)) ||
    (hasMoney && !operands.some((operand) => PLACE.test(operand.getText())));
  const whyOf = (node: ts.Node): string | undefined => {
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      if (!operators.has(operatorToken.kind) || isConstant(node) || isCounting(node)) return undefined;
      return isRefused(left, right) ? `binary ${operatorToken.getText()}` : undefined;
    }
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator !== S.MinusToken && node.operator !== S.PlusToken) return undefined;
      return !isNumber(node.operand) && isRefused(node.operand) ? 'unary' : undefined;
    }
    if (ts.isCallExpression(node) && /^Math\b/.test(node.expression.getText()))
      return isRefused(...node.arguments) ? 'Math' : undefined;
    return refusedMember(node);
  };
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const why = whyOf(node);
    if (why !== undefined) {
      const shown = ts.isIdentifier(node) ? node.parent : node;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      findings.push({ file, line: line + 1, text: shown.getText(tree).replace(/\s+/g, ' '), why });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}
