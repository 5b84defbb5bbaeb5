import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { llmsFile } from '../../../scripts/docs/llms.js';
import { markdownIn } from '../../../scripts/docs/pages.js';

const listed = (text: string): string[] =>
  [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, path = '']) => path);

test('llms.txt lists each page of the package once, and no other', () => {
  const paths = listed(llmsFile(new Map()));
  expect(paths.filter((path) => !existsSync(`docs/${path}`))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of markdownIn('docs/guide')) expect(paths).toContain(path.slice('docs/'.length));
  expect(paths.filter((path) => /^rules|^examples|-sentences|exports/.test(path))).toEqual([]);
});

test('llms.txt has the title and the first sentence of a page', () => {
  const pages = new Map([
    ['docs/guide/new.md', '<!-- made -->\n\n# New `things`\n\nThey have [a link](x.md)\nhere. More.\n'],
  ]);
  expect(llmsFile(pages)).toContain('- [New things](guide/new.md): They have a link here.\n');
});

test('llms.txt is in the folder of the pages', () => {
  expect(readFileSync('docs/llms.txt', 'utf8')).toMatch(/^# parastatiko\n/);
});
