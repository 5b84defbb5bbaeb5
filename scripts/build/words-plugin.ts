import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { facts } from '../../src/issues/locales/en/facts.js';
import { flowWords } from '../../src/issues/locales/en-flows.js';
import { ruleWords } from '../../src/issues/locales/en-rules.js';
import { toSource } from './to-source.js';

/** A module with a function that contains and returns words. Engines hardly parse it before the first call. */
const wordsModule = (name: string, words: string): string =>
  `let words;\nexport const ${name} = () => (words ??= ${words});\n`;

const modules: Readonly<Record<string, string>> = {
  'en-rules.ts': wordsModule('ruleWords', toSource(ruleWords())),
  'en-flows.ts': wordsModule('flowWords', toSource(flowWords())),
  'en-facts.ts': `import { ruleWords } from './en-rules.js';\n${wordsModule(
    'factsWords',
    `{ ...ruleWords(), ...${toSource(facts)} }`,
  )}`,
};

/**
 * Moves the English words of rules and steps into the functions that return them, so that they cost nothing before the
 * first issue.
 */
export const wordsPlugin: Plugin = {
  name: 'words-on-demand',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/issues\/locales\/en-(?:rules|flows|facts)\.ts$/ }, ({ path }) => {
      const contents = modules[basename(path)];
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};
