/**
 * Data of the records of rules, which other checks hold: ids stand in test/golden/rule-ids.txt, examples are run by
 * test/unit/rules/all-rules.test.ts, params are compared with the words; layers, severities and versions are closed unions,
 * where an emptied word does not compile.
 */
const DATA = new Set(['id', 'source', 'good', 'bad', 'params', 'layer', 'severity', 'since', 'until']);

const nameOf = ({ key }) => (key.type === 'Identifier' ? key.name : key.value);

const isData = (path) => path.isObjectProperty() && !path.node.computed && DATA.has(nameOf(path.node));

/** A source is a sentence: the name of a document and of its section, on the generated page of the rules. */
const isSource = (path) =>
  path.isStringLiteral() && path.node.value.includes(' ') && path.parentPath.isVariableDeclarator();

export const ignoreData = {
  shouldIgnore(path) {
    if (path.getFunctionParent() !== null) return undefined;
    return isData(path) || isSource(path) ? 'Data of a record: other checks hold it.' : undefined;
  },
};
