import ts from 'typescript';
import { sourceProgram } from './program.js';

/** What the comments say of a shape: of itself and of each member. */
export interface ShapeComments {
  readonly about: string;
  readonly members: ReadonlyMap<string, string>;
}

const sentenceOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join(' ')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

function objectIn(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (expression === undefined) return undefined;
  if (ts.isObjectLiteralExpression(expression)) return expression;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return objectIn(expression.expression);
  if (!ts.isCallExpression(expression)) return undefined;
  for (const argument of expression.arguments) {
    const found = objectIn(argument);
    if (found) return found;
  }
  return ts.isPropertyAccessExpression(expression.expression)
    ? objectIn(expression.expression.expression)
    : undefined;
}

function membersOf(literal: ts.ObjectLiteralExpression, checker: ts.TypeChecker): Map<string, string> {
  const members = new Map<string, string>();
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const [name, text] of membersOfSpread(property.expression, checker)) members.set(name, text);
    } else if (property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) {
      members.set(property.name.text, sentenceOf(property));
    }
  }
  return members;
}

/** `...others`, `...othersShape.members` and `...others.line.members`: the members come from where the last name is declared. */
function membersOfSpread(expression: ts.Expression, checker: ts.TypeChecker): Map<string, string> {
  if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'members') {
    return membersOfSpread(expression.expression, checker);
  }
  let symbol = checker.getSymbolAtLocation(expression);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  if (!declaration || !(ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))) {
    return new Map();
  }
  const literal = objectIn(declaration.initializer);
  return literal ? membersOf(literal, checker) : new Map();
}

/** Gives every object literal below a node that is the members of a shape, with the names that lead to it. */
function visitShapes(
  node: ts.Node,
  names: readonly string[],
  found: (name: string, literal: ts.ObjectLiteralExpression, declared: ts.Node) => void,
): void {
  if (ts.isVariableStatement(node)) {
    for (const declaration of node.declarationList.declarations) {
      if (!ts.isIdentifier(declaration.name) || declaration.initializer === undefined) continue;
      const path = [...names, declaration.name.text];
      const literal = objectIn(declaration.initializer);
      if (literal) found(path.join('.'), literal, node);
      visitShapes(declaration.initializer, path, found);
    }
    return;
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    const path = [...names, node.name.text];
    const literal = ts.isCallExpression(node.initializer) ? objectIn(node.initializer) : undefined;
    if (literal) found(path.join('.'), literal, node);
    return;
  }
  ts.forEachChild(node, (child) => visitShapes(child, names, found));
}

/** An interface describes the members of the shape of its name: that is where an editor shows them. */
function membersOfInterface(declared: ts.InterfaceDeclaration, checker: ts.TypeChecker): Map<string, string> {
  const members = checker.getTypeAtLocation(declared).getProperties();
  return new Map(
    members.map((member) => [
      member.name,
      ts
        .displayPartsToString(member.getDocumentationComment(checker))
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    ]),
  );
}

/** The comments of every shape that the files of a folder declare, by the names that lead to it: `a` or `a.line`. */
export function shapeComments(folder: string): Map<string, ShapeComments> {
  const program = sourceProgram();
  const checker = program.getTypeChecker();
  const comments = new Map<string, ShapeComments>();
  for (const file of program.getSourceFiles()) {
    if (!`/${file.fileName}`.replaceAll('\\', '/').includes(`/${folder}/`)) continue;
    visitShapes(file, [], (name, literal, declared) => {
      comments.set(name, { about: sentenceOf(declared), members: membersOf(literal, checker) });
    });
    for (const statement of file.statements) {
      if (!ts.isInterfaceDeclaration(statement)) continue;
      const shape = `${statement.name.text.charAt(0).toLowerCase()}${statement.name.text.slice(1)}Shape`;
      const described = comments.get(shape);
      if (described) comments.set(shape, { ...described, members: membersOfInterface(statement, checker) });
    }
  }
  return comments;
}
