import { expect, test } from 'vitest';
import { brokenLinks, deadLinks } from '../../../scripts/docs/links.js';

const linksOf = (text: string): string[] =>
  brokenLinks(new Map([['docs/examples/x.md', text]])).filter((line) =>
    line.startsWith('docs/examples/x.md'),
  );

test('valid links to files, headings and the web are accepted', () => {
  const text =
    '# Here it is\n\n[a](#here-it-is) [b](../architecture.md) [c](https://example.org) [d](../architecture.md#import-directions)';
  expect(linksOf(text)).toEqual([]);
});

test('a missing file and a missing heading are reported', () => {
  expect(linksOf('[a](nowhere.md)')).toEqual(['docs/examples/x.md: nowhere.md does not exist']);
  expect(linksOf('# One\n\n[a](#two)')).toEqual(['docs/examples/x.md: #two has no such heading']);
});

test('text like a link inside code is ignored', () => {
  expect(linksOf('`[a](nowhere.md)`\n\n```ts\nx[a](nowhere.md)\n```')).toEqual([]);
});

test('headings inside code have no anchor, and equal headings are numbered', () => {
  expect(linksOf('```sh\n# two\n```\n\n[a](#two)')).toHaveLength(1);
  expect(linksOf('# Two\n\n# Two\n\n[a](#two-1)')).toEqual([]);
});

test('a link from a page of the package to one that is not in it is reported', () => {
  const broken = (path: string): string[] =>
    brokenLinks(new Map([[path, '[a](../rules/README.md) [b](../architecture.md)']])).filter((line) =>
      line.startsWith(path),
    );
  expect(broken('docs/guide/x.md')).toEqual(['docs/guide/x.md: ../rules/README.md is not in the package']);
  expect(broken('docs/examples/x.md')).toEqual([]);
});

test('a link of a packed page is dead if its file or folder is not packed, pictures too', () => {
  const pages: Record<string, string> = {
    'README.md':
      '[a](docs/one.md#x) [b](docs) [c](https://example.org) ![d](docs/pictures/p.png) [e](docs/el/)',
    'docs/one.md': '[up](../README.md) [two](two.md) [here](#x) `[no](gone.md)`',
    LICENSE: '[not a page](gone.md)',
  };
  expect(deadLinks(Object.keys(pages), (path) => pages[path] ?? '')).toEqual([
    'README.md of the package leads to docs/pictures/p.png, which is not in it',
    'README.md of the package leads to docs/el/, which is not in it',
    'docs/one.md of the package leads to two.md, which is not in it',
  ]);
});
