import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { catalogue } from '../../src/tools/catalogue/catalogue.js';
import { docNames, hasRules, ruleFolders } from './rule-files.js';
import { stripDocs } from './strip-docs.js';
import { toSource } from './to-source.js';

/** The parts of all rules that only documentation and tests need, by id. */
const docs = Object.fromEntries(
  catalogue.map((rule) => [
    rule.id,
    Object.fromEntries(Object.entries(rule).filter(([name]) => docNames.includes(name))),
  ]),
);

/**
 * Moves the sources and the examples from the records of rules to `src/rules/docs.ts`, so that programs that only
 * validate do not load them. In the source code they stay with their rule.
 */
export const docsPlugin: Plugin = {
  name: 'docs-of-rules',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/rules\/docs\.ts$/ }, () => ({
      // Engines hardly parse a function that is never called.
      contents: `const all = () => (${toSource(docs)});\nlet docs;\nexport const docsOf = ({ id }) => (docs ??= all())[id];\n`,
      loader: 'js',
    }));
    onLoad({ filter: ruleFolders }, ({ path }) =>
      hasRules(path) ? { contents: stripDocs(readFileSync(path, 'utf8'), path), loader: 'ts' } : undefined,
    );
  },
};
