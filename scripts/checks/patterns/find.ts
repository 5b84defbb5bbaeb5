import ts from 'typescript';

/** A regular expression in a source file; without `source` if it is not a constant. */
export interface Pattern {
  readonly line: number;
  readonly text: string;
  readonly source?: string;
  readonly flags: string;
}

/** The regular expressions in the text of a source file: literals, and calls of `RegExp`. */
export function patternsIn(file: string, text: string): Pattern[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: Pattern[] = [];
  const note = (node: ts.Node, pattern: string | undefined, flags: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const shown = { line, text: node.getText().replaceAll(/\s+/g, ' '), flags };
    found.push(pattern === undefined ? shown : { ...shown, source: pattern });
  };

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      constants.set(node.name.text, node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      note(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (isConstructor(node)) {
      const [pattern, flags] = node.arguments ?? [];
      const known = flags === undefined ? '' : constant(flags);
      note(node, known === undefined ? undefined : pattern && constant(pattern), known ?? '');
    }
    ts.forEachChild(node, visit);
  }

  /** The text of an expression that is composed of constants in the file. */
  function constant(node: ts.Expression): string | undefined {
    if (ts.isStringLiteral(node)) return node.text;
    if (ts.isIdentifier(node)) {
      const value = constants.get(node.text);
      return value === undefined ? undefined : constant(value);
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
      const value = ts.isIdentifier(node.expression) ? constants.get(node.expression.text) : node.expression;
      return value !== undefined && ts.isRegularExpressionLiteral(value)
        ? value.text.slice(1, value.text.lastIndexOf('/'))
        : undefined;
    }
    if (ts.isTaggedTemplateExpression(node))
      return node.tag.getText() === 'String.raw' ? template(node.template, true) : undefined;
    return ts.isTemplateLiteral(node) ? template(node, false) : undefined;
  }

  function template(node: ts.TemplateLiteral, isRaw: boolean): string | undefined {
    const part = (each: ts.TemplateLiteralLikeNode): string =>
      isRaw ? (each.rawText ?? each.text) : each.text;
    if (ts.isNoSubstitutionTemplateLiteral(node)) return part(node);
    let whole = part(node.head);
    for (const { expression, literal } of node.templateSpans) {
      const value = constant(expression);
      if (value === undefined) return undefined;
      whole += value + part(literal);
    }
    return whole;
  }

  visit(source);
  return found;
}

const isConstructor = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
