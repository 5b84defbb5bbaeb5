import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markdownIn, staleFiles } from '../../../scripts/docs/pages.js';

const generated = ['docs/examples', 'docs/rules', 'docs/reference'].flatMap(markdownIn);
const asWritten = new Map(generated.map((path) => [path, readFileSync(path, 'utf8')]));

test('up-to-date pages are not reported as stale', () => {
  expect(staleFiles(asWritten)).toEqual([]);
});

test('a changed page, a missing page and a page without a source are reported', () => {
  const pages = new Map(asWritten);
  pages.set('docs/rules/README.md', 'something else\n');
  pages.set('docs/rules/new.md', '# New\n');
  pages.delete('docs/rules/samples.md');
  expect(staleFiles(pages)).toEqual([
    'docs/rules/README.md is stale: npm run docs',
    'docs/rules/new.md is stale: npm run docs',
    'docs/rules/samples.md no longer has a source: npm run docs',
  ]);
});
