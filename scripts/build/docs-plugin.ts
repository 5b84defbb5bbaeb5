import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { catalogue } from '../../src/catalogue/catalogue.js';
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
 * Takes the sources and the examples out of the records of rules and puts them into `src/rules/docs.ts`, so that who only
 * checks does not load them. In the sources they stay with their rule.
 */
export const docsPlugin: Plugin = {
  name: 'docs-of-rules',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/rules\/docs\.ts$/ }, () => ({
      // A function that is never called is hardly read by an engine.
      contents: `const all = () => (${toSource(docs)});\nlet docs;\nexport const docsOf = ({ id }) => (docs ??= all())[id];\n`,
      loader: 'js',
    }));
    onLoad({ filter: ruleFolders }, ({ path }) =>
      hasRules(path) ? { contents: stripDocs(readFileSync(path, 'utf8'), path), loader: 'ts' } : undefined,
    );
  },
};
